"""The clock at the table, and what flag fall does under each rulebook."""

from dataclasses import replace

import pytest

from meydan.match import Act, Actor, ClockSettings, Opened, Person, Player, Refused, Role, act, open_match
from meydan.match.deeds import (
    ClockCorrected,
    ClockPaused,
    ClockPressed,
    ClockResumed,
    ClockStarted,
    Deed,
    FlagFell,
    MovePlayed,
    RecordAbandoned,
    SetBegun,
    SetDecided,
)
from meydan.match.state import SetEnd
from meydan.rulebooks import load_rules
from meydan.rulebooks.facts import Flag
from tests.match.table import BOARD_GAMES, CARD_RACES, FIRST, KULAMI, MANGALA, MINUTES, SECOND, Table

CLOCKS = {
    ("yuzuncu-yil", "mangala"): "yuzuncu-yil.mangala.i",
    ("yuzuncu-yil", "pentago"): "yuzuncu-yil.pentago.16",
    ("yuzuncu-yil", "kure"): "yuzuncu-yil.kure.19",
    ("lig", "mangala"): "lig.mangala.g",
    ("lig", "hex"): "lig.hex.clock",
    ("lig", "koridor"): "lig.koridor.clock",
    ("lig", "abalone"): "lig.abalone.clock",
    ("tazof-mangala", "mangala"): "tazof-mangala.mangala.all/h",
    ("tazof-kulami", "kulami"): "tazof-kulami.kulami.15",
    ("salihli", "mangala"): "salihli.mangala.all/h",
    ("salihli", "pentago"): "salihli.pentago.all/14",
    ("salihli", "reversi"): "salihli.reversi.15",
    ("salihli", "kulami"): "salihli.kulami.all/clock",
}
CLOCK_ARTICLES = sorted({article.split("/")[0] for article in CLOCKS.values()})
FLAG_LOSES = [(book, game) for book, game in CLOCKS if game != "mangala"]


def test_every_board_game_may_be_played_with_a_clock() -> None:
    assert sorted(CLOCKS) == sorted(BOARD_GAMES)


@pytest.mark.article(*CLOCK_ARTICLES)
@pytest.mark.parametrize(("rulebook", "game"), CLOCKS)
def test_clock_runs_is_paused_for_a_ruling_and_goes_on(rulebook: str, game: str) -> None:
    table = Table(rulebook, game, minutes=30).do(SetBegun(), ClockStarted(FIRST), ClockPressed(FIRST, 60_000))
    table.do(ClockPaused(30_000))
    assert table.match.clock is not None
    assert table.match.clock.left == (29 * MINUTES, 29 * MINUTES + 30_000)
    table.do(ClockResumed(), ClockPressed(SECOND, 30_000))
    assert table.article == CLOCKS[rulebook, game]
    assert table.match.clock.left == (29 * MINUTES, 29 * MINUTES)
    assert table.match.clock.turn is FIRST


@pytest.mark.article(*(article for article in CLOCK_ARTICLES if "mangala" not in article))
@pytest.mark.parametrize(("rulebook", "game"), FLAG_LOSES)
def test_flag_fall_loses_the_set(rulebook: str, game: str) -> None:
    table = Table(rulebook, game, minutes=30).do(SetBegun(), ClockStarted(SECOND))
    table.do(FlagFell(SECOND, 30 * MINUTES))
    record = table.match.state.sets[0]
    assert (record.winner, record.end, record.article.reference) == (FIRST, SetEnd.FLAG, CLOCKS[rulebook, game])


MANGALA_FLAG = ("yuzuncu-yil.mangala.i", "lig.mangala.g", "tazof-mangala.mangala.all", "salihli.mangala.all")


@pytest.mark.article(*MANGALA_FLAG)
@pytest.mark.parametrize(("rulebook", "game"), MANGALA)
@pytest.mark.parametrize(("store", "winner"), [(24, None), (25, None), (48, None), (23, SECOND), (0, SECOND)])
def test_mangala_flag_with_24_or_more_draws_the_set_fewer_loses_it(
    rulebook: str, game: str, store: int, winner: None
) -> None:
    table = Table(rulebook, game, minutes=10).do(SetBegun(), ClockStarted(FIRST))
    table.do(FlagFell(FIRST, 10 * MINUTES, first=store))
    assert table.match.state.sets[0].winner is winner
    assert table.article == CLOCKS[rulebook, game]


