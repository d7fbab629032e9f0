"""Reversi. Articles named here are those of the rulebook `salihli`.

The board is kept as two integers of 64 bits, one bit a square: a1 (top left) is the lowest, h8 the highest. Going one
file to the right doubles a bit, going one rank down multiplies it by 256.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from meydan.games.board_text import marks, read_pieces, write_rows
from meydan.games.errors import IllegalMove
from meydan.games.game import Game, OptionValue
from meydan.games.notation import move_reader, not_a_position, read_side, split_fields
from meydan.games.position import Counts, Outcome, Position, already_over
from meydan.games.side import Side
from meydan.games.words import Words

SIZE = 8
FILES = "abcdefgh"

SIDES = (Words("Siyah", "Black"), Words("Beyaz", "White"))
COLOURS = (Words("siyah", "black"), Words("beyaz", "white"))


@dataclass(frozen=True, slots=True)
class Square:
    """A move: the square where the disc is put. `pass` is the move without one."""

    name: str
    bit: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.name


SQUARES = tuple(
    Square(f"{file}{rank}", 1 << SIZE * (rank - 1) + column)
    for rank in range(1, SIZE + 1)
    for column, file in enumerate(FILES)
)
PASS = Square("pass", 0)
SQUARE_OF = {square.bit: square for square in SQUARES}

ROWS = tuple(tuple(square.bit for square in SQUARES[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE))
BOARD = sum(SQUARE_OF)
CENTRE = sum(square.bit for square in SQUARES if square.name in {"d4", "e4", "d5", "e5"})

# A run of discs to be turned never touches the edge that its line ends at, so without the files a and h no shift can
# wrap round to the next rank; straight up and down nothing wraps.
INNER_FILES = sum(square.bit for square in SQUARES if square.name[0] not in "ah")
SHIFTS = ((1, INNER_FILES), (SIZE - 1, INNER_FILES), (SIZE + 1, INNER_FILES), (SIZE, BOARD))


def rays_from(square: int) -> tuple[tuple[int, ...], ...]:
    """The lines of squares, as bits, that go out from a square in the eight directions."""
    rank, file = divmod(square, SIZE)
    rays = []
    for down, right in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
        steps = ((rank + down * n, file + right * n) for n in range(1, SIZE))
        ray = tuple(1 << SIZE * r + f for r, f in steps if 0 <= r < SIZE and 0 <= f < SIZE)
        if len(ray) > 1:  # one square alone cannot hold both a disc to turn and the own disc behind it
            rays.append(ray)
    return tuple(rays)


RAYS = {square.bit: rays_from(number) for number, square in enumerate(SQUARES)}


def placements(own: int, opponent: int) -> int:
    """Article 6: the empty squares where a disc turns at least one of the opponent's discs."""
    reached = 0
    for shift, crossable in SHIFTS:
        run = opponent & crossable
        line = own << shift & run
        while line:
            line <<= shift
            reached |= line
            line &= run
        line = own >> shift & run
        while line:
            line >>= shift
            reached |= line
            line &= run
    return reached & BOARD & ~(own | opponent)


def turned_by(bit: int, own: int, opponent: int) -> int:
    """Article 6: all discs between the new disc and another own disc, in every direction."""
    turned = 0
    for ray in RAYS[bit]:
        between = 0
        for step in ray:
            if step & opponent:
                between |= step
                continue
            if step & own:
                turned |= between
            break
    return turned


