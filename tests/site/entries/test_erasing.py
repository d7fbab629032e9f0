"""Erasing a pupil: the person goes, the results stay, and the log's chain stays whole (fault 60)."""

from datetime import timedelta

import pytest
from django.core.serializers import serialize

from meydan.games.errors import Refusal
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.change import broken_link
from meydan.site.actions.entries.arrival import check_in, check_in_school
from meydan.site.actions.entries.edit import delete, edit
from meydan.site.actions.entries.erase import due_for_erasure, erase_deleted_pupil, erase_everybody, erase_pupil
from meydan.site.actions.entries.undo import undo_bulk
from meydan.site.actions.setup.delete_category import delete_category, restore_category
from meydan.site.models import Call, EntryRow, Event, LogLine, Official, Pairing, Role, RoundRow, Snapshot, StoredAct
from meydan.site.records.deleted_pupils import deleted_pupils
from meydan.site.records.entries import public_name
from tests.site import hall
from tests.site.entries.pupils import AYSE, entered, written
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db

TABLES = (EntryRow, LogLine, Pairing, RoundRow, StoredAct, Snapshot, Call)


def everything_stored() -> str:
    """All that the database holds of the event, as text: what can leak is in here."""
    return "".join(serialize("json", table.objects.all(), ensure_ascii=False) for table in TABLES)


def organiser(event: Event, **confirmed: object) -> hall.Author:
    return hall.author(event, Role.ORGANISER, **confirmed)


def test_nothing_of_an_erased_pupil_is_left_anywhere(event: Event) -> None:
    category = hall.make_category(event)
    row = entered(category, written(school_number="4711", district="Salihli"))
    check_in_school(hall.author(event), event, AYSE.school, identity_seen=True)
    hall.make_entries(category, 3)
    round_row = steps.started(category)
    pairing = Pairing.objects.filter(round=round_row, second__isnull=False, first=row).first() or Pairing.objects.get(
        round=round_row, second=row
    )
    pairing.summary = {**pairing.summary, "tr": "Ayşe Şeker önde"}
    pairing.save()
    Call.objects.create(event=event, pairing=pairing, line=1, reason="Ayşe Şeker itiraz ediyor")
    for told in ("Ayşe", "Şeker", "Atatürk", "Fatma", "4711"):
        assert told in everything_stored()
    erase_pupil(organiser(event, typed="1"), row)
    stored = everything_stored()
    for told in ("Ayşe", "Şeker", "seker", "Atatürk", "4711"):
        assert told not in stored
    row = EntryRow.objects.get(pk=row.pk)
    assert (row.name, row.school, row.adviser, row.start_number is not None) == ("Silinmiş oyuncu 1", "", "", True)
    assert public_name(row) == "Silinmiş oyuncu 1"
    assert broken_link(event) is None


def test_the_log_names_pupils_by_number_only(event: Event) -> None:
    """A name in the chain could never be taken out of it again."""
    category = hall.make_category(event)
    row = entered(category)
    edit(hall.author(event), row, category, written(surnames="Gültekin", school="Gazi Okulu"))
    check_in(hall.author(event), row, identity_seen=True)
    log = serialize("json", LogLine.objects.all(), ensure_ascii=False)
    for told in ("Ayşe", "Şeker", "Gültekin", "Gazi", "Atatürk", "Fatma"):
        assert told not in log
    assert LogLine.objects.get(kind="entry edited").data == {"number": 1, "fields": ["surnames", "school"]}


def test_an_undo_does_not_bring_an_erased_pupil_back(event: Event) -> None:
    row = entered(hall.make_category(event))
    check_in_school(hall.author(event), event, AYSE.school, identity_seen=True)
    line = event.log.get(kind="school checked in").number
    erase_pupil(organiser(event, typed="1"), row)
    assert undo_bulk(hall.author(event), event, line).put_back == 0
    assert EntryRow.objects.get(pk=row.pk).name == "Silinmiş oyuncu 1"


def test_erasing_asks_for_the_number_and_the_organiser(event: Event) -> None:
    row = entered(hall.make_category(event))
    with pytest.raises(NeedsConfirmation) as asked:
        erase_pupil(organiser(event, typed="2"), row)
    assert asked.value.expected == "1"
    with pytest.raises(NotAllowed):
        erase_pupil(hall.author(event, Role.HEAD_REFEREE, typed="1"), row)
    erase_pupil(organiser(event, typed="1"), row)
    with pytest.raises(Refusal):
        edit(hall.author(event), row, row.category, AYSE)


def test_an_erased_pupil_bars_nobody(event: Event) -> None:
    category = hall.make_category(event, per_school=1)
    erase_pupil(organiser(event, typed="1"), entered(category))
    assert entered(category).number == 2


def test_a_year_after_the_event_everybody_is_to_be_erased(event: Event) -> None:
    hall.make_entries(hall.make_category(event), 3)
    year_later = event.day + timedelta(days=366)
    with pytest.raises(Refusal):
        erase_everybody(organiser(event, typed="3"), event)
    event.finished = True
    event.save()
    assert not due_for_erasure(event, event.day + timedelta(days=365))
    assert due_for_erasure(event, year_later)
    with pytest.raises(NeedsConfirmation):
        erase_everybody(organiser(event, typed="2"), event)
    assert erase_everybody(organiser(event, typed="3"), event) == 3
    assert not due_for_erasure(event, year_later)
    assert set(event.entries.values_list("school", flat=True)) == {""}


