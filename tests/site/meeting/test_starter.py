"""The lot of who starts: drawn in front of everybody, and drawn again by anybody."""

import pytest

from meydan.games.errors import Refusal
from meydan.site.actions.author import NotAllowed
from meydan.site.actions.meeting.starter import draw_who_starts
from meydan.site.models import Category, Event, Role
from meydan.site.records.lots import starter_lot
from meydan.site.records.starter_lots import drawn_with, starter_draws
from meydan.tournament.draws import SECOND, STARTS
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


@pytest.fixture
def category(event: Event) -> Category:
    category = hall.make_category(event)
    hall.make_entries(category, 4)
    return category


def stored(category: Category) -> Category:
    return Category.objects.get(pk=category.pk)


@pytest.mark.article("salihli.event.9")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "salihli 2026"])
def test_the_seed_that_was_shown_gives_the_lot_again(event: Event, category: Category, seed: str) -> None:
    lot = draw_who_starts(hall.author(event), category, seed)
    assert drawn_with(seed) == lot == starter_lot(stored(category))
    (draw,) = starter_draws(stored(category))
    assert (draw.true, draw.starts, draw.by) == (True, lot.drawn == STARTS, hall.author(event).name)


def test_both_sides_of_the_lot_come_up() -> None:
    assert {drawn_with(str(seed)).drawn for seed in range(20)} == {STARTS, SECOND}


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_round_one_follows_the_lot(event: Event, category: Category, seed: str) -> None:
    lot = draw_who_starts(hall.author(event), category, seed)
    first_table = steps.tables(steps.published(stored(category)))[0]
    assert (first_table.first.start_number == 1) == (lot.drawn == STARTS)


def test_a_lot_is_drawn_again_only_with_a_reason_and_the_old_one_stays(event: Event, category: Category) -> None:
    draw_who_starts(hall.author(event), category, "1")
    with pytest.raises(Refusal):
        draw_who_starts(hall.author(event), category, "2")
    draw_who_starts(hall.author(event, reason="Liste değişti"), category, "2")
    assert [draw.lot.seed for draw in starter_draws(stored(category))] == ["1", "2"]
    assert [line.kind for line in event.log.all()] == ["starter lot drawn", "starter lot redrawn"]


def test_no_lot_after_the_first_pairing(event: Event, category: Category) -> None:
    draw_who_starts(hall.author(event), category, "1")
    steps.drafted(category)
    with pytest.raises(Refusal):
        draw_who_starts(hall.author(event, reason="Beğenilmedi"), category, "2")


def test_a_tampered_lot_is_seen(event: Event, category: Category) -> None:
    draw_who_starts(hall.author(event), category, "1")
    category = stored(category)
    category.lots[0]["result"].reverse()
    assert [draw.true for draw in starter_draws(category)] == [False]


def test_a_seed_must_be_something_everybody_can_type(event: Event, category: Category) -> None:
    with pytest.raises(Refusal):
        draw_who_starts(hall.author(event), category, "şans")
    assert stored(category).lots == []


@pytest.mark.parametrize(("rulebook", "game"), [("lig", "hex"), ("salihli", "qbitz")])
def test_no_lot_where_the_rulebook_has_none(event: Event, rulebook: str, game: str) -> None:
    category = hall.make_category(event, game=game, rulebook=rulebook)
    hall.make_entries(category, 2)
    with pytest.raises(Refusal):
        draw_who_starts(hall.author(event), category, "1")


def test_no_lot_without_a_list_and_by_no_helper(event: Event, category: Category) -> None:
    with pytest.raises(Refusal):
        draw_who_starts(hall.author(event), hall.make_category(event), "1")
    with pytest.raises(NotAllowed):
        draw_who_starts(hall.author(event, Role.DESK_HELPER), category, "1")
