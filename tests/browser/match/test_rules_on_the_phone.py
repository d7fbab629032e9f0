"""What the rulebooks forbid the phone forbids too, without network, by the same article and in the same words."""

import pytest
from playwright.sync_api import Page

from meydan.match import Role, deeds, open_match
from meydan.match.deeds import MovePlayed, Reporter, SetBegun, SetCounted, SetDecided, Signed, Signer, Warned, Withdrawn
from meydan.rulebooks.referee import Breach
from tests.browser.match.comparison import with_compared_flag
from tests.browser.match.phone_table import PhoneTable
from tests.match.table import FIRST, MINUTES, SECOND, Table, warning

FALSE_FINISH = Warned((FIRST,), Breach.FALSE_FINISH, Reporter.REFEREE)


@pytest.mark.article("yuzuncu-yil.mangala.count", "salihli.reversi.14", "tazof-kulami.kulami.score-sheet")
@pytest.mark.parametrize(
    ("rulebook", "game", "wrong", "article"),
    [
        ("yuzuncu-yil", "mangala", SetCounted((25,), (24,)), "yuzuncu-yil.mangala.count"),
        ("salihli", "reversi", SetCounted((33,), (32,)), "salihli.reversi.14"),
        ("tazof-kulami", "kulami", SetCounted((5, 9), (0, 8, 20)), "tazof-kulami.kulami.score-sheet"),
    ],
)
def test_impossible_count_is_refused(page: Page, rulebook: str, game: str, wrong: SetCounted, article: str) -> None:
    table = PhoneTable(page, Table(rulebook, game)).do(SetBegun())
    assert table.refusal(wrong) == article


@pytest.mark.article("lig.mangala.h")
def test_third_set_after_two_won_is_refused(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "mangala"))
    table.do(SetBegun(), SetCounted((25,), (23,)), SetBegun(), SetDecided(FIRST))
    assert table.told["result"]["points"] == [2, 0]
    assert table.refusal(SetBegun()) == "lig.mangala.h"


@pytest.mark.article("yuzuncu-yil.equilibrio.6")
def test_sixth_card_of_five_is_refused(page: Page) -> None:
    table = PhoneTable(page, Table("yuzuncu-yil", "equilibrio"))
    for card, winner in zip(("3", "7", "12", "25", "40"), (FIRST, SECOND, FIRST, SECOND, FIRST), strict=True):
        table.do(deeds.CardAnnounced(card), deeds.CardClaimed(winner), deeds.CardApproved())
    assert table.told["card_score"] == [3, 2]
    assert table.refusal(deeds.CardAnnounced("30")) == "yuzuncu-yil.equilibrio.6"


@pytest.mark.article("lig.mangala.f", "yuzuncu-yil.qbitz.8")
@pytest.mark.parametrize(
    ("rulebook", "game", "warned", "limit"),
    [
        ("lig", "mangala", warning(FIRST, Breach.ILLEGAL_MOVE), 3),
        ("yuzuncu-yil", "qbitz", FALSE_FINISH, 2),
    ],
)
def test_last_warning_closes_the_match_and_withdrawing_it_opens_it_again(
    page: Page, rulebook: str, game: str, warned: Warned, limit: int
) -> None:
    table = PhoneTable(page, Table(rulebook, game)).do(*[warned] * (limit - 1))
    offer = table.offer("warned")
    assert offer["decides"]
    assert offer["follows"][0]["tr"].startswith("Maç bitti: Ayşe 0, Bora 1")
    table.do(warned)
    assert table.told["result"]["reason"] == "warnings"
    table.do(Withdrawn(limit + 1, "yanlış oyuncu"))
    assert table.told["result"] is None
    assert table.told["warnings_left"] == [1, limit]


@pytest.mark.article("yuzuncu-yil.mangala.blind")
def test_exempt_player_is_not_warned(page: Page) -> None:
    table = PhoneTable(page, Table("yuzuncu-yil", "mangala", impaired=SECOND)).do(SetBegun())
    assert table.refusal(warning(SECOND, Breach.TOUCHED_PIECE)) == "yuzuncu-yil.mangala.blind"
    table.do(warning(FIRST, Breach.TOUCHED_PIECE))


def test_both_at_the_limit_and_both_absent_leave_no_winner(page: Page) -> None:
    both = Warned((FIRST, SECOND), Breach.ILLEGAL_MOVE, Reporter.OPPONENT)
    for done in ([both] * 3, [deeds.NoShow((FIRST, SECOND))]):
        table = PhoneTable(page, Table("lig", "mangala")).do(*done)
        assert table.told["result"]["points"] == [0, 0]


@pytest.mark.article("lig.mangala.g")
def test_flag_falls_by_the_time_that_the_device_measured(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "mangala", minutes=10))
    table.do(SetBegun(), deeds.ClockStarted(FIRST), deeds.ClockPressed(FIRST, 4 * MINUTES))
    table.do(deeds.ClockPaused(MINUTES), deeds.ClockResumed())
    assert table.told["clock"]["left"] == [6 * MINUTES, 9 * MINUTES]
    assert table.refusal(deeds.FlagFell(SECOND, 8 * MINUTES, 20, 28)) == "lig.mangala.g"
    table.do(deeds.FlagFell(SECOND, 9 * MINUTES, 20, 28))
    assert table.told["sets"][0]["winner"] is None


