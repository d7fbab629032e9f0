"""Reading the written form of a Koridor position: pawn and walls left of first and of second, the walls, the turn."""

from meydan.games.koridor_board import EVERY_WALL, SQUARE_NAMES, conflicting, has_way, passages_between, walls_of
from meydan.games.koridor_sides import GOALS, WALLS_EACH
from meydan.games.notation import not_a_position, quoted, read_side, split_fields
from meydan.games.side import Side
from meydan.games.words import Words

FORM = Words(
    "'e4/8 e6/9 c3h,e3h,d5v first' gibidir, engel yoksa '-'", "like 'e4/8 e6/9 c3h,e3h,d5v first', '-' for no walls"
)
WALLS = {str(wall): wall for wall in EVERY_WALL}


def read_position(text: str) -> tuple[tuple[int, int], tuple[int, int], int, Side]:
    """The pawns, the walls left, the walls on the board and whose turn it is. Raises InvalidText."""
    first, second, walls_text, turn = split_fields(text, FORM, 4)
    (first_pawn, first_left), (second_pawn, second_left) = read_half(first, text), read_half(second, text)
    pawns, left = (first_pawn, second_pawn), (first_left, second_left)
    walls = read_walls(walls_text, text)
    side = read_side(turn, text)
    put = 2 * WALLS_EACH - sum(left)
    if walls.bit_count() != put:
        raise not_a_position(
            text,
            f"tahtada {walls.bit_count()} engel var, kalanlara göre {put} olmalı",
            f"{walls.bit_count()} walls are on the board, but by those left it must be {put}",
        )
    check_pawns(pawns, side, text)
    check_ways(pawns, walls, text)
    return pawns, left, walls, side


def read_half(half: str, text: str) -> tuple[int, int]:
    """A pawn's square and the walls its player has left: 'e1/10'."""
    square, _, left = half.partition("/")
    if square not in SQUARE_NAMES or left not in map(str, range(WALLS_EACH + 1)):
        raise not_a_position(
            text,
            f"{quoted(half)} piyonun karesi ve kalan engel sayısı değil ('e1/{WALLS_EACH}' gibi)",
            f"{quoted(half)} is not a pawn's square and the walls left (like 'e1/{WALLS_EACH}')",
        )
    return 1 << SQUARE_NAMES.index(square), int(left)


def read_walls(field: str, text: str) -> int:
    walls = 0
    for name in field.split(",") if field != "-" else ():
        wall = WALLS.get(name)
        if wall is None:
            raise not_a_position(
                text,
                f"{quoted(name)} bir engel değil ('e3h' ya da 'e3v' gibi)",
                f"{quoted(name)} is not a wall (like 'e3h' or 'e3v')",
            )
        if wall.bit & conflicting(walls):
            others = ", ".join(map(str, walls_of(conflicting(wall.bit) & walls)))
            raise not_a_position(
                text,
                f"{wall} engeli şununla çakışıyor ya da kesişiyor: {others}",
                f"wall {wall} overlaps or crosses {others}",
            )
        walls |= wall.bit
    return walls


def check_pawns(pawns: tuple[int, int], side: Side, text: str) -> None:
    if pawns[0] == pawns[1]:
        raise not_a_position(text, "iki piyon aynı karede", "both pawns stand on the same square")
    if pawns[side.seat] & GOALS[side.seat]:
        raise not_a_position(
            text,
            f"'{side}' karşı çizgiye ulaşmış ve seti bitirmiş; sıra onda olamaz",
            f"'{side}' has reached the opposite base line and ended the set; it cannot be their turn",
        )


def check_ways(pawns: tuple[int, int], walls: int, text: str) -> None:
    passages = passages_between(walls)
    for side, pawn, goal in zip(Side, pawns, GOALS, strict=True):
        if not has_way(pawn, goal, passages):
            raise not_a_position(
                text,
                f"'{side}' oyuncunun hedefine giden yolu yok",
                f"'{side}' has no way to the goal row",
            )
