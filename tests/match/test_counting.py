"""The referee's count of a set. What cannot be is refused by the article, with what is wrong."""

import pytest

from meydan.match.deeds import MovePlayed, RecordAbandoned, SetBegun, SetCounted, SetDecided
from tests.match.table import BOARD_GAMES, FIRST, KULAMI, MANGALA, SECOND, Table

COUNT_ARTICLES = {
    "yuzuncu-yil": "yuzuncu-yil.mangala.count",
    "lig": "lig.mangala.setup",
    "tazof-mangala": "tazof-mangala.mangala.all/count",
    "salihli": "salihli.mangala.all/count",
}


@pytest.mark.article("yuzuncu-yil.mangala.count", "tazof-mangala.mangala.all", "salihli.mangala.all")
@pytest.mark.parametrize(("rulebook", "game"), MANGALA)
@pytest.mark.parametrize(("first", "second", "winner"), [(25, 23, FIRST), (10, 38, SECOND), (24, 24, None)])
def test_larger_store_wins_the_set(rulebook: str, game: str, first: int, second: int, winner: None) -> None:
    table = Table(rulebook, game).do(SetBegun(), SetCounted((first,), (second,)))
    record = table.match.state.sets[0]
    assert record.winner is winner
    assert record.counts == ((first,), (second,))
    assert table.article == COUNT_ARTICLES[rulebook]


@pytest.mark.article("yuzuncu-yil.mangala.count", "tazof-mangala.mangala.all", "salihli.mangala.all")
@pytest.mark.parametrize(("rulebook", "game"), MANGALA)
@pytest.mark.parametrize(("first", "second"), [(25, 24), (24, 23), (0, 0), (49, 0)])
def test_stones_that_do_not_add_up_to_48_are_refused(rulebook: str, game: str, first: int, second: int) -> None:
    table = Table(rulebook, game).do(SetBegun())
    refused = table.refusal(SetCounted((first,), (second,)))
    assert refused.article == COUNT_ARTICLES[rulebook]
    assert str(first + second) in refused.words.tr
    assert "48" in refused.words.tr


def test_count_is_the_players_own_whoever_started_the_set() -> None:
    table = Table("yuzuncu-yil", "mangala").sets([SECOND]).do(SetBegun(), SetCounted((30,), (18,)))
    assert table.match.set_score == (1, 1)


def test_count_below_zero_is_refused() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun())
    assert table.refusal(SetCounted((-1,), (49,))).article == "yuzuncu-yil.mangala.count"


@pytest.mark.parametrize(("first", "second"), [((25, 0), (23, 0)), ((), ()), ((25,), (20, 3))])
def test_mangala_is_counted_with_one_number_each(first: tuple[int, ...], second: tuple[int, ...]) -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun())
    assert table.refusal(SetCounted(first, second)).words.en == "Enter one number for each player."


def test_reversi_may_leave_squares_empty_but_has_64_discs_at_most() -> None:
    table = Table("salihli", "reversi").do(SetBegun())
    refused = table.refusal(SetCounted((40,), (25,)))
    assert refused.article == "salihli.reversi.14"
    assert "65" in refused.words.tr
    assert table.do(SetCounted((40,), (20,))).points == (2, 0)


WINNER_ONLY = [(book, game) for book, game in BOARD_GAMES if game in ("pentago", "kure", "hex", "koridor", "abalone")]


@pytest.mark.parametrize(("rulebook", "game"), WINNER_ONLY)
def test_games_without_a_count_name_the_winner(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).do(SetBegun())
    assert table.refusal(SetCounted((4,), (2,))).words.en == "Nothing is counted in this game; name the winner."
    assert table.do(SetDecided(FIRST)).match.set_score == (1, 0)


# Black x holds the whole of row 8: a line of 8, an area of 8, and the plates A and D halved with red. Red o has the
# row below except h7. Worked out by hand on the standard layout:
#   8  A A B C C C D D      x x x x x x x x
#   7  A A B E E F D D      o o o o o o o .
# black: line 8; area 8; plates C (3 of 3 black) 3, D (2 black, 1 red) 6 (2×3 holes: g8 h8 g7 h7 g6 h6)
# red:   line of 7 (a7–g7); area 7; plates E (d7, e7) 4, F (f7) 2; A 2–2 and B 1–1 are level
BOARD = "xxxxxxxx/ooooooo./......../......../......../......../......../........"
BLACK, RED = (8, 8, 9), (7, 7, 6)


@pytest.mark.article("tazof-kulami.kulami.score-sheet", "salihli.kulami.all")
@pytest.mark.parametrize(("rulebook", "game"), KULAMI)
def test_sheet_that_agrees_with_the_board_is_added_up(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).do(SetBegun(), SetCounted(BLACK, RED, BOARD))
    assert table.points == (2, 0)
    assert table.match.state.sets[0].counts == (BLACK, RED)


@pytest.mark.article("tazof-kulami.kulami.score-sheet", "salihli.kulami.all")
@pytest.mark.parametrize(("rulebook", "game"), KULAMI)
@pytest.mark.parametrize(
    ("first", "second", "wrong"),
    [
        ((8, 8, 9), (7, 7, 7), "second player, plates: 7 entered, 6 on the board"),
        ((8, 9, 9), (7, 7, 6), "first player, largest area: 9 entered, 8 on the board"),
        ((0, 8, 9), (7, 7, 6), "first player, rows: 0 entered, 8 on the board"),
    ],
)
def test_sheet_that_contradicts_the_board_is_refused(
    rulebook: str, game: str, first: tuple[int, ...], second: tuple[int, ...], wrong: str
) -> None:
    table = Table(rulebook, game).do(SetBegun())
    refused = table.refusal(SetCounted(first, second, BOARD))
    assert refused.article == {"tazof-kulami": "tazof-kulami.kulami.score-sheet"}.get(
        rulebook, "salihli.kulami.all/score-sheet"
    )
    assert wrong in refused.words.en


@pytest.mark.article("tazof-kulami.kulami.score-sheet")
def test_sheet_has_three_scores() -> None:
    table = Table("tazof-kulami", "kulami").do(SetBegun())
    refused = table.refusal(SetCounted((25,), (20,)))
    assert refused.article == "tazof-kulami.kulami.score-sheet"
    assert refused.words.en == "Enter three scores for each player: rows, largest area, plates."


def test_board_that_cannot_be_is_invalid() -> None:
    table = Table("tazof-kulami", "kulami").do(SetBegun())
    for board in ("xx", BOARD.replace("o", "x"), BOARD.replace("x", "y")):
        assert "bir konum değil" in table.invalid(SetCounted(BLACK, RED, board)).words.tr


def test_no_board_is_entered_where_none_is_counted() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun())
    assert table.refusal(SetCounted((25,), (23,), BOARD)).article == "yuzuncu-yil.mangala.count"


def test_recorded_moves_are_not_overruled_by_a_count() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun(), MovePlayed("1"))
    for deed in (SetCounted((25,), (23,)), SetDecided(FIRST)):
        assert table.refusal(deed).words.en.startswith("By the recorded moves the set is not over.")
    table.do(RecordAbandoned())
    assert table.refusal(MovePlayed("1")).words.en.startswith("The moves of this set are no longer recorded")
    assert table.do(SetCounted((25,), (23,))).match.set_score == (1, 0)


def test_nothing_recorded_nothing_to_abandon() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun())
    assert table.refusal(RecordAbandoned()).words.en == "The moves of this set are not being recorded."
