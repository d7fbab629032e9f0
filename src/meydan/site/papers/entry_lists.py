"""Before the first round: the starting list, the list at the door, the technical meeting."""

from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.paper.briefing import Briefing
from meydan.paper.entry_lists import CheckInList, StartingList
from meydan.paper.people import Person
from meydan.rulebooks import load
from meydan.site.models import Category, EntryRow
from meydan.site.papers.people import contestants, person_of
from meydan.site.papers.wish import Wish
from meydan.site.records.categories import in_hall_by
from meydan.site.records.entries import in_starting_order
from meydan.site.records.matches import rules_of


def starting_list(wish: Wish) -> list[StartingList]:
    """With the numbers that the first pairing fixed; before it, by surname as they would be given now."""
    category = wish.of_category
    people = tuple(contestants(wish.course, wish).values())
    if not people:
        rows = enumerate(entered(category), start=1)
        people = tuple(person_of(row, number, wish.full_names) for number, row in rows)
    return [StartingList(category.name, rules_of(category), somebody(people))]


def check_in_list(wish: Wish) -> list[CheckInList]:
    """By surname, each with the number of the entry: starting numbers come with the first pairing."""
    category = wish.of_category
    time = in_hall_by(category)
    return [
        CheckInList(
            category.name,
            somebody(tuple(person_of(row, row.number, wish.full_names) for row in entered(category))),
            timezone.localtime(time).strftime("%H:%M") if time else "",
            load(category.rulebook).event.entry,
        )
    ]


def briefing(wish: Wish) -> list[Briefing]:
    category = wish.of_category
    return [Briefing(category.name, load(category.rulebook), rules_of(category))]


def entered(category: Category) -> list[EntryRow]:
    return in_starting_order(category.entries.filter(erased=False).select_related("category"))


def somebody(people: tuple[Person, ...]) -> tuple[Person, ...]:
    if not people:
        raise Refusal(
            Words("Bu kategoride kayıt yok. Önce kayıt ekleyin.", "Nobody is entered yet. Add entries first.")
        )
    return people
