"""Erasing a pupil's data: on request, or when an event is long over (fault 60).

The entry stays with its number, so that results and pairings still add up; the person is gone from it, from the acts of
the matches, from snapshots and from uploaded lists. Log lines name pupils by number only, so the chain stays whole.
"""

from datetime import date, timedelta

from django.db.models import Q
from django.utils import timezone

from meydan.games.words import Words
from meydan.site.actions.author import Author, NeedsConfirmation, check_task
from meydan.site.actions.change import change
from meydan.site.actions.entries.book import entry_in
from meydan.site.actions.entries.edit import check_not_erased
from meydan.site.actions.entries.erase_snapshots import erase_from_snapshots
from meydan.site.actions.entries.erased_person import Person, erased_fields, without
from meydan.site.models import Call, EntryRow, Event, Pairing, RoundRow, StoredAct
from meydan.site.records.deleted_pupils import DeletedPupil, deleted_pupils
from meydan.site.tasks import Task
from meydan.tournament.faults import Fault
from meydan.tournament.rounds.situation import Kind, Need, Verdict

KEPT_DAYS = 365

CANNOT_BE_UNDONE = Words(
    "Kişisel bilgiler her yerden silinir ve geri getirilemez. Onaylamak için yazın.",
    "The personal data go from everywhere and cannot be brought back. Type to confirm.",
)
NOT_THERE = Words(
    "Bu öğrenci silinen kategorilerde artık yok: bilgileri silinmiş ya da kategori geri alınmış. Kayıtlar sayfasını "
    "yenileyin.",
    "This pupil is no longer in a deleted category: erased meanwhile, or the category was restored. Open the entries "
    "again.",
)


def erase_pupil(author: Author, row: EntryRow) -> EntryRow:
    """Confirmed by typing the entry's number."""
    check_task(author, Task.ERASE_PUPIL)
    with change(row.event, author) as log:
        row = entry_in(log.event, row)
        check_not_erased(row)
        check_typed(author, str(row.number))
        erase(row)
        log.event.import_drafts.all().delete()
        log("pupil erased", about={"category": row.category_id, "entry": row.pk}, data={"number": row.number})
    return row


def erase_deleted_pupil(author: Author, event: Event, snapshot: int, entry: int) -> DeletedPupil:
    """A pupil who stands in a deleted category only, which need not be put back for it; confirmed in the same way."""
    check_task(author, Task.ERASE_PUPIL)
    with change(event, author) as log:
        kept = [one for one in deleted_pupils(log.event) if (one.snapshot, one.entry) == (snapshot, entry)]
        if not kept:
            raise Fault(NOT_THERE, 60)
        pupil = kept[0]
        check_typed(author, str(pupil.number))
        erase_from_snapshots(log.event, Person(pupil.entry, pupil.first_names, pupil.surnames, pupil.school))
        log.event.import_drafts.all().delete()
        log("pupil erased", about={"entry": pupil.entry}, data={"number": pupil.number})
    return pupil


def erase_everybody(author: Author, event: Event) -> int:
    """All pupils of a finished event; confirmed by typing how many they are."""
    check_task(author, Task.ERASE_PUPIL)
    with change(event, author) as log:
        if not log.event.finished:
            raise Fault(
                Words(
                    "Etkinlik bitmeden bütün öğrencilerin bilgileri silinemez. Önce etkinliği bitirin.",
                    "The data of all pupils cannot be erased before the event is finished. Finish the event first.",
                ),
                60,
            )
        rows = list(log.event.entries.filter(erased=False).select_related("category"))
        check_typed(author, str(len(rows)))
        for row in rows:
            erase(row)
        log.event.import_drafts.all().delete()
        log.event.snapshots.update(before={}, used=True)  # deleted categories have pupils in them too
        log("all pupils erased", data={"count": len(rows)})
    return len(rows)


def due_for_erasure(event: Event, today: date | None = None) -> bool:
    """A year after the event nobody needs the names any more."""
    today = today or timezone.localdate()
    if not event.finished or today <= event.day + timedelta(days=KEPT_DAYS):
        return False
    return event.entries.filter(erased=False).exists() or bool(deleted_pupils(event))


def check_typed(author: Author, expected: str) -> None:
    if author.confirmation.typed.strip() != expected:
        asked = Verdict(Kind.CONFIRM, "fault-60", CANNOT_BE_UNDONE, (Need.TYPED,))
        raise NeedsConfirmation(asked, (Need.TYPED,), expected)


def erase(row: EntryRow) -> None:
    person = Person(row.pk, row.first_names, row.surnames, row.school)
    for field, value in erased_fields(row.number).items():
        setattr(row, field, value)
    row.save()
    erase_from_matches(row, person.name, row.name)
    erase_from_snapshots(row.event, person)


def erase_from_matches(row: EntryRow, name: str, instead: str) -> None:
    """The opening of a match names its players, and sentences made from it do."""
    pairings = list(Pairing.objects.filter(Q(first=row) | Q(second=row)))
    for act in StoredAct.objects.filter(pairing__in=pairings):
        act.act = without(act.act, name, instead)
        act.save(update_fields=["act"])
    for pairing in pairings:
        for told in ("result", "summary", "why", "excuse"):
            setattr(pairing, told, without(getattr(pairing, told), name, instead))
        pairing.save(update_fields=["result", "summary", "why", "excuse"])
    for round_row in RoundRow.objects.filter(category=row.category_id):
        round_row.notes = without(round_row.notes, name, instead)
        round_row.save(update_fields=["notes"])
    for call in Call.objects.filter(pairing__in=pairings):
        call.reason, call.answer = without(call.reason, name, instead), without(call.answer, name, instead)
        call.save(update_fields=["reason", "answer"])
