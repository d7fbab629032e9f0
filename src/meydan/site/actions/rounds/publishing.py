"""From the draft to the hall: publish, withdraw, start, close."""

from meydan.site.actions.author import Author, check_action
from meydan.site.actions.change import change
from meydan.site.actions.matches.opening import open_all
from meydan.site.actions.rounds.edition import about_round, locked
from meydan.site.actions.rounds.pairing import put_aside
from meydan.site.models import Pairing, RoundRow
from meydan.site.records.findings import findings
from meydan.site.records.situations import situation_of
from meydan.tournament.rounds.situation import Action, Fact, State


def publish_round(author: Author, row: RoundRow) -> RoundRow:
    """The hall sees the pairing. Everybody must be accounted for, and what the checker found must be answered."""
    with change(row.category.event, author) as log:
        course, found = locked(row)
        faults = findings(course, found.number) if course.state(found.number) is State.DRAFT else ()
        objects = (Fact.CHECKER_OBJECTS,) if any(finding.objects for finding in faults) else ()
        check_action(author, Action.PUBLISH, situation_of(course, found.number, *objects))
        printed = [note for note in found.notes if note.get("printed")]
        found.state, found.notes = State.PUBLISHED, [*(finding.to_plain() for finding in faults), *printed]
        found.save(update_fields=["state", "notes"])
        log("round published", about=about_round(found), data={"edition": found.edition}, public=True)
    return found


def discard_draft(author: Author, row: RoundRow) -> None:
    """The draft is thrown away; the record keeps it as an old edition (fault 31)."""
    with change(row.category.event, author) as log:
        course, found = locked(row)
        check_action(author, Action.DISCARD_DRAFT, situation_of(course, found.number))
        put_aside(course.category, found.number, "draft discarded")
        log("draft discarded", about=about_round(found), data={"edition": found.edition})


def withdraw_publication(author: Author, row: RoundRow) -> None:
    """The pairing is taken back before play: screens say so, and what phones still send for it is parked (fault 32)."""
    with change(row.category.event, author) as log:
        course, found = locked(row)
        check_action(author, Action.WITHDRAW_PUBLICATION, situation_of(course, found.number))
        put_aside(course.category, found.number, author.confirmation.reason.strip())
        log("publication withdrawn", about=about_round(found), data={"edition": found.edition}, public=True)


def start_round(author: Author, row: RoundRow) -> RoundRow:
    """Play begins: every table's match is opened."""
    with change(row.category.event, author) as log:
        course, found = locked(row)
        check_action(author, Action.START, situation_of(course, found.number))
        open_all(author, course, found)
        found.state = State.PLAYING if course.missing(found.number) else State.COMPLETE
        found.save(update_fields=["state"])
        log("round started", about=about_round(found), public=True)
    return found


def close_round(author: Author, row: RoundRow) -> RoundRow:
    """Every result is in and confirmed: the round is history."""
    with change(row.category.event, author) as log:
        course, found = locked(row)
        check_action(author, Action.CLOSE_ROUND, situation_of(course, found.number))
        Pairing.objects.filter(round=found, confirmed=False).update(confirmed=True)
        found.state = State.CLOSED
        found.save(update_fields=["state"])
        log("round closed", about=about_round(found), public=True)
    return found
