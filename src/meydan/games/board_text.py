"""The board field of a written position: rows from the top as drawn, joined by `/`, one mark for each place."""

from collections.abc import Sequence

from meydan.games.notation import EMPTY, MARKS, not_a_position, quoted
from meydan.games.side import Side
from meydan.games.words import Words

FIRST_MARK = MARKS[Side.FIRST]
SECOND_MARK = MARKS[Side.SECOND]
PLAIN_MARKS = FIRST_MARK + SECOND_MARK + EMPTY


def marks(bits: Sequence[int], pieces: tuple[int, int]) -> str:
    """The marks of the cells whose bits are given, in that order."""
    first, second = pieces
    return "".join(FIRST_MARK if first & bit else SECOND_MARK if second & bit else EMPTY for bit in bits)


def write_rows(rows: Sequence[Sequence[int]], pieces: tuple[int, int]) -> str:
    """The board of first's and second's pieces; `rows` holds each row's cells as bits."""
    return "/".join(marks(row, pieces) for row in rows)


def read_pieces(field: str, text: str, rows: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The pieces of first and of second in the board field of the position `text`, as bits."""
    pieces = dict.fromkeys(PLAIN_MARKS, 0)
    written = read_rows(field, text, [len(bits) for bits in rows])
    for row, bits in zip(written, rows, strict=True):
        for mark, bit in zip(row, bits, strict=True):
            pieces[mark] |= bit
    return pieces[FIRST_MARK], pieces[SECOND_MARK]


def read_rows(field: str, text: str, widths: Sequence[int], allowed: str = PLAIN_MARKS) -> list[str]:
    """The rows of the board field of the position `text`, each as wide as it must be, with allowed marks only."""
    found = field.split("/")
    if len(found) != len(widths):
        raise not_a_position(
            text, f"tahtada {len(found)} sıra var, {len(widths)} olmalı", f"it has {len(found)} rows of {len(widths)}"
        )
    for number, (row, width) in enumerate(zip(found, widths, strict=True), start=1):
        if len(row) != width:
            raise not_a_position(
                text,
                f"üstten {number}. sırada {len(row)} yer var, {width} olmalı",
                f"row {number} from the top has {len(row)} places of {width}",
            )
        strange = next((mark for mark in row if mark not in allowed), None)
        if strange is not None:
            raise not_a_position(
                text,
                f"üstten {number}. sırada {quoted(strange)} var; kullanılan işaretler: {' '.join(allowed)}",
                f"row {number} from the top has {quoted(strange)}; the marks are {' '.join(allowed)}",
            )
    return found


def check_placed_in_turn(text: str, turn: Side, placed: tuple[int, int]) -> None:
    """In games where each places one piece a turn: level when first is to move, first one ahead when second is."""
    first, second = placed
    if first - second == turn.seat:
        return
    x, o = FIRST_MARK, SECOND_MARK
    needed = (
        Words(f"{x} ve {o} sayısı eşit olmalı", f"there must be as many {x} as {o}")
        if turn is Side.FIRST
        else Words(f"{x} sayısı {o} sayısından bir fazla olmalı", f"there must be one more {x} than {o}")
    )
    raise not_a_position(
        text,
        f"sıra {turn} tarafındayken {needed.tr}; {first} {x} ve {second} {o} var",
        f"with {turn} to move {needed.en}; there are {first} {x} and {second} {o}",
    )
