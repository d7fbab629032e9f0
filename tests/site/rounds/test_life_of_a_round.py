"""Pair, publish, start, play, close: a round from its draft to history."""

import pytest

from meydan.site.actions.change import broken_link
from meydan.site.actions.rounds.publishing import close_round
from meydan.site.models import Event, Format
from meydan.site.records.standings import standings_of
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


@pytest.mark.article("yuzuncu-yil.mangala.swiss", "yuzuncu-yil.mangala.order")
def test_swiss_of_eight_plays_five_rounds_to_standings() -> None:
    event = hall.make_event(rulebook="yuzuncu-yil")
    category = hall.make_category(event, rounds=5)
    hall.make_entries(category, 9)
    for number in range(1, 6):
        row = steps.finished(category)
        assert (row.number, row.state) == (number, "complete")
        close_round(hall.author(event), row)
    ranked = standings_of(category)
    assert ranked.table is not None
    assert sum(line.values[0].amount or 0 for line in ranked.table.lines) == 5 * (4 + 1) * 2
    assert broken_link(event) is None


def test_knockout_of_five_ends_with_a_champion(event: Event) -> None:
    category = hall.make_category(event, form=Format.KNOCKOUT)
    hall.make_entries(category, 5)
    for _ in range(3):
        steps.closed(category)
    places = standings_of(category).places
    assert sorted(places.values())[:2] == [1, 2]
    assert len(places) == 5


def test_league_of_four_plays_the_fixture(event: Event) -> None:
    category = hall.make_category(event, form=Format.LEAGUE, rulebook="lig", avoid_same_school=False)
    hall.make_entries(category, 4)
    met = set()
    for _ in range(3):
        row = steps.closed(category)
        met |= {frozenset(pair) for pair in steps.pairs(row)}
    assert len(met) == 6
    assert standings_of(category).table is not None
