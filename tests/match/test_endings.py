"""Ends other than by play, the lot after a draw, and signatures."""

from dataclasses import replace

import pytest

from meydan.games import Words
from meydan.match import Player, Reason, Role, fold
from meydan.match.deeds import (
    Disqualified,
    LotDrawn,
    NoShow,
    Reporter,
    Resigned,
    Ruled,
    SetBegun,
    SetCounted,
    SetDecided,
    Signed,
    Signer,
)
from meydan.match.lot import drawn_player
from meydan.rulebooks import load_rules
from meydan.rulebooks.model import TieSettlement
from meydan.rulebooks.referee import Breach
from tests.match.table import BOARD_GAMES, EVERY_GAME, FIRST, SECOND, Table, warning

every_game = pytest.mark.parametrize(("rulebook", "game"), EVERY_GAME)
HEAD = Role.HEAD_REFEREE


def ended(table: Table) -> tuple[tuple[int, int], Reason, Player | None]:
    result = table.match.result
    assert result is not None
    return result.points, result.reason, result.winner


@every_game
def test_resignation_gives_the_opponent_the_match(rulebook: str, game: str) -> None:
    assert ended(Table(rulebook, game).do(Resigned(FIRST))) == ((0, 2), Reason.RESIGNATION, SECOND)


@every_game
@pytest.mark.parametrize(
    ("absent", "points", "winner"),
    [((FIRST,), (0, 2), SECOND), ((SECOND,), (2, 0), FIRST), ((FIRST, SECOND), (0, 0), None)],
)
def test_absent_player_loses_and_if_both_are_absent_nobody_wins(
    rulebook: str, game: str, absent: tuple[Player, ...], points: tuple[int, int], winner: Player | None
) -> None:
    table = Table(rulebook, game).do(NoShow(absent))
    assert ended(table) == (points, Reason.NO_SHOW, winner)
    assert table.match.result is not None
    assert not table.match.result.played
    assert not table.match.result.drawn


@pytest.mark.parametrize(("rulebook", "game"), BOARD_GAMES)
def test_whoever_has_begun_to_play_was_there(rulebook: str, game: str) -> None:
    assert "Play has begun" in Table(rulebook, game).do(SetBegun()).refusal(NoShow((FIRST,))).words.en


@every_game
@pytest.mark.parametrize(("players", "points"), [((SECOND,), (2, 0)), ((FIRST, SECOND), (0, 0))])
def test_disqualified_player_loses_and_if_both_are_nobody_wins(
    rulebook: str, game: str, players: tuple[Player, ...], points: tuple[int, int]
) -> None:
    table = Table(rulebook, game).do(Disqualified(players, "hakeme hakaret"))
    assert ended(table)[:2] == (points, Reason.DISQUALIFICATION)


@pytest.mark.parametrize("players", [(), (FIRST, FIRST)])
def test_players_are_named_once(players: tuple[Player, ...]) -> None:
    table = Table("lig", "hex")
    assert table.refusal(NoShow(players)).words.en == "Name the player, once."
    assert table.refusal(Disqualified(players, "x")).words.en == "Name the player, once."


def test_disqualification_needs_a_reason() -> None:
    assert Table("lig", "hex").refusal(Disqualified((FIRST,), " ")).words.en == "Write down the reason."


@pytest.mark.article("salihli.event.12")
@pytest.mark.parametrize("game", ["mangala", "pentago", "kulami", "reversi", "equilibrio", "qbitz"])
def test_salihli_referee_may_disqualify_with_growing_warnings_for_wasting_time(game: str) -> None:
    table = Table("salihli", game).do(*[warning(FIRST, Breach.WASTING_TIME, Reporter.REFEREE)] * 3)
    table.do(Disqualified((FIRST,), "süreyi üç uyarıya rağmen iyi kullanmadı"))
    assert table.points == (0, 2)
    assert table.article == "salihli.event.12"


@pytest.mark.article("lig.other")
@pytest.mark.parametrize("game", ["mangala", "hex", "koridor", "abalone"])
def test_league_head_referee_decides_what_the_regulation_does_not_cover(game: str) -> None:
    table = Table("lig", game)
    ruling = Ruled("Elektrik kesildi; set baştan oynanacak.")
    assert table.refusal(ruling).article == "lig.other"
    table.do(ruling, by=HEAD)
    assert table.article == "lig.other"
    assert table.points is None
    table.do(Ruled("Maç berabere sayılacak.", (1, 1)), by=HEAD)
    assert ended(table) == ((1, 1), Reason.RULING, None)


