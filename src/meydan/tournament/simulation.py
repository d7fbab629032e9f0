"""How sure the strongest is to win: many tournaments played with dice from a recorded seed.

The model is simple on purpose. Strengths are spread like a school's players (a standard deviation of 200 Elo points);
one match in ten is drawn, else a player with 400 points more wins ten times as often (Bradley and Terry's model with
whole-number weights). The starting list says nothing about strength, as it is by surname.

The Swiss of the simulation is a simplified one: score groups from the top, upper half against lower half, the first
opponent not yet met, bye to the last without one; no colours, and a second meeting only where no other is left. Level
on points: Buchholz, then lot; in a league lot. In a knock-out a drawn match is settled by lot.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations

from meydan.tournament.advice import Format, Plan
from meydan.tournament.lots import Numbers

# Three dice of 400 add up to a mean of 600 and a standard deviation of 200.
DICE, SIDES_OF_A_DIE = 3, 400
WEIGHTS = tuple(round(1000 * 10 ** (elo / 400)) for elo in range(DICE * SIDES_OF_A_DIE))
ONE_DRAW_IN = 10

WIN, DRAW = 2, 1


@dataclass(frozen=True, slots=True)
class Certainty:
    """In how many of the trials the strongest player came first, and was among the first three."""

    trials: int
    first: int
    top_three: int

    @property
    def of_first(self) -> Fraction:
        return Fraction(self.first, self.trials)

    @property
    def of_top_three(self) -> Fraction:
        return Fraction(self.top_three, self.trials)


class Field:
    """The players of one trial and the dice."""

    def __init__(self, players: int, numbers: Numbers) -> None:
        self.numbers = numbers
        elos = [sum(numbers.below(SIDES_OF_A_DIE) for _ in range(DICE)) for _ in range(players)]
        self.weights = [WEIGHTS[elo] for elo in elos]
        self.strongest = max(range(players), key=elos.__getitem__)

    def play(self, one: int, other: int) -> int:
        """Halves for `one`: 2, 1 or 0."""
        both = self.weights[one] + self.weights[other]
        die = self.numbers.below(ONE_DRAW_IN * both)
        if die >= (ONE_DRAW_IN - 1) * both:
            return DRAW
        return WIN if die < (ONE_DRAW_IN - 1) * self.weights[one] else 0

    def by_lot(self, players: list[int]) -> list[int]:
        order = list(players)
        for last in range(len(order) - 1, 0, -1):
            other = self.numbers.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def simulate(plan: Plan, trials: int, seed: str) -> Certainty:
    """Plays the plan so often; the same seed gives the same answer."""
    play = PLAYS[plan.format]
    first = top_three = 0
    for trial in range(1, trials + 1):
        field = Field(plan.players, Numbers(f"simulation of {plan.format}, trial {trial}", seed))
        final = play(field, plan)
        place = final.index(field.strongest)
        first += place == 0
        top_three += place < 3
    return Certainty(trials, first, top_three)


def ranked(field: Field, points: list[int], tie_break: list[int]) -> list[int]:
    return sorted(field.by_lot(list(range(len(points)))), key=lambda player: (-points[player], -tie_break[player]))


def play_league(field: Field, plan: Plan) -> list[int]:
    points = [0] * plan.players
    cycles = 2 if plan.format is Format.DOUBLE_ROUND_ROBIN else 1
    for _ in range(cycles):
        for one, other in combinations(range(plan.players), 2):
            scored = field.play(one, other)
            points[one] += scored
            points[other] += WIN - scored
    return ranked(field, points, [0] * plan.players)


def play_knockout(field: Field, plan: Plan) -> list[int]:
    """Who goes out later stands higher; within a round it is by lot."""
    left = list(range(plan.players))
    byes = [0] * plan.players
    final: list[int] = []
    while len(left) > 1:
        order = field.by_lot(left)
        winners = []
        if len(order) % 2:
            lucky = min(order, key=byes.__getitem__)
            byes[lucky] += 1
            order.remove(lucky)
            winners.append(lucky)
        losers = []
        for one, other in zip(order[::2], order[1::2], strict=True):
            scored = field.play(one, other)
            one_wins = field.numbers.below(2) == 0 if scored == DRAW else scored == WIN
            winners.append(one if one_wins else other)
            losers.append(other if one_wins else one)
        final = losers + final
        left = sorted(winners)
    return left + final


def play_swiss(field: Field, plan: Plan) -> list[int]:
    points = [0] * plan.players
    met: list[set[int]] = [set() for _ in range(plan.players)]
    had_bye = [False] * plan.players
    for _ in range(plan.rounds):
        waiting = sorted(range(plan.players), key=lambda player: (-points[player], player))
        if len(waiting) % 2:
            lucky = next((player for player in reversed(waiting) if not had_bye[player]), waiting[-1])
            had_bye[lucky] = True
            points[lucky] += WIN
            waiting.remove(lucky)
        for one, other in swiss_pairs(waiting, points, met):
            met[one].add(other)
            met[other].add(one)
            scored = field.play(one, other)
            points[one] += scored
            points[other] += WIN - scored
    buchholz = [sum(points[other] for other in met[player]) for player in range(plan.players)]
    return ranked(field, points, buchholz)


def swiss_pairs(waiting: list[int], points: list[int], met: list[set[int]]) -> list[tuple[int, int]]:
    """Down the list: each takes the first of the lower half of the own score group not met, else the next one."""
    pairs = []
    left_with = Counter(points[player] for player in waiting)
    while waiting:
        one = waiting.pop(0)
        left_with[points[one]] -= 1
        lower_half = left_with[points[one]] // 2
        order = chain(range(lower_half, len(waiting)), range(lower_half - 1, -1, -1))
        at = next((place for place in order if waiting[place] not in met[one]), lower_half)
        other = waiting.pop(at)
        left_with[points[other]] -= 1
        pairs.append((one, other))
    return pairs


PLAYS: dict[Format, Callable[[Field, Plan], list[int]]] = {
    Format.SWISS: play_swiss,
    Format.ROUND_ROBIN: play_league,
    Format.DOUBLE_ROUND_ROBIN: play_league,
    Format.KNOCKOUT: play_knockout,
}
