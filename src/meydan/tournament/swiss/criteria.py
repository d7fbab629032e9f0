"""What a pair or a downfloater costs under the quality criteria C6 to C21 (C.04.3 article 2.3).

Every criterion is a digit, or one digit for each score of the players moved down; digits are written side by side in
one whole number, the most important first. A sum over a bracket never carries, because a digit's base is larger than
the number of players. So the cheapest pairing is the one the criteria prefer, in their order.
"""

from collections.abc import Sequence

from meydan.tournament.swiss.colours import Preference, Strength
from meydan.tournament.swiss.field import Float, Player

CRITERIA = (6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21)
_BY_SCORE = frozenset({7, 18, 19, 20, 21})
_NEXT_BRACKET_PAIRS = 80  # the first half of C8: how many pairs the next bracket can make


class Costs:
    """The prices of one bracket: `score` is that of its own players; those above it were moved down."""

    def __init__(self, bracket: Sequence[Player], score: int, players: int, rounds: int) -> None:
        self.score = score
        moved_down = sorted({player.score for player in bracket if player.score > score})
        base = max(players, rounds) + 2
        self._digit: dict[tuple[int, int], int] = {}
        weight = 1
        for criterion in reversed(CRITERIA):
            levels: list[int] = [0]
            if criterion in _BY_SCORE:
                levels = moved_down
            elif criterion == 8:
                levels = [score, *moved_down]
            for level in levels:
                self._digit[criterion, level] = weight
                weight *= base
            if criterion == 8:
                self._digit[_NEXT_BRACKET_PAIRS, 0] = weight
                weight *= base

    def pair(self, one: Player, other: Player) -> int:
        """What it costs to pair the two inside the bracket."""
        higher, lower = (one, other) if one.order < other.order else (other, one)
        digit = self._digit
        cost = sum(digit[criterion, 0] for criterion in broken_colour_criteria(higher.preference, lower.preference))
        if higher.score > lower.score:
            if lower.last_float is Float.UP:
                cost += digit[15, 0] + digit[19, higher.score]
            if lower.float_before is Float.UP:
                cost += digit[17, 0] + digit[21, higher.score]
        return cost

    def downfloat(self, player: Player) -> int:
        """What it costs that a player of the bracket is not paired in it."""
        digit = self._digit
        cost = digit[6, 0]
        moved_down = player.score > self.score
        if moved_down:
            cost += digit[7, player.score]
        if player.last_float is Float.DOWN:
            cost += digit[18, player.score] if moved_down else digit[14, 0]
        if player.float_before is Float.DOWN:
            cost += digit[20, player.score] if moved_down else digit[16, 0]
        return cost

    def second_downfloat(self, player: Player) -> int:
        """What it costs that a player will not be paired in the next bracket either (C8)."""
        return self._digit[_NEXT_BRACKET_PAIRS, 0] + self._digit.get((8, player.score), 0)

    def unplayed(self, rounds: int) -> int:
        """What it costs that the bye goes to a player with so many unplayed rounds (C9)."""
        return rounds * self._digit[9, 0]

    def first_difference(self, one: int, other: int) -> int | None:
        """The most important criterion in which two totals differ."""
        for (criterion, _), weight in sorted(self._digit.items(), key=lambda item: -item[1]):
            if one // weight != other // weight:
                return 8 if criterion == _NEXT_BRACKET_PAIRS else criterion
        return None


def broken_colour_criteria(one: Preference, other: Preference) -> tuple[int, ...]:
    """Which of C10 to C13 a pair of these preferences breaks."""
    if not one.clashes_with(other):
        return ()
    broken = [12]
    if one.imbalance > 1 and other.imbalance > 1:
        broken.append(10)
    if one.absolute and other.absolute:
        if _third_in_a_row(one, other):
            broken.append(11)
    elif one.strength >= Strength.STRONG and other.strength >= Strength.STRONG:
        broken.append(13)
    return tuple(sorted(broken))


def _third_in_a_row(one: Preference, other: Preference) -> bool:
    """Two with the same absolute preference: whoever gives way has had that other colour twice already."""
    if one.imbalance == other.imbalance:
        return one.repeated is not None and one.repeated is other.repeated
    gives_way = other if one.imbalance > other.imbalance else one
    return gives_way.colour is not None and gives_way.repeated is gives_way.colour.other
