"""Check-in: who is in the hall, identity seen, before the pairing (`salihli.event` 4, 5 and 7)."""

from datetime import datetime

from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_action
from meydan.site.actions.change import Log, change
from meydan.site.actions.entries.book import entry_in
from meydan.site.actions.entries.draft import put_draft_aside
from meydan.site.actions.entries.edit import check_not_erased
from meydan.site.models import EntryRow, Event, Snapshot
from meydan.site.records.categories import begun, category_of, in_hall_by, situation_for_coming
from meydan.site.records.entries import entry_of
from meydan.site.records.snapshots import SCHOOL_CHECKED_IN, plain_entry
from meydan.tournament.checkin import check_in as note_arrival
from meydan.tournament.names import folded
from meydan.tournament.rounds.situation import Action

ARRIVED = "a player checked in"
NOT_HERE = "a check-in was taken back"


class AlreadyThere(Refusal):
    """Somebody else was faster, or the same tap came twice: what was wished is so."""

    def __init__(self, number: int) -> None:
        super().__init__(
            Words(
                f"{number} numaralı yarışmacı zaten salonda görünüyor.",
                f"Contestant {number} is already checked in.",
            )
        )


def check_in(author: Author, row: EntryRow, identity_seen: bool, at: datetime | None = None) -> EntryRow:
    with change(row.event, author) as log:
        row = entry_in(log.event, row)
        if row.checked_in:
            raise AlreadyThere(row.number)
        arrive(author, row, identity_seen, at or timezone.now())
        log_arrival(log, row)
    return row


def check_in_school(author: Author, event: Event, school: str, identity_seen: bool) -> list[EntryRow]:
    """Everybody of a school who is entered and not yet here, in one tap that can be undone."""
    at = timezone.now()
    with change(event, author) as log:
        rows = [row for row in not_yet_here(log.event) if folded(row.school) == folded(school)]
        # Whose category is closed stays as it is: one late category must not keep the others out.
        rows = [row for row in rows if not begun(row.category)]
        if not rows:
            raise Refusal(
                Words(
                    "Bu okuldan salona alınacak kimse kalmadı.",
                    "Nobody of this school is left to be checked in.",
                )
            )
        before = {str(row.pk): plain_entry(row) for row in rows}
        for row in rows:
            arrive(author, row, identity_seen, at)
        after = {str(row.pk): plain_entry(row) for row in rows}
        line = log(SCHOOL_CHECKED_IN, data={"count": len(rows), "numbers": [row.number for row in rows]})
        Snapshot.objects.create(
            event=log.event,
            line=line.number,
            kind=SCHOOL_CHECKED_IN,
            before={"added": {}, "changed": before, "after": after},
        )
    return rows


def not_yet_here(event: Event) -> list[EntryRow]:
    return list(event.entries.filter(checked_in=False, erased=False).select_related("category").order_by("number"))


def arrive(author: Author, row: EntryRow, identity_seen: bool, at: datetime) -> None:
    """Asks the articles, then marks the row; after the first pairing only where the category takes late entries."""
    check_not_erased(row)
    category = row.category
    check_action(author, Action.CHECK_IN, situation_for_coming(category))
    by = in_hall_by(category) or at
    arrival = note_arrival(entry_of(row), category_of(category), by, at, identity_seen)
    row.checked_in = row.identity_seen = True
    # After the first pairing it is late whatever the clock says; the next pairing gives the starting number.
    row.late = arrival.late or begun(category)
    put_draft_aside(category, ARRIVED)
    row.save()


def log_arrival(log: Log, row: EntryRow) -> None:
    about = {"category": row.category_id, "entry": row.pk}
    log("checked in", about=about, data={"number": row.number, "late": row.late, "identity seen": True})


def undo_check_in(author: Author, row: EntryRow) -> EntryRow:
    """Ticked by mistake. Once the pairing is out a player leaves by withdrawal, not by this."""
    with change(row.event, author) as log:
        row = entry_in(log.event, row)
        if not row.checked_in:
            raise Refusal(
                Words(
                    f"{row.number} numaralı yarışmacı zaten salonda görünmüyor.",
                    f"Contestant {row.number} is not checked in.",
                )
            )
        if begun(row.category):
            raise Refusal(
                Words(
                    f"{row.category.name} eşlendirmesi yayımlandı; işaret artık geri alınamaz. Yarışmacı oynamayacaksa "
                    "turnuvadan çekin.",
                    f"{row.category.name} is paired and published; a check-in can no longer be taken back. Withdraw "
                    "the player instead.",
                ),
                "salihli.event.5",
            )
        check_action(author, Action.CHECK_IN, situation_for_coming(row.category))
        row.checked_in = row.identity_seen = row.late = False
        row.save()
        put_draft_aside(row.category, NOT_HERE)
        log("check-in undone", about={"category": row.category_id, "entry": row.pk}, data={"number": row.number})
    return row
