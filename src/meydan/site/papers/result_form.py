"""The form to the next level (`salihli.event.16`): the champion of every category."""

from datetime import date

from meydan.games.words import Words
from meydan.paper.result_form import Champion, ResultForm
from meydan.rulebooks import load
from meydan.rulebooks.card_facts import Level
from meydan.site.house_key import house_key
from meydan.site.models import Category
from meydan.site.papers.keepsakes import day_and_place, signatories
from meydan.site.papers.people import contestants
from meydan.site.papers.wish import Wish
from meydan.site.records.standings import standings_of

RECEIVERS = {
    Level.DISTRICT: Words("İl Millî Eğitim Müdürlüğü", "Provincial Directorate of National Education"),
    Level.PROVINCE: Words("Türkiye birinciliği düzenleme kurulu", "Organising board of the national championship"),
}
SCHOOL_YEAR_BEGINS = 8


def result_form(wish: Wish) -> list[ResultForm]:
    event = wish.event
    level = Level(event.level)
    return [
        ResultForm(
            level,
            event.office or event.name,
            event.reports_to or RECEIVERS[level].in_language(wish.language),
            school_year(event.day),
            day_and_place(wish),
            tuple(one for category in event.categories.all() for one in champions(wish.for_category(category))),
            signatories(event, wish.language),
            load(event.rulebook).event.result_form,
            house_key().fingerprint,
        )
    ]


def champions(wish: Wish) -> list[Champion]:
    """One, where the category is settled; nobody while it is open, and several where a tie was left."""
    category: Category = wish.of_category
    found = standings_of(category)
    players = len(found.course.entries)
    if not category.final:
        return [Champion(category.name, players, None)]
    people = contestants(found.course, wish)
    best = [people[number] for number, place in found.places.items() if place == 1]
    return [Champion(category.name, players, one) for one in best] or [Champion(category.name, players, None)]


def school_year(day: date) -> str:
    first = day.year if day.month >= SCHOOL_YEAR_BEGINS else day.year - 1
    return f"{first}–{first + 1}"
