"""Results at the desk: one line after the other, confirmed, undone, exchanged between two tables."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.match import Stale
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.change import AlreadyDone
from meydan.site.actions.matches import corrections, results
from meydan.site.answers import CONFLICT, REFUSED
from meydan.site.models import Pairing, RoundRow
from meydan.site.pages.desk.rounds import found
from meydan.site.pages.desk.rounds.quick_line import Absent, read_line
from meydan.site.pages.desk.rounds.round_page import Entered, page
from meydan.site.pages.door import Visit, door
from meydan.site.records.matches import rules_of
from meydan.site.templatetags.meydan import said, say
from meydan.tournament.rounds.situation import Action

# These have an answer of their own (a page that asks, a page that says who may); the rest stands beside the field.
ANSWERED_ELSEWHERE = (NeedsConfirmation, NotAllowed, AlreadyDone)


@require_POST
@door(Action.ENTER_RESULT)
def enter_line(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    """One result in one line. What is refused comes back beside the field with its article; nothing typed is lost."""
    row = found.round_of(visit, category, number)
    table, score = request.POST.get("table", ""), request.POST.get("score", "")
    try:
        pairing = put_line(request, visit, row, table, score)
    except ANSWERED_ELSEWHERE:
        raise
    except Refusal as refusal:
        status = CONFLICT if isinstance(refusal, Stale) else REFUSED
        return page(request, visit, row, Entered(table[:6], score[:80], refusal), status)
    messages.success(request, entered_words(pairing))
    return found.back_to("round", visit, "#entry", f"entered={pairing.table}", category=category, number=number)


def put_line(request: HttpRequest, visit: Visit, row: RoundRow, table: str, score: str) -> Pairing:
    pairing = found.typed_table(visit, row, table)
    typed = read_line(score, rules_of(row.category))
    if isinstance(typed, Absent):
        return results.mark_no_show(visit.author, pairing, typed.players)
    return results.enter_result(visit.author, pairing, typed, seen_version(request))


def seen_version(request: HttpRequest) -> int | None:
    """How many acts the match had when the form was made, where the form knew it."""
    seen = request.POST.get("seen", "")
    return int(seen) if seen.isdecimal() else None


def entered_words(pairing: Pairing) -> str:
    if pairing.result is None:
        return say(
            "Masa {t}: berabere; üst tura çıkanı kura belirler",
            "Table {t}: drawn; a lot decides who goes on",
            t=pairing.table,
        )
    return say("Masa {t} kaydedildi: {r}", "Table {t} is saved: {r}", t=pairing.table, r=said(pairing.result))


@require_POST
@door(Action.CONFIRM_RESULT)
def confirm(request: HttpRequest, visit: Visit, category: int, number: int, table: int) -> HttpResponse:
    results.confirm_result(visit.author, found.table_of(visit, category, number, table))
    messages.success(request, say("Masa {t} onaylandı", "Table {t} is confirmed", t=table))
    return found.back_to("round", visit, "#tables", shown_query(request), category=category, number=number)


@require_POST
@door(Action.UNDO_RESULT)
def undo(request: HttpRequest, visit: Visit, category: int, number: int, table: int) -> HttpResponse:
    results.undo_result(visit.author, found.table_of(visit, category, number, table))
    messages.success(request, say("Masa {t}: sonuç geri alındı", "Table {t}: the result is undone", t=table))
    return found.back_to("round", visit, "#tables", shown_query(request), category=category, number=number)


def shown_query(request: HttpRequest) -> str:
    """Back to the same part of the list."""
    shown = request.POST.get("show", "")
    return f"show={shown}" if shown in ("waiting", "confirm") else ""


@require_POST
@door(Action.SWAP_RESULTS)
def swap(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    """The results of two tables, exchanged in one action (fault 27)."""
    row = found.round_of(visit, category, number)
    one, other = (found.typed_table(visit, row, request.POST.get(name, "")) for name in ("one", "other"))
    corrections.swap_results(visit.author, one, other)
    messages.success(
        request,
        say(
            "{a} ve {b}. masanın sonuçları değişti",
            "The results of tables {a} and {b} are swapped",
            a=one.table,
            b=other.table,
        ),
    )
    return found.back_to("round", visit, "#tables", category=category, number=number)
