"""What the rulebook leaves to the meeting: chosen within its limits, before the category begins."""

import pytest

from meydan.games import GAMES
from meydan.games.errors import Refusal
from meydan.games.game import OptionValue
from meydan.games.kulami_json import layout_data
from meydan.games.kulami_plates import LAYOUTS
from meydan.match.clock import ClockSettings
from meydan.match.deeds import SetBegun
from meydan.site.actions.matches.at_table import SentAct, act_at_table
from meydan.site.actions.meeting.choices import Choices, ClockChoice, choose
from meydan.site.models import Category, Event
from meydan.site.pages.referee.table_page import layout_of
from meydan.site.records.matches import match_of
from meydan.site.records.meeting_choices import card_ms_of, clock_of, game_options_of
from meydan.site.records.option_words import VALUES
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


def chosen(category: Category, *options: tuple[str, OptionValue], **times: object) -> Category:
    choose(hall.author(category.event), category, Choices(options, **times))  # type: ignore[arg-type]
    return Category.objects.get(pk=category.pk)


def test_the_layout_of_kulami_is_chosen(event: Event) -> None:
    category = hall.make_category(event, game="kulami")
    assert game_options_of(category) == {"layout": "standard"}
    assert game_options_of(chosen(category, ("layout", "mirrored"))) == {"layout": "mirrored"}
    with pytest.raises(Refusal):
        chosen(category, ("layout", "round"))
    with pytest.raises(Refusal):
        chosen(category, ("swap", True))


@pytest.mark.parametrize(
    ("rulebook", "game", "option", "value"),
    [
        ("salihli", "kulami", "layout", "mirrored"),
        ("salihli", "mangala", "cleared_by_capture", "owner keeps"),
        ("lig", "hex", "swap", True),
    ],
)
def test_what_the_meeting_chose_is_what_is_played(
    event: Event, rulebook: str, game: str, option: str, value: OptionValue
) -> None:
    category = chosen(hall.make_category(event, game=game, rulebook=rulebook), (option, value))
    hall.make_entries(category, 2)
    table = steps.tables(steps.started(category))[0]
    assert act_at_table(steps.referee(category), table, [SentAct("begin", 2, SetBegun())]).refusal is None
    match = match_of(table)
    assert match is not None
    assert match.state.running_set is not None
    assert match.state.running_set.position == GAMES[game].start({option: value}) != GAMES[game].start()


def test_the_phone_draws_the_plates_as_the_meeting_chose_them(event: Event) -> None:
    category = chosen(hall.make_category(event, game="kulami"), ("layout", "mirrored"))
    hall.make_entries(category, 2)
    table = steps.tables(steps.started(category))[0]
    assert layout_of(table) == layout_data(LAYOUTS["mirrored"])


@pytest.mark.article("salihli.reversi.15", "yuzuncu-yil.kure.19")
@pytest.mark.parametrize(("rulebook", "game"), [("salihli", "reversi"), ("yuzuncu-yil", "kure")])
def test_the_times_of_the_clock_are_set_before_the_event(event: Event, rulebook: str, game: str) -> None:
    category = hall.make_category(event, game=game, rulebook=rulebook)
    assert clock_of(category) is None
    category = chosen(category, clock=ClockChoice(10, increment_seconds=5))
    assert clock_of(category) == ClockSettings(600_000, 5_000)
    with pytest.raises(Refusal):
        chosen(category, clock=ClockChoice(10, increment_seconds=5, delay_seconds=5))
    assert clock_of(chosen(category)) is None


@pytest.mark.article("tazof-kulami.kulami.15")
def test_a_time_that_the_rulebook_fixes_is_not_chosen(event: Event) -> None:
    category = hall.make_category(event, game="kulami", rulebook="tazof-kulami")
    assert clock_of(category) == ClockSettings(30 * 60_000)
    with pytest.raises(Refusal):
        chosen(category, clock=ClockChoice(15))


@pytest.mark.article("lig.abalone.clock")
def test_a_game_that_always_has_a_clock_gets_one(event: Event) -> None:
    category = hall.make_category(event, game="abalone", rulebook="lig")
    with pytest.raises(Refusal):
        chosen(category)
    assert clock_of(chosen(category, clock=ClockChoice(15))) == ClockSettings(15 * 60_000)


@pytest.mark.article("yuzuncu-yil.qbitz.11")
def test_a_time_limit_may_be_set_for_a_card(event: Event) -> None:
    category = hall.make_category(event, game="qbitz", rulebook="yuzuncu-yil")
    assert card_ms_of(category) is None
    assert card_ms_of(chosen(category, card_seconds=120)) == 120_000
    with pytest.raises(Refusal):
        chosen(hall.make_category(event), card_seconds=120)


def test_nothing_is_chosen_after_the_beginning(event: Event) -> None:
    category = hall.make_category(event)
    hall.make_entries(category, 4)
    steps.published(category)
    with pytest.raises(Refusal):
        chosen(category, clock=ClockChoice(10))


def test_every_value_of_every_option_has_words() -> None:
    known = {(option.name, value) for game in GAMES.values() for option in game.options for value in option.values}
    assert set(VALUES) == known
