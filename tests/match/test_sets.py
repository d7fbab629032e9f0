"""Sets: who starts, when the match is over, and what it gives."""

import pytest

from meydan.match import Reason
from meydan.match.deeds import LotDrawn, MovePlayed, SetAgreed, SetBegun, SetDecided
from tests.match.table import BOARD_GAMES, FIRST, SECOND, THREE_SETS, Table

sets_of_three = pytest.mark.parametrize(("rulebook", "game"), THREE_SETS)

THREE_SET_ARTICLES = (
    "yuzuncu-yil.mangala.e",
    "yuzuncu-yil.pentago.12",
    "yuzuncu-yil.kure.17",
    "lig.mangala.h",
    "lig.hex.sets",
    "lig.koridor.sets",
    "tazof-mangala.mangala.all",
    "salihli.mangala.all",
    "salihli.pentago.all",
)


@pytest.mark.article(
    "yuzuncu-yil.mangala.sets",
    "yuzuncu-yil.pentago.4",
    "tazof-mangala.mangala.all",
    "salihli.mangala.all",
    "salihli.pentago.all",
)
@sets_of_three
def test_starters_alternate_and_the_starter_of_set_1_starts_set_3(rulebook: str, game: str) -> None:
    table = Table(rulebook, game)
    starters = [table.match.starter]
    for winner in (FIRST, SECOND):
        table.sets([winner])
        starters.append(table.match.starter)
    assert starters == [FIRST, SECOND, FIRST]
    table.do(SetBegun())
    running = table.match.running_set
    assert running is not None
    assert (running.number, running.starter) == (3, FIRST)


@pytest.mark.article("yuzuncu-yil.mangala.sets")
def test_first_side_of_set_2_is_the_second_named_player() -> None:
    """The game's `first` starts the set; in set 2 that is Bora, so the stones of `first` are Bora's."""
    table = Table("yuzuncu-yil", "mangala").sets([FIRST]).do(SetBegun())
    running = table.match.running_set
    assert running is not None
    assert running.to_move is SECOND
    table.do(MovePlayed("4"))  # four stones from pit 4 go to 4, 5, 6 and the store: Bora moves again
    assert table.match.running_set is not None
    assert table.match.running_set.to_move is SECOND
    assert table.match.running_set.position.counts() == ((1,), (0,))


@pytest.mark.article(*THREE_SET_ARTICLES)
@sets_of_three
def test_two_sets_win_the_round_one_to_nil(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).sets([SECOND, SECOND])
    assert table.points == (0, 2)
    assert table.match.set_score == (0, 2)
    assert table.match.result is not None
    assert table.match.result.reason is Reason.SETS
    assert table.match.result.winner is SECOND


@pytest.mark.article(*THREE_SET_ARTICLES)
@sets_of_three
def test_third_set_is_refused_after_two_to_nil(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).sets([FIRST, FIRST])
    assert table.match.starter is None
    rule = table.match.rules.sets
    assert rule is not None
    assert table.refusal(SetBegun()).citation == rule.article


def test_third_set_is_refused_by_the_very_article() -> None:
    refused = {
        (rulebook, game): Table(rulebook, game).sets([FIRST, FIRST]).refusal(SetBegun()).article
        for rulebook, game in THREE_SETS
    }
    assert refused == {
        ("yuzuncu-yil", "mangala"): "yuzuncu-yil.mangala.e",
        ("yuzuncu-yil", "pentago"): "yuzuncu-yil.pentago.12",
        ("yuzuncu-yil", "kure"): "yuzuncu-yil.kure.17",
        ("lig", "mangala"): "lig.mangala.h",
        ("lig", "hex"): "lig.hex.sets",
        ("lig", "koridor"): "lig.koridor.sets",
        ("tazof-mangala", "mangala"): "tazof-mangala.mangala.all/e",
        ("salihli", "mangala"): "salihli.mangala.all/e",
        ("salihli", "pentago"): "salihli.pentago.all/12",
    }


@pytest.mark.article(*THREE_SET_ARTICLES)
@sets_of_three
def test_one_each_after_two_sets_is_decided_by_the_third(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).sets([FIRST, SECOND])
    assert table.points is None
    assert table.sets([SECOND]).points == (0, 2)


