"""The day of an event as its rulebook lays it down: what begins when, and the categories that begin then."""

from dataclasses import dataclass
from datetime import date, datetime

from meydan.games.words import Words
from meydan.rulebooks import Rulebook
from meydan.rulebooks.event import Category as RulebookCategory
from meydan.rulebooks.event import Slot
from meydan.tournament.checkin import deadline
from meydan.tournament.entries import Category
from meydan.tournament.levels import SchoolLevel
from meydan.tournament.names import upper_case


@dataclass(frozen=True, slots=True)
class ProgrammeLine:
    """A time of the day, what it is for, and the categories that are played side by side from then on.

    `in_hall_by` is when their contestants must be there, where the rulebook says so.
    """

    at: datetime
    title: Words
    categories: tuple[Category, ...] = ()
    in_hall_by: datetime | None = None


def programme(rulebook: Rulebook, day: date) -> tuple[ProgrammeLine, ...]:
    """The rulebook's programme on this day; empty where a rulebook has none."""
    return tuple(programme_line(rulebook, slot, datetime.combine(day, slot.at)) for slot in rulebook.event.programme)


def programme_line(rulebook: Rulebook, slot: Slot, at: datetime) -> ProgrammeLine:
    entry = rulebook.event.entry
    categories = tuple(category(rulebook, planned) for planned in slot.categories)
    in_hall_by = deadline(at, entry.check_in.minutes) if entry and categories else None
    return ProgrammeLine(at, slot.title, categories, in_hall_by)


def category(rulebook: Rulebook, planned: RulebookCategory) -> Category:
    """A category of the rulebook, open for entries; where each school sends its champion, one a school."""
    level = SchoolLevel(planned.school)
    rules = rulebook.game(planned.game)
    game = rules.title.tr if rules else planned.game
    return Category(
        name=f"{upper_case(level.words.tr[0])}{level.words.tr[1:]} {game}",
        game=planned.game,
        level=level,
        per_school=1 if rulebook.event.entry else None,
    )
