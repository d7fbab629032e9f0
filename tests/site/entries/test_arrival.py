"""Check-in: in the hall in time, with identity papers, before the pairing."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from meydan.games.errors import Refusal
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.entries.arrival import AlreadyThere, check_in, check_in_school, undo_check_in
from meydan.site.actions.entries.undo import undo_bulk
from meydan.site.models import EntryRow, Event, Role
from meydan.site.records.categories import in_hall_by
from meydan.site.records.entries import attendance_of
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db

STARTS = datetime(2026, 5, 2, 9, 30, tzinfo=ZoneInfo("Europe/Istanbul"))


def helper(event: Event, **confirmed: object) -> hall.Author:
    return hall.author(event, Role.DESK_HELPER, **confirmed)


@pytest.mark.article("salihli.event.4")
def test_the_deadline_is_a_quarter_of_an_hour_before_the_category(event: Event) -> None:
    category = hall.make_category(event, starts=STARTS)
    assert in_hall_by(category) == STARTS - timedelta(minutes=15)


@pytest.mark.article("salihli.event.4")
@pytest.mark.parametrize(("minutes", "late"), [(-16, False), (-15, False), (-14, True)])
def test_who_comes_after_the_deadline_is_marked_and_let_in(event: Event, minutes: int, late: bool) -> None:
    category = hall.make_category(event, starts=STARTS)
    (row,) = hall.make_entries(category, 1, checked_in=False)
    row = check_in(helper(event), row, identity_seen=True, at=STARTS + timedelta(minutes=minutes))
    assert (row.checked_in, row.identity_seen, row.late) == (True, True, late)


@pytest.mark.article("salihli.event.7")
def test_nobody_is_checked_in_without_identity_papers(event: Event) -> None:
    (row,) = hall.make_entries(hall.make_category(event), 1, checked_in=False)
    with pytest.raises(Refusal) as refused:
        check_in(helper(event), row, identity_seen=False)
    assert refused.value.article == "salihli.event.7"
    assert not EntryRow.objects.get(pk=row.pk).checked_in


@pytest.mark.article("salihli.event.5")
def test_check_in_is_closed_once_the_pairing_is_published(event: Event) -> None:
    category = hall.make_category(event)
    hall.make_entries(category, 4)
    (row,) = hall.make_entries(category, 1, checked_in=False)
    steps.published(category)
    for role in (Role.DESK_HELPER, Role.HEAD_REFEREE):
        with pytest.raises(NotAllowed) as refused:
            check_in(hall.author(event, role), row, identity_seen=True)
        assert refused.value.article == "salihli.event.5"
    with pytest.raises(Refusal) as refused:
        undo_check_in(helper(event), category.entries.get(number=1))
    assert refused.value.article == "salihli.event.5"


@pytest.mark.parametrize(("rule", "worth"), [("zero", "Z"), ("half", "H")])
def test_a_latecomer_joins_the_next_round_by_the_rule_of_the_category(event: Event, rule: str, worth: str) -> None:
    """Fault 36."""
    category = hall.make_category(event, late_entry=rule, rounds=5)
    hall.make_entries(category, 4)
    (row,) = hall.make_entries(category, 1, checked_in=False)
    steps.closed(category)
    with pytest.raises(NotAllowed):
        check_in(helper(event), row, identity_seen=True)
    row = check_in(hall.author(event), row, identity_seen=True)
    assert (row.checked_in, row.late) == (True, True)
    second = steps.published(category)
    row = EntryRow.objects.get(pk=row.pk)
    assert row.start_number == 5
    assert [(number, result.value) for number, result in attendance_of(row).away] == [(1, worth)]
    assert 5 in {number for pair in steps.pairs(second) for number in pair}


def test_the_same_tap_from_two_phones_is_one_arrival(event: Event) -> None:
    (row,) = hall.make_entries(hall.make_category(event), 1, checked_in=False)
    check_in(helper(event), row, identity_seen=True)
    with pytest.raises(AlreadyThere):
        check_in(helper(event), row, identity_seen=True)
    assert [line.kind for line in event.log.all()] == ["checked in"]


def test_a_wrong_tick_is_taken_back_before_the_pairing(event: Event) -> None:
    (row,) = hall.make_entries(hall.make_category(event), 1)
    row = undo_check_in(helper(event), row)
    assert (row.checked_in, row.identity_seen, row.late) == (False, False, False)


def test_an_arrival_puts_a_draft_aside(event: Event) -> None:
    category = hall.make_category(event)
    hall.make_entries(category, 4)
    (row,) = hall.make_entries(category, 1, checked_in=False)
    draft = steps.drafted(category)
    with pytest.raises(NeedsConfirmation):
        check_in(helper(event), row, identity_seen=True)
    check_in(helper(event, confirmed=True), row, identity_seen=True)
    draft.refresh_from_db()
    assert not draft.current


def test_a_school_comes_in_one_tap_and_goes_in_one_tap(event: Event) -> None:
    """Fault 42: a bulk action leaves a snapshot."""
    rows = hall.make_entries(hall.make_category(event), 5, checked_in=False)
    EntryRow.objects.filter(pk__in=[row.pk for row in rows[:3]]).update(school="Şehit Ali İlkokulu")
    came = check_in_school(helper(event), event, "ŞEHİT ALİ İLKOKULU", identity_seen=True)
    assert [row.number for row in came] == [1, 2, 3]
    assert event.entries.filter(checked_in=True).count() == 3
    undone = undo_bulk(hall.author(event), event, event.log.get().number)
    assert (undone.put_back, undone.kept) == (3, 0)
    assert event.entries.filter(checked_in=True).count() == 0


@pytest.mark.article("salihli.event.5")
def test_a_school_with_one_closed_category_still_comes_to_the_others(event: Event) -> None:
    closed, open_ = hall.make_category(event), hall.make_category(event, game="pentago")
    hall.make_entries(closed, 4)
    (late,) = hall.make_entries(closed, 1, checked_in=False)
    (in_time,) = hall.make_entries(open_, 1, checked_in=False)
    event.entries.update(school="Okul")
    steps.published(closed)
    assert [row.pk for row in check_in_school(helper(event), event, "Okul", identity_seen=True)] == [in_time.pk]
    assert not EntryRow.objects.get(pk=late.pk).checked_in
    with pytest.raises(Refusal):
        check_in_school(helper(event), event, "Okul", identity_seen=True)
