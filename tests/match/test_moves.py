"""Recorded moves: the game's own rules decide, and its refusals name this rulebook's article."""

import random

import pytest

from meydan.games import GAMES
from meydan.match import Match, Role, recorded_moves
from meydan.match.deeds import MovePlayed, PieceTouched, RefereeActed, SetAgreed, SetBegun, SetDecided, Withdrawn
from meydan.match.player import player_of
from meydan.match.state import SetEnd
from meydan.rulebooks import load_rules
from meydan.rulebooks.referee import ActKind
from tests.match.table import BOARD_GAMES, FIRST, MANGALA, SECOND, Table


def played_out(rulebook: str, game: str, seed: int) -> tuple[Match, list[str]]:
    """One set of random moves, and the moves."""
    choose = random.Random(seed)
    table = Table(rulebook, game).do(SetBegun())
    moves = []
    while table.match.running_set is not None:
        moves.append(str(choose.choice(table.match.running_set.position.moves())))
        table.do(MovePlayed(moves[-1]))
    return table.match, moves


@pytest.mark.parametrize(("rulebook", "game"), BOARD_GAMES)
def test_set_ends_by_itself_as_the_game_does(rulebook: str, game: str) -> None:
    match, moves = played_out(rulebook, game, seed=4)
    position = GAMES[game].start(load_rules(rulebook, game).game_options)
    for move in moves:
        position = position.play(GAMES[game].move(move))
    outcome = position.outcome
    assert outcome is not None
    record = match.state.sets[0]
    assert record.end is SetEnd.PLAYED
    assert record.winner is (player_of(outcome.winner, FIRST) if outcome.winner else None)
    assert record.board == position.text
    assert record.article == match.rules.cite(outcome.article)
    counted = game in ("mangala", "kulami", "reversi", "abalone")
    assert (record.counts is not None) is counted
    if record.counts is not None:
        assert tuple(map(sum, record.counts)) == outcome.score


@pytest.mark.parametrize(
    ("rulebook", "article"),
    [
        ("yuzuncu-yil", "yuzuncu-yil.mangala.rule-1"),
        ("lig", "lig.mangala.rule-1"),
        ("tazof-mangala", "tazof-mangala.mangala.all/rule-1"),
        ("salihli", "salihli.mangala.all/rule-1"),
    ],
)
def test_illegal_move_names_the_article_of_this_rulebook(rulebook: str, article: str) -> None:
    table = Table(rulebook, "mangala").do(SetBegun(), MovePlayed("4"), MovePlayed("4"))
    # Pit 4 earned another move and holds the one stone that went back; it moves on, and Bora is to move.
    table.do(MovePlayed("1"))
    refused = table.refusal(MovePlayed("4"))
    assert refused.article == article
    assert refused.words.tr == "4. kuyu boş."


def test_recorded_moves_are_those_that_stand() -> None:
    table = Table("lig", "hex").do(SetBegun(), MovePlayed("a1"), MovePlayed("b1"), Withdrawn(4, "yanlış"))
    table.do(MovePlayed("c1"), SetAgreed(FIRST), SetBegun(), SetDecided(SECOND), SetBegun(), MovePlayed("k11"))
    assert recorded_moves(table.match) == (("a1", "c1"), (), ("k11",))


def test_text_that_is_no_move_is_invalid_not_illegal() -> None:
    assert "bir hamle değil" in Table("lig", "mangala").do(SetBegun()).invalid(MovePlayed("7")).words.tr


def test_players_on_screen_move_in_turn() -> None:
    table = Table("lig", "hex").do(SetBegun())
    assert table.refusal(MovePlayed("a1"), by=Role.SECOND_PLAYER).words.en == "It is not your turn: Ayşe plays."
    table.do(MovePlayed("a1"), by=Role.FIRST_PLAYER).do(MovePlayed("b1"), by=Role.SECOND_PLAYER)
    assert table.refusal(MovePlayed("c1"), by=Role.SECOND_PLAYER).words.en == "It is not your turn: Ayşe plays."


