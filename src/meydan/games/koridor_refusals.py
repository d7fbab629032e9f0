"""Why a move of Koridor is refused: the article of the rulebook `lig`, and the sentence about this very move."""

from typing import NamedTuple

from meydan.games.koridor_board import (
    SIZE,
    SQUARE_NAMES,
    Passages,
    Wall,
    behind,
    conflicting,
    has_way,
    joining,
    passages_between,
    pawn_targets,
    squares_of,
    walls_of,
)
from meydan.games.koridor_sides import GOALS
from meydan.games.words import Words

# "first's last way": in Turkish the owner takes a suffix, so it is not made from the side's name.
WAYS = (
    Words("birinci oyuncunun 9. sıraya giden son yolunu", "first's last way to row 9"),
    Words("ikinci oyuncunun 1. sıraya giden son yolunu", "second's last way to row 1"),
)


class Refusal(NamedTuple):
    article: str
    words: Words


def wall_refusal(wall: Wall, walls: int, walls_left: int, pawns: tuple[int, int]) -> Refusal | None:
    """What is wrong with putting `wall`; None if it is legal."""
    if not walls_left:
        return Refusal(
            "lig.koridor.turn",
            Words("Engeliniz kalmadı: piyonunuzu oynayın.", "You have no walls left: move your pawn."),
        )
    in_the_way = conflicting(wall.bit) & walls
    if in_the_way:
        return clash(wall, walls_of(in_the_way))
    if not wall.bit & joining(walls):
        return None
    passages = passages_between(walls | wall.bit)
    closed = [WAYS[seat] for seat in (0, 1) if not has_way(pawns[seat], GOALS[seat], passages)]
    if not closed:
        return None
    return Refusal(
        "lig.koridor.wall",
        Words(
            f"{wall} engeli {' ve '.join(way.tr for way in closed)} kapatırdı.",
            f"The wall {wall} would close {' and '.join(way.en for way in closed)}.",
        ),
    )


def clash(wall: Wall, in_the_way: list[Wall]) -> Refusal:
    listed = ", ".join(map(str, in_the_way))
    if wall in in_the_way:
        words = Words(f"{wall} engeli zaten konmuş.", f"The wall {wall} is already there.")
    elif any(other.stands == wall.stands for other in in_the_way):
        words = Words(
            f"{wall} engeli şu engelin üstüne gelirdi: {listed}.", f"The wall {wall} would overlap wall {listed}."
        )
    else:
        words = Words(f"{wall} engeli şu engeli keserdi: {listed}.", f"The wall {wall} would cross wall {listed}.")
    return Refusal("lig.koridor.wall", words)


def pawn_refusal(pawn: int, opponent: int, target: int, walls: int) -> Refusal:
    """What is wrong with a pawn move that is not among the pawn's targets."""
    passages = passages_between(walls)
    here, there = name_of(pawn), name_of(target)
    if target == pawn:
        return Refusal(
            "lig.koridor.pawn",
            Words(f"Piyonunuz zaten {here} karesinde.", f"Your pawn stands on {here} already."),
        )
    if next_to(pawn, target):
        if target == opponent and opponent & passages.around(pawn):
            return occupied(pawn, opponent, passages)
        between = walls_between(pawn, target, walls)
        return Refusal(
            "lig.koridor.pawn",
            Words(
                f"{here} ile {there} arasında {between} engeli var; piyon engelin üzerinden atlayamaz.",
                f"The wall {between} stands between {here} and {there}; a pawn does not cross walls.",
            ),
        )
    if next_to(pawn, opponent) and next_to(opponent, target):
        return no_such_jump(pawn, opponent, target, walls)
    return Refusal(
        "lig.koridor.pawn",
        Words(
            f"{there} karesi {here} karesine komşu değil; piyon yatay ya da dikey bir kare gider.",
            f"{there} is not next to {here}; a pawn moves one square horizontally or vertically.",
        ),
    )


def occupied(pawn: int, opponent: int, passages: Passages) -> Refusal:
    over = squares_of(pawn_targets(pawn, opponent, passages) & passages.around(opponent))
    there = name_of(opponent)
    if not over:
        return Refusal(
            "lig.koridor.jump",
            Words(
                f"{there} karesinde rakibin piyonu var ve çevresi kapalı: üzerinden de atlanamaz.",
                f"The opponent's pawn stands on {there}, walled in: it cannot be jumped either.",
            ),
        )
    listed = ", ".join(map(str, over))
    return Refusal(
        "lig.koridor.jump",
        Words(
            f"{there} karesinde rakibin piyonu var; üzerinden şuraya geçebilirsiniz: {listed}.",
            f"The opponent's pawn stands on {there}; past it you may go to: {listed}.",
        ),
    )


def no_such_jump(pawn: int, opponent: int, target: int, walls: int) -> Refusal:
    """The target lies behind or beside an opponent on the next square, but the pawn cannot go there."""
    for one, other in ((pawn, opponent), (opponent, target)):
        between = walls_between(one, other, walls)
        if between:
            return Refusal(
                "lig.koridor.jump",
                Words(
                    f"{name_of(one)} ile {name_of(other)} arasında {between} engeli var: "
                    f"rakibin üzerinden {name_of(target)} karesine geçilemez.",
                    f"The wall {between} stands between {name_of(one)} and {name_of(other)}: "
                    f"there is no jump to {name_of(target)}.",
                ),
            )
    straight = name_of(behind(pawn, opponent))
    return Refusal(
        "lig.koridor.jump",
        Words(
            f"Rakibin arkası açık: {name_of(target)} karesine değil, üzerinden {straight} karesine atlanır.",
            f"Nothing stands behind the opponent: jump over it to {straight}, not aside to {name_of(target)}.",
        ),
    )


def name_of(square: int) -> str:
    return SQUARE_NAMES[square.bit_length() - 1]


def next_to(one: int, other: int) -> bool:
    """Whether two squares share an edge, walls or not."""
    return bool(passages_between(0).around(one) & other)


def walls_between(one: int, other: int, walls: int) -> str:
    """The wall between two neighbouring squares, or nothing."""
    low, high = sorted((one, other))
    if high == low << SIZE:
        across = [wall for wall in walls_of(walls) if not wall.stands and 1 << wall.number in (low, low >> 1)]
    else:
        across = [wall for wall in walls_of(walls) if wall.stands and 1 << wall.number in (low, low >> SIZE)]
    return ", ".join(map(str, across))
