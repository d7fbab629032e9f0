"""The levels of the computer player, from beginner to strongest, and how much each of them sees in each game.

The lower ones see only a little ahead and do not tell close moves apart well, as people do; they do not throw moves
away at random. What they see (a win, a capture) they see always.
"""

from dataclasses import dataclass

from meydan.games import InvalidText, Words


@dataclass(frozen=True, slots=True)
class Level:
    """`playouts_in_python` are the random games a move where the native core is missing; None: as many as fit."""

    name: str
    title: Words
    playouts_in_python: int | None


@dataclass(frozen=True, slots=True)
class Budget:
    """What a level may spend on a move of a game. `blur` is how badly it tells close moves apart.

    `nodes` are positions looked at, or random games where those are what is counted; `depth` is for positions only.
    The blur is in hundredths of a unit or thousandths of a win; where random games are counted only so many `lines` are
    compared, those that were tried most.
    """

    nodes: int | None = None
    depth: int | None = None
    blur: int = 0
    lines: int = 4
    seconds: float | None = None
    megabytes: int = 4


LEVELS = (
    Level("acemi", Words("Acemi", "Novice"), playouts_in_python=40),
    Level("cirak", Words("Çırak", "Apprentice"), playouts_in_python=150),
    Level("kalfa", Words("Kalfa", "Journeyman"), playouts_in_python=800),
    Level("usta", Words("Usta", "Master"), playouts_in_python=6_000),
    Level("pir", Words("Pir", "Grand master"), playouts_in_python=None),
)

STRONGEST = LEVELS[-1]

A_SECOND = Budget(seconds=1.0, megabytes=64)

# For each game the budgets of acemi, cirak, kalfa, usta and pir. Measured by `python -m benchmarks.strength GAME`.
BUDGETS: dict[str, tuple[Budget, Budget, Budget, Budget, Budget]] = {
    "mangala": (
        Budget(nodes=2_000, depth=1, blur=600),
        Budget(nodes=2_000, depth=1, blur=60),
        Budget(nodes=3_000, depth=3),
        Budget(nodes=20_000),
        A_SECOND,
    ),
    "reversi": (
        Budget(nodes=2_000, depth=1, blur=600),
        Budget(nodes=2_000, depth=1, blur=60),
        Budget(nodes=3_000, depth=3),
        Budget(nodes=10_000),
        A_SECOND,
    ),
    "koridor": (
        Budget(nodes=2_000, depth=1, blur=600),
        Budget(nodes=2_000, depth=1, blur=15),
        Budget(nodes=3_000, depth=3),
        Budget(nodes=10_000),
        A_SECOND,
    ),
    "abalone": (
        Budget(nodes=2_000, depth=1, blur=600),
        Budget(nodes=2_000, depth=1, blur=250),
        Budget(nodes=3_000, depth=3, blur=120),
        Budget(nodes=10_000, depth=4, blur=40),
        A_SECOND,
    ),
    "kure": (
        Budget(nodes=2_000, depth=1, blur=800),
        Budget(nodes=2_000, depth=1, blur=300),
        Budget(nodes=3_000, depth=3, blur=120),
        Budget(nodes=10_000, depth=4, blur=40),
        A_SECOND,
    ),
    "hex": (
        Budget(nodes=12, blur=3000),
        Budget(nodes=200, blur=40),
        Budget(nodes=400),
        Budget(nodes=3_000),
        A_SECOND,
    ),
    "kulami": (
        Budget(nodes=40, blur=600),
        Budget(nodes=150, blur=60),
        Budget(nodes=800),
        Budget(nodes=4_000),
        A_SECOND,
    ),
    "pentago": (
        Budget(nodes=150, blur=1500, lines=100),
        Budget(nodes=150, blur=600, lines=12),
        Budget(nodes=350),
        Budget(nodes=2_000),
        A_SECOND,
    ),
}


def budget_of(level: Level, game: str) -> Budget:
    return BUDGETS[game][LEVELS.index(level)]


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
