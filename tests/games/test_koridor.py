"""Koridor, article by article of `lig`. Every position here was worked out by hand from the rulebook."""

from typing import Any

import pytest

from meydan.games import IllegalMove, InvalidText, Side
from meydan.games.koridor import KORIDOR


def played(position: Any, moves: str) -> Any:
    for move in moves.split():
        position = position.play(KORIDOR.move(move))
    return position


def pawn_moves(text: str) -> set[str]:
    return {str(move) for move in KORIDOR.parse(text).moves() if len(str(move)) == 2}


def refused(text: str, move: str) -> IllegalMove:
    position = KORIDOR.parse(text)
    assert KORIDOR.move(move) not in position.moves()
    with pytest.raises(IllegalMove) as caught:
        position.play(KORIDOR.move(move))
    return caught.value


@pytest.mark.article("lig.koridor.setup")
def test_each_pawn_starts_in_the_middle_of_its_base_line_with_ten_walls() -> None:
    assert KORIDOR.start().text == "e1/10 e9/10 - first"
    assert KORIDOR.parse("e1/10 e9/10 - first") == KORIDOR.start()
    assert KORIDOR.start().to_move is Side.FIRST


@pytest.mark.article("lig.koridor.turn")
def test_a_turn_is_a_pawn_move_or_a_wall() -> None:
    written = [str(move) for move in KORIDOR.start().moves()]
    assert [move for move in written if len(move) == 2] == ["d1", "f1", "e2"]
    assert len([move for move in written if len(move) == 3]) == 128
    assert played(KORIDOR.start(), "e2 e3h d2 c5v").text == "d2/10 e9/8 e3h,c5v first"


TEN_WALLS = "a1h,c1h,e1h,g1h,a4h,g4h,a8h,c8h,e8h,g8h"


@pytest.mark.article("lig.koridor.turn")
def test_with_no_walls_left_the_pawn_must_move() -> None:
    text = f"e4/0 e6/10 {TEN_WALLS} first"
    assert {str(move) for move in KORIDOR.parse(text).moves()} == {"e5", "e3", "d4", "f4"}
    refusal = refused(text, "c6v")
    assert refusal.article == "lig.koridor.turn"
    assert refusal.words.tr == "Engeliniz kalmadı: piyonunuzu oynayın."
    assert len(KORIDOR.parse(f"e4/0 e6/10 {TEN_WALLS} second").moves()) > 4


@pytest.mark.article("lig.koridor.pawn")
def test_the_pawn_moves_one_square_horizontally_or_vertically() -> None:
    assert pawn_moves("e5/10 a8/10 - first") == {"e4", "e6", "d5", "f5"}
    assert pawn_moves("e5/10 i8/10 - second") == {"i7", "i9", "h8"}
    for move in ("f6", "e7", "a8"):
        refusal = refused("e5/10 a8/10 - first", move)
        assert refusal.article == "lig.koridor.pawn"
        assert refusal.words.en == (f"{move} is not next to e5; a pawn moves one square horizontally or vertically.")
    assert refused("e5/10 a8/10 - first", "e5").words.en == "Your pawn stands on e5 already."


@pytest.mark.article("lig.koridor.pawn")
def test_the_pawn_does_not_cross_walls() -> None:
    # e4h is on the upper edges of e4 and f4, d5v on the right edges of d5 and d6.
    text = "e5/9 a8/9 e4h,d5v first"
    assert pawn_moves(text) == {"e6", "f5"}
    below = refused(text, "e4")
    assert below.article == "lig.koridor.pawn"
    assert below.words.tr == "e5 ile e4 arasında e4h engeli var; piyon engelin üzerinden atlayamaz."
    assert refused(text, "d5").words.en == ("The wall d5v stands between e5 and d5; a pawn does not cross walls.")
    assert pawn_moves("f4/9 d6/9 e4h,d5v first") == {"f3", "e4", "g4"}
    assert pawn_moves("f4/9 d6/9 e4h,d5v second") == {"d7", "d5", "c6"}


