"""What else the referee does under an article: counts, permissions, pieces put back, objections."""

import pytest

from meydan.match import Role
from meydan.match.deeds import (
    CountAnswered,
    CountRequested,
    Objected,
    RefereeActed,
    Reporter,
    SetBegun,
    SetDecided,
)
from meydan.rulebooks import load_rules
from meydan.rulebooks.referee import ActKind, Breach
from tests.match.table import BOARD_GAMES, EVERY_GAME, FIRST, MANGALA, SECOND, Table, warning


@pytest.mark.article("yuzuncu-yil.mangala.b", "lig.mangala.b", "tazof-mangala.mangala.all", "salihli.mangala.all")
@pytest.mark.parametrize(("rulebook", "game"), MANGALA)
def test_player_asks_and_the_referee_counts_the_pit(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).do(SetBegun())
    article = {
        "yuzuncu-yil": "yuzuncu-yil.mangala.b",
        "lig": "lig.mangala.b",
        "tazof-mangala": "tazof-mangala.mangala.all/b",
        "salihli": "salihli.mangala.all/b",
    }[rulebook]
    assert table.refusal(CountAnswered(8)).article == article
    table.do(CountRequested(FIRST, "rakibin 4. kuyusu"), by=Role.FIRST_PLAYER)
    assert table.article == article
    assert table.match.running_set is not None
    assert table.match.running_set.request is not None
    assert table.match.running_set.request.pit == "rakibin 4. kuyusu"
    assert table.refusal(CountRequested(SECOND, "2. kuyu")).article == article
    for impossible in (-1, 49):
        assert table.refusal(CountAnswered(impossible)).article == article
    table.do(CountAnswered(12))
    assert table.article == article
    assert table.match.running_set.request is None


@pytest.mark.article("lig.mangala.a")
def test_league_lets_stones_be_counted_with_the_table_referee_s_leave() -> None:
    table = Table("lig", "mangala").do(SetBegun())
    leave = RefereeActed(ActKind.COUNTING_PERMISSION, FIRST)
    assert table.refusal(leave, by=Role.FIRST_PLAYER).article == "lig.mangala.a"
    table.do(leave)
    assert table.article == "lig.mangala.a"
    counting = warning(FIRST, Breach.COUNTING, Reporter.REFEREE)
    assert table.refusal(counting).article == "lig.mangala.a"
    table.do(warning(SECOND, Breach.COUNTING, Reporter.REFEREE), SetDecided(FIRST), SetBegun(), counting)
    assert (table.match.warnings(FIRST), table.match.warnings(SECOND)) == (1, 1)  # the leave was for that set


@pytest.mark.article("yuzuncu-yil.mangala.a", "tazof-mangala.mangala.all", "salihli.mangala.all")
@pytest.mark.parametrize("rulebook", ["yuzuncu-yil", "tazof-mangala", "salihli"])
def test_elsewhere_nobody_may_count(rulebook: str) -> None:
    table = Table(rulebook, "mangala").do(SetBegun())
    refused = table.refusal(RefereeActed(ActKind.COUNTING_PERMISSION, FIRST))
    assert "no article on" in refused.words.en


PUT_BACK = {
    ("yuzuncu-yil", "mangala"): "yuzuncu-yil.mangala.g",
    ("yuzuncu-yil", "pentago"): "yuzuncu-yil.pentago.13",
    ("yuzuncu-yil", "kure"): "yuzuncu-yil.kure.18",
    ("tazof-kulami", "kulami"): "tazof-kulami.kulami.10",
}


@pytest.mark.article(*PUT_BACK.values())
@pytest.mark.parametrize(("rulebook", "game"), PUT_BACK)
def test_only_the_referee_puts_a_piece_back(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).do(SetBegun())
    deed = RefereeActed(ActKind.PIECE_PUT_BACK, SECOND, note="yere düştü")
    for player in (Role.FIRST_PLAYER, Role.SECOND_PLAYER):
        assert table.refusal(deed, by=player).article == PUT_BACK[rulebook, game]
    table.do(deed)
    assert table.article == PUT_BACK[rulebook, game]


