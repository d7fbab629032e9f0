"""Tie-breaks on ratings (C.07, article 10): averages and performances against the opponents really met.

They are defined only when every player is rated, or when the code says what an unrated player counts (/U1000).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from meydan.tournament.crosstable import Result
from meydan.tournament.standings.codes import TieBreak
from meydan.tournament.standings.cutting import after_cut
from meydan.tournament.standings.rating_tables import difference, expected_percent
from meydan.tournament.standings.scorecards import Scorecard, Scorecards
from meydan.tournament.standings.terms import Reason, Sum, Term, rounded_half_up

FARTHEST = 800
SHARE = {Result.WIN: 2, Result.SHORT_WIN: 2, Result.DRAW: 1, Result.SHORT_DRAW: 1}  # in halves, whatever is paid


@dataclass(frozen=True, slots=True)
class Field:
    """The rated opponents a player met: the terms, and the points made against those not cut, in halves."""

    terms: tuple[Term, ...]
    made: int

    @property
    def ratings(self) -> list[int]:
        return [term.amount for term in self.terms if term.cut is None]


def average_rating(code: TieBreak, cards: Scorecards) -> dict[int, Sum]:
    return _each(code, cards, lambda field: mean(field.ratings))


def performance(code: TieBreak, cards: Scorecards) -> dict[int, Sum]:
    return _each(code, cards, lambda field: mean(field.ratings) + difference(_percent(field)))


def perfect_performance(code: TieBreak, cards: Scorecards) -> dict[int, Sum]:
    return _each(code, cards, lambda field: _lowest_rating_expecting(field.made, field.ratings))


def average_of_opponents(values: dict[int, Sum], cards: Scorecards) -> dict[int, Sum]:
    """The mean of the opponents' performances, for APRO and APPO."""
    found = {}
    for number, card in cards.cards.items():
        terms = [
            Term(played.number, played.opponent, amount, Reason.PERFORMANCE)
            for played in card.rounds
            if played.played and played.opponent is not None
            if (amount := values[played.opponent].amount) is not None
        ]
        found[number] = Sum(mean([term.amount for term in terms]) if terms else None, 1, tuple(terms))
    return found


def mean(ratings: Sequence[int]) -> int:
    return rounded_half_up(Fraction(sum(ratings), len(ratings)))


def _each(code: TieBreak, cards: Scorecards, value: Callable[[Field], int]) -> dict[int, Sum]:
    defined = code.unrated is not None or all(card.rating for card in cards.cards.values())
    found = {}
    for number, card in cards.cards.items():
        field = _field(code, cards, card) if defined else Field((), 0)
        found[number] = Sum(value(field) if field.ratings else None, 1, field.terms)
    return found


def _field(code: TieBreak, cards: Scorecards, card: Scorecard) -> Field:
    met = [
        Term(played.number, played.opponent, rating, Reason.RATING)
        for played in card.rounds
        if played.played and played.opponent is not None
        if (rating := cards.cards[played.opponent].rating or code.unrated) is not None
    ]
    terms = after_cut(met, code.cut_low, code.cut_high)
    counted = {term.round_number for term in terms if term.cut is None}
    made = sum(SHARE.get(played.result, 0) for played in card.rounds if played.number in counted)
    return Field(tuple(terms), made)


def _percent(field: Field) -> int:
    return rounded_half_up(Fraction(100 * field.made, 2 * len(field.ratings)))


def _lowest_rating_expecting(made: int, ratings: Sequence[int]) -> int:
    """The lowest rating that would have been expected to make these points (given in halves)."""
    if made == 0:
        return min(ratings) - FARTHEST
    wanted = 50 * made
    low, high = min(ratings) - FARTHEST, max(ratings) + FARTHEST
    while high - low > 1:
        middle = (low + high) // 2
        if sum(expected_percent(middle, rating) for rating in ratings) >= wanted:
            high = middle
        else:
            low = middle
    return high
