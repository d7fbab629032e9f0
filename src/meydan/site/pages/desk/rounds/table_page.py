"""One table at the desk: its slip field by field, what else can be done with its result, and its referee."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Match, Player, Stale, open_match
from meydan.site.actions.matches import corrections, results
from meydan.site.actions.matches.opening import opening_act
from meydan.site.actions.rounds.referees import assign_referee
from meydan.site.answers import CONFLICT, REFUSED
from meydan.site.models import Format, Pairing, Role
from meydan.site.pages.desk.rounds import found
from meydan.site.pages.desk.rounds.lines import score_of, state_of
from meydan.site.pages.desk.rounds.results import ANSWERED_ELSEWHERE, entered_words, seen_version
from meydan.site.pages.desk.rounds.slip_form import SlipForm, empty_form, form_of, posted_form
from meydan.site.pages.desk.rounds.wishes import Wish, task_wish, wish
from meydan.site.pages.door import Visit, door
from meydan.site.records.matches import match_of, rules_of
from meydan.site.records.table_situations import situation_at
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say
from meydan.tournament.rounds.situation import Action

ABSENT = {
    "first": (Player.FIRST,),
    "second": (Player.SECOND,),
    "both": (Player.FIRST, Player.SECOND),
}


@door(Action.ENTER_RESULT)
def table_page(request: HttpRequest, visit: Visit, category: int, number: int, table: int) -> HttpResponse:
    return show(request, visit, found.table_of(visit, category, number, table))


def show(
    request: HttpRequest,
    visit: Visit,
    pairing: Pairing,
    entry: SlipForm | None = None,
    correction: SlipForm | None = None,
    status: int = 200,
) -> HttpResponse:
    rules = rules_of(pairing.round.category)
    match = match_of(pairing)
    context = {
        "visit": visit,
        "category": pairing.round.category,
        "row": pairing.round,
        "pairing": pairing,
        "state": state_of(pairing),
        "score": score_of(pairing),
        "rules": rules,
        "entry": entry or empty_form(rules),
        "correction": correction or (form_of(match) if match else empty_form(rules)),
        "corrected_before": correction is not None,
        "absent": [("first", pairing.first.name), ("second", pairing.second.name if pairing.second else "")],
        "may_see_match": visit.may(Task.SEE_HEAD_DESK),
        "tied": pairing.result is None and bool(pairing.summary.get("tied")),
        "officials": visit.event.officials.filter(role__in=REFEREES).order_by("name"),
        **wishes_at(visit, pairing),
    }
    return render(request, "meydan/rounds/table.html", context, status=status)


REFEREES = (Role.TABLE_REFEREE, Role.HEAD_REFEREE, Role.ORGANISER)

AT_TABLE = {
    "enter": (Action.ENTER_RESULT, Words("Sonucu kaydet", "Save the result"), "enter-slip"),
    "confirm": (Action.CONFIRM_RESULT, Words("Sonucu onayla", "Confirm the result"), "confirm-result"),
    "undo": (Action.UNDO_RESULT, Words("Sonucu geri al", "Undo the result"), "undo-result"),
    "no_show": (Action.NO_SHOW, Words("Gelmedi yaz", "Mark as absent"), "no-show"),
    "correct": (Action.CORRECT_RESULT, Words("Sonucu düzelt", "Correct the result"), "correct-result"),
    "report": (
        Action.REPORT_CORRECTION,
        Words("Düzeltme raporu yaz", "Write a correction report"),
        "report-correction",
    ),
    "assign": (Action.ASSIGN_REFEREE, Words("Hakemi ver", "Assign the referee"), "assign-referee"),
}


def wishes_at(visit: Visit, pairing: Pairing) -> dict[str, Any]:
    situation = situation_at(pairing)
    place = {"category": pairing.round.category_id, "number": pairing.round.number, "table": pairing.table or 0}
    wishes: dict[str, Wish] = {
        name: wish(visit, action, situation, words, url, danger=False, **place)
        for name, (action, words, url) in AT_TABLE.items()
    }
    if pairing.round.category.format != Format.KNOCKOUT and pairing.result is None:
        follows = Words(
            "Sonraki eşlendirmede berabere sayılır; sonucu gelmeden kesin sıralama yapılamaz.",
            "It counts as drawn for the next pairing; without its result there are no final standings.",
        )
        words = Words("Maçı ertele", "Postpone the match")
        wishes["postpone"] = task_wish(visit, Task.RULE, words, "postpone-match", follows, **place)
    follows = Words("Kura herkesin gördüğü tohumla çekilir.", "The lot is drawn from a seed that everybody sees.")
    wishes["lot"] = task_wish(
        visit, Task.RULE, Words("Kurayı çek", "Draw the lot"), "draw-lot-at-table", follows, **place
    )
    return dict(wishes)


def opened_match(visit: Visit, pairing: Pairing) -> Match:
    """The match as it was opened, without its play: what a slip is tried on to find the row that does not fit."""
    match = match_of(pairing)
    if match is not None:
        return open_match(match.rules, match.journal[1])
    category = pairing.round.category
    return open_match(rules_of(category), opening_act(visit.author, category, pairing))


@require_POST
@door(Action.ENTER_RESULT)
def enter(request: HttpRequest, visit: Visit, category: int, number: int, table: int) -> HttpResponse:
    pairing = found.table_of(visit, category, number, table)
    form = posted_form(rules_of(pairing.round.category), request.POST)
    try:
        pairing = results.enter_result(visit.author, pairing, form.slip(), seen_version(request))
    except ANSWERED_ELSEWHERE:
        raise
    except Refusal as refusal:
        status = CONFLICT if isinstance(refusal, Stale) else REFUSED
        form.refused(refusal, match_of(pairing) or opened_match(visit, pairing))
        return show(request, visit, pairing, entry=form, status=status)
    messages.success(request, entered_words(pairing))
    return found.back_to("round", visit, "#entry", f"entered={table}", category=category, number=number)


@require_POST
@door(Action.CORRECT_RESULT)
def correct(request: HttpRequest, visit: Visit, category: int, number: int, table: int) -> HttpResponse:
    pairing = found.table_of(visit, category, number, table)
    form = posted_form(rules_of(pairing.round.category), request.POST)
    try:
        corrections.correct_result(visit.author, pairing, form.slip())
    except ANSWERED_ELSEWHERE:
        raise
    except Refusal as refusal:
        form.refused(refusal, opened_match(visit, pairing))
        return show(request, visit, pairing, correction=form, status=REFUSED)
    messages.success(
        request,
        say(
            "Masa {t} düzeltildi; sıralama yeniden hesaplandı",
            "Table {t} is corrected; the standings are computed again",
            t=table,
        ),
    )
    return found.back_to("table", visit, category=category, number=number, table=table)


@require_POST
@door(Action.REPORT_CORRECTION)
def report(request: HttpRequest, visit: Visit, category: int, number: int, table: int) -> HttpResponse:
    pairing = found.table_of(visit, category, number, table)
    should_be = request.POST.get("should_be", "").strip()[:200]
    if not should_be:
        raise Refusal(Words("Doğru sonucun ne olması gerektiğini yazın.", "Write what the result should have been."))
    corrections.report_correction(visit.author, pairing, should_be)
    messages.success(request, say("Düzeltme raporu listeye yazıldı", "The correction report stands on the list"))
    return found.back_to("table", visit, category=category, number=number, table=table)


@require_POST
@door(Action.NO_SHOW)
def no_show(request: HttpRequest, visit: Visit, category: int, number: int, table: int) -> HttpResponse:
    pairing = found.table_of(visit, category, number, table)
    absent = ABSENT.get(request.POST.get("absent", ""))
    if absent is None:
        raise Refusal(Words("Kimin gelmediğini seçin.", "Choose who did not come."))
    pairing = results.mark_no_show(visit.author, pairing, absent)
    messages.success(request, entered_words(pairing))
    return found.back_to("round", visit, "#entry", f"entered={table}", category=category, number=number)


@require_POST
@door(Task.RULE)
def postpone(request: HttpRequest, visit: Visit, category: int, number: int, table: int) -> HttpResponse:
    corrections.postpone(visit.author, found.table_of(visit, category, number, table))
    messages.success(request, say("Masa {t} ertelendi", "Table {t} is postponed", t=table))
    return found.back_to("round", visit, "#tables", category=category, number=number)


@require_POST
@door(Task.RULE)
def draw_lot(request: HttpRequest, visit: Visit, category: int, number: int, table: int) -> HttpResponse:
    pairing = found.table_of(visit, category, number, table)
    seed = request.POST.get("seed", "").strip()[:40]
    if not seed:
        raise Refusal(Words("Kuranın tohumunu yazın; herkes görebilmeli.", "Write the seed; everybody must see it."))
    pairing = results.draw_who_goes_on(visit.author, pairing, seed)
    messages.success(request, entered_words(pairing))
    return found.back_to("table", visit, category=category, number=number, table=table)


@require_POST
@door(Action.ASSIGN_REFEREE)
def assign(request: HttpRequest, visit: Visit, category: int, number: int, table: int) -> HttpResponse:
    """A referee for the table, or nobody. Someone of a player's school only after a warning (fault 48)."""
    chosen = request.POST.get("referee", "")
    referee = visit.event.officials.filter(pk=int(chosen)).first() if chosen.isdecimal() else None
    pairing = assign_referee(visit.author, found.table_of(visit, category, number, table), referee)
    name = pairing.referee.name if pairing.referee else say("hakemsiz", "no referee")
    messages.success(request, say("Masa {t}: {name}", "Table {t}: {name}", t=table, name=name))
    if request.POST.get("from") == "referees":
        return found.back_to("round-referees", visit, f"#table-{table}", category=category, number=number)
    return found.back_to("table", visit, category=category, number=number, table=table)


@door(Action.ASSIGN_REFEREE)
def referees(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    """All tables of the round with their referees."""
    row = found.round_of(visit, category, number)
    pairings = row.pairings.filter(second__isnull=False).select_related("first", "second", "referee").order_by("table")
    context = {
        "visit": visit,
        "category": row.category,
        "row": row,
        "pairings": pairings,
        "officials": visit.event.officials.filter(role__in=REFEREES).order_by("name"),
    }
    return render(request, "meydan/rounds/referees.html", context)