@pytest.mark.article("tazof-kulami.kulami.score-sheet")
def test_kulami_match_is_counted_and_signed(page: Page) -> None:
    table = PhoneTable(page, Table("tazof-kulami", "kulami", minutes=30)).do(SetBegun())
    table.do(SetCounted((5, 9, 21), (0, 8, 20)))
    shown = table.told["to_sign"]
    assert shown == "1–0 sets 1–0 (5+9+21–0+8+20)"
    table.do(*(Signed(signer, shown) for signer in Signer))
    assert table.told["signatures"] == ["first", "referee", "second"]


def test_same_act_again_changes_nothing(page: Page) -> None:
    """Another content under its id, or another act with its number, is refused."""
    PhoneTable(page, Table("lig", "mangala")).do(SetBegun())
    assert page.evaluate("table.again()") == ["nothing", "IdTaken", "Stale"]


@pytest.mark.article("tazof-kulami.kulami.15")
def test_recorded_move_is_complete_with_the_press(page: Page) -> None:
    """The server has told what the move leads to: the phone knows whose press and whose turn it is."""
    table = PhoneTable(page, Table("tazof-kulami", "kulami", minutes=30)).do(SetBegun(), deeds.ClockStarted(FIRST))
    running = table.server.match.running_set
    assert running is not None
    assert table.refusal(deeds.ClockPressed(SECOND, 1000)) == "tazof-kulami.kulami.15"
    table.do(MovePlayed(str(running.position.moves()[0])))
    reply = MovePlayed("a1")
    assert table.refusal(reply) == "tazof-kulami.kulami.15"
    assert table.refusal(reply, by=Role.SECOND_PLAYER) == "tazof-kulami.kulami.15"
    table.do(deeds.ClockPressed(FIRST, 1000))
    assert table.refusal(deeds.ClockPressed(SECOND, 1000)) == "tazof-kulami.kulami.15"


@pytest.mark.article("lig.mangala.setup")
def test_final_board_is_refused_where_none_is_counted(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "mangala")).do(SetBegun())
    assert table.refusal(SetCounted((24,), (24,), "x./o.")) == "lig.mangala.setup"


@pytest.mark.article("lig.mangala.g")
def test_counts_at_the_flag_are_the_players_own_when_the_second_has_started(page: Page) -> None:
    """The recorded stores are those of the sides; the sheet has those of the players."""
    table = PhoneTable(page, Table("lig", "mangala", minutes=10)).do(SetBegun(), SetDecided(FIRST), SetBegun())
    table.do(deeds.ClockStarted(SECOND), MovePlayed("4"), MovePlayed("1"), deeds.ClockPressed(SECOND, 1000))
    table.do(deeds.FlagFell(FIRST, 10 * MINUTES))
    assert (table.told["sets"][1]["counts"], table.told["sets"][1]["winner"]) == ([[0], [1]], "second")


@pytest.mark.article("lig.mangala.h")
def test_a_set_that_the_second_has_started_is_counted_by_its_moves(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "mangala")).do(SetBegun(), SetDecided(FIRST), SetBegun())
    while (running := table.server.match.running_set) is not None:
        table.do(MovePlayed(str(running.position.moves()[-1])))
    first, second = (parts[0] for parts in table.told["sets"][1]["counts"])
    assert (first + second, first == second) == (48, False)
    assert table.told["sets"][1]["winner"] == ("first" if first > second else "second")


@pytest.mark.article("lig.mangala.g")
def test_nobody_presses_before_the_recorded_move(page: Page) -> None:
    table = PhoneTable(page, Table("lig", "mangala", minutes=10)).do(SetBegun(), deeds.ClockStarted(FIRST))
    table.do(MovePlayed("1"), deeds.ClockPressed(FIRST, 1000))
    assert table.refusal(deeds.ClockPressed(SECOND, 1000)) == "lig.mangala.g"
    table.do(MovePlayed("1"), deeds.ClockPressed(SECOND, 1000))


@pytest.mark.parametrize(("own", "others", "winner"), [(20, 19, "first"), (19, 20, "second"), (20, 20, None)])
def test_a_compared_flag_goes_to_the_larger_count(page: Page, own: int, others: int, winner: str | None) -> None:
    """No rulebook compares so far; one may."""
    server = Table("lig", "mangala", minutes=10)
    server.match = open_match(with_compared_flag(server.match.rules), server.match.journal[1])
    table = PhoneTable(page, server).do(SetBegun())
    table.do(deeds.ClockStarted(FIRST), deeds.FlagFell(FIRST, 10 * MINUTES, own, others))
    assert table.told["sets"][0]["winner"] == winner