DRAWABLE = [(book, game) for book, game in THREE_SETS if game != "hex"]


@pytest.mark.article(
    "yuzuncu-yil.mangala.e",
    "yuzuncu-yil.pentago.12",
    "tazof-mangala.mangala.all",
    "salihli.mangala.all",
    "salihli.pentago.all",
)
@pytest.mark.parametrize(("rulebook", "game"), DRAWABLE)
@pytest.mark.parametrize("winners", [(FIRST, SECOND, None), (None, None, None), (None, SECOND, FIRST)])
def test_level_after_three_sets_is_half_a_point_each(rulebook: str, game: str, winners: tuple[None, ...]) -> None:
    table = Table(rulebook, game).sets(winners)
    assert table.points == (1, 1)
    assert table.match.result is not None
    assert table.match.result.drawn


@pytest.mark.article("yuzuncu-yil.mangala.e", "yuzuncu-yil.pentago.12")
@pytest.mark.parametrize(("rulebook", "game"), DRAWABLE)
def test_there_is_no_extra_set_after_a_draw(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).sets([FIRST, SECOND, None])
    rule = table.match.rules.sets
    assert rule is not None
    assert table.refusal(SetBegun()).citation == rule.article


@pytest.mark.parametrize(("rulebook", "game"), DRAWABLE)
def test_drawn_sets_count_for_nobody_so_one_to_nil_wins(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).sets([None, SECOND])
    assert table.points is None
    assert table.sets([None]).points == (0, 2)


@pytest.mark.article("lig.hex.sets")
def test_set_of_hex_cannot_be_drawn() -> None:
    table = Table("lig", "hex").do(SetBegun())
    assert table.refusal(SetDecided(None)).article == "lig.hex.goal"
    assert table.refusal(SetAgreed(None)).article == "lig.hex.goal"


ONE_SET = [(book, game) for book, game in BOARD_GAMES if (book, game) not in THREE_SETS]


@pytest.mark.article("lig.abalone.sets", "tazof-kulami.kulami.12", "salihli.kulami.all")
@pytest.mark.parametrize(("rulebook", "game"), ONE_SET)
def test_single_set_decides_the_match(rulebook: str, game: str) -> None:
    assert (rulebook, game) in [
        ("lig", "abalone"),
        ("tazof-kulami", "kulami"),
        ("salihli", "kulami"),
        ("salihli", "reversi"),
    ]
    table = Table(rulebook, game).do(SetBegun())
    assert table.match.starter is FIRST
    table.do(SetDecided(SECOND))
    assert table.points == (0, 2)
    rule = table.match.rules.sets
    assert rule is not None
    assert table.refusal(SetBegun()).citation == rule.article


@pytest.mark.article("tazof-kulami.kulami.12", "lig.abalone.sets")
@pytest.mark.parametrize(("rulebook", "game"), ONE_SET)
def test_drawn_single_set_is_half_a_point_each(rulebook: str, game: str) -> None:
    assert Table(rulebook, game).sets([None]).points == (1, 1)


@sets_of_three
def test_set_begins_only_after_the_one_before(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).do(SetBegun())
    assert "Set 1" in table.refusal(SetBegun()).words.en


@sets_of_three
def test_set_is_decided_only_while_it_is_played(rulebook: str, game: str) -> None:
    table = Table(rulebook, game)
    for deed in (SetDecided(FIRST), SetAgreed(FIRST)):
        assert table.refusal(deed).words.en == "No set is being played; begin one first."


@pytest.mark.parametrize("winner", [FIRST, SECOND, None])
def test_players_may_agree_on_how_a_set_ends(winner: None) -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun(), SetAgreed(winner))
    assert table.match.state.sets[0].winner is winner
    assert table.match.set_score == (winner is FIRST, winner is SECOND)


def test_drawn_knock_out_match_waits_for_the_lot() -> None:
    table = Table("salihli", "mangala", knockout=True).sets([FIRST, SECOND, None])
    assert table.points is None
    assert table.refusal(LotDrawn(SECOND)).article == "salihli.event.14"  # the head referee draws