@pytest.mark.article("yuzuncu-yil.kure.16", "tazof-kulami.kulami.14")
@pytest.mark.parametrize(
    ("rulebook", "game", "article"),
    [("yuzuncu-yil", "kure", "yuzuncu-yil.kure.16"), ("tazof-kulami", "kulami", "tazof-kulami.kulami.14")],
)
def test_head_referee_sets_the_penalty_for_unsporting_conduct(rulebook: str, game: str, article: str) -> None:
    table = Table(rulebook, game).do(SetBegun())
    penalty = Ruled("Rakibine bağırdı: maç kayıp.", (0, 2), article)
    assert table.refusal(penalty).article == article
    assert table.refusal(penalty, by=Role.SECOND_PLAYER).article == article
    table.do(penalty, by=HEAD)
    assert ended(table) == ((0, 2), Reason.RULING, SECOND)
    assert table.match.result is not None
    assert table.match.result.article.reference == article


@every_game
@pytest.mark.parametrize("points", [(2, 2), (1, 0), (2, 1), (-2, 0), (4, 0)])
def test_ruling_cannot_give_impossible_points(rulebook: str, game: str, points: tuple[int, int]) -> None:
    table = Table(rulebook, game)
    refused = table.refusal(Ruled("karar", points), by=HEAD)
    assert refused.citation == table.match.rules.points.article


def test_ruling_is_written_down_and_names_an_article_of_the_rulebook() -> None:
    table = Table("lig", "hex")
    assert table.refusal(Ruled("  "), by=HEAD).words.en == "Write down the reason."
    assert "lig.hex.unknown" in table.refusal(Ruled("x", None, "lig.hex.unknown"), by=HEAD).words.en
    table.do(Ruled("x", None, "lig.hex.goal"), by=HEAD)
    assert table.article == "lig.hex.goal"


def drawn_knock_out() -> Table:
    return Table("salihli", "mangala", knockout=True).sets([FIRST, SECOND, None])


def test_lot_sends_one_player_on_from_a_drawn_knock_out_match() -> None:
    table = drawn_knock_out()
    assert table.points is None
    assert table.refusal(SetBegun()).article == "salihli.mangala.all/e"  # no extra set
    table.do(LotDrawn(SECOND), by=HEAD)
    assert table.article == "salihli.event.14"
    assert table.points == (1, 1)
    assert table.match.result is not None
    assert table.match.result.advances is SECOND


def test_rulebook_says_whether_a_match_is_a_knock_out() -> None:
    """Salihli plays a knock-out, the league a fixture."""
    assert Table("salihli", "mangala", knockout=None).sets([FIRST, SECOND, None]).points is None
    assert Table("lig", "mangala", knockout=None).sets([FIRST, SECOND, None]).points == (1, 1)


def test_lot_with_a_seed_can_be_drawn_again_by_everybody() -> None:
    table = drawn_knock_out()
    seed = "salihli-2020-01-13"
    drawn = drawn_player(seed)
    assert table.refusal(LotDrawn(drawn.opponent, seed), by=HEAD).article == "salihli.event.14"
    table.do(LotDrawn(drawn, seed), by=HEAD)
    assert table.match.result is not None
    assert table.match.result.advances is drawn


@pytest.mark.parametrize("winners", [(FIRST, FIRST), (None,)])
def test_no_lot_for_a_match_that_is_won_or_still_played(winners: tuple[Player | None, ...]) -> None:
    table = Table("salihli", "mangala", knockout=True).sets(winners)
    assert table.refusal(LotDrawn(FIRST), by=HEAD).article in ("salihli.event.14", "salihli.mangala.all/e")


def test_drawn_match_outside_a_knock_out_needs_no_lot() -> None:
    table = Table("salihli", "mangala").sets([FIRST, SECOND, None])
    assert table.points == (1, 1)
    assert "decided" in table.refusal(LotDrawn(FIRST), by=HEAD).words.en


def test_both_lost_knock_out_match_sends_nobody_on() -> None:
    table = Table("salihli", "mangala", knockout=True).do(NoShow((FIRST, SECOND)))
    assert table.points == (0, 0)
    assert table.match.result is not None
    assert table.match.result.advances is None