@pytest.mark.article(*MANGALA_FLAG)
@pytest.mark.parametrize(("rulebook", "game"), MANGALA)
def test_mangala_store_is_asked_for_when_moves_are_not_recorded(rulebook: str, game: str) -> None:
    table = Table(rulebook, game, minutes=10).do(SetBegun(), ClockStarted(SECOND))
    refused = table.refusal(FlagFell(SECOND, 10 * MINUTES))
    assert refused.article == CLOCKS[rulebook, game]
    assert "Bora" in refused.words.tr
    assert table.refusal(FlagFell(SECOND, 10 * MINUTES, second=49)).article == CLOCKS[rulebook, game]
    table.do(FlagFell(SECOND, 10 * MINUTES, second=24))
    assert table.match.state.sets[0].winner is None


def recorded_until(store: int) -> Table:
    """A set of recorded moves in which Ayşe's store holds at least `store` stones: she plays what fills it most, Bora
    what fills his own least."""
    table = Table("yuzuncu-yil", "mangala", minutes=10).do(SetBegun())
    while table.match.running_set is not None:
        counts = table.match.running_set.position.counts()
        assert counts is not None
        if counts[0][0] >= store:
            return table
        moves = table.match.running_set.position.moves()
        best = max(moves, key=lambda move: (position_after(table, str(move)), str(move)))
        worst = min(moves, key=lambda move: (position_after(table, str(move)), str(move)))
        table.do(MovePlayed(str(best if table.match.running_set.to_move is FIRST else worst)))
    raise AssertionError("the set ended before")


def position_after(table: Table, move: str) -> int:
    running = table.match.running_set
    assert running is not None
    mover = running.position.turn.seat
    after = running.position.play(running.position.moves()[[str(m) for m in running.position.moves()].index(move)])
    counts = after.counts()
    assert counts is not None
    return counts[mover][0]


@pytest.mark.article("yuzuncu-yil.mangala.i")
@pytest.mark.parametrize(("store", "winner"), [(24, None), (1, SECOND)])
def test_mangala_store_is_computed_from_recorded_moves(store: int, winner: None) -> None:
    table = recorded_until(store)
    counts = table.match.running_set.position.counts() if table.match.running_set else None
    assert counts is not None
    table.do(ClockStarted(FIRST), FlagFell(FIRST, 10 * MINUTES))
    record = table.match.state.sets[0]
    assert (record.winner, record.counts) == (winner, counts)


@pytest.mark.article("yuzuncu-yil.mangala.i")
def test_entered_store_must_not_contradict_recorded_moves() -> None:
    table = recorded_until(1).do(ClockStarted(FIRST))
    refused = table.refusal(FlagFell(FIRST, 10 * MINUTES, first=30))
    assert refused.article == "yuzuncu-yil.mangala.i"
    assert "30" in refused.words.en
    table.do(RecordAbandoned(), FlagFell(FIRST, 10 * MINUTES, first=30))
    assert table.match.state.sets[0].winner is None


def test_flag_cannot_fall_while_time_is_left() -> None:
    table = Table("lig", "hex", minutes=10).do(SetBegun(), ClockStarted(FIRST))
    refused = table.refusal(FlagFell(FIRST, 10 * MINUTES - 11_500))
    assert refused.article == "lig.hex.clock"
    assert "12 seconds left" in refused.words.en
    assert table.refusal(FlagFell(SECOND, 10 * MINUTES)).words.en == "Bora's time is not running."
    assert table.refusal(FlagFell(FIRST)).words.en == "Enter how long the clock has been running."


