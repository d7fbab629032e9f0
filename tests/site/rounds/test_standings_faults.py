"""Standings: final only when complete, equal players, changed tie-breaks, the ceremony. Faults 41, 45 and 46."""

import pytest

from meydan.games.errors import Refusal
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.matches.corrections import correct_result
from meydan.site.actions.matches.results import enter_result
from meydan.site.actions.standings.deciding import change_tie_breaks, draw_tied_places, make_final
from meydan.site.actions.standings.showing import freeze_standings, reveal_standings
from meydan.site.models import Category, Event, LogLine, Official, Role
from meydan.site.records.standings import standings_of
from meydan.tournament.lots import verify
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


@pytest.fixture
def swiss(event: Event) -> Category:
    category = hall.make_category(event, rounds=2)
    hall.make_entries(category, 8)
    return category


def somebody_else(event: Event) -> Official:
    return hall.make_official(event, Role.ORGANISER)


def test_final_standings_wait_for_the_last_round(swiss: Category) -> None:
    """Fault 41."""
    steps.closed(swiss)
    with pytest.raises(NotAllowed):
        make_final(hall.author(swiss.event, confirmed=True), swiss)
    row = steps.started(swiss)
    first, *others = steps.tables(row)
    for table in others:
        enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    with pytest.raises(NotAllowed):
        make_final(hall.author(swiss.event, confirmed=True), swiss)
    enter_result(steps.referee(swiss), first, steps.FIRST_WINS)
    with pytest.raises(NeedsConfirmation):
        make_final(hall.author(swiss.event), swiss)
    make_final(hall.author(swiss.event, confirmed=True), swiss)
    row.refresh_from_db()
    assert (row.state, Category.objects.get(pk=swiss.pk).final) == ("closed", True)


def test_correction_after_the_end_is_marked(swiss: Category) -> None:
    """Fault 57: on the list of the round, for everybody."""
    steps.closed(swiss)
    row = steps.closed(swiss)
    make_final(hall.author(swiss.event), swiss)
    correct_result(hall.author(swiss.event, reason="yanlış"), steps.tables(row)[0], steps.SECOND_WINS)
    row.refresh_from_db()
    assert [note["en"] for note in row.notes] == ["Corrected after the standings were made final."]


def test_tie_breaks_change_freely_before_the_start_only(swiss: Category) -> None:
    """Fault 45: afterwards typed, with a second person, and kept for everybody to see."""
    change_tie_breaks(hall.author(swiss.event), swiss, ["BH", "SB"])
    steps.published(swiss)
    with pytest.raises(NeedsConfirmation):
        change_tie_breaks(hall.author(swiss.event, typed="SD"), swiss, ["SD"])
    change_tie_breaks(hall.author(swiss.event, typed="SD", second=somebody_else(swiss.event)), swiss, ["SD"])
    line = LogLine.objects.filter(kind="tie-breaks changed").order_by("number").last()
    assert line is not None
    assert line.data["before"] == ["BH", "SB"]
    assert (line.data["after"], line.data["after_start"], line.public) == (["SD"], True, True)
    assert line.data["second"] == "organiser 2"


def test_unknown_tie_break_is_refused(swiss: Category) -> None:
    with pytest.raises(Refusal):
        change_tie_breaks(hall.author(swiss.event), swiss, ["YOK"])


def test_equal_on_everything_share_the_place_until_a_lot_is_drawn(swiss: Category) -> None:
    """Fault 46: recorded with its seed, and it can be drawn again."""
    change_tie_breaks(hall.author(swiss.event), swiss, ["WIN"])
    steps.closed(swiss)
    steps.closed(swiss)
    (place, tied), *_ = standings_of(swiss).tied
    lot = draw_tied_places(hall.author(swiss.event), swiss, place, "kura-7")
    assert sorted(lot.participants) == list(tied)
    assert verify(lot)
    places = standings_of(Category.objects.get(pk=swiss.pk)).places
    assert [places[player] for player in lot.result] == list(range(place, place + len(tied)))
    with pytest.raises(Refusal):
        draw_tied_places(hall.author(swiss.event), Category.objects.get(pk=swiss.pk), place, "bir daha")


def test_no_lot_between_equals_while_a_result_is_missing(swiss: Category) -> None:
    steps.started(swiss)
    with pytest.raises(Refusal):
        draw_tied_places(hall.author(swiss.event), swiss, 1, "erken")


def test_frozen_standings_stay_at_their_round_and_are_revealed(swiss: Category) -> None:
    steps.closed(swiss)
    frozen = freeze_standings(hall.author(swiss.event), swiss)
    assert (frozen.showing, frozen.frozen_after) == ("frozen", 1)
    shown = standings_of(frozen, frozen.frozen_after).places
    steps.closed(swiss)
    assert standings_of(frozen, frozen.frozen_after).places == shown
    assert reveal_standings(hall.author(swiss.event), swiss).showing == "revealed"
    with pytest.raises(Refusal):
        reveal_standings(hall.author(swiss.event), swiss)


def test_standings_of_a_running_round_count_what_is_finished(swiss: Category) -> None:
    row = steps.started(swiss)
    table = steps.tables(row)[0]
    enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    ranked = standings_of(swiss).table
    assert ranked is not None
    assert [line.values[0].amount for line in ranked.lines] == [2, 0, 0, 0, 0, 0, 0, 0]
    assert ranked.lines[0].number == table.first.start_number