CLASHES = [
    ("e3h", "The wall e3h is already there.", "e3h engeli zaten konmuş."),
    ("d3h", "The wall d3h would overlap wall e3h.", "d3h engeli şu engelin üstüne gelirdi: e3h."),
    ("f3h", "The wall f3h would overlap wall e3h.", "f3h engeli şu engelin üstüne gelirdi: e3h."),
    ("e3v", "The wall e3v would cross wall e3h.", "e3v engeli şu engeli keserdi: e3h."),
    ("b5v", "The wall b5v would overlap wall b6v.", "b5v engeli şu engelin üstüne gelirdi: b6v."),
    ("b7v", "The wall b7v would overlap wall b6v.", "b7v engeli şu engelin üstüne gelirdi: b6v."),
    ("b6h", "The wall b6h would cross wall b6v.", "b6h engeli şu engeli keserdi: b6v."),
]


@pytest.mark.article("lig.koridor.wall")
@pytest.mark.parametrize(("wall", "english", "turkish"), CLASHES)
def test_walls_do_not_overlap_or_cross(wall: str, english: str, turkish: str) -> None:
    refusal = refused("e1/9 e9/9 e3h,b6v first", wall)
    assert refusal.article == "lig.koridor.wall"
    assert (refusal.words.en, refusal.words.tr) == (english, turkish)


@pytest.mark.article("lig.koridor.wall")
def test_walls_may_touch() -> None:
    position = KORIDOR.parse("e1/9 e9/9 e3h,b6v first")
    assert {KORIDOR.move(wall) for wall in ("c3h", "g3h", "d3v", "f3v", "e2v", "e4v", "b4v", "b8v", "a6h")} <= set(
        position.moves()
    )
    assert len([move for move in position.moves() if len(str(move)) == 3]) == 128 - 4 - 4


@pytest.mark.article("lig.koridor.wall")
@pytest.mark.parametrize("turn", ["first", "second"])
@pytest.mark.parametrize("wall", ["e2h", "d2h"])
def test_nobody_may_close_the_last_way_of_first(turn: str, wall: str) -> None:
    # d1v and e1v stand left and right of e1 and e2; a wall above e2 would shut first in.
    refusal = refused(f"e1/9 e9/9 d1v,e1v {turn}", wall)
    assert refusal.article == "lig.koridor.wall"
    assert refusal.words.en == f"The wall {wall} would close first's last way to row 9."
    assert refusal.words.tr == f"{wall} engeli birinci oyuncunun 9. sıraya giden son yolunu kapatırdı."


@pytest.mark.article("lig.koridor.wall")
def test_nobody_may_close_the_last_way_of_second_or_of_both() -> None:
    assert refused("e1/9 e9/9 d8v,e8v first", "e7h").words.en == (
        "The wall e7h would close second's last way to row 1."
    )
    # A line from a to h, a step up along h, and h5h would complete it to the right edge.
    both = refused("e1/8 e9/7 a4h,c4h,e4h,g4h,h4v first", "h5h")
    assert both.words.en == "The wall h5h would close first's last way to row 9 and second's last way to row 1."


@pytest.mark.article("lig.koridor.wall")
def test_pawns_do_not_block_ways_and_shut_off_corners_are_allowed() -> None:
    # The only way of first out of e1 leads over e3, where second stands.
    corridor = KORIDOR.parse("e1/8 e3/8 d1v,e1v,d3v,e3v first")
    assert KORIDOR.move("a8h") in corridor.moves()
    # Nobody is in the corner a1, a2 that a2h and a1v shut off.
    assert KORIDOR.move("a2h") in KORIDOR.parse("e1/10 e9/9 a1v first").moves()


JUMPS = [
    ("e4/10 e5/10 - first", {"e3", "d4", "f4", "e6"}),
    ("e4/10 e5/10 - second", {"e6", "d5", "f5", "e3"}),
    ("d5/10 e5/10 - first", {"c5", "d4", "d6", "f5"}),
    ("e5/10 d5/10 - first", {"f5", "e4", "e6", "c5"}),
    ("e4/10 e5/9 e5h first", {"e3", "d4", "f4", "d5", "f5"}),  # a wall behind
    ("e4/10 e5/8 e5h,d5v first", {"e3", "d4", "f4", "f5"}),  # and one on the left
    ("e4/10 e5/7 e5h,d5v,e4v first", {"e3", "d4"}),  # walled off on both sides
    ("e8/10 e9/10 - first", {"e7", "d8", "f8", "d9", "f9"}),  # the edge behind
    ("h5/10 i5/10 - first", {"h4", "h6", "g5", "i4", "i6"}),
    ("d5/10 e5/9 e5v first", {"c5", "d4", "d6", "e4", "e6"}),  # a wall behind, sideways
    ("e4/10 e5/9 e4h first", {"e3", "d4", "f4"}),  # a wall between
    ("e1/10 e2/10 - second", {"e3", "d2", "f2", "d1", "f1"}),
]


