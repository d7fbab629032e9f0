"""What is true of a round at the moment: what the round table (`tournament.rounds`) asks before anything is done."""

from meydan.site.models import Format
from meydan.site.records.course import Course
from meydan.site.records.entries import attendance_of
from meydan.site.records.findings import unaccounted
from meydan.site.records.knockouts import knockout_of
from meydan.site.records.leagues import fixture_of
from meydan.tournament.attendance import not_in_round
from meydan.tournament.entries import LateEntry
from meydan.tournament.rounds.situation import BEGUN_STATES, Fact, Later, Situation, State


def situation_of(course: Course, number: int, *more: Fact) -> Situation:
    """The situation of round `number`; `more` are the facts that only the caller knows (of a table, of a person)."""
    return Situation(course.state(number), later_of(course, number), facts_of(course, number) | set(more))


def category_situation(course: Course) -> Situation:
    """For what concerns the whole category and asks only how far its newest round is, and whether it has begun."""
    begun = frozenset({Fact.BEGUN}) if course.begun else frozenset()
    return Situation(course.state(course.next_number - 1), facts=begun)


def later_of(course: Course, number: int) -> Later:
    if course.round(number + 2) is not None:
        return Later.TWO_LATER
    following = course.state(number + 1)
    if following is State.NOT_PAIRED:
        return Later.NOTHING
    return Later.NEXT_PUBLISHED if following in BEGUN_STATES else Later.NEXT_DRAFT


def facts_of(course: Course, number: int) -> frozenset[Fact]:
    category, state = course.category, course.state(number)
    missing = course.missing_before(number)
    with_own = missing + (course.missing(number) if state is State.PLAYING else ())
    open_results = (pairing for pairing in course.tables.get(number, ()) if pairing.second_id and not pairing.confirmed)
    facts = {
        Fact.BEGUN: course.begun,
        Fact.RESULT_MISSING: bool(missing),
        Fact.POSTPONED_AS_DRAWN: bool(with_own) and all(pairing.postponed for pairing in with_own),
        Fact.ROUNDS_LEFT: rounds_left(course, number),
        Fact.UNCONFIRMED: category.event.second_person and state is State.COMPLETE and any(open_results),
        Fact.BEYOND_RULES: category.beyond_rules,
        Fact.LATE_ENTRY_ALLOWED: category.late_entry != LateEntry.REFUSED,
        Fact.UNACCOUNTED: state is State.DRAFT and bool(unaccounted(course, number)),
    }
    return frozenset(fact for fact, true in facts.items() if true)


def rounds_left(course: Course, number: int) -> bool:
    """Whether another round follows round `number`."""
    category = course.category
    if category.format == Format.SWISS:
        return number < category.rounds
    if category.format == Format.LEAGUE:
        return len(course.entries) > 1 and number < len(fixture_of(category, len(course.entries)).rounds)
    return not knockout_of(course, number).over


def to_be_paired(course: Course, number: int) -> list[int]:
    """Who would be paired in round `number`, by starting number."""
    if course.category.format == Format.KNOCKOUT:
        return list(knockout_of(course, number - 1).still_in)
    away = not_in_round(tuple(attendance_of(entry) for entry in course.entries), number)
    return [course.numbers[entry.pk] for entry in course.entries if course.numbers[entry.pk] not in away]
