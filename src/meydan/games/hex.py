"""Hex. Articles named here are those of the rulebook `lig`.

Red, who starts, joins the top and the bottom of the 11×11 board; blue joins left and right. Sides name players, not
colours: with the option `swap` the second player may answer the first stone with `swap` and take red over, stone and
edges; from then on `first` plays blue and moves next. Red joining top and bottom then wins for `second`.

A side's stones are one integer, twelve bits a rank: eleven cells and one bit that is never set, so that a shift cannot
wrap round from one rank to the next.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from meydan.games.board_text import marks, read_pieces, write_rows
from meydan.games.errors import IllegalMove
from meydan.games.game import Game, Option, OptionValue
from meydan.games.notation import move_reader, not_a_position, read_side
from meydan.games.position import Outcome, Position, already_over
from meydan.games.side import Side
from meydan.games.words import Words

SIZE = 11
RANK = SIZE + 1  # bits from one rank to the next
FILES = "abcdefghijk"

SIDES = (Words("Kırmızı", "Red"), Words("Mavi", "Blue"))
COLOURS = (Words("kırmızı", "red"), Words("mavi", "blue"))


@dataclass(frozen=True, slots=True)
class Cell:
    """A move: the cell that is taken. `swap` is the move that takes none."""

    name: str
    bit: int = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.name


CELLS = tuple(
    Cell(f"{file}{rank}", 1 << RANK * (rank - 1) + column)
    for rank in range(1, SIZE + 1)
    for column, file in enumerate(FILES)
)
SWAP = Cell("swap", 0)
BITS = tuple((cell.bit, cell) for cell in CELLS)
ROWS = tuple(tuple(cell.bit for cell in CELLS[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE))

# The two edges of red, and the two of blue.
EDGES = (
    (sum(ROWS[0]), sum(ROWS[-1])),
    (sum(row[0] for row in ROWS), sum(row[-1] for row in ROWS)),
)


def connected(stones: int, seed: int, edges: tuple[int, int]) -> bool:
    """Whether the group of `stones` that `seed` belongs to touches both edges."""
    one_edge, other_edge = edges
    if not (stones & one_edge and stones & other_edge):
        return False
    group = 0
    grown = seed
    while grown != group:
        group = grown
        spread = group | group << 1 | group << RANK | group << SIZE  # itself, right, below, below left
        grown = (spread | group >> 1 | group >> RANK | group >> SIZE) & stones
    return bool(group & one_edge and group & other_edge)


@dataclass(frozen=True, slots=True)
class Hex(Position[Cell]):
    """The stones of first and of second as bits, whose turn it is, and which player has red."""

    stones: tuple[int, int]
    turn: Side
    red: Side = Side.FIRST
    swap: bool = False
    outcome: Outcome | None = field(default=None, compare=False)

    @property
    def may_swap(self) -> bool:
        """Only the answer to the first stone can be `swap`, and only where the rulebook has that option."""
        first, second = self.stones
        return self.swap and self.red is Side.FIRST and not second and first.bit_count() == 1

    def moves(self) -> tuple[Cell, ...]:
        if self.outcome:
            return ()
        first, second = self.stones
        taken = first | second
        cells = [cell for bit, cell in BITS if not taken & bit]
        if self.may_swap:
            cells.append(SWAP)
        return tuple(cells)

    def play(self, move: Cell) -> "Hex":
        if self.outcome:
            raise already_over(self, move, "lig.hex.goal")
        bit = move.bit
        if not bit:
            return self._swapped()
        first, second = self.stones
        if (first | second) & bit:
            raise self._occupied(move)
        if self.turn is Side.FIRST:
            first |= bit
            own, next_turn = first, Side.SECOND
        else:
            second |= bit
            own, next_turn = second, Side.FIRST
        colour = self.colour_of(self.turn)
        outcome = joined(self.turn, colour) if connected(own, bit, EDGES[colour]) else None
        return Hex((first, second), next_turn, self.red, self.swap, outcome)

    def _swapped(self) -> "Hex":
        if not self.swap:
            raise self.illegal(
                SWAP,
                "lig.hex.goal",
                "Renk değiştirme bu kurallarda yok.",
                "These rules have no swap of colours.",
            )
        if not self.may_swap:
            ply = sum(stones.bit_count() for stones in self.stones) + (self.red is Side.SECOND) + 1
            raise self.illegal(
                SWAP,
                "lig.hex.goal",
                f"Renkler yalnızca setin 2. hamlesinde değiştirilebilir; bu {ply}. hamle.",
                f"Colours can be swapped only as move 2 of the set; this is move {ply}.",
            )
        first, second = self.stones
        return Hex((second, first), Side.FIRST, Side.SECOND, True)

    def _occupied(self, move: Cell) -> IllegalMove:
        owner = Side.FIRST if self.stones[0] & move.bit else Side.SECOND
        colour = COLOURS[self.colour_of(owner)]
        return self.illegal(
            move,
            "lig.hex.board",
            f"{move} peteği dolu: {colour.tr} taş var.",
            f"{move} is occupied by a {colour.en} stone.",
        )

    def colour_of(self, side: Side) -> int:
        """0 if `side` plays red, 1 if it plays blue."""
        return 0 if side is self.red else 1

    @property
    def text(self) -> str:
        swapped = " swapped" if self.red is Side.SECOND else ""
        return f"{write_rows(ROWS, self.stones)} {self.turn}{swapped}"

    def draw(self) -> str:
        """The slanted board: every rank stands half a cell further right than the one above it."""
        rows = (
            f"{' ' * rank}{rank:2}  {' '.join(marks(row, self.stones))}  {rank}"
            for rank, row in enumerate(ROWS, start=1)
        )
        files = " ".join(FILES)
        return "\n".join((f"    {files}", *rows, f"{' ' * (SIZE + 5)}{files}"))

    def describe(self) -> Words:
        turkish, english = [], []
        if self.red is Side.SECOND:
            turkish.append("Renkler değişti: kırmızı ikinci oyuncuda, mavi birinci oyuncuda.")
            english.append("Colours swapped: the second player has red, the first player blue.")
        for colour, side in enumerate((self.red, self.red.other)):
            stones = self.stones[side.seat]
            named = ", ".join(cell.name for cell in CELLS if stones & cell.bit)
            turkish.append(f"{SIDES[colour].tr} {stones.bit_count()} taş: {named or 'yok'}.")
            english.append(f"{SIDES[colour].en} {stones.bit_count()} stones: {named or 'none'}.")
        name = SIDES[self.colour_of(self.turn)]
        turkish.append("Set bitti." if self.outcome else f"Sıra: {name.tr}.")
        english.append("The set is over." if self.outcome else f"To move: {name.en}.")
        return Words(" ".join(turkish), " ".join(english))


def joined(winner: Side, colour: int) -> Outcome:
    """The first to join the own two sides wins."""
    sides = (Words("üst ve alt", "top and bottom"), Words("sol ve sağ", "left and right"))[colour]
    name = SIDES[colour]
    words = Words(
        f"{name.tr} kazandı: {sides.tr} kenarını birleştirdi.",
        f"{name.en} wins: {sides.en} are joined.",
    )
    return Outcome(winner, "sides joined", (1, 0) if winner is Side.FIRST else (0, 1), "lig.hex.goal", words)


def start(options: Mapping[str, OptionValue]) -> Hex:
    """An empty board."""
    return Hex((0, 0), Side.FIRST, swap=bool(options["swap"]))


FORM = Words(
    "11 sıra, '/' ile ayrılmış, ardından 'first' ya da 'second', renkler değiştiyse ' swapped'",
    "11 rows joined by '/', then 'first' or 'second', and ' swapped' if the colours were swapped",
)


def parse(text: str, options: Mapping[str, OptionValue]) -> Hex:
    """Any position with the right numbers of stones that red and blue can have reached by turns."""
    swap = bool(options["swap"])
    board, *rest = text.split(" ")
    if len(rest) not in (1, 2) or rest[1:] not in ([], ["swapped"]):
        raise not_a_position(text, f"biçimi {FORM.tr}", f"the form is {FORM.en}")
    red = Side.SECOND if rest[1:] else Side.FIRST
    if red is Side.SECOND and not swap:
        raise not_a_position(text, "bu kurallarda renk değiştirme yok", "these rules have no swap of colours")
    turn = read_side(rest[0], text)
    stones = read_pieces(board, text, ROWS)
    check_numbers(text, stones, turn, red)
    return Hex(stones, turn, red, swap, judged(text, stones, turn, red))


def check_numbers(text: str, stones: tuple[int, int], turn: Side, red: Side) -> None:
    """Red starts and the players take turns: red has one stone more before blue's move, as many before its own."""
    reds, blues = stones[red.seat].bit_count(), stones[red.other.seat].bit_count()
    ahead = 0 if turn is red else 1
    if reds != blues + ahead or (red is Side.SECOND and not reds):
        raise not_a_position(
            text,
            f"sıra '{turn}' iken {reds} kırmızı ve {blues} mavi taş olamaz",
            f"with '{turn}' to move there cannot be {reds} red and {blues} blue stones",
        )


