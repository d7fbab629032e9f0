"""Two helpers at two phones at the same moment: nobody disturbs the other, and nothing is done twice."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

from meydan.games.errors import Refusal
from meydan.site.actions.change import broken_link
from meydan.site.actions.entries.accept_import import accept
from meydan.site.actions.entries.arrival import check_in
from meydan.site.actions.entries.enter import enter
from meydan.site.actions.entries.upload import draft_of, upload
from meydan.site.models import Event, Role
from meydan.site.records.import_drafts import fingerprint, plan_of
from tests.site import hall
from tests.site.entries.pupils import AYSE, written
from tests.site.entries.test_import import LIST

pytestmark = pytest.mark.django_db(transaction=True)

HELPERS = 4


def all_at_once(wishes: list[Callable[[], object]]) -> list[bool]:
    """Every wish on a connection of its own, begun together; whether each was granted."""
    together = Barrier(len(wishes))

    def wish(one: Callable[[], object]) -> bool:
        together.wait()
        try:
            one()
        except Refusal:
            return False
        finally:
            connection.close()
        return True

    with ThreadPoolExecutor(len(wishes)) as pool:
        return list(pool.map(wish, wishes))


@pytest.fixture
def hall_event() -> Event:
    return hall.make_event()


def test_one_child_tapped_on_every_phone_arrives_once(hall_event: Event) -> None:
    (row,) = hall.make_entries(hall.make_category(hall_event), 1, checked_in=False)
    helper = [hall.author(hall_event, Role.DESK_HELPER) for _ in range(HELPERS)]
    granted = all_at_once([lambda one=one: check_in(one, row, identity_seen=True) for one in helper])
    assert sorted(granted) == [False] * (HELPERS - 1) + [True]
    assert hall_event.log.count() == 1


def test_different_children_on_every_phone_all_arrive(hall_event: Event) -> None:
    rows = hall.make_entries(hall.make_category(hall_event), 12, checked_in=False)
    helper = [hall.author(hall_event, Role.DESK_HELPER) for _ in rows]
    wishes = [
        lambda one=one, row=row: check_in(one, row, identity_seen=True) for one, row in zip(helper, rows, strict=True)
    ]
    assert all_at_once(wishes) == [True] * 12
    assert hall_event.entries.filter(checked_in=True).count() == 12
    assert broken_link(hall_event) is None


@pytest.mark.article("salihli.event.1", "salihli.event.2")
def test_the_last_place_of_a_school_is_given_once(hall_event: Event) -> None:
    category = hall.make_category(hall_event, per_school=1)
    helper = [hall.author(hall_event, Role.DESK_HELPER) for _ in range(HELPERS)]
    pupils = [AYSE, *(written(first_names=name) for name in ("Elif", "Nil", "Ece"))]
    granted = all_at_once(
        [lambda one=one, pupil=pupil: enter(one, category, pupil) for one, pupil in zip(helper, pupils, strict=True)]
    )
    assert sorted(granted) == [False] * (HELPERS - 1) + [True]
    assert category.entries.count() == 1


def test_numbers_are_given_once(hall_event: Event) -> None:
    category = hall.make_category(hall_event)
    helper = [hall.author(hall_event, Role.DESK_HELPER) for _ in range(HELPERS)]
    wishes = [lambda one=one, n=n: enter(one, category, written(surnames=f"Kaya {n}")) for n, one in enumerate(helper)]
    assert all_at_once(wishes) == [True] * HELPERS
    assert sorted(category.entries.values_list("number", flat=True)) == list(range(1, HELPERS + 1))


def test_a_list_accepted_twice_at_once_is_taken_once(hall_event: Event) -> None:
    hall.make_category(hall_event)
    upload(hall.author(hall_event), hall_event, "ali", "liste.csv", LIST.encode())
    shown = fingerprint(plan_of(draft_of(hall_event, "ali"), hall_event))
    desk = [hall.author(hall_event) for _ in range(2)]
    granted = all_at_once([lambda one=one: accept(one, hall_event, "ali", shown) for one in desk])
    assert sorted(granted) == [False, True]
    assert hall_event.entries.count() == 2
