"""Disqualification from the event: the head referee's, with a reason and the article behind it."""

from meydan.match import Player
from meydan.match.deeds import Disqualified
from meydan.site.actions.author import Author, check_reason, check_task
from meydan.site.actions.change import change
from meydan.site.actions.matches.at_table import about_table
from meydan.site.actions.matches.results import said
from meydan.site.actions.matches.sheet import Sheet
from meydan.site.actions.players.attending import about_player, keep, locked_entry, open_table, to_come
from meydan.site.actions.rounds.pairing import renew_draft
from meydan.site.models import EntryRow
from meydan.site.records.entries import attendance_of
from meydan.site.tasks import Task


def disqualify_player(author: Author, entry: EntryRow, article: str = "") -> EntryRow:
    """A match that is open is lost, no other follows; results already made stay as they are."""
    with change(entry.event, author) as log:
        check_task(author, Task.DISQUALIFY)
        reason = check_reason(author)
        course, found = locked_entry(entry)
        at = to_come(course)
        found.disqualified = True
        found.save(update_fields=["disqualified"])
        if attendance_of(found).left is None:
            keep(found, attendance_of(found).withdrawn(at))
        pairing = open_table(course, at - 1, found)
        if pairing is not None:
            sheet = Sheet(author, pairing)
            player = Player.FIRST if sheet.pairing.first_id == found.pk else Player.SECOND
            sheet.do(Disqualified((player,), reason), f"disqualified-{author.request[:40]}")
            sheet.save()
            log("result entered", about=about_table(sheet.pairing), data=said(sheet), public=True)
        log("player disqualified", about=about_player(found, at), data={"article": article}, public=True)
        renew_draft(log, course.category, "player disqualified")
    return found