@pytest.mark.article("tazof-mangala.mangala.all", "salihli.mangala.all", "salihli.kulami.all", "salihli.pentago.all")
@pytest.mark.parametrize(("rulebook", "game"), [pair for pair in BOARD_GAMES if pair not in PUT_BACK])
def test_other_rulebooks_have_no_article_on_pieces_off_the_board(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).do(SetBegun())
    assert "no article on" in table.refusal(RefereeActed(ActKind.PIECE_PUT_BACK, FIRST)).words.en


@pytest.mark.article("yuzuncu-yil.kure.12", "yuzuncu-yil.kure.13", "yuzuncu-yil.kure.14")
@pytest.mark.parametrize("number", [12, 13, 14])
def test_illegal_move_of_kure_is_taken_back_under_each_article(number: int) -> None:
    article = f"yuzuncu-yil.kure.{number}"
    table = Table("yuzuncu-yil", "kure").do(SetBegun(), RefereeActed(ActKind.MOVE_TAKEN_BACK, FIRST, article))
    assert table.article == article
    wrong = RefereeActed(ActKind.MOVE_TAKEN_BACK, FIRST, "yuzuncu-yil.kure.7")
    assert "yuzuncu-yil.kure.14" in table.refusal(wrong).words.en


@pytest.mark.article("salihli.reversi.10")
def test_remaining_discs_are_turned_after_the_warning() -> None:
    table = Table("salihli", "reversi").do(SetBegun(), warning(FIRST, Breach.DISCS_NOT_TURNED))
    assert table.do(RefereeActed(ActKind.DISCS_TURNED, FIRST)).article == "salihli.reversi.10"


@pytest.mark.article("yuzuncu-yil.pentago.11", "salihli.reversi.12", "salihli.pentago.all")
@pytest.mark.parametrize(
    ("rulebook", "game", "article"),
    [
        ("yuzuncu-yil", "pentago", "yuzuncu-yil.pentago.11"),
        ("salihli", "pentago", "salihli.pentago.all/11"),
        ("salihli", "reversi", "salihli.reversi.12"),
    ],
)
def test_referee_rules_that_a_placed_piece_stays(rulebook: str, game: str, article: str) -> None:
    table = Table(rulebook, game).do(SetBegun(), RefereeActed(ActKind.PLACEMENT_STANDS, FIRST))
    assert table.article == article


PAST_MOVES = {
    ("yuzuncu-yil", "mangala"): "yuzuncu-yil.mangala.f",
    ("yuzuncu-yil", "pentago"): "yuzuncu-yil.pentago.15",
    ("lig", "mangala"): "lig.mangala.e",
    ("tazof-mangala", "mangala"): "tazof-mangala.mangala.all/f",
    ("tazof-kulami", "kulami"): "tazof-kulami.kulami.11",
    ("salihli", "mangala"): "salihli.mangala.all/f",
    ("salihli", "pentago"): "salihli.pentago.all/13",
    ("salihli", "reversi"): "salihli.reversi.11",
    ("salihli", "kulami"): "salihli.kulami.all/10",
}


@pytest.mark.article(*sorted({article.split("/")[0] for article in PAST_MOVES.values()}))
@pytest.mark.parametrize(("rulebook", "game"), PAST_MOVES)
def test_objection_about_a_past_move_is_logged_and_refused(rulebook: str, game: str) -> None:
    table = Table(rulebook, game).do(SetBegun())
    before = table.match.state
    accepted = Objected(FIRST, ActKind.PAST_MOVE_OBJECTION, accepted=True)
    assert table.refusal(accepted).article == PAST_MOVES[rulebook, game]
    table.do(Objected(FIRST, ActKind.PAST_MOVE_OBJECTION, accepted=False, note="iki hamle önce"))
    assert table.article == PAST_MOVES[rulebook, game]
    assert table.match.state == before
    assert len(table.match.journal) == 3


