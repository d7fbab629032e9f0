"""Kulami, article 15: what pressing the clock means. Worked out from the article clause by clause."""

import pytest

from meydan.match import Role
from meydan.match.deeds import (
    ClockPaused,
    ClockPressed,
    ClockStarted,
    MovePlayed,
    Objected,
    RefereeActed,
    SetBegun,
)
from meydan.rulebooks.referee import ActKind, Breach
from tests.match.table import FIRST, SECOND, Table, warning

pytestmark = pytest.mark.article("tazof-kulami.kulami.15")
ARTICLE = "tazof-kulami.kulami.15"


def started() -> Table:
    return Table("tazof-kulami", "kulami", minutes=30).do(SetBegun(), ClockStarted(FIRST))


def test_move_is_complete_when_the_clock_is_pressed() -> None:
    table = started().do(MovePlayed("d4"))
    assert table.match.running_set is not None
    assert table.match.running_set.unpressed is FIRST
    table.do(ClockPressed(FIRST, 5_000))
    assert table.article == ARTICLE
    assert table.match.running_set.unpressed is None
    table.do(MovePlayed("d6"), ClockPressed(SECOND, 5_000))


def test_press_before_the_move_is_refused() -> None:
    table = started().do(MovePlayed("d4"), ClockPressed(FIRST, 1_000))
    assert table.refusal(ClockPressed(SECOND, 1_000)).article == ARTICLE


def test_illegal_move_may_be_corrected_before_pressing() -> None:
    table = started().do(MovePlayed("d4"), ClockPressed(FIRST, 1_000))
    assert table.refusal(MovePlayed("a1")).article == "tazof-kulami.kulami.6"  # neither row nor column of d4
    table.do(MovePlayed("d6"))  # corrected
    assert table.match.warnings(SECOND) == 0


def test_no_warning_for_an_illegal_move_that_may_still_be_corrected() -> None:
    table = started()
    refused = table.refusal(warning(FIRST, Breach.ILLEGAL_MOVE))
    assert refused.article == ARTICLE
    assert "may still correct" in refused.words.en
    table.do(ClockPressed(FIRST, 1_000), ClockPaused(500), warning(FIRST, Breach.ILLEGAL_MOVE))
    assert table.match.warnings(FIRST) == 1


def test_legal_move_may_not_be_changed_before_pressing() -> None:
    table = started().do(MovePlayed("d4"))
    refused = table.refusal(MovePlayed("e5"), by=Role.FIRST_PLAYER)
    assert refused.article == ARTICLE
    assert "which stands" in refused.words.en


def test_reply_before_the_press_is_no_breach_but_taken_back() -> None:
    table = started().do(MovePlayed("d4"))
    refused = table.refusal(MovePlayed("d6"), by=Role.SECOND_PLAYER)
    assert refused.article == ARTICLE
    assert "This move is no breach: take it back and await the press." in refused.words.en
    table.do(RefereeActed(ActKind.MOVE_TAKEN_BACK, SECOND))
    assert table.article == ARTICLE
    assert table.match.warnings(SECOND) == 0
    table.do(ClockPressed(FIRST, 1_000)).do(MovePlayed("d6"), by=Role.SECOND_PLAYER)


def test_objection_is_accepted_only_after_the_opponent_has_pressed() -> None:
    table = started()
    objection = Objected(SECOND, ActKind.OBJECTION_AT_ONCE, accepted=True)
    refused = table.refusal(objection)
    assert refused.article == ARTICLE
    table.do(Objected(SECOND, ActKind.OBJECTION_AT_ONCE, accepted=False))
    table.do(ClockPressed(FIRST, 1_000), objection)
    assert table.article == ARTICLE


def test_without_a_clock_nothing_waits_for_a_press() -> None:
    table = Table("tazof-kulami", "kulami").do(SetBegun(), MovePlayed("d4"), MovePlayed("d6"))
    assert table.do(warning(FIRST, Breach.ILLEGAL_MOVE)).match.warnings(FIRST) == 1


def test_other_kulami_rules_know_no_press() -> None:
    table = Table("salihli", "kulami", minutes=20).do(SetBegun(), ClockStarted(FIRST), MovePlayed("d4"))
    table.do(MovePlayed("d6"), warning(FIRST, Breach.ILLEGAL_MOVE))
