"""What a search thinks of a position, in the game's own unit or as a chance to win; for the side to move."""

from dataclasses import dataclass
from fractions import Fraction

from meydan.games import Words

# What a game counts. The others only know winning and losing.
UNITS = {
    "mangala": Words("taş", "stones"),
    "reversi": Words("taş", "discs"),
    "kulami": Words("puan", "points"),
}

# Searches give whole numbers: hundredths of a unit or thousandths of a win, and beyond these the ends of games.
WON = 1_000_000
SURELY_WON = WON - 10_000


@dataclass(frozen=True, slots=True)
class Score:
    """`margin` is what the side to move gets more than the other, `chance` its chance to win (drawn: a half).

    One of the two is given, by the game; a decided game gives both. `plies` is the number of plies to a forced end of
    a game that counts nothing.
    """

    raw: int
    margin: Fraction | None
    chance: Fraction | None
    plies: int | None = None

    @property
    def decided(self) -> bool:
        return abs(self.raw) >= SURELY_WON

    def in_words(self, unit: Words | None) -> Words:
        if self.margin is not None and unit is not None:
            number = f"{float(self.margin):+.2f}".rstrip("0").rstrip(".")
            return Words(f"{number} {unit.tr}", f"{number} {unit.en}")
        if self.plies is not None:
            tr, en = ("kazanır", "wins") if self.raw > 0 else ("kaybeder", "loses")
            return Words(f"{self.plies} hamlede {tr}", f"{en} in {self.plies} plies")
        percent = f"{float(self.chance or 0) * 100:.0f}"
        return Words(f"kazanma şansı %{percent}", f"chance to win {percent} %")


def read_score(raw: int, counts: bool) -> Score:
    """The score that a search gave as a number, for a game that counts something or one that does not."""
    sign = 1 if raw > 0 else -1
    if counts:
        if abs(raw) >= SURELY_WON:
            return Score(raw, Fraction(raw - sign * WON, 100), Fraction(1 + sign, 2))
        return Score(raw, Fraction(raw, 100), None)
    if abs(raw) >= SURELY_WON:
        return Score(raw, None, Fraction(1 + sign, 2), WON - abs(raw))
    return Score(raw, None, Fraction(1000 + max(-1000, min(1000, raw)), 2000))
