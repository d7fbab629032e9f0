"""How long a card may take: the limit that was set, and the timer on the referee's screen."""

import pytest

from meydan.match import Refused
from meydan.match.deeds import CardAnnounced, CardVoided, Deed, LastMinuteCalled
from meydan.match.timer import CardTimer, Phase
from tests.match.table import CARD_RACES, Table

every_race = pytest.mark.parametrize(("rulebook", "game"), CARD_RACES)


@pytest.mark.article("yuzuncu-yil.equilibrio.11", "yuzuncu-yil.qbitz.11", "salihli.equilibrio.all", "salihli.qbitz.all")
@every_race
def test_time_limit_may_be_set_and_must_have_passed(rulebook: str, game: str) -> None:
    table = Table(rulebook, game, card_ms=120_000)
    table.do(CardAnnounced(table.match.state.opened.cards[0]))
    ends: list[Deed] = [CardVoided(119_000)] if rulebook == "salihli" else [LastMinuteCalled(119_000)]
    refused = table.refusal(ends[0])
    assert (
        refused.article
        == {
            ("yuzuncu-yil", "equilibrio"): "yuzuncu-yil.equilibrio.11",
            ("yuzuncu-yil", "qbitz"): "yuzuncu-yil.qbitz.11",
            ("salihli", "equilibrio"): "salihli.equilibrio.all/8",
            ("salihli", "qbitz"): "salihli.qbitz.all/10",
        }[rulebook, game]
    )
    assert "1 seconds" in refused.words.en
    table.do(CardVoided(120_000) if rulebook == "salihli" else LastMinuteCalled(120_000))


def test_elapsed_time_is_not_below_zero() -> None:
    table = Table("yuzuncu-yil", "qbitz").do(CardAnnounced("a1"))
    assert table.refusal(LastMinuteCalled(-1)).words.en == "Elapsed time cannot be below zero."


@every_race
def test_time_limit_is_more_than_zero(rulebook: str, game: str) -> None:
    with pytest.raises(Refused):
        Table(rulebook, game, card_ms=0)


@pytest.mark.article("yuzuncu-yil.equilibrio.13", "salihli.equilibrio.all")
@pytest.mark.parametrize("rulebook", ["yuzuncu-yil", "salihli"])
def test_referee_s_screen_has_a_timer(rulebook: str) -> None:
    table = Table(rulebook, "equilibrio", card_ms=120_000).do(CardAnnounced("3"))
    running = table.match.state.running_card
    assert running is not None
    assert running.timer.left(30_000) == 90_000
    assert running.timer.phase(119_999) is Phase.RUNNING
    assert running.timer.phase(120_000) is (Phase.CALL_DUE if rulebook == "yuzuncu-yil" else Phase.OVER)


def test_timer_of_the_last_minute() -> None:
    timer = CardTimer(120_000, 60_000, called=True)
    assert timer.left(15_000) == 45_000
    assert timer.phase(59_999) is Phase.LAST_MINUTE
    assert timer.phase(60_000) is Phase.OVER


def test_card_without_a_limit_runs_until_the_call() -> None:
    assert CardTimer(None, 60_000).left(10_000_000) is None
    assert CardTimer(None, 60_000).phase(10_000_000) is Phase.RUNNING
