"""Pentago in its tournament form. Articles named here are those of the rulebook `yuzuncu-yil`.

The marbles of a colour are the bits of one number. Bit 0 is the cell on the top left, and rows follow from the top as
drawn; each row has a seventh, always empty column, so that no line runs round the edge of the board.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from meydan.games.board_text import check_placed_in_turn, marks, read_pieces, write_rows
from meydan.games.errors import IllegalMove
from meydan.games.game import Game, OptionValue
from meydan.games.notation import move_reader, read_side, split_fields
from meydan.games.position import Outcome, Position, already_over
from meydan.games.side import Side
from meydan.games.words import Words

SIZE = 6
ROW_BITS = SIZE + 1
FILES = "abcdef"

SIDES = (Words("Siyah", "Black"), Words("Beyaz", "White"))
COLOURS = (Words("siyah", "black"), Words("beyaz", "white"))


def bit_at(row: int, column: int) -> int:
    return 1 << (row * ROW_BITS + column)


BITS = {f"{file}{SIZE - row}": bit_at(row, column) for row in range(SIZE) for column, file in enumerate(FILES)}
ROWS = tuple(tuple(bit_at(row, column) for column in range(SIZE)) for row in range(SIZE))
CORNERS = {"A": (0, 0), "B": (0, 3), "C": (3, 0), "D": (3, 3)}
QUADRANTS = {
    name: sum(bit_at(top + row, left + column) for row in range(3) for column in range(3))
    for name, (top, left) in CORNERS.items()
}


def turn_table(top: int, left: int) -> dict[int, int]:
    """For every set of marbles in a quadrant, the same set after a quarter turn clockwise."""
    table = {0: 0}
    for row in range(3):
        for column in range(3):
            before, after = bit_at(top + row, left + column), bit_at(top + column, left + 2 - row)
            table |= {marbles | before: turned | after for marbles, turned in table.items()}
    return table


TURNED = {name: turn_table(top, left) for name, (top, left) in CORNERS.items()}


@dataclass(frozen=True, slots=True, order=True)
class PlaceAndTurn:
    """A move: the cell that gets a marble, then the quadrant that is turned clockwise."""

    cell: str
    quadrant: str

    def __str__(self) -> str:
        return self.cell + self.quadrant


MOVES = tuple(PlaceAndTurn(cell, quadrant) for cell in BITS for quadrant in QUADRANTS)


def choices(holding: str) -> dict[int, tuple[PlaceAndTurn, ...]]:
    """The moves at each cell while the quadrants `holding` hold marbles; the cell's own will hold the one placed."""
    return {
        bit: tuple(
            move for move in MOVES if move.cell == cell and (move.quadrant in holding or QUADRANTS[move.quadrant] & bit)
        )
        for cell, bit in BITS.items()
    }


HOLDING = tuple("".join(name for n, name in enumerate(QUADRANTS) if number >> n & 1) for number in range(16))
CHOICES = {holding: choices(holding) for holding in HOLDING}


@dataclass(frozen=True, slots=True)
class Pentago(Position[PlaceAndTurn]):
    """The marbles of black and of white, and whose turn it is. Lines are judged after the turn only (article 7)."""

    marbles: tuple[int, int]
    turn: Side
    outcome: Outcome | None = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "outcome", judged(self.marbles, mover=self.turn.other))

    def moves(self) -> tuple[PlaceAndTurn, ...]:
        if self.outcome:
            return ()
        occupied = self.marbles[0] | self.marbles[1]
        holding = "".join([name for name, cells in QUADRANTS.items() if cells & occupied])
        found: list[PlaceAndTurn] = []
        for bit, here in CHOICES[holding].items():
            if not bit & occupied:
                found += here
        return tuple(found)

    def play(self, move: PlaceAndTurn) -> "Pentago":
        if self.outcome:
            raise already_over(self, move, self.outcome.article)
        black, white = self.marbles
        placed, quadrant = BITS[move.cell], QUADRANTS[move.quadrant]
        if (black | white) & placed:
            raise self._occupied(move)
        if not (black | white | placed) & quadrant:
            raise self.illegal(
                move,
                "yuzuncu-yil.pentago.6",
                f"{move.quadrant} parçası boş; yalnız içinde bilye olan bir parça çevrilir.",
                f"Quadrant {move.quadrant} is empty; only a quadrant that holds a marble can be turned.",
            )
        if self.turn is Side.FIRST:
            black |= placed
        else:
            white |= placed
        turned = TURNED[move.quadrant]
        black = black & ~quadrant | turned[black & quadrant]
        white = white & ~quadrant | turned[white & quadrant]
        return Pentago((black, white), self.turn.other)

    def _occupied(self, move: PlaceAndTurn) -> IllegalMove:
        colour = COLOURS[0 if self.marbles[0] & BITS[move.cell] else 1]
        return self.illegal(
            move,
            "yuzuncu-yil.pentago.6",
            f"{move.cell} dolu: orada {colour.tr} bilye var. Boş bir yer seçin.",
            f"{move.cell} is occupied by a {colour.en} marble. Choose an empty cell.",
        )

    @property
    def text(self) -> str:
        return f"{write_rows(ROWS, self.marbles)} {self.turn}"

    def draw(self) -> str:
        lines = []
        for row, bits in enumerate(ROWS):
            drawn = marks(bits, self.marbles)
            left, right = {0: ("A", "B"), SIZE - 1: ("C", "D")}.get(row, (" ", " "))
            line = f"{left}  {SIZE - row}  {' '.join(drawn[:3])} | {' '.join(drawn[3:])}  {right}"
            lines.append(line.rstrip())
        lines.insert(3, "      ------+------")
        lines.append("      a b c   d e f")
        return "\n".join(lines)

    def describe(self) -> Words:
        turkish, english = [], []
        for side, marbles in zip(SIDES, self.marbles, strict=True):
            cells = ", ".join(cell for cell, bit in BITS.items() if bit & marbles)
            turkish.append(f"{side.tr}: {cells or 'bilye yok'}.")
            english.append(f"{side.en}: {cells or 'no marbles'}.")
        name = SIDES[self.turn.seat]
        turkish.append(f"Set bitti. {self.outcome.words.tr}" if self.outcome else f"Sıra: {name.tr}.")
        english.append(f"The set is over. {self.outcome.words.en}" if self.outcome else f"To move: {name.en}.")
        return Words(" ".join(turkish), " ".join(english))


