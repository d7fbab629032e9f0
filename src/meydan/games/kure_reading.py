"""Reading the written form of a Küre position: seven rows from the top, whose turn it is, and the plies played.

A fourth field names the stone that cannot be taken in this turn, where the rules of the set know such a stone.
"""

from meydan.games.board_text import read_pieces
from meydan.games.kure_board import (
    FAR_ROWS,
    LINES_OF,
    NAMES,
    ROWS,
    START_ROWS,
    STONES_EACH,
    TOO_MANY_IN_LINE,
    counted_in_lines,
    line_words,
    stands_between,
)
from meydan.games.notation import MARKS, not_a_position, quoted, read_side
from meydan.games.side import Side
from meydan.games.words import Words

STONES_TO_TAKE = 4
LAST_PLY = 200
IMMUNE_NEXT_TURN = "immune next turn"

FORM = Words(
    "'ooooooo/......./......./......./......./......./xxxxxxx first 0' gibidir",
    "like 'ooooooo/......./......./......./......./......./xxxxxxx first 0'",
)


def read_position(
    text: str, line_rule: str, entering_stone: str, max_on_far_row: int
) -> tuple[tuple[int, int], Side, int, int]:
    """The stones, whose turn it is, the plies played and the immune stone. Raises InvalidText."""
    fields = text.split(" ")
    if len(fields) not in (3, 4):
        raise not_a_position(text, f"biçimi {FORM.tr}", f"the form is {FORM.en}")
    board, turn, ply_text, *immune_text = fields
    stones = read_pieces(board, text, ROWS)
    for seat in (0, 1):
        check_stones(stones[seat], seat, line_rule, max_on_far_row, text)
    side = read_side(turn, text)
    check_end(stones, side, text)
    ply = read_ply(ply_text, side, text)
    immune = read_immune(immune_text[0], stones, side, entering_stone, text) if immune_text else 0
    return stones, side, ply, immune


def check_stones(own: int, seat: int, line_rule: str, max_on_far_row: int, text: str) -> None:
    """What holds for each side's stones in every position of a set."""
    mark = MARKS[tuple(Side)[seat]]
    if own.bit_count() > STONES_EACH:
        raise not_a_position(
            text,
            f"{own.bit_count()} '{mark}' taşı var, en çok {STONES_EACH} olabilir",
            f"it has {own.bit_count()} stones '{mark}'; at most {STONES_EACH} are allowed",
        )
    if 0 < max_on_far_row < (own & FAR_ROWS[seat]).bit_count():
        raise not_a_position(
            text,
            f"rakibin başlangıç sırasında birden çok '{mark}' taşı var",
            f"more than one stone '{mark}' stands on the opponent's start row",
        )
    counted = counted_in_lines(own, seat, line_rule)
    for line in LINES_OF[seat]:
        if (line & counted).bit_count() >= TOO_MANY_IN_LINE:
            where = line_words(line, counted)
            raise not_a_position(
                text, f"{where.tr} dört '{mark}' taşı var", f"four stones '{mark}' stand on the {where.en}"
            )


def check_end(stones: tuple[int, int], side: Side, text: str) -> None:
    """Who has taken four stones has just done so, and nobody has gone on playing."""
    left = STONES_EACH - STONES_TO_TAKE
    if stones[side.other.seat].bit_count() <= left:
        raise not_a_position(
            text,
            f"'{MARKS[side.other]}' dört taş kaybetti; bu, rakibin hamlesiyle olur, oysa sıra '{side}' oyuncuda",
            f"'{MARKS[side.other]}' has lost four stones, which only the opponent's move does, yet '{side}' is to move",
        )


def read_ply(field: str, side: Side, text: str) -> int:
    if not (field.isascii() and field.isdigit() and len(field) <= 3) or int(field) > LAST_PLY:
        raise not_a_position(
            text,
            f"oynanan hamle sayısı 0–{LAST_PLY} olmalı, {quoted(field)} değil",
            f"the number of plies played must be 0–{LAST_PLY}, not {quoted(field)}",
        )
    if int(field) % 2 != side.seat:
        raise not_a_position(
            text,
            f"{int(field)} hamleden sonra sıra '{side}' oyuncuda olamaz",
            f"after {int(field)} plies it cannot be the turn of '{side}'",
        )
    return int(field)


def read_immune(field: str, stones: tuple[int, int], side: Side, entering_stone: str, text: str) -> int:
    if entering_stone != IMMUNE_NEXT_TURN:
        raise not_a_position(
            text,
            f"{quoted(field)} fazla: bu kurallarda alınamaz taş yok",
            f"{quoted(field)} is too much: these rules know no immune stone",
        )
    movers = side.other.seat
    if (
        field not in NAMES
        or not (stones[movers] & ~START_ROWS[movers]) >> NAMES.index(field) & 1
        or not stands_between(NAMES.index(field), stones[side.seat])
    ):
        raise not_a_position(
            text,
            f"{quoted(field)} iki rakip taşın arasına az önce girmiş bir taş olamaz",
            f"{quoted(field)} cannot be a stone that has just moved in between two of the opponent's",
        )
    return 1 << NAMES.index(field)