@pytest.mark.parametrize("put_back", [True, False])
def test_the_same_pupil_is_gone_from_a_deleted_category_too(event: Event, put_back: bool) -> None:
    category, gone = hall.make_category(event), hall.make_category(event, name="Silinecek", game="reversi")
    row = entered(gone, written(school_number="4711"))
    hall.make_entries(gone, 3)
    hall.make_entries(category, 1)  # whose number keeps the next pupil from getting one of the deleted
    steps.started(gone)
    snapshot = delete_category(organiser(event, typed="Silinecek", reason="yanlış", second=second(event)), gone)
    if put_back:
        restore_category(organiser(event), event, snapshot)
        row = EntryRow.objects.get(pk=row.pk)
    else:
        row = entered(category, written(school_number="4711"))
    assert AYSE.surnames in str(Snapshot.objects.get(pk=snapshot.pk).before)
    erase_pupil(organiser(event, typed=str(row.number)), row)
    kept = Snapshot.objects.get(pk=snapshot.pk)
    for told in (AYSE.surnames, AYSE.school, "4711"):
        assert told not in str(kept.before)
    if not put_back:
        restored = restore_category(organiser(event), event, kept)
        assert [one.erased for one in restored.entries.order_by("number")] == [True, False, False, False]


def second(event: Event) -> Official:
    return hall.make_official(event, Role.HEAD_REFEREE, "İkinci kişi")


def test_a_pupil_of_a_deleted_category_only_is_erased_without_restoring_it(event: Event) -> None:
    gone = hall.make_category(event, name="Silinecek", game="reversi")
    row = entered(gone, written(school_number="4711"))
    hall.make_entries(gone, 3)
    steps.started(gone)
    snapshot = delete_category(organiser(event, typed="Silinecek", reason="yanlış", second=second(event)), gone)
    kept = deleted_pupils(event)
    assert (kept[0].number, kept[0].name, kept[0].category) == (1, "Ayşe Şeker", "Silinecek")
    with pytest.raises(NeedsConfirmation):
        erase_deleted_pupil(organiser(event, typed="2"), event, snapshot.pk, row.pk)
    with pytest.raises(NotAllowed):
        erase_deleted_pupil(hall.author(event, Role.HEAD_REFEREE, typed="1"), event, snapshot.pk, row.pk)
    assert AYSE.surnames in everything_stored()
    erase_deleted_pupil(organiser(event, typed="1"), event, snapshot.pk, row.pk)
    for told in (AYSE.surnames, AYSE.school, "4711"):
        assert told not in everything_stored()
    assert [one.number for one in deleted_pupils(event)] == [2, 3, 4]
    with pytest.raises(Refusal):
        erase_deleted_pupil(organiser(event, typed="1"), event, snapshot.pk, row.pk)
    restored = restore_category(organiser(event), event, Snapshot.objects.get(pk=snapshot.pk))
    assert [one.erased for one in restored.entries.order_by("number")] == [True, False, False, False]
    assert deleted_pupils(event) == []
    assert broken_link(event) is None


def test_the_page_of_entries_erases_a_pupil_of_a_deleted_category(event: Event) -> None:
    gone = hall.make_category(event, name="Silinecek")
    row = entered(gone)
    snapshot = delete_category(organiser(event, typed="Silinecek", reason="yanlış"), gone)
    client = hall.client_of(event, Role.ORGANISER)
    assert "Ayşe Şeker" in client.get(f"/e/{event.slug}/entries/").content.decode()
    client.post(f"/e/{event.slug}/entries/deleted/{snapshot.pk}/{row.pk}/erase", {"typed": "1"})
    assert "Şeker" not in client.get(f"/e/{event.slug}/entries/").content.decode()
    assert AYSE.surnames not in everything_stored()


def test_pupils_of_deleted_categories_are_due_for_erasure_too(event: Event) -> None:
    gone = hall.make_category(event, name="Silinecek")
    entered(gone)
    delete_category(organiser(event, typed="Silinecek", reason="yanlış"), gone)
    event.finished = True
    event.save()
    year_later = event.day + timedelta(days=366)
    assert due_for_erasure(event, year_later)
    erase_everybody(organiser(event, typed="0"), event)
    assert not due_for_erasure(event, year_later)


def test_nothing_is_kept_of_an_entry_that_was_deleted(event: Event) -> None:
    """A bulk action keeps rows to be undone: what it kept of somebody who is gone could never be erased."""
    row = entered(hall.make_category(event))
    check_in_school(hall.author(event), event, AYSE.school, identity_seen=True)
    assert AYSE.surnames in everything_stored()
    delete(hall.author(event), row)
    assert AYSE.surnames not in everything_stored()


def test_nothing_is_kept_of_a_bulk_action_that_was_undone(event: Event) -> None:
    entered(hall.make_category(event))
    check_in_school(hall.author(event), event, AYSE.school, identity_seen=True)
    line = event.log.get(kind="school checked in").number
    assert AYSE.surnames in str(Snapshot.objects.get(line=line).before)
    assert undo_bulk(hall.author(event), event, line).put_back == 1
    assert Snapshot.objects.get(line=line).before == {}