LINE_STEPS = (1, ROW_BITS - 1, ROW_BITS, ROW_BITS + 1)
FULL = sum(BITS.values())


def has_five(marbles: int) -> bool:
    """Five or more in a row, column or diagonal (article 8)."""
    for step in LINE_STEPS:
        pairs = marbles & marbles >> step
        fours = pairs & pairs >> 2 * step
        if fours & marbles >> 4 * step:
            return True
    return False


def judged(marbles: tuple[int, int], mover: Side) -> Outcome | None:
    """Articles 8, 9 and 10, after the complete move of `mover`."""
    mover_has, opponent_has = has_five(marbles[mover.seat]), has_five(marbles[1 - mover.seat])
    if not (mover_has or opponent_has):
        if marbles[0] | marbles[1] != FULL:
            return None
        words = Words("Set berabere: tahta doldu, beşli yok.", "The set is drawn: the board is full without a five.")
        return Outcome(None, "full board", (0, 0), "yuzuncu-yil.pentago.8", words)
    winner = mover if mover_has else mover.other
    name, loser = SIDES[winner.seat], SIDES[1 - winner.seat]
    if mover_has and opponent_has:
        reason, article = "both fives", "yuzuncu-yil.pentago.9"
        tr, en = "hamlesiyle iki renk de beşli oldu.", "the move made fives of both colours."
    elif mover_has:
        reason, article = "five in a row", "yuzuncu-yil.pentago.8"
        tr, en = "beş bilyesi sıralandı.", "five in a row."
    else:
        reason, article = "opponent's five", "yuzuncu-yil.pentago.10"
        tr, en = f"beşlisini {loser.tr} yaptı.", f"{loser.en} made the five for the opponent."
    score = (1, 0) if winner is Side.FIRST else (0, 1)
    return Outcome(winner, reason, score, article, Words(f"{name.tr} kazandı: {tr}", f"{name.en} wins: {en}"))


def start(_: Mapping[str, OptionValue]) -> Pentago:
    """The empty board; black starts (article 5)."""
    return Pentago((0, 0), Side.FIRST)


FORM = Words("'....../....../....../....../....../...... first' gibidir", "like '....../ … /...... first', six rows")


def parse(text: str, _: Mapping[str, OptionValue]) -> Pentago:
    """Any board on which the colours have placed in turn."""
    board, turn = split_fields(text, FORM, 2)
    black, white = read_pieces(board, text, ROWS)
    side = read_side(turn, text)
    check_placed_in_turn(text, side, (black.bit_count(), white.bit_count()))
    return Pentago((black, white), side)


PENTAGO = Game(
    name="pentago",
    title=Words("Pentago", "Pentago"),
    sides=SIDES,
    home="yuzuncu-yil",
    start_with=start,
    parse_with=parse,
    move=move_reader(
        MOVES,
        Words(
            "bilyenin yeri ve saat yönünde çevrilen parça, 'c3B' gibi",
            "write the cell, then the quadrant turned clockwise, like 'c3B'",
        ),
    ),
)
