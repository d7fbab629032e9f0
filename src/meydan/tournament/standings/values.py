"""The value of every player under one tie-break."""

from collections.abc import Callable, Sequence

from meydan.tournament.standings import buchholz, counting, ratings
from meydan.tournament.standings.codes import TieBreak
from meydan.tournament.standings.counting import SetScores
from meydan.tournament.standings.direct_encounter import direct_encounter
from meydan.tournament.standings.scorecards import Scorecards
from meydan.tournament.standings.terms import Sum

Values = dict[int, Sum]


def values_of(code: TieBreak, cards: Scorecards, tied: Sequence[Sequence[int]], set_scores: SetScores) -> Values:
    """Every player's value. `tied` are the groups still level before this tie-break; only DE looks at them."""
    if code.name == "DE":
        return {number: value for group in tied for number, value in direct_encounter(code, cards, group).items()}
    if code.name in counting.COUNTS:
        return counting.count(code, cards)
    return VALUES[code.name](code, cards, set_scores)


def _average_performance(code: TieBreak, cards: Scorecards, _: SetScores) -> Values:
    return ratings.average_of_opponents(ratings.performance(code, cards), cards)


def _average_perfect_performance(code: TieBreak, cards: Scorecards, _: SetScores) -> Values:
    return ratings.average_of_opponents(ratings.perfect_performance(code, cards), cards)


VALUES: dict[str, Callable[[TieBreak, Scorecards, SetScores], Values]] = {
    "PTS": lambda _, cards, __: {number: counting.points(card) for number, card in cards.cards.items()},
    "BH": lambda code, cards, _: buchholz.buchholz(code, cards),
    "FB": lambda code, cards, _: buchholz.buchholz(code, cards),
    "SB": lambda code, cards, _: buchholz.sonneborn_berger(code, cards),
    "AOB": lambda code, cards, _: buchholz.average_of_buchholz(code, cards),
    "PS": lambda code, cards, _: {n: counting.progressive_score(code, card) for n, card in cards.cards.items()},
    "KS": lambda code, cards, _: counting.koya(code, cards),
    "ARO": lambda code, cards, _: ratings.average_rating(code, cards),
    "TPR": lambda code, cards, _: ratings.performance(code, cards),
    "PTP": lambda code, cards, _: ratings.perfect_performance(code, cards),
    "APRO": _average_performance,
    "APPO": _average_perfect_performance,
    "SD": lambda _, cards, set_scores: counting.set_difference(cards, set_scores),
    "GP": lambda _, cards, set_scores: counting.game_points(cards, set_scores),
    "TPN": lambda _, cards, __: {number: counting.starting_number(card) for number, card in cards.cards.items()},
}
