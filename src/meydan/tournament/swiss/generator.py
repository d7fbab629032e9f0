"""Random tournaments from a seed, to try the pairing and the standings on.

Only `Random.random` is drawn from, and only whole numbers are compared, so a seed gives the same tournament everywhere.
"""

from dataclasses import dataclass, field, replace
from random import Random

from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, PointSystem, Result
from meydan.tournament.swiss.pairing import Impossible, Pairing, pair

_ABSENCE = Encounter(None, None, Result.ABSENT)


@dataclass(frozen=True, slots=True)
class Plan:
    """What kind of tournament to make up. Rates are per thousand: of games, or of players in a round."""

    players: int
    rounds: int
    seed: int
    draws: int = 250
    forfeits: int = 0
    half_byes: int = 0
    absences: int = 0
    late_entries: int = 0
    forbidden_pairs: int = 0
    accelerated: bool = False
    first_colour: Colour = Colour.WHITE
    points: PointSystem = field(default_factory=PointSystem)


def generate(plan: Plan) -> CrossTable:
    """Play a whole tournament; it ends early if a round cannot be paired."""
    table = opening(plan)
    while table.played_rounds < plan.rounds:
        table = before_round(plan, table)
        pairing = pair(table)
        if isinstance(pairing, Impossible):
            return replace(table, not_in_next={})
        table = after_round(plan, table, pairing)
    return table


def opening(plan: Plan) -> CrossTable:
    """The starting list, strongest first, and what holds for the whole tournament."""
    draw = _Draw(plan.seed, 0)
    ratings = sorted((1000 + draw.below(1400) for _ in range(plan.players)), reverse=True)
    contestants = tuple(
        Contestant(number, f"Player {number:04d}", rating) for number, rating in enumerate(ratings, start=1)
    )
    forbidden: set[frozenset[int]] = set()
    for _ in range(plan.forbidden_pairs):
        forbidden.add(frozenset({1 + draw.below(plan.players), 1 + draw.below(plan.players)}))
    return CrossTable(
        contestants,
        plan.rounds,
        plan.first_colour,
        plan.points,
        forbidden=frozenset(pair for pair in forbidden if len(pair) == 2),
        virtual_points=_virtual_points(plan) if plan.accelerated else {},
    )


def before_round(plan: Plan, table: CrossTable) -> CrossTable:
    """Decide who misses the next round. A late entrant misses the first one or two."""
    draw = _Draw(plan.seed, 2 * table.played_rounds + 1)
    missing: dict[int, Result] = {}
    for contestant in table.contestants:
        chance = draw.below(1000)
        arrives = _Draw(plan.seed, -contestant.number)
        if arrives.below(1000) < plan.late_entries and table.played_rounds <= arrives.below(2):
            missing[contestant.number] = Result.ABSENT
        elif chance < plan.half_byes:
            missing[contestant.number] = Result.HALF_BYE
        elif chance < plan.half_byes + plan.absences:
            missing[contestant.number] = Result.ABSENT
    return replace(table, not_in_next=missing)


def after_round(plan: Plan, table: CrossTable, pairing: Pairing) -> CrossTable:
    """Play the games of a pairing."""
    draw = _Draw(plan.seed, 2 * table.played_rounds + 2)
    ratings = {contestant.number: contestant.rating for contestant in table.contestants}
    encounters = {number: Encounter(None, None, result) for number, result in table.not_in_next.items()}
    if pairing.bye is not None:
        encounters[pairing.bye] = Encounter(None, None, Result.PAIRING_BYE)
    for white, black in sorted(pairing.boards):
        of_white, of_black = _game(plan, draw, ratings[white] - ratings[black])
        encounters[white] = Encounter(black, Colour.WHITE, of_white)
        encounters[black] = Encounter(white, Colour.BLACK, of_black)
    contestants = tuple(
        replace(contestant, encounters=(*contestant.encounters, encounters.get(contestant.number, _ABSENCE)))
        for contestant in table.contestants
    )
    return replace(table, contestants=contestants, not_in_next={})


def _game(plan: Plan, draw: "_Draw", advantage: int) -> tuple[Result, Result]:
    white_wins = draw.below(1_000_000) < 500_000 + 500_000 * advantage // (abs(advantage) + 400)
    if draw.below(1000) < plan.forfeits:
        won, lost = Result.FORFEIT_WIN, Result.FORFEIT_LOSS
    elif draw.below(1000) < plan.draws:
        return Result.DRAW, Result.DRAW
    else:
        won, lost = Result.WIN, Result.LOSS
    return (won, lost) if white_wins else (lost, won)


def _virtual_points(plan: Plan) -> dict[int, tuple[int, ...]]:
    """Baku acceleration (C.04.5.1): the upper half gets a win's worth, later half of it."""
    upper = 2 * ((plan.players + 3) // 4)
    full = (plan.rounds + 1) // 2
    first = (full + 1) // 2
    points = (plan.points.win,) * first + (plan.points.draw,) * (full - first)
    return dict.fromkeys(range(1, upper + 1), points)


class _Draw:
    """Whole numbers from a seed; every use has its own stream."""

    def __init__(self, seed: int, stream: int) -> None:
        self._random = Random(seed * 1_000_003 + stream)

    def below(self, bound: int) -> int:
        return int(self._random.random() * bound)
