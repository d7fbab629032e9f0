"""Who holds a table: let in by the desk, handed over, given up, or stopped."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import Log, change
from meydan.site.actions.matches.at_table import about_table
from meydan.site.models import TableHold
from meydan.site.records.phones import holders
from meydan.site.tasks import Task

State = TableHold.State


def let_in(author: Author, hold: TableHold) -> TableHold:
    """The phone holds the table beside the one that has it: both see the same match (fault 5)."""
    with change(hold.link.event, author) as log:
        check_task(author, Task.MANAGE_LINKS)
        found = asking(log, hold)
        put(log, found, State.HOLDS, "phone let in")
    return found


def hand_over(author: Author, hold: TableHold) -> TableHold:
    """The phone that asks takes the table; the others are told that it was handed over (fault 4)."""
    with change(hold.link.event, author) as log:
        check_task(author, Task.MANAGE_LINKS)
        found = asking(log, hold)
        for other in holders(found.pairing).exclude(device=found.device):
            put(log, other, State.HANDED_OVER, "table handed over")
        put(log, found, State.HOLDS, "phone let in")
    return found


def refuse_phone(author: Author, hold: TableHold) -> TableHold:
    """The phone that asks, or that holds the table, is sent away."""
    with change(hold.link.event, author) as log:
        check_task(author, Task.MANAGE_LINKS)
        found = in_event(log, hold)
        if found.state not in (State.ASKED, State.HOLDS):
            raise Refusal(Words("Bu telefon zaten masada değil.", "This phone is not at the table any more."))
        put(log, found, State.REVOKED, "phone sent away")
    return found


def give_up(author: Author, hold: TableHold) -> TableHold:
    """The phone that holds the table gives it up: the next one that scans the card takes it."""
    with change(hold.link.event, author) as log:
        found = in_event(log, hold)
        if found.state != State.HOLDS:
            raise Refusal(Words("Bu masa sizde değil.", "You do not hold this table."))
        put(log, found, State.HANDED_OVER, "table handed over")
    return found


def asking(log: Log, hold: TableHold) -> TableHold:
    found = in_event(log, hold)
    if found.state != State.ASKED:
        raise Refusal(Words("Bu telefon artık onay beklemiyor.", "This phone no longer asks."))
    return found


def in_event(log: Log, hold: TableHold) -> TableHold:
    rows = TableHold.objects.select_related("pairing__round__category", "device", "link")
    return rows.get(pk=hold.pk, link__event=log.event)


def put(log: Log, hold: TableHold, state: State, kind: str) -> None:
    hold.state = state
    hold.save(update_fields=["state"])
    data = {"device": str(hold.device_id), "name": hold.device.name}
    log(kind, about=about_table(hold.pairing), data=data)
