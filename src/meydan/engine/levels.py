"""The levels of the computer player, from beginner to strongest.

The lower ones see only a little ahead and do not tell close moves apart well, as people do; they do not throw moves
away at random. What they see (a win, a capture) they see always.
"""

from dataclasses import dataclass

from meydan.games import InvalidText, Words


@dataclass(frozen=True, slots=True)
class Level:
    """`blur` is how badly close moves are told apart: hundredths of a unit or thousandths of a win."""

    name: str
    title: Words
    nodes: int
    playouts: int
    depth: int | None = None
    blur: int = 0
    seconds: float | None = None
    megabytes: int = 4


LEVELS = (
    Level("acemi", Words("Acemi", "Novice"), nodes=2_000, playouts=40, depth=1, blur=600),
    Level("cirak", Words("Çırak", "Apprentice"), nodes=2_000, playouts=150, depth=1, blur=60),
    Level("kalfa", Words("Kalfa", "Journeyman"), nodes=3_000, playouts=800, depth=3),
    Level("usta", Words("Usta", "Master"), nodes=20_000, playouts=6_000),
    Level("pir", Words("Pir", "Grand master"), nodes=0, playouts=0, seconds=1.0, megabytes=64),
)

STRONGEST = LEVELS[-1]


def find_level(name: str) -> Level:
    """The level called `name`: its plain name or its title, in Turkish or English."""
    wanted = name.strip()
    for level in LEVELS:
        if wanted in (level.name, level.title.tr, level.title.en):
            return level
    listed = ", ".join(level.name for level in LEVELS)
    raise InvalidText(
        name,
        Words(f"{name!r} adlı düzey yok; olanlar: {listed}.", f"there is no level {name!r}; there are: {listed}."),
    )
