"""The head referee's desk: who calls, every table of the rounds that run, and the devices at them."""

from dataclasses import dataclass
from datetime import timedelta

from django.contrib import messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils import timezone
from django.views.decorators.http import require_POST

from meydan.games.words import Words
from meydan.match import Clock, Player
from meydan.match.sentences import ABOUT
from meydan.rulebooks.articles import Citation
from meydan.site.actions.matches.calls import answer_call, objection_of
from meydan.site.models import Call, Pairing, RoundRow, TableHold
from meydan.site.pages.desk.rounds.found import back_to
from meydan.site.pages.desk.rounds.lines import RoundLines, TableLine, lines_of
from meydan.site.pages.door import Visit, door
from meydan.site.records.matches import match_of, rules_of
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say
from meydan.tournament.rounds.situation import State

SILENT = timedelta(seconds=15)  # fault 7: a device that has not been heard for so long is gone
DECISIONS = {"accepted": True, "refused": False}
RUNNING = (State.PUBLISHED, State.PLAYING, State.COMPLETE)


@dataclass(frozen=True, slots=True)
class Face:
    """One player's time as the last act left it."""

    words: str
    running: bool


@dataclass(frozen=True, slots=True)
class WatchedTable:
    line: TableLine
    clocks: tuple[Face, ...]
    limit: int | None  # the warning that loses the match

    @property
    def near_limit(self) -> bool:
        return self.limit is not None and any(count >= self.limit - 1 for count in self.line.pairing.warnings)


@dataclass(frozen=True, slots=True)
class WatchedRound:
    row: RoundRow
    lines: RoundLines
    tables: list[WatchedTable]


@dataclass(frozen=True, slots=True)
class DeviceLine:
    """A device at a table. One that is silent while its table still plays stands out."""

    hold: TableHold
    silent: bool

    @property
    def pairing(self) -> Pairing:
        return self.hold.pairing


@door(Task.SEE_HEAD_DESK)
def referee_desk(request: HttpRequest, visit: Visit) -> HttpResponse:
    rows = RoundRow.objects.filter(category__event=visit.event, current=True, state__in=RUNNING)
    watched = [
        watched_round(row, visit)
        for row in rows.select_related("category__event").order_by("category__order", "number")
    ]
    devices = devices_of(visit)
    context = {
        "visit": visit,
        "watched": watched,
        "devices": devices,
        "silent": sum(one.silent for one in devices),
        "waiting": sum(one.hold.device.waiting for one in devices),
        "calls": calls_of(visit),
        "answered": calls(visit).filter(open=False).order_by("-line")[:5],
        "may_answer": visit.may(Task.ANSWER_CALL),
    }
    return render(request, "meydan/referees/desk.html", context)


def watched_round(row: RoundRow, visit: Visit) -> WatchedRound:
    lines = lines_of(row, visit.role)
    limit = rules_of(row.category).limit
    timed = bool(row.category.options.get("clock"))
    tables = [
        WatchedTable(line, clocks_of(line.pairing) if timed else (), limit.warnings if limit else None)
        for line in lines.tables
    ]
    return WatchedRound(row, lines, tables)


def clocks_of(pairing: Pairing) -> tuple[Face, ...]:
    """Only matches that are being played are folded for their clock."""
    if not pairing.begun or pairing.result is not None:
        return ()
    match = match_of(pairing)
    return faces(match.clock) if match is not None and match.clock is not None else ()


def faces(clock: Clock) -> tuple[Face, ...]:
    return tuple(
        Face(f"{clock.of(player) // 60_000}:{clock.of(player) // 1000 % 60:02}", clock.running and clock.turn is player)
        for player in Player
    )


def devices_of(visit: Visit) -> list[DeviceLine]:
    """Devices that hold a table of a running round; the silent ones first."""
    holds = TableHold.objects.filter(
        link__event=visit.event,
        state=TableHold.State.HOLDS,
        pairing__round__current=True,
        pairing__round__state__in=RUNNING,
    )
    found = holds.select_related("device__official", "pairing__round__category").order_by("pairing__table")
    lines = [DeviceLine(hold, is_silent(hold)) for hold in found]
    return sorted(lines, key=lambda line: (not line.silent, line.pairing.round.category.order, line.pairing.table or 0))


def is_silent(hold: TableHold) -> bool:
    if hold.pairing.result is not None and not hold.device.waiting:
        return False
    return hold.device.seen is None or timezone.now() - hold.device.seen > SILENT


def calls(visit: Visit) -> QuerySet[Call]:
    return visit.event.calls.select_related("pairing__round__category", "pairing__first", "pairing__second")


@dataclass(frozen=True, slots=True)
class WaitingCall:
    """`objector` and `about` are known where the table has said who objects to what: then it is decided here."""

    call: Call
    articles: tuple[Citation, ...]
    objector: str
    about: Words | None


def calls_of(visit: Visit) -> list[WaitingCall]:
    """Open calls, objections first, then the oldest; each with the articles that can be cited."""
    return [waiting_call(call) for call in calls(visit).filter(open=True).order_by("-objection", "line")]


def waiting_call(call: Call) -> WaitingCall:
    articles = rules_of(call.pairing.round.category).citations
    objection = objection_of(call)
    if objection.player is None or objection.about is None:
        return WaitingCall(call, articles, "", None)
    entry = call.pairing.first if objection.player is Player.FIRST else call.pairing.second
    return WaitingCall(call, articles, entry.name if entry else "", ABOUT[objection.about])


@require_POST
@door(Task.ANSWER_CALL)
def answer(request: HttpRequest, visit: Visit, call: int) -> HttpResponse:
    found = get_object_or_404(Call, pk=call, event=visit.event)
    accepted = DECISIONS.get(request.POST.get("decision", ""))
    answer_call(visit.author, found, request.POST.get("answer", ""), request.POST.get("article", "")[:60], accepted)
    messages.success(request, say("Çağrı yanıtlandı", "The call is answered"))
    return back_to("referee-desk", visit)
