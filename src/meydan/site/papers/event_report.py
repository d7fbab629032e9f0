"""The whole event in one file, category after category, with its pictures."""

from collections.abc import Sequence

from django.db.models import Q
from django.utils import formats, translation

from meydan.games.words import Words
from meydan.paper import PAPERS, Part
from meydan.paper.drawings import Drawings
from meydan.paper.report import EventReport
from meydan.rulebooks import load
from meydan.site.models import Category, EventLevel, Format, Role
from meydan.site.papers import entry_lists, results
from meydan.site.papers.people import contestants
from meydan.site.papers.wish import Wish
from meydan.site.pictures.drawn import category_drawings, day_drawing
from meydan.site.records.course import course_of

DAY, PLACE, LEVEL = Words("Gün", "Day"), Words("Yer", "Place"), Words("Düzey", "Level")
RULEBOOK = Words("Kural kitabı", "Rulebook")
CATEGORIES = Words("Kategori", "Categories")
PLAYERS = Words("Oyuncu", "Players")
HEAD_REFEREE = Words("Başhakem", "Head referee")


def event_report(wish: Wish) -> list[EventReport]:
    return [EventReport(facts(wish), tuple(parts(wish)))]


def facts(wish: Wish) -> tuple[tuple[Words, str], ...]:
    event = wish.event
    with translation.override(wish.language):
        day = formats.date_format(event.day, "j F Y")
    head = event.officials.filter(role=Role.HEAD_REFEREE).values_list("name", flat=True)
    contestants = event.entries.filter(Q(start_number__isnull=False) | Q(erased=False)).count()
    lines = (
        (DAY, day),
        (PLACE, event.place),
        (LEVEL, EventLevel(event.level).words.in_language(wish.language)),
        (RULEBOOK, load(event.rulebook).title.in_language(wish.language)),
        (CATEGORIES, str(event.categories.count())),
        (PLAYERS, str(contestants)),
        (HEAD_REFEREE, ", ".join(head)),
    )
    return tuple((name, text) for name, text in lines if text)


def parts(wish: Wish) -> list[Part]:
    made: list[Part] = []
    for category in wish.event.categories.all():
        made += category_parts(wish.for_category(category), category)
    day = day_drawing(wish.event, wish.language)
    return made + (printed("drawings", [Drawings((day,))], wish) if day else [])


def category_parts(wish: Wish, category: Category) -> list[Part]:
    """What the category has come to so far; one that nobody entered is not mentioned."""
    if not category.entries.filter(erased=False).exists():
        return []
    made = printed("starting-list", entry_lists.starting_list(wish), wish)
    if not course_of(category).begun:
        return made
    made += printed("standings", results.standings_list(wish), wish)
    if category.format == Format.KNOCKOUT:
        made += printed("bracket", results.bracket(wish), wish)
    else:
        made += printed("cross-table", results.cross_table(wish), wish)
        made += printed("drawings", drawings(wish, category), wish)
    return made + printed("decisions", results.decisions(wish), wish)


def drawings(wish: Wish, category: Category) -> list[Drawings]:
    """The heat map and the race for points, where something has been played."""
    names = {number: person.name for number, person in contestants(course_of(category), wish).items()}
    drawn = tuple(category_drawings(category, names, wish.language))
    return [Drawings(drawn)] if drawn else []


def printed(paper: str, values: Sequence[object], wish: Wish) -> list[Part]:
    return [part for value in values for part in PAPERS[paper].parts(value, wish.language)]
