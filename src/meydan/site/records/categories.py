"""A category as the tournament's rules see it, and how far it has come for somebody who wants to enter or check in."""

from datetime import datetime

from meydan.rulebooks.loader import load
from meydan.site.models import Category, Format, RoundRow
from meydan.tournament import entries
from meydan.tournament.checkin import MINUTES_BEFORE, deadline
from meydan.tournament.entries import LateEntry
from meydan.tournament.levels import SchoolLevel
from meydan.tournament.rounds.situation import BEGUN_STATES, Fact, Situation, State


def category_of(row: Category) -> entries.Category:
    return entries.Category(
        name=row.name,
        game=row.game,
        level=SchoolLevel(row.school_level) if row.school_level else None,
        per_school=row.per_school,
        late_entry=late_entry_of(row),
        paired=begun(row),
    )


def late_entry_of(row: Category) -> LateEntry:
    """Only a Swiss can take somebody in later: a bracket or a fixture is full once it is made."""
    return LateEntry(row.late_entry) if row.format == Format.SWISS else LateEntry.REFUSED


def current_rounds(row: Category) -> list[RoundRow]:
    return list(row.rounds_paired.filter(current=True).order_by("number"))


def begun(row: Category) -> bool:
    """The first pairing is published: nobody enters by the ordinary door any more (`salihli.event.5`)."""
    return any(State(one.state) in BEGUN_STATES for one in current_rounds(row))


def last_published(row: Category) -> int:
    """The newest round that everybody has seen; 0 before the first."""
    return max((one.number for one in current_rounds(row) if State(one.state) in BEGUN_STATES), default=0)


def open_draft(row: Category) -> RoundRow | None:
    return row.rounds_paired.filter(current=True, state=State.DRAFT.value).first()


def situation_for_coming(row: Category) -> Situation:
    """What decides whether somebody may still enter or check in: the newest round, and the category's rule."""
    rounds = current_rounds(row)
    state = State(rounds[-1].state) if rounds else State.NOT_PAIRED
    facts = {Fact.BEGUN} if last_published(row) else set[Fact]()
    if late_entry_of(row) is not LateEntry.REFUSED:
        facts.add(Fact.LATE_ENTRY_ALLOWED)
    return Situation(state, facts=frozenset(facts))


def minutes_before(row: Category) -> int:
    rules = load(row.rulebook).event.entry
    return rules.check_in.minutes if rules else MINUTES_BEFORE


def in_hall_by(row: Category) -> datetime | None:
    """When everybody must be in the hall; None while the category has no time."""
    return deadline(row.starts, minutes_before(row)) if row.starts else None
