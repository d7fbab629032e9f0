"""The board field of a written position: rows from the top as drawn, joined by `/`, one mark for each place."""

from meydan.games.notation import MARKS, not_a_position, quoted
from meydan.games.side import Side
from meydan.games.words import Words


def read_rows(field: str, text: str, columns: int, rows: int, marks: str) -> list[str]:
    """The rows of the board field of the position `text`; every one has its `columns` marks out of `marks`."""
    found = field.split("/")
    if len(found) != rows:
        raise not_a_position(
            text, f"tahtada {len(found)} sıra var, {rows} olmalı", f"it has {len(found)} rows of {rows}"
        )
    for number, row in enumerate(found, start=1):
        if len(row) != columns:
            raise not_a_position(
                text,
                f"üstten {number}. sırada {len(row)} yer var, {columns} olmalı",
                f"row {number} from the top has {len(row)} places of {columns}",
            )
        strange = next((mark for mark in row if mark not in marks), None)
        if strange is not None:
            raise not_a_position(
                text,
                f"üstten {number}. sırada {quoted(strange)} var; kullanılan işaretler: {' '.join(marks)}",
                f"row {number} from the top has {quoted(strange)}; the marks are {' '.join(marks)}",
            )
    return found


def check_placed_in_turn(text: str, turn: Side, placed: tuple[int, int]) -> None:
    """In games where each places one piece a turn: level when first is to move, first one ahead when second is."""
    first, second = placed
    if first - second == turn.seat:
        return
    x, o = MARKS.values()
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