@pytest.mark.parametrize("loser", [FIRST, SECOND])
def test_fewer_warnings_go_on_where_the_rulebook_settles_it_so(loser: Player) -> None:
    rules = load_rules("salihli", "mangala")
    assert rules.knockout_tie is not None
    settlement = replace(rules.knockout_tie, settlement=TieSettlement.WARNINGS_THEN_SETS_THEN_LOT)
    by_warnings = replace(rules, knockout_tie=settlement)
    assert fold(by_warnings, drawn_knock_out().match.journal).result is None  # level in warnings, too: the lot
    warned = Table("salihli", "mangala", knockout=True).do(warning(loser, Breach.ILLEGAL_MOVE))
    warned.sets([FIRST, SECOND, None])
    assert warned.points is None  # this rulebook draws the lot
    result = fold(by_warnings, warned.match.journal).result
    assert result is not None
    assert (result.points, result.advances) == ((1, 1), loser.opponent)


@pytest.mark.article("tazof-kulami.kulami.score-sheet", "salihli.kulami.all")
@pytest.mark.parametrize(
    ("rulebook", "article"),
    [("tazof-kulami", "tazof-kulami.kulami.score-sheet"), ("salihli", "salihli.kulami.all/score-sheet")],
)
def test_players_sign_the_sheet_that_they_were_shown(rulebook: str, article: str) -> None:
    table = Table(rulebook, "kulami").do(SetBegun())
    assert table.refusal(Signed(Signer.FIRST, "")).article == article
    table.do(SetCounted((5, 12, 30), (0, 11, 28)))
    assert table.match.to_sign == "1–0 sets 1–0 (5+12+30–0+11+28)"
    refused = table.refusal(Signed(Signer.FIRST, "1–0 sets 1–0 (5+12+31–0+11+28)"))
    assert refused.article == article
    assert refused.words == Words(
        "İmzalanan, şu anki sonuç değil. Şu anki sonucu gösterip imzalatın: 1–0, setler 1–0 (5+12+30–0+11+28).",
        "What was signed is not the result as it stands. "
        "Show that and have it signed: 1–0, sets 1–0 (5+12+30–0+11+28).",
    )
    for signer in Signer:
        table.do(Signed(signer, table.match.to_sign))
        assert table.article == article
    assert table.match.state.signatures == frozenset(Signer)
    assert table.refusal(Signed(Signer.FIRST, table.match.to_sign)).words.en == "This signature has been given."


def test_players_sign_for_themselves() -> None:
    table = Table("lig", "hex").do(Resigned(FIRST))
    assert "for themselves" in table.refusal(Signed(Signer.SECOND, table.match.to_sign), by=Role.FIRST_PLAYER).words.en
    table.do(Signed(Signer.SECOND, table.match.to_sign), by=Role.SECOND_PLAYER)


@every_game
def test_after_the_result_only_signatures_and_corrections_follow(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).do(Resigned(SECOND))
    for deed in (Resigned(FIRST), NoShow((FIRST,)), Disqualified((FIRST,), "x"), SetBegun(), SetDecided(FIRST)):
        assert table.refusal(deed).words.en.startswith("The match is decided")
    assert table.refusal(Ruled("x", (1, 1)), by=HEAD).words.en.startswith("The match is decided")


@every_game
def test_player_on_screen_may_resign_only_for_themselves(rulebook: str, game: str) -> None:
    table = Table(rulebook, game)
    assert table.refusal(Resigned(SECOND), by=Role.FIRST_PLAYER).words.en == "You can do this only for yourself."
    assert table.do(Resigned(FIRST), by=Role.FIRST_PLAYER).points == (0, 2)


def test_nobody_plays_on_while_the_lot_is_awaited() -> None:
    """The head referee rules a knock-out match drawn in the middle of a set: only the lot is still to come."""
    table = Table("salihli", "pentago", knockout=True).do(SetBegun())
    table.do(Ruled("masa devrildi", (1, 1)), by=Role.HEAD_REFEREE)
    for deed in (SetDecided(FIRST), SetBegun(), Signed(Signer.REFEREE, "")):
        assert table.refusal(deed).words.en == "The match has ended drawn; enter the lot that decides who goes on."
    table.do(LotDrawn(SECOND), by=Role.HEAD_REFEREE)
    assert table.match.result is not None
    assert table.match.result.advances is SECOND
