"""Direct encounter (C.07, article 6): the matches that tied players played among themselves."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from meydan.tournament.standings.codes import TieBreak
from meydan.tournament.standings.scorecards import Pairings, Scorecards
from meydan.tournament.standings.terms import Reason, Sum, Term


@dataclass(frozen=True, slots=True)
class Meeting:
    """What one of the tied made against the others, and could at most have made, in halves."""

    number: int
    made: Fraction
    at_most: Fraction


def direct_encounter(code: TieBreak, cards: Scorecards, tied: Sequence[int]) -> dict[int, Sum]:
    """The place of each among the tied, from 1; 0 for all when their matches do not tell them apart."""
    places = _settled(code, cards, tied)
    split = len(set(places.values())) > 1
    group = frozenset(tied)
    return {
        number: Sum(place if split else 0, 1, tuple(_terms(code, cards, number, group)), term_scale=2)
        for number, place in places.items()
    }


def _settled(code: TieBreak, cards: Scorecards, tied: Sequence[int]) -> dict[int, int]:
    """Split the group, then each part by its own matches again, until nothing more is told apart."""
    parts = _split(code, cards, tied)
    if len(parts) == 1:
        return dict.fromkeys(tied, 1)
    places = {}
    above = 0
    for part in parts:
        for number, place in _settled(code, cards, part).items():
            places[number] = above + place
        above += len(part)
    return places


def _split(code: TieBreak, cards: Scorecards, tied: Sequence[int]) -> list[list[int]]:
    group = frozenset(tied)
    meetings = [_meeting(code, cards, number, group) for number in sorted(tied)]
    meetings.sort(key=lambda meeting: (-meeting.made, -meeting.at_most))
    if all(meeting.made == meeting.at_most for meeting in meetings):
        return _by_points(meetings)
    return _out_of_reach(meetings)


def _by_points(meetings: Sequence[Meeting]) -> list[list[int]]:
    """All have met: what they made decides."""
    parts: dict[Fraction, list[int]] = {}
    for meeting in meetings:
        parts.setdefault(meeting.made, []).append(meeting.number)
    return list(parts.values())


def _out_of_reach(meetings: Sequence[Meeting]) -> list[list[int]]:
    """Not all have met: who would be first whatever the missing matches had brought is first; the rest stay tied."""
    parts: list[list[int]] = []
    for at, meeting in enumerate(meetings[:-1]):
        if meeting.made <= max(later.at_most for later in meetings[at + 1 :]):
            break
        parts.append([meeting.number])
    rest = [meeting.number for meeting in meetings[len(parts) :]]
    return [*parts, rest]


def _meeting(code: TieBreak, cards: Scorecards, number: int, tied: frozenset[int]) -> Meeting:
    """Several matches against the same opponent count as their average (6.1.2)."""
    against: dict[int, list[int]] = {}
    for term in _terms(code, cards, number, tied):
        if term.opponent is not None:
            against.setdefault(term.opponent, []).append(term.amount)
    made = sum((Fraction(sum(points), len(points)) for points in against.values()), Fraction())
    missing = 0 if cards.pairings is Pairings.FIXTURE else len(tied) - 1 - len(against)
    return Meeting(number, made, made + missing * cards.table.points.win)


def _terms(code: TieBreak, cards: Scorecards, number: int, tied: frozenset[int]) -> list[Term]:
    forfeits = code.forfeits_as_played or cards.pairings is Pairings.FIXTURE
    return [
        Term(played.number, played.opponent, played.points, Reason.AGAINST_TIED)
        for played in cards.cards[number].rounds
        if played.opponent in tied and (played.played or forfeits)
    ]