@pytest.mark.article("yuzuncu-yil.mangala.d", "lig.mangala.d", "tazof-mangala.mangala.all", "salihli.mangala.all")
@pytest.mark.parametrize(("rulebook", "game"), MANGALA)
def test_touching_a_stone_obliges_to_play_that_pit(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).do(SetBegun(), PieceTouched(FIRST, "3"))
    refused = table.refusal(MovePlayed("1"))
    assert (
        refused.article
        == {
            "yuzuncu-yil": "yuzuncu-yil.mangala.d",
            "lig": "lig.mangala.d",
            "tazof-mangala": "tazof-mangala.mangala.all/d",
            "salihli": "salihli.mangala.all/d",
        }[rulebook]
    )
    table.do(MovePlayed("3"))
    assert table.match.running_set is not None
    assert table.match.running_set.touched is None


@pytest.mark.article("yuzuncu-yil.pentago.11", "salihli.pentago.all")
@pytest.mark.parametrize(
    ("rulebook", "article"), [("yuzuncu-yil", "yuzuncu-yil.pentago.11"), ("salihli", "salihli.pentago.all/11")]
)
def test_placed_marble_stands_and_only_the_turn_is_still_to_choose(rulebook: str, article: str) -> None:
    table = Table(rulebook, "pentago").do(SetBegun(), PieceTouched(FIRST, "c3"))
    assert table.refusal(MovePlayed("d4B")).article == article
    assert table.refusal(PieceTouched(FIRST, "d4")).article == article
    table.do(MovePlayed("c3C"))
    assert table.match.running_set is not None
    assert table.match.running_set.to_move is SECOND


@pytest.mark.article("yuzuncu-yil.kure.11")
def test_touched_stone_without_a_legal_move_lets_another_be_played() -> None:
    """At the start every stone of Küre can move; one that is not there cannot."""
    table = Table("yuzuncu-yil", "kure").do(SetBegun())
    refused = table.refusal(PieceTouched(FIRST, "d4"))
    assert refused.article == "yuzuncu-yil.kure.11"
    assert "another piece is played" in refused.words.en
    table.do(RefereeActed(ActKind.OTHER_STONE, FIRST))
    assert table.article == "yuzuncu-yil.kure.11"
    table.do(PieceTouched(FIRST, "c1"))
    assert table.refusal(MovePlayed("d1d2")).article == "yuzuncu-yil.kure.11"


@pytest.mark.article("salihli.reversi.12")
def test_disc_on_a_legal_square_has_been_played() -> None:
    table = Table("salihli", "reversi").do(SetBegun(), PieceTouched(FIRST, "d3"))
    assert table.refusal(MovePlayed("c4")).article == "salihli.reversi.12"
    table.do(MovePlayed("d3"))


@pytest.mark.article("salihli.reversi.12", "salihli.reversi.blind")
def test_disc_on_an_illegal_square_has_not_been_played() -> None:
    table = Table("salihli", "reversi").do(SetBegun())
    assert table.refusal(PieceTouched(FIRST, "a1")).article == "salihli.reversi.12"


@pytest.mark.article("yuzuncu-yil.mangala.blind", "tazof-mangala.mangala.all", "salihli.mangala.all")
@pytest.mark.parametrize(
    ("rulebook", "article"),
    [
        ("yuzuncu-yil", "yuzuncu-yil.mangala.blind"),
        ("tazof-mangala", "tazof-mangala.mangala.all/blind"),
        ("salihli", "salihli.mangala.all/blind"),
    ],
)
def test_visually_impaired_player_is_not_held_to_a_touched_stone(rulebook: str, article: str) -> None:
    table = Table(rulebook, "mangala", impaired=FIRST).do(SetBegun())
    assert table.refusal(PieceTouched(FIRST, "3")).article == article


@pytest.mark.article("salihli.reversi.12", "salihli.reversi.blind")
def test_visually_impaired_player_may_move_a_placed_disc() -> None:
    table = Table("salihli", "reversi", impaired=FIRST).do(SetBegun())
    assert table.refusal(PieceTouched(FIRST, "d3")).article == "salihli.reversi.blind"


def test_league_has_no_touch_article_for_hex() -> None:
    assert Table("lig", "hex").do(SetBegun()).refusal(PieceTouched(FIRST, "a1")).article == "lig.hex.sets"


def test_only_the_player_to_move_touches() -> None:
    table = Table("lig", "mangala").do(SetBegun())
    assert table.refusal(PieceTouched(SECOND, "3")).article == "lig.mangala.d"