@pytest.mark.article("lig.koridor.jump")
@pytest.mark.parametrize(("text", "targets"), JUMPS)
def test_face_to_face(text: str, targets: set[str]) -> None:
    assert pawn_moves(text) == targets


NO_JUMPS = [
    ("e4/10 e5/10 - first", "e5", "The opponent's pawn stands on e5; past it you may go to: e6."),
    ("e4/10 e5/9 e5h first", "e5", "The opponent's pawn stands on e5; past it you may go to: d5, f5."),
    ("e4/10 e5/7 e5h,d5v,e4v first", "e5", "The opponent's pawn stands on e5, walled in: it cannot be jumped either."),
    ("e4/10 e5/9 e5h first", "e6", "The wall e5h stands between e5 and e6: there is no jump to e6."),
    ("e4/10 e5/9 e4h first", "e6", "The wall e4h stands between e4 and e5: there is no jump to e6."),
    ("e4/10 e5/9 e4h first", "d5", "The wall e4h stands between e4 and e5: there is no jump to d5."),
    ("e4/10 e5/8 e5h,d5v first", "d5", "The wall d5v stands between e5 and d5: there is no jump to d5."),
    ("e4/10 e5/10 - first", "d5", "Nothing stands behind the opponent: jump over it to e6, not aside to d5."),
    ("e5/10 e4/10 - first", "f4", "Nothing stands behind the opponent: jump over it to e3, not aside to f4."),
]


@pytest.mark.article("lig.koridor.jump")
@pytest.mark.parametrize(("text", "move", "english"), NO_JUMPS)
def test_a_jump_that_is_not_there_is_explained(text: str, move: str, english: str) -> None:
    refusal = refused(text, move)
    assert refusal.article == "lig.koridor.jump"
    assert refusal.words.en == english


@pytest.mark.article("lig.koridor.pawn")
def test_a_wall_between_face_to_face_pawns_is_named() -> None:
    refusal = refused("e4/10 e5/9 d4h first", "e5")
    assert refusal.article == "lig.koridor.pawn"
    assert refusal.words.en == "The wall d4h stands between e4 and e5; a pawn does not cross walls."


@pytest.mark.article("lig.koridor.end")
@pytest.mark.parametrize(
    ("text", "move", "winner", "score"),
    [
        ("c8/10 a5/10 - first", "c9", Side.FIRST, (1, 0)),
        ("e8/10 e9/10 - first", "d9", Side.FIRST, (1, 0)),
        ("c8/10 i2/10 - second", "i1", Side.SECOND, (0, 1)),
    ],
)
def test_reaching_any_square_of_the_opposite_base_line_wins(text: str, move: str, winner: Side, score: Any) -> None:
    over = played(KORIDOR.parse(text), move)
    assert over.outcome is not None
    assert (over.outcome.winner, over.outcome.reason, over.outcome.score) == (winner, "goal reached", score)
    assert over.outcome.article == "lig.koridor.end"
    assert over.moves() == ()
    assert refused(over.text, "a1").words.en == "a1 cannot be played: the set is over."
    assert KORIDOR.parse(over.text).outcome == over.outcome


@pytest.mark.article("lig.koridor.end")
def test_the_own_base_line_wins_nothing() -> None:
    assert played(KORIDOR.start(), "d1 d9").outcome is None


def test_the_third_occurrence_draws() -> None:
    there_and_back = "e2 e8 e1 e9 "
    twice = played(KORIDOR.start(), there_and_back + "e2 e8 e1")
    assert twice.outcome is None
    drawn = played(twice, "e9")
    assert drawn.outcome is not None
    assert (drawn.outcome.winner, drawn.outcome.reason, drawn.outcome.score) == (None, "third repetition", (0, 0))
    assert KORIDOR.parse(drawn.text).outcome is None  # the written form has no history


