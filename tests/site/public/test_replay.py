"""Recorded moves are for everybody, once the match is over."""

import json
import re

import pytest
from django.test import Client

from meydan.match.deeds import MovePlayed, RecordAbandoned, SetBegun, SetDecided
from meydan.match.player import Player
from meydan.site.actions.matches.rulings import rule
from meydan.site.models import Category, Event, Pairing, Showing
from tests.site import hall
from tests.site.referee.phone import Phone, playing

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(event: Event) -> Pairing:
    """A match that is being played, with the moves of its first set."""
    phone = Phone(playing(event)[0]).open()
    phone.do(SetBegun(), MovePlayed("4"), MovePlayed("1"))
    return phone.pairing


def finish(table: Pairing) -> None:
    """The first-named wins both sets."""
    for deed in (RecordAbandoned(), SetDecided(Player.FIRST), SetBegun(), SetDecided(Player.FIRST)):
        rule(hall.author(table.round.category.event), table, deed)


def address(table: Pairing) -> str:
    category = table.round.category
    return f"/e/{category.event.slug}/c/{category.pk}/moves/{table.pk}"


def test_nobody_watches_a_match_that_is_being_played(table: Pairing) -> None:
    assert nothing_to_watch(table)
    assert "Hamleleri izle" not in live(table)


def nothing_to_watch(table: Pairing) -> bool:
    page = Client().get(address(table))
    return page.status_code == 200 and 'class="empty"' in page.content.decode() and b"replay-moves" not in page.content


def live(table: Pairing) -> str:
    category = table.round.category
    return Client().get(f"/e/{category.event.slug}/c/{category.pk}/live").content.decode()


def test_everybody_watches_the_moves_of_a_match_that_is_over(table: Pairing) -> None:
    finish(table)
    assert live(table).count("Hamleleri izle") == 1
    page = Client().get(address(table)).content.decode()
    found = re.search(r'<script id="replay" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    (one,) = json.loads(found[1])["sets"]
    assert [move["move"] for move in one["moves"]] == ["4", "1"]
    assert table.first.name not in page  # children are shown by their initials


def test_results_kept_for_the_ceremony_keep_the_moves_back(table: Pairing) -> None:
    finish(table)
    Category.objects.update(showing=Showing.FROZEN, frozen_after=0)
    assert nothing_to_watch(table)


def test_fault_54_another_events_match_is_not_there(table: Pairing) -> None:
    finish(table)
    other = hall.make_category(hall.make_event("yabanci"))
    assert Client().get(f"/e/yabanci/c/{other.pk}/moves/{table.pk}").status_code == 404