def judged(text: str, stones: tuple[int, int], turn: Side, red: Side) -> Outcome | None:
    """Who has joined the own two sides in a position read from `text`; it can only be the one who moved last."""
    for colour, side in enumerate((red, red.other)):
        own = stones[side.seat]
        edge = own & EDGES[colour][0]
        if not any(connected(own, bit, EDGES[colour]) for row in ROWS for bit in row if bit & edge):
            continue
        if side is turn:
            raise not_a_position(
                text,
                f"sıra '{turn}' tarafında, oysa o kenarlarını zaten birleştirmiş",
                f"'{turn}', who is to move, has joined the sides already",
            )
        return joined(side, colour)
    return None


HEX = Game(
    name="hex",
    title=Words("Hex", "Hex"),
    sides=SIDES,
    home="lig",
    start_with=start,
    parse_with=parse,
    move=move_reader((*CELLS, SWAP), Words("peteği (f6) ya da 'swap' yazın", "write the cell (f6) or 'swap'")),
    options=(
        Option(
            "swap",
            (False, True),
            Words(
                "İkinci oyuncu ilk hamleden sonra renkleri değiştirebilir",
                "the second player may swap colours after the first move",
            ),
        ),
    ),
    colours_swapped=lambda position: position.red is Side.SECOND,
)