def test_a_wall_makes_another_position() -> None:
    there_and_back = "e2 e8 e1 e9 "
    walled = played(KORIDOR.start(), there_and_back + "a1h h8h " + there_and_back + "e2 e8 e1")
    assert walled.outcome is None
    assert played(walled, "e9").outcome is not None


def test_the_board_is_drawn_with_its_walls() -> None:
    rows = KORIDOR.parse("e4/9 e6/8 e3h,a8h,d5v first").draw().splitlines()
    assert rows[:4] == [
        "9  .   .   .   .   .   .   .   .   .",
        "   -----",
        "8  .   .   .   .   .   .   .   .   .",
        "",
    ]
    assert rows[6:14] == [
        "6  .   .   .   . | o   .   .   .   .",
        "                 |",
        "5  .   .   .   . | .   .   .   .   .",
        "",
        "4  .   .   .   .   x   .   .   .   .",
        "                   -----",
        "3  .   .   .   .   .   .   .   .   .",
        "",
    ]
    assert rows[-1] == "   a   b   c   d   e   f   g   h   i"


def test_the_description_names_pawns_and_every_wall() -> None:
    words = KORIDOR.parse("e4/9 e6/8 e3h,a8h,d5v first").describe()
    assert words.tr == (
        "Birinci oyuncu: piyon e4, hedef 9. sıra, kalan engel 9. İkinci oyuncu: piyon e6, hedef 1. sıra, "
        "kalan engel 8. Konan engeller: e3h, a8h, d5v. Sıra: Birinci oyuncu."
    )
    assert words.en == (
        "First: pawn e4, goal row 9, walls left 9. Second: pawn e6, goal row 1, walls left 8. "
        "Walls on the board: e3h, a8h, d5v. To move: First."
    )


def test_walls_are_written_in_one_order() -> None:
    assert KORIDOR.parse("e4/9 e6/8 d5v,a8h,e3h first").text == "e4/9 e6/8 e3h,a8h,d5v first"


WRONG = [
    ("e1/10 e9/10 first", "the form is"),
    ("e1 e9/10 - first", "'e1' is not a pawn's square and the walls left"),
    ("e1/11 e9/9 - first", "'e1/11' is not a pawn's square"),
    ("e1/010 e9/10 - first", "'e1/010' is not a pawn's square"),
    ("j1/10 e9/10 - first", "'j1/10' is not a pawn's square"),
    ("e1/10 e9/10 - third", "who moves must be"),
    ("e1/10 e9/10 e3h first", "1 walls are on the board, but by those left it must be 0"),
    ("e1/9 e9/10 - first", "0 walls are on the board, but by those left it must be 1"),
    ("e1/9 e9/10 i3h first", "'i3h' is not a wall"),
    ("e1/9 e9/10 e9h first", "'e9h' is not a wall"),
    ("e1/9 e9/10  first", "'' is not a wall"),
    ("e1/9 e9/9 e3h,f3h first", "wall f3h overlaps or crosses e3h"),
    ("e1/9 e9/9 e3h,e3v first", "wall e3v overlaps or crosses e3h"),
    ("e1/9 e9/9 e3h,e3h first", "wall e3h overlaps or crosses e3h"),
    ("e1/8 e9/9 d1v,e1v,e2h first", "'first' has no way to the goal row"),
    ("e1/8 e9/9 d8v,e8v,e7h first", "'second' has no way to the goal row"),
    ("e5/10 e5/10 - first", "both pawns stand on the same square"),
    ("e9/10 d5/10 - first", "'first' has reached the opposite base line"),
    ("e9/10 e1/10 - first", "'first' has reached the opposite base line"),
    ("e9/10 e1/10 - second", "'second' has reached the opposite base line"),
]


@pytest.mark.parametrize(("text", "wrong"), WRONG)
def test_positions_that_cannot_be_are_refused(text: str, wrong: str) -> None:
    with pytest.raises(InvalidText) as caught:
        KORIDOR.parse(text)
    assert wrong in caught.value.words.en