def test_press_after_the_time_is_over_is_a_flag_fall() -> None:
    table = Table("lig", "hex", minutes=10).do(SetBegun(), ClockStarted(FIRST))
    for deed in (ClockPressed(FIRST, 10 * MINUTES), ClockPaused(11 * MINUTES)):
        assert table.refusal(deed).words.en == "Ayşe is out of time: enter the flag fall."


def test_referee_decides_when_clocks_disagree() -> None:
    """The phone says 12 s are left, the clock on the table has fallen: the referee corrects, which is recorded."""
    table = Table("lig", "hex", minutes=10).do(SetBegun(), ClockStarted(FIRST), ClockPaused(588_000))
    table.do(ClockCorrected(1, 10 * MINUTES, "masadaki saatin bayrağı düştü"), ClockResumed(), FlagFell(FIRST, 1))
    assert table.match.state.sets[0].winner is SECOND


def test_flag_of_a_clock_on_the_table_is_believed() -> None:
    table = Table("lig", "koridor").do(SetBegun(), FlagFell(FIRST))
    assert table.match.state.sets[0].winner is SECOND


def compared(*deeds: Deed) -> Player | None:
    """Who wins a set of Abalone on Ayşe's flag fall under a rulebook that then compares the balls pushed off."""
    rules = load_rules("lig", "abalone")
    assert rules.clock is not None
    flag = replace(rules.clock.flag, flag=Flag.COMPARE)
    comparing = replace(rules, clock=replace(rules.clock, flag=flag))
    opened = Opened(Person("Ayşe"), Person("Bora"), clock=ClockSettings(10 * MINUTES))
    match = open_match(comparing, Act("1", 1, Actor(Role.TABLE_REFEREE), "", opened))
    for deed in (SetBegun(), *deeds):
        match = act(match, Act(str(match.next_number), match.next_number, Actor(Role.TABLE_REFEREE), "", deed))
    return match.state.sets[0].winner


@pytest.mark.parametrize(("first", "second", "winner"), [(3, 2, FIRST), (2, 3, SECOND), (2, 2, None)])
def test_flag_may_compare_the_counts_where_a_rulebook_says_so(first: int, second: int, winner: Player | None) -> None:
    assert compared(FlagFell(FIRST, None, first, second)) is winner


def test_compared_counts_come_from_recorded_moves_or_are_asked_for() -> None:
    assert compared(MovePlayed("a1b1"), FlagFell(FIRST)) is None  # nothing pushed off yet
    for missing in (FlagFell(FIRST, None, 3), FlagFell(FIRST, None, None, 2)):
        with pytest.raises(Refused, match="not recorded"):
            compared(missing)


def test_every_set_begins_with_full_time() -> None:
    table = Table("lig", "hex", minutes=10).do(SetBegun(), ClockStarted(FIRST), ClockPressed(FIRST, 60_000))
    table.do(SetDecided(FIRST))
    assert table.match.clock is not None
    assert (table.match.clock.turn, table.match.clock.running) == (None, False)
    table.do(SetBegun())
    assert table.match.clock.left == (10 * MINUTES, 10 * MINUTES)


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        (ClockPressed(SECOND, 0), "It is not Bora's time that is running."),
        (ClockStarted(FIRST), "The clock has been started already; if it is paused, resume it."),
        (ClockResumed(), "The clock is not paused."),
        (ClockCorrected(1, 1, "x"), "Pause the clock before correcting it."),
        (ClockPressed(FIRST, -1), "Elapsed time cannot be below zero."),
    ],
)
def test_running_clock_refuses(deed: Deed, reason: str) -> None:
    table = Table("lig", "hex", minutes=10).do(SetBegun(), ClockStarted(FIRST))
    assert table.refusal(deed).words.en == reason


def test_paused_clock_is_corrected_above_zero_only() -> None:
    table = Table("lig", "hex", minutes=10).do(SetBegun(), ClockStarted(FIRST), ClockPaused(1_000))
    assert table.refusal(ClockCorrected(0, 1, "x")).words.en.startswith("The time must be more than zero")
    assert table.refusal(ClockPressed(FIRST, 1)).words.en == "The clock is not running; set it going."
    assert table.refusal(FlagFell(FIRST, 10 * MINUTES)).words.en == "Ayşe's time is not running."