@pytest.mark.article("salihli.event.13")
@pytest.mark.parametrize("game", ["mangala", "pentago", "kulami", "reversi"])
@pytest.mark.parametrize("accepted", [True, False])
def test_salihli_objections_are_made_at_the_moment(game: str, accepted: bool) -> None:
    table = Table("salihli", game).do(SetBegun())
    table.do(Objected(SECOND, ActKind.OBJECTION_AT_ONCE, accepted))
    assert table.article == "salihli.event.13"


@pytest.mark.article("salihli.event.13")
@pytest.mark.parametrize("game", ["mangala", "pentago", "kulami", "reversi"])
def test_salihli_accepts_no_objection_after_the_game(game: str) -> None:
    table = Table("salihli", game).do(SetBegun(), SetDecided(FIRST))
    if table.match.result is None:  # a set is over, the match is not: logged and refused
        late = Objected(SECOND, ActKind.LATE_OBJECTION, accepted=False)
        assert table.do(late).article == "salihli.event.13"
        table.sets([FIRST])
    for accepted in (True, False):
        assert table.refusal(Objected(SECOND, ActKind.OBJECTION_AT_ONCE, accepted)).article == "salihli.event.13"
    assert table.refusal(Objected(SECOND, ActKind.LATE_OBJECTION, accepted=True)).article == "salihli.event.13"
    before = table.match.state
    table.do(Objected(SECOND, ActKind.LATE_OBJECTION, accepted=False))
    assert table.article == "salihli.event.13"
    assert table.match.state == before


@pytest.mark.article("salihli.reversi.16")
def test_report_before_the_move_is_finished_is_not_accepted() -> None:
    table = Table("salihli", "reversi").do(SetBegun())
    assert table.refusal(Objected(SECOND, ActKind.EARLY_REPORT, accepted=True)).article == "salihli.reversi.16"
    table.do(Objected(SECOND, ActKind.EARLY_REPORT, accepted=False))
    assert table.article == "salihli.reversi.16"


@pytest.mark.parametrize(("rulebook", "game"), BOARD_GAMES)
def test_objection_at_the_moment_belongs_to_play(rulebook: str, game: str) -> None:
    table = Table(rulebook, game)
    objection = Objected(FIRST, ActKind.OBJECTION_AT_ONCE, accepted=True)
    assert table.refusal(objection).words.en == "No set or card is being played."
    table.do(SetBegun(), objection)


def test_what_is_no_objection_is_not_entered_as_one() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun())
    assert "no objection" in table.refusal(Objected(FIRST, ActKind.RULING, accepted=True)).words.en
    assert "an act of its own" in table.refusal(RefereeActed(ActKind.DISQUALIFICATION, FIRST)).words.en


@pytest.mark.parametrize(("rulebook", "game"), EVERY_GAME)
def test_every_act_that_a_rulebook_provides_can_be_done(rulebook: str, game: str) -> None:
    """No article on a referee's act is left without a deed."""
    rules = load_rules(rulebook, game)
    done_otherwise = {
        ActKind.COUNT_REQUEST,
        ActKind.SETS_HANDED_OUT,
        ActKind.PENALTY,
        ActKind.DISQUALIFICATION,
        ActKind.RULING,
    }
    for act in rules.acts:
        table = Table(rulebook, game)
        if rules.sets:
            table.do(SetBegun())
        if act.act in done_otherwise:
            continue
        if "objection" in act.act or "report" in act.act:
            if rules.sets:
                table.do(Objected(FIRST, act.act, accepted=False))
        else:
            table.do(RefereeActed(act.act, FIRST, act.article.reference))
            assert table.article == act.article.reference
