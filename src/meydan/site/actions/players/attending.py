"""Excused, half a point, gone, back: what a player may ask for, and when. Faults 34, 37 and 38."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Player
from meydan.match.deeds import NoShow, Resigned
from meydan.site.actions.author import Author, check_action
from meydan.site.actions.change import Log, change
from meydan.site.actions.matches.at_table import about_table
from meydan.site.actions.matches.results import said
from meydan.site.actions.matches.sheet import Sheet
from meydan.site.actions.rounds.pairing import renew_draft
from meydan.site.models import EntryRow, Format, Pairing
from meydan.site.records.course import Course, course_of
from meydan.site.records.crosstables import cross_table
from meydan.site.records.entries import attendance_of, attendance_to_plain
from meydan.site.records.situations import situation_of
from meydan.tournament.attendance import Attendance, ByeRules
from meydan.tournament.crosstable import Result
from meydan.tournament.rounds.situation import Action, Fact, State


def excuse_player(author: Author, entry: EntryRow, number: int | None = None) -> EntryRow:
    """Not paired in the round, with a reason and no point. A draft of it is paired again."""
    with change(entry.event, author) as log:
        course, found = locked_entry(entry)
        at = to_come(course) if number is None else number
        check_action(author, Action.EXCUSE, situation_of(course, at))
        check_may_pause(course)
        found.excuses = {**found.excuses, str(at): author.confirmation.reason.strip()}
        keep(found, attendance_of(found).excused(at))
        log("player excused", about=about_player(found, at))
        renew_draft(log, course.category, "player excused")
    return found


def give_half_bye(author: Author, entry: EntryRow, number: int | None = None) -> EntryRow:
    """Half a point without play, within the category's limits."""
    with change(entry.event, author) as log:
        course, found = locked_entry(entry)
        at = to_come(course) if number is None else number
        check_action(author, Action.HALF_BYE, situation_of(course, at))
        check_may_pause(course)
        rules = ByeRules(half_byes=course.category.half_byes)
        keep(found, attendance_of(found).half_bye(at, rules, course.category.rounds, results_of(course, found, at)))
        log("half-point bye given", about=about_player(found, at))
        renew_draft(log, course.category, "half-point bye given")
    return found


def withdraw_player(author: Author, entry: EntryRow) -> EntryRow:
    """Out from now on. A match that has not begun goes to the opponent by absence, one that has is given up."""
    with change(entry.event, author) as log:
        course, found = locked_entry(entry)
        at = course.next_number - 1 if course.rounds else 1
        pairing = open_table(course, at, found)
        begun = (Fact.TABLE_BEGUN,) if pairing and pairing.begun else ()
        check_action(author, Action.WITHDRAW_PLAYER, situation_of(course, at, *begun))
        leave(author, log, course, found, pairing)
        log("player withdrawn", about=about_player(found, at), public=True)
        renew_draft(log, course.category, "player withdrawn")
    return found


def leave(author: Author, log: Log, course: Course, found: EntryRow, pairing: Pairing | None) -> None:
    """The player is out from the round whose match is still open on, else from the next that is paired."""
    if not found.checked_in and found.start_number is None:
        raise Refusal(
            Words(
                "Bu oyuncu salonda işaretli değil; zaten eşlendirilmez.",
                "This player is not checked in and is not paired anyway.",
            )
        )
    keep(found, attendance_of(found).withdrawn(pairing.round.number if pairing else to_come(course)))
    if pairing is None:
        return
    sheet = Sheet(author, pairing)
    player = Player.FIRST if sheet.pairing.first_id == found.pk else Player.SECOND
    sheet.do(Resigned(player) if pairing.begun else NoShow((player,)), f"left-{author.request[:40]}")
    sheet.save()
    log("result entered", about=about_table(sheet.pairing), data=said(sheet), public=True)


def return_player(author: Author, entry: EntryRow) -> EntryRow:
    """Back by leave of the head referee: rounds missed are worth nothing, and no bye was gained."""
    with change(entry.event, author) as log:
        course, found = locked_entry(entry)
        at = to_come(course)
        check_action(author, Action.RETURN_PLAYER, situation_of(course, at))
        if found.disqualified:
            raise Refusal(Words("Diskalifiye edilen oyuncu geri dönemez.", "A disqualified player does not come back."))
        keep(found, attendance_of(found).returned(at, by_head_referee=True))
        log("player returned", about=about_player(found, at), public=True)
        renew_draft(log, course.category, "player returned")
    return found


def locked_entry(entry: EntryRow) -> tuple[Course, EntryRow]:
    found = EntryRow.objects.select_related("category__event").get(pk=entry.pk)
    return course_of(found.category), found


def to_come(course: Course) -> int:
    """The number of the next round that the hall has not seen yet."""
    newest = course.next_number - 1
    return newest if course.state(newest) is State.DRAFT else newest + 1


def open_table(course: Course, number: int, entry: EntryRow) -> Pairing | None:
    """Where the player's match of the round waits for its result."""
    for pairing in course.missing(number):
        if entry.pk in (pairing.first_id, pairing.second_id):
            return pairing
    return None


def results_of(course: Course, entry: EntryRow, number: int) -> tuple[Result, ...]:
    """The player's rounds before this one, as letters."""
    if entry.start_number is None:
        return ()
    table = cross_table(course, min(number - 1, course.last_published))
    return tuple(one.result for one in table.contestants[entry.start_number - 1].encounters)


def check_may_pause(course: Course) -> None:
    if course.category.format == Format.KNOCKOUT:
        raise Refusal(
            Words(
                "Elemede izinli tur ya da yarım puan olmaz; gelemeyen oyuncu çekilmiş sayılır.",
                "A knock-out knows no excused rounds and no half points; who cannot come withdraws.",
            ),
            "salihli.event.14",
        )


def keep(entry: EntryRow, attendance: Attendance) -> None:
    entry.attendance = attendance_to_plain(attendance)
    entry.save(update_fields=["attendance", "excuses"])


def about_player(entry: EntryRow, number: int) -> dict[str, int]:
    return {"category": entry.category_id, "round": number, "entry": entry.pk}
