"""Kulami: where a game begins, and its written positions. Articles named here are those of `tazof-kulami`.

The rules are in `kulami_position`, the counting in `kulami_score`, the plates in `kulami_layout` and `kulami_plates`.
"""

from collections.abc import Mapping

from meydan.games.board_text import check_placed_in_turn, read_rows
from meydan.games.game import Game, Option, OptionValue
from meydan.games.kulami_hole import HOLE_NAMED, Hole, bits_of, holes_of
from meydan.games.kulami_layout import Layout
from meydan.games.kulami_plates import LAYOUTS
from meydan.games.kulami_position import MARBLES_EACH, NO_HOLE, NO_MARKER, SIDES, Kulami
from meydan.games.kulami_score import score
from meydan.games.notation import EMPTY, MARKS, move_reader, not_a_position, quoted, read_side, split_fields
from meydan.games.position import Counts
from meydan.games.side import Side
from meydan.games.words import Words


def start_on(board: Layout) -> Kulami:
    """The empty board of any layout; black starts, with the first marble anywhere (article 4)."""
    return Kulami(board, (0, 0), Side.FIRST, (None, None))


def start(options: Mapping[str, OptionValue]) -> Kulami:
    return start_on(LAYOUTS[str(options["layout"])])


FORM = Words(
    "'......../ … /........ first d4 -' gibidir: tahta, sıra, siyahın ve kırmızının son bilyesi ('-': yok)",
    "like '......../ … /........ first d4 -': board, turn, the last marbles of black and of red ('-': none)",
)


def parse_on(text: str, board: Layout) -> Kulami:
    """The position written as `text` on any layout. Raises InvalidText if it cannot come about."""
    rows, turn, *markers = split_fields(text, FORM, 4)
    marks = read_marks(rows, text, board)
    side = read_side(turn, text)
    first, second = ({hole for hole, mark in marks.items() if mark == own} for own in MARKS.values())
    check_placed_in_turn(text, side, (len(first), len(second)))
    if len(first) > MARBLES_EACH:
        raise not_a_position(
            text,
            f"{len(first)} siyah bilye var, en çok {MARBLES_EACH} olabilir",
            f"it has {len(first)} black marbles; at most {MARBLES_EACH} are allowed",
        )
    last = (read_marker(markers[0], text, first), read_marker(markers[1], text, second))
    check_last_two(text, board, last)
    return Kulami(board, (bits_of(first), bits_of(second)), side, last)


def read_marks(rows: str, text: str, board: Layout) -> dict[Hole, str]:
    """The mark in every hole; refused if the written board has holes where this one has none, or the reverse."""
    allowed = EMPTY + NO_HOLE + "".join(MARKS.values())
    marks = {}
    for places, row in zip(board.rows, read_rows(rows, text, [board.files] * board.ranks, allowed), strict=True):
        for hole, mark in zip(places, row, strict=True):
            if hole in board.plate_at and mark == NO_HOLE:
                raise not_a_position(text, f"bu tahtada {hole} deliği var", f"this board has a hole {hole}")
            if hole not in board.plate_at and mark != NO_HOLE:
                raise not_a_position(text, f"bu tahtada {hole} deliği yok", f"this board has no hole {hole}")
            marks[hole] = mark
    return marks


def read_marker(field: str, text: str, own: set[Hole]) -> Hole | None:
    """Where the marker of a colour lies that has its marbles in `own`."""
    if field == NO_MARKER and not own:
        return None
    hole = HOLE_NAMED.get(field)
    if hole not in own:
        raise not_a_position(
            text,
            f"son bilye {quoted(field)} deniyor, orada o rengin bilyesi yok",
            f"it gives {quoted(field)} as a last marble, but that colour has no marble there",
        )
    return hole


def check_last_two(text: str, board: Layout, last: tuple[Hole | None, Hole | None]) -> None:
    """Whichever of the two last marbles came later was placed by articles 6 and 7 on account of the other."""
    first, second = last
    if not first or not second:
        return
    if second.bit & board.row_and_column[first] & ~board.plate_bits[first]:
        return
    raise not_a_position(
        text,
        f"{first} ve {second} art arda oynanmış olamaz: aynı yatay ya da dikey sırada ve ayrı levhalarda olmalılar",
        f"{first} and {second} cannot follow each other: they must share a row or column and lie on different plates",
    )


def parse(text: str, options: Mapping[str, OptionValue]) -> Kulami:
    return parse_on(text, LAYOUTS[str(options["layout"])])


def marbles_on(rows: str, board: Layout) -> dict[Hole, Side]:
    """Where the marbles of both colours lie on a written board."""
    marks = read_marks(rows, rows, board)
    return {hole: side for hole, mark in marks.items() for side in Side if MARKS[side] == mark}


def count_board(rows: str, options: Mapping[str, OptionValue]) -> Counts:
    """The three scores of each colour on a final board, of which only the marbles need to be known."""
    board = LAYOUTS[str(options["layout"])]
    placed = marbles_on(rows, board)
    first, second = (list(placed.values()).count(side) for side in Side)
    if not second <= first <= min(second + 1, MARBLES_EACH):
        raise not_a_position(
            rows,
            f"{first} siyah ve {second} kırmızı bilye olamaz; renkler sırayla yerleştirir",
            f"there cannot be {first} black and {second} red marbles: the colours place in turn",
        )
    return score(board, placed).parts


KULAMI = Game(
    name="kulami",
    title=Words("Kulami", "Kulami"),
    sides=SIDES,
    home="tazof-kulami",
    start_with=start,
    parse_with=parse,
    move=move_reader(
        holes_of(LAYOUTS["standard"].holes),
        Words("bilyenin deliği, 'd4' gibi", "write the hole of the marble, like 'd4'"),
    ),
    options=(Option("layout", tuple(LAYOUTS), Words("Levhaların dizilimi", "how the plates lie")),),
    count_with=count_board,
)
