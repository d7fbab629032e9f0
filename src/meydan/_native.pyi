"""The native core. `meydan.engine.native` is its door; nothing else calls it.

A position is given by its game, its written form, its options and the written forms of the positions before it.
"""

from collections.abc import Callable, Mapping, Sequence

from typing_extensions import Buffer

def perft(game: str, position: str, options: Mapping[str, str], earlier: Sequence[str], depth: int) -> int: ...
def playouts(
    game: str,
    position: str,
    options: Mapping[str, str],
    earlier: Sequence[str],
    games: int,
    seed: int,
    seconds: float,
) -> tuple[int, int, int, int]:
    """Games, steps, games won by first, and by second."""

def random_moves(
    game: str, position: str, options: Mapping[str, str], earlier: Sequence[str], number: int, seed: int
) -> list[str]: ...
def follow(
    game: str, position: str, options: Mapping[str, str], earlier: Sequence[str], moves: Sequence[str]
) -> list[tuple[str, list[str], int, int]]:
    """For the position and after each move: text, legal moves, seat to move, seat that won (2 nobody, -1 not over)."""

# Mangala solved. Tables, views and values as in native/src/mangala_*.hpp.
def mangala_table_size(stones: int) -> int: ...
def mangala_rank(position: str) -> int: ...
def mangala_position(rank: int) -> str:
    """The position with this rank; the first side is to move."""

def build_mangala_table(
    table: Buffer, stones: int, owner_keeps: bool, threads: int, progress: Callable[[int], None]
) -> None:
    """Fills the table; progress is told a few times a second how many positions are done."""

def checksum(table: Buffer, begin: int, end: int) -> int: ...
def mangala_brute_force(position: str, options: Mapping[str, str]) -> int:
    """What the mover takes of the stones on the board, by plain enumeration."""

class MangalaSolver:
    def __init__(self, table: Buffer, owner_keeps: bool, log2_memory: int) -> None: ...
    def takes(
        self, position: str, threads: int, seconds: float, stop: Stop, progress: Callable[[int], None]
    ) -> list[tuple[int, int]]:
        """Pit and what the mover takes by it, for each legal move; none if the seconds were too few (0: no limit)."""

    def best_line(self, position: str) -> list[int]: ...
    def met(self, number: int, seed: int) -> list[tuple[str, int]]:
        """At most so many positions that searches have met, and what the mover takes."""

    @property
    def nodes(self) -> int: ...

class Limits:
    def __init__(
        self, depth: int, nodes: int, seconds: float, lines: int, threads: int, megabytes: int, seed: int
    ) -> None: ...

class Continuation:
    """What a player's search leaves to the next one of the same game."""

class Stop:
    def set(self) -> None: ...

class Line:
    @property
    def moves(self) -> list[str]: ...
    @property
    def score(self) -> int: ...
    @property
    def exact(self) -> bool: ...

class Result:
    @property
    def lines(self) -> list[Line]: ...
    @property
    def depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def seconds(self) -> float: ...

def search(
    game: str,
    position: str,
    options: Mapping[str, str],
    earlier: Sequence[str],
    family: str,
    limits: Limits,
    continuation: Continuation | None,
    stop: Stop,
    progress: Callable[[Result], None] | None,
) -> Result: ...
def study(game: str, position: str, options: Mapping[str, str]) -> dict[str, str]: ...
def fit(
    game: str,
    position: str,
    options: Mapping[str, str],
    games: int,
    nodes: int,
    opening: int,
    random_of_100: int,
    longest: int,
    seed: int,
) -> tuple[list[float], list[float], float, int]:
    """Sums for least squares over self-play: features × features, features × result, result × result, positions."""

def use_weights(game: str, position: str, options: Mapping[str, str], weights: Sequence[int]) -> bool: ...

# Reversi: fitting the weights of its patterns, and what its search must agree with.
reversi_stages: int

def reversi_first_weights() -> bytes: ...
def reversi_use_weights(packed: bytes) -> None: ...
def reversi_self_play(games: int, seed: int, depth: int, most_random: int, exact_from: int) -> bytes: ...
def reversi_fit_stage(
    samples: bytes, stage: int, neighbour: Sequence[int], iterations: int, doubt: float
) -> tuple[list[int], int, float]:
    """The stage's weights, the positions they were fitted to, and the error in discs.

    Weights that are hardly seen stay near those of `neighbour`, or near zero if it is empty.
    """

def reversi_depths(
    samples: bytes, number: int, deepest: int, exact_from: int, seed: int
) -> list[tuple[int, list[int], bool]]:
    """Of so many samples: the empty squares, what each depth says of it, and whether the last value is exact."""

def reversi_pack_weights(numbers: Sequence[int]) -> bytes: ...
def reversi_estimate(position: str) -> int:
    """Hundredths of a disc, for the side to move."""

def reversi_brute_force(position: str) -> int:
    """The margin by plain minimax, for the side to move."""

# Hex: learning what deserves attention, and what does.
class HexLessons:
    def __init__(self, rounds: int, games: int, nodes: int, seed: int) -> None: ...

def learn_hex(start: str, lessons: HexLessons, report: Callable[[int, float], None]) -> list[float]: ...
def hex_attention(position: str, options: Mapping[str, str], moves: Sequence[str]) -> dict[str, float]:
    """The share of each move of the position to which the moves lead."""

# Koridor: learning its network, and what its estimates rest on.
class KoridorGames:
    def __len__(self) -> int:
        """The positions to learn from."""

class KoridorStudy:
    def __init__(
        self, rounds: int, rate_at_first: float, rate_at_last: float, trust_in_result: float, seed: int
    ) -> None: ...

def koridor_play(net: bytes, games: int, seed: int, nodes: int, most_random: int, random_of_1000: int) -> KoridorGames:
    """Games of a network against itself; without any bytes, of one that knows nothing."""

def koridor_learn(
    rounds: Sequence[KoridorGames], study: KoridorStudy, report: Callable[[int, float], None]
) -> bytes: ...
def koridor_estimate(position: str) -> float:
    """The expected result for the side to move, from −1 to 1."""

def koridor_course(position: str, side: int) -> tuple[int, int]:
    """How many steps a side has to go, and how many more after the worst wall that leaves it a way."""
