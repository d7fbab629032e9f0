"""Many absent at once: shown with their number, typed, and undone by one tap (fault 42)."""

from collections.abc import Sequence
from typing import Any

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Player
from meydan.match.deeds import NoShow
from meydan.site.actions.author import Author, check_action, check_task
from meydan.site.actions.change import Log, change
from meydan.site.actions.matches.results import withdraw
from meydan.site.actions.matches.sheet import Sheet, standing_acts
from meydan.site.actions.players.attending import keep, to_come
from meydan.site.actions.rounds.pairing import renew_draft
from meydan.site.models import Category, EntryRow, Pairing, Snapshot
from meydan.site.records.course import Course, course_of
from meydan.site.records.entries import attendance_of
from meydan.site.records.situations import situation_of
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action, State

KIND = "many absent"


def mark_absent(author: Author, category: Category, entries: Sequence[EntryRow]) -> Snapshot:
    """Before the pairing they are not in the hall (or out, once the tournament runs); at open tables they lose by
    forfeit. What must be typed is how many players, or tables, that concerns."""
    with change(category.event, author) as log:
        course = course_of(Category.objects.select_related("event").get(pk=category.pk))
        rows = list(course.category.entries.filter(pk__in=[entry.pk for entry in entries]).order_by("pk"))
        newest = course.next_number - 1
        at = newest if course.state(newest) in (State.PUBLISHED, State.PLAYING) else to_come(course)
        tables = tables_of(course, at, rows)
        concerned = len(rows) if at == to_come(course) else len(tables)
        check_action(author, Action.BULK_ABSENT, situation_of(course, at), expected=str(concerned))
        if not concerned:
            raise Refusal(Words("Kimse seçilmedi.", "Nobody was chosen."))
        before = {
            "entries": [[row.pk, row.checked_in, row.attendance] for row in rows],
            "pairings": [pairing.pk for pairing in tables],
        }
        absent_at_tables(author, tables, rows) if at != to_come(course) else absent_from_hall(course, rows, at)
        line = log(KIND, about={"category": category.pk, "round": at}, data={"count": concerned}, public=True)
        renew_draft(log, course.category, KIND)
        return Snapshot.objects.create(event=log.event, line=line.number, kind=KIND, before=before)


def tables_of(course: Course, number: int, rows: list[EntryRow]) -> list[Pairing]:
    """The tables of the round without a result at which these players sit."""
    chosen = {row.pk for row in rows}
    return [one for one in course.missing(number) if not one.begun and chosen & {one.first_id, one.second_id}]


def absent_at_tables(author: Author, tables: list[Pairing], rows: list[EntryRow]) -> None:
    chosen = {row.pk for row in rows}
    for at, pairing in enumerate(tables):
        sheet = Sheet(author, pairing)
        sides = zip(Player, (pairing.first_id, pairing.second_id), strict=True)
        sheet.do(NoShow(tuple(player for player, key in sides if key in chosen)), f"absent-{author.request[:40]}-{at}")
        sheet.save()


def absent_from_hall(course: Course, rows: list[EntryRow], number: int) -> None:
    for row in rows:
        if course.begun:
            if attendance_of(row).left is None:
                keep(row, attendance_of(row).withdrawn(number))
            continue
        row.checked_in = False
        row.save(update_fields=["checked_in"])


def undo_mark_absent(author: Author, snapshot: Snapshot) -> None:
    """Everybody as before. What was entered at one of the tables since then stays."""
    with change(snapshot.event, author) as log:
        check_task(author, Task.UNDO_BULK)
        found = Snapshot.objects.get(pk=snapshot.pk)
        if found.used or found.kind != KIND:
            raise Refusal(Words("Bu işlem zaten geri alındı.", "This has already been undone."))
        restore(author, log, found.before)
        found.used = True
        found.save(update_fields=["used"])
        log("many absent undone", data={"line": found.line}, public=True)


def restore(author: Author, log: Log, before: dict[str, Any]) -> None:
    for pairing in Pairing.objects.filter(pk__in=before["pairings"]):
        sheet = Sheet(author, pairing)
        acts = [one for one in standing_acts(sheet.match) if isinstance(one.deed, NoShow)]
        withdraw(sheet, acts, "toplu işlem geri alındı")
        sheet.save()
    category = None
    for key, checked_in, attendance in before["entries"]:
        row = EntryRow.objects.select_related("category__event").get(pk=key)
        row.checked_in, row.attendance, category = checked_in, attendance, row.category
        row.save(update_fields=["checked_in", "attendance"])
    if category is not None:
        renew_draft(log, category, "many absent undone")
