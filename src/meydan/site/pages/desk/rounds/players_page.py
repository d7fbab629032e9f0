"""The players of a category while rounds are made: excused, half a point, gone, back, many absent."""

from dataclasses import dataclass

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.players import attending, bulk, disqualifying
from meydan.site.models import EntryRow, Format, Snapshot
from meydan.site.pages.desk.rounds import found
from meydan.site.pages.desk.rounds.wishes import Wish, task_wish, wish
from meydan.site.pages.door import Visit, door
from meydan.site.pages.shown import category_of
from meydan.site.records.course import Course, course_of
from meydan.site.records.entries import attendance_of, in_starting_order
from meydan.site.records.matches import rules_of
from meydan.site.records.situations import situation_of
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say
from meydan.tournament.rounds.situation import Action, State

ACTIONS = (
    (Action.EXCUSE, Words("İzinli say", "Excuse"), "excuse-player", False),
    (Action.HALF_BYE, Words("Yarım puan ver", "Half-point bye"), "half-bye", False),
    (Action.WITHDRAW_PLAYER, Words("Turnuvadan çek", "Withdraw"), "withdraw-player", True),
    (Action.RETURN_PLAYER, Words("Geri al", "Let back"), "return-player", False),
    (Action.BULK_ABSENT, Words("Seçilenleri yok yaz", "Mark the chosen absent"), "mark-absent", True),
)


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player and where they stand; `note` says why somebody is not paired."""

    entry: EntryRow
    chip: str
    words: Words
    note: str = ""


@door(Task.SEE_DRAFT)
def players(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    course = course_of(row)
    at = attending.to_come(course)
    entries = row.entries.filter(erased=False).select_related("category")
    context = {
        "visit": visit,
        "category": row,
        "at": at,
        "rounds": course.rounds,
        "may_players": True,
        "lines": [line_of(entry, at) for entry in in_list_order(list(entries))],
        "wishes": wishes_now(visit, course, at),
        "snapshots": visit.event.snapshots.filter(kind=bulk.KIND, used=False).order_by("-line")[:3],
        "may_undo": visit.may(Task.UNDO_BULK),
        "articles": rules_of(row).citations,
    }
    return render(request, "meydan/rounds/players.html", context)


def in_list_order(entries: list[EntryRow]) -> list[EntryRow]:
    """By starting number; who has none yet follows by surname."""
    numbered = sorted((one for one in entries if one.start_number), key=lambda one: one.start_number or 0)
    return numbered + in_starting_order(one for one in entries if not one.start_number)


def line_of(entry: EntryRow, at: int) -> PlayerLine:
    attendance = attendance_of(entry)
    if entry.disqualified:
        return PlayerLine(entry, "warning", Words("diskalifiye", "disqualified"))
    if attendance.left is not None:
        left = attendance.left
        return PlayerLine(entry, "closed", Words(f"{left}. turdan beri yok", f"out since round {left}"))
    if str(at) in entry.excuses or any(number == at for number, _ in attendance.away):
        note = entry.excuses.get(str(at), "")
        return PlayerLine(entry, "waiting", Words(f"{at}. turda yok", f"away in round {at}"), note)
    if not entry.checked_in:
        return PlayerLine(entry, "", Words("salonda değil", "not in the hall"))
    return PlayerLine(entry, "complete", Words("oynuyor", "plays"))


def wishes_now(visit: Visit, course: Course, at: int) -> list[Wish]:
    """Excuses and half points are for the round to come; withdrawals and absences for the one that is on."""
    newest = course.next_number - 1
    on = max(newest, 1)
    absent = newest if course.state(newest) in (State.PUBLISHED, State.PLAYING) else at
    rounds = {Action.WITHDRAW_PLAYER: on, Action.BULK_ABSENT: absent}
    pk = course.category.pk
    wishes = []
    for action, words, name, danger in ACTIONS:
        if action in (Action.EXCUSE, Action.HALF_BYE) and course.category.format == Format.KNOCKOUT:
            continue
        situation = situation_of(course, rounds.get(action, at))
        wishes.append(wish(visit, action, situation, words, name, danger, category=pk))
    follows = Words(
        "Açık maçı kaybeder, başka maça çıkmaz; nedeni ve maddesi kayda geçer.",
        "An open match is lost and no other follows; reason and article go into the log.",
    )
    words = Words("Diskalifiye et", "Disqualify")
    wishes.append(task_wish(visit, Task.DISQUALIFY, words, "disqualify-player", follows, category=pk))
    return wishes


def chosen_one(request: HttpRequest, visit: Visit, category: int) -> EntryRow:
    row, chosen = category_of(visit, category), request.POST.getlist("player")
    if len(chosen) != 1:
        raise Refusal(
            Words(
                f"Bu işlem bir oyuncu içindir; {len(chosen)} oyuncu seçtiniz.",
                f"This is done for one player; you chose {len(chosen)}.",
            )
        )
    return found.player_of(visit, row.pk, chosen[0])


@require_POST
@door(Action.EXCUSE)
def excuse(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    entry = attending.excuse_player(visit.author, chosen_one(request, visit, category))
    messages.success(request, say("{name} izinli sayıldı", "{name} is excused", name=entry.name))
    return found.back_to("round-players", visit, category=category)


@require_POST
@door(Action.HALF_BYE)
def half_bye(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    entry = attending.give_half_bye(visit.author, chosen_one(request, visit, category))
    messages.success(request, say("{name}: yarım puanlı tur", "{name}: half-point bye", name=entry.name))
    return found.back_to("round-players", visit, category=category)


@require_POST
@door(Action.WITHDRAW_PLAYER)
def withdraw(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    entry = attending.withdraw_player(visit.author, chosen_one(request, visit, category))
    messages.success(request, say("{name} turnuvadan çekildi", "{name} has withdrawn", name=entry.name))
    return found.back_to("round-players", visit, category=category)


@require_POST
@door(Action.RETURN_PLAYER)
def bring_back(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    entry = attending.return_player(visit.author, chosen_one(request, visit, category))
    messages.success(request, say("{name} geri döndü", "{name} is back", name=entry.name))
    return found.back_to("round-players", visit, category=category)


@require_POST
@door(Task.DISQUALIFY)
def disqualify(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    article = request.POST.get("article", "")[:60]
    entry = disqualifying.disqualify_player(visit.author, chosen_one(request, visit, category), article)
    messages.success(request, say("{name} diskalifiye edildi", "{name} is disqualified", name=entry.name))
    return found.back_to("round-players", visit, category=category)


@require_POST
@door(Action.BULK_ABSENT)
def absent(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    numbers = [int(one) for one in request.POST.getlist("player") if one.isdecimal()]
    entries = list(row.entries.filter(number__in=numbers))
    bulk.mark_absent(visit.author, row, entries)
    messages.success(request, say("{n} oyuncu yok yazıldı", "{n} players are marked absent", n=len(entries)))
    return found.back_to("round-players", visit, category=category)


@require_POST
@door(Task.UNDO_BULK)
def undo_absent(request: HttpRequest, visit: Visit, category: int, snapshot: int) -> HttpResponse:
    bulk.undo_mark_absent(visit.author, get_object_or_404(Snapshot, pk=snapshot, event=visit.event))
    messages.success(request, say("Toplu yok yazma geri alındı", "Marking many absent is undone"))
    return found.back_to("round-players", visit, category=category)