@dataclass(frozen=True, slots=True)
class Reversi(Position[Square]):
    """The discs of first (black) and second (white) as bits, and whose turn it is.

    `placeable` are the squares where a disc may be put; none means that the player must pass (article 7).
    """

    discs: tuple[int, int]
    turn: Side
    placeable: int = field(compare=False, repr=False)
    outcome: Outcome | None = field(default=None, compare=False)

    def moves(self) -> tuple[Square, ...]:
        if self.outcome:
            return ()
        left = self.placeable
        if not left:
            return (PASS,)
        moves = []
        while left:
            lowest = left & -left
            moves.append(SQUARE_OF[lowest])
            left ^= lowest
        return tuple(moves)

    def play(self, move: Square) -> "Reversi":
        if self.outcome:
            raise already_over(self, move, "salihli.reversi.13")
        bit = move.bit
        if not bit:
            return self._passed()
        if not bit & self.placeable:
            raise self._misplaced(move)
        black, white = self.discs
        if self.turn is Side.FIRST:
            turned = turned_by(bit, black, white)
            return reached((black | bit | turned, white & ~turned), Side.SECOND)
        turned = turned_by(bit, white, black)
        return reached((black & ~turned, white | bit | turned), Side.FIRST)

    def _passed(self) -> "Reversi":
        if self.placeable:
            count = self.placeable.bit_count()
            raise self.illegal(
                PASS,
                "salihli.reversi.9",
                f"Pas denemez: oynanabilecek {count} kare var.",
                f"You cannot pass: there {'is 1 square' if count == 1 else f'are {count} squares'} to play on.",
            )
        return reached(self.discs, self.turn.other)

    def _misplaced(self, move: Square) -> IllegalMove:
        for colour, discs in zip(COLOURS, self.discs, strict=True):
            if discs & move.bit:
                return self.illegal(
                    move,
                    "salihli.reversi.6",
                    f"{move} karesi dolu: {colour.tr} taş var.",
                    f"{move} is occupied by a {colour.en} disc.",
                )
        if not self.placeable:
            return self.illegal(
                move,
                "salihli.reversi.7",
                f"{move} hiçbir taşı çevirmez; oynanabilecek kare yok, pas denmeli.",
                f"{move} turns no disc; there is no square to play on, so you must pass.",
            )
        return self.illegal(
            move,
            "salihli.reversi.6",
            f"{move} hiçbir taşı çevirmez.",
            f"{move} turns no disc.",
        )

    def counts(self) -> Counts:
        black, white = self.discs
        return (black.bit_count(),), (white.bit_count(),)

    @property
    def text(self) -> str:
        return f"{write_rows(ROWS, self.discs)} {self.turn}"

    def draw(self) -> str:
        files = "   " + " ".join(FILES)
        rows = (f"{rank}  {' '.join(marks(row, self.discs))}  {rank}" for rank, row in enumerate(ROWS, start=1))
        return "\n".join((files, *rows, files))

    def describe(self) -> Words:
        turkish, english = [], []
        for side, discs in zip(SIDES, self.discs, strict=True):
            named = ", ".join(square.name for square in SQUARES if discs & square.bit)
            count = discs.bit_count()
            turkish.append(f"{side.tr} {count} taş: {named or 'yok'}.")
            english.append(f"{side.en} {count} discs: {named or 'none'}.")
        name = SIDES[self.turn.seat]
        turkish.append("Oyun bitti." if self.outcome else f"Sıra: {name.tr}.")
        english.append("The game is over." if self.outcome else f"To move: {name.en}.")
        return Words(" ".join(turkish), " ".join(english))


def reached(discs: tuple[int, int], turn: Side) -> Reversi:
    """The position with these discs; articles 13 and 14 end the game when neither side has a square to play on."""
    black, white = discs
    own, opponent = discs if turn is Side.FIRST else (white, black)
    placeable = placements(own, opponent)
    if placeable or placements(opponent, own):
        return Reversi(discs, turn, placeable)
    return Reversi(discs, turn, 0, counted(black.bit_count(), white.bit_count()))


def counted(black: int, white: int) -> Outcome:
    """Article 14: the discs on the board are counted, empty squares go to nobody."""
    article = "salihli.reversi.14"
    if black == white:
        words = Words(f"Oyun berabere: {black}–{white} taş.", f"The game is drawn: {black}–{white} discs.")
        return Outcome(None, "equal discs", (black, white), article, words)
    winner = Side.FIRST if black > white else Side.SECOND
    name = SIDES[winner.seat]
    more, fewer = max(black, white), min(black, white)
    words = Words(f"{name.tr} kazandı: {more}–{fewer} taş.", f"{name.en} wins: {more}–{fewer} discs.")
    return Outcome(winner, "more discs", (black, white), article, words)


START = "......../......../......../...ox.../...xo.../......../......../........ first"
FORM = Words(f"'{START}' gibidir", f"like '{START}'")


def start(options: Mapping[str, OptionValue]) -> Reversi:
    """Articles 4 and 5: white on d4 and e5, black on e4 and d5, black to move."""
    return parse(START, options)


def parse(text: str, _options: Mapping[str, OptionValue]) -> Reversi:
    """Any position in which the four centre squares, filled from the start, hold discs."""
    board, turn = split_fields(text, FORM, 2)
    side = read_side(turn, text)
    discs = read_pieces(board, text, ROWS)
    bare = [square.name for square in SQUARES if square.bit & CENTRE & ~(discs[0] | discs[1])]
    if bare:
        raise not_a_position(
            text,
            f"ortadaki dört kare hiçbir zaman boş kalmaz, {', '.join(bare)} ise boş",
            f"the four centre squares are never empty, but {', '.join(bare)} is",
        )
    return reached(discs, side)


REVERSI = Game(
    name="reversi",
    title=Words("Reversi", "Reversi"),
    sides=SIDES,
    home="salihli",
    start_with=start,
    parse_with=parse,
    move=move_reader((*SQUARES, PASS), Words("kareyi (d3) ya da 'pass' yazın", "write the square (d3) or 'pass'")),
)