def test_press_passes_the_turn_only_after_a_recorded_move() -> None:
    table = Table("lig", "mangala", minutes=10).do(SetBegun(), ClockStarted(FIRST), MovePlayed("4"))
    refused = table.refusal(ClockPressed(FIRST, 1_000))  # pit 4 ends in the store: Ayşe moves again
    assert refused.words.en == "Ayşe has to move before pressing the clock."
    table.do(MovePlayed("1"), ClockPressed(FIRST, 2_000))
    assert table.match.clock is not None
    assert table.match.clock.turn is SECOND


def opening(rulebook: str, game: str, clock: ClockSettings | None) -> None:
    opened = Opened(Person("Ayşe"), Person("Bora"), clock=clock)
    open_match(load_rules(rulebook, game), Act("1", 1, Actor(Role.TABLE_REFEREE), "", opened))


@pytest.mark.article("tazof-kulami.kulami.15")
@pytest.mark.parametrize("clock", [ClockSettings(20 * MINUTES), ClockSettings(30 * MINUTES, increment_ms=1_000)])
def test_kulami_clock_has_30_minutes_each(clock: ClockSettings) -> None:
    opening("tazof-kulami", "kulami", ClockSettings(30 * MINUTES))
    with pytest.raises(Refused) as refused:
        opening("tazof-kulami", "kulami", clock)
    assert refused.value.article == "tazof-kulami.kulami.15"


@pytest.mark.article("salihli.kulami.all", "salihli.reversi.15", "yuzuncu-yil.pentago.16", "yuzuncu-yil.kure.19")
@pytest.mark.parametrize(
    ("rulebook", "game"),
    [("salihli", "kulami"), ("salihli", "reversi"), ("yuzuncu-yil", "pentago"), ("yuzuncu-yil", "kure")],
)
@pytest.mark.parametrize("minutes", [5, 45])
def test_elsewhere_the_referees_or_the_meeting_set_the_times(rulebook: str, game: str, minutes: int) -> None:
    opening(rulebook, game, ClockSettings(minutes * MINUTES, increment_ms=2_000))
    opening(rulebook, game, None)


@pytest.mark.article("lig.abalone.clock")
def test_abalone_tournaments_always_limit_the_time() -> None:
    with pytest.raises(Refused) as refused:
        opening("lig", "abalone", None)
    assert refused.value.article == "lig.abalone.clock"
    for minutes in (10, 15):
        opening("lig", "abalone", ClockSettings(minutes * MINUTES))


@pytest.mark.parametrize(
    "clock",
    [ClockSettings(0), ClockSettings(-5), ClockSettings(5, -1), ClockSettings(5, 0, -1), ClockSettings(5, 1, 1)],
)
def test_impossible_times_are_refused(clock: ClockSettings) -> None:
    with pytest.raises(Refused) as refused:
        opening("lig", "hex", clock)
    assert refused.value.article == "lig.hex.clock"


def test_match_without_a_clock_has_none_to_press() -> None:
    table = Table("lig", "hex").do(SetBegun())
    for deed in (ClockStarted(FIRST), ClockPressed(FIRST, 1), ClockPaused(1), ClockResumed()):
        assert table.refusal(deed).words.en == "This match was opened without a clock."


@pytest.mark.parametrize(("rulebook", "game"), CARD_RACES)
def test_card_races_have_a_timer_and_no_clock(rulebook: str, game: str) -> None:
    assert "no article on a clock" in Table(rulebook, game).refusal(ClockStarted(FIRST)).words.en
    with pytest.raises(Refused, match="no article on a clock"):
        Table(rulebook, game, minutes=10)


@pytest.mark.parametrize(("rulebook", "game"), KULAMI)
def test_kulami_flag_loses_whatever_the_marbles(rulebook: str, game: str) -> None:
    table = Table(rulebook, game, minutes=30).do(SetBegun(), MovePlayed("d4"), ClockStarted(SECOND))
    assert table.do(FlagFell(SECOND, 30 * MINUTES)).points == (2, 0)
