"""Tie-breaks that count or add up a player's own rounds (C.07, articles 7 and 10 to 12)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from meydan.tournament.crosstable import Colour
from meydan.tournament.standings.codes import TieBreak
from meydan.tournament.standings.errors import MissingSetScores
from meydan.tournament.standings.scorecards import Pairings, Round, Scorecard, Scorecards
from meydan.tournament.standings.terms import Cut, Reason, Sum, Term, summed


@dataclass(frozen=True, slots=True)
class SetScore:
    """One match of one player: sets won and lost, and the points made inside the games (stones, discs, balls …)."""

    won: int
    lost: int
    game_points: int = 0


SetScores = Mapping[int, Mapping[int, SetScore]]  # by starting number, then by round


def points(card: Scorecard) -> Sum:
    terms = [Term(played.number, played.opponent, played.points, Reason.EARNED) for played in card.rounds]
    if card.adjustment:
        terms.append(Term(0, None, card.adjustment, Reason.ADJUSTMENT))
    return Sum(card.points, 2, tuple(terms))


def progressive_score(code: TieBreak, card: Scorecard) -> Sum:
    """The scores after each round added up; a cut leaves out the first rounds."""
    terms = []
    so_far = 0
    for played in card.rounds:
        so_far += played.points
        out = Cut.FIRST_ROUNDS if played.number <= code.cut_low else None
        terms.append(Term(played.number, played.opponent, so_far, Reason.AFTER_ROUND, cut=out))
    return summed(terms, 2)


def koya_limit(code: TieBreak, cards: Scorecards) -> Fraction:
    """Half of the points that can be made (or the stated share), in halves."""
    matches = cards.rounds
    if cards.pairings is Pairings.FIXTURE:
        matches = max(sum(played.opponent is not None for played in card.rounds) for card in cards.cards.values())
    return Fraction(code.limit_percent * cards.table.points.win * matches, 100) + code.limit_shift


def koya(code: TieBreak, cards: Scorecards) -> dict[int, Sum]:
    """The points made against those who reached the limit."""
    limit = koya_limit(code, cards)
    reached = {number for number, card in cards.cards.items() if card.points >= limit}

    def terms(card: Scorecard) -> list[Term]:
        return [
            Term(
                played.number,
                played.opponent,
                played.points,
                Reason.EARNED,
                cut=None if played.opponent in reached else Cut.BELOW_LIMIT,
            )
            for played in card.rounds
            if played.opponent is not None
        ]

    return {number: summed(terms(card), 2) for number, card in cards.cards.items()}


Counts = Callable[[Round, int], bool]

# What each counting tie-break counts, given the round and the points of a win.
COUNTS: dict[str, Counts] = {
    "WIN": lambda played, win: played.points == win,
    "WON": lambda played, win: played.played and played.points == win,
    "BPG": lambda played, _: played.played and played.colour is Colour.BLACK,
    "BWG": lambda played, win: played.played and played.colour is Colour.BLACK and played.points == win,
    "REP": lambda played, _: not played.missed,
}


def count(code: TieBreak, cards: Scorecards) -> dict[int, Sum]:
    counts, win = COUNTS[code.name], cards.table.points.win
    return {
        number: summed(
            [Term(played.number, played.opponent, 1, Reason.COUNTED) for played in card.rounds if counts(played, win)],
            1,
        )
        for number, card in cards.cards.items()
    }


def starting_number(card: Scorecard) -> Sum:
    return summed([Term(0, None, card.number, Reason.NUMBER)], 1)


def set_difference(cards: Scorecards, set_scores: SetScores) -> dict[int, Sum]:
    return _of_sets("SD", Reason.SETS, cards, set_scores, lambda score: score.won - score.lost)


def game_points(cards: Scorecards, set_scores: SetScores) -> dict[int, Sum]:
    return _of_sets("GP", Reason.GAME_POINTS, cards, set_scores, lambda score: score.game_points)


def _of_sets(
    code: str, reason: Reason, cards: Scorecards, set_scores: SetScores, amount: Callable[[SetScore], int]
) -> dict[int, Sum]:
    """Only matches that were played count; byes and forfeits have no sets."""
    if not set_scores:
        raise MissingSetScores(code)
    found = {}
    for number, card in cards.cards.items():
        own = set_scores.get(number, {})
        terms = [
            Term(played.number, played.opponent, amount(own[played.number]), reason)
            for played in card.rounds
            if played.played and played.number in own
        ]
        found[number] = summed(terms, 1)
    return found
