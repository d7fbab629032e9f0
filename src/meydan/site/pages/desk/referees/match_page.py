"""The story of one match, its score sheet, and what the head referee can decide about it, with articles."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_POST

from meydan.match import score_sheet, story
from meydan.site.actions.matches.rulings import rule
from meydan.site.models import Pairing
from meydan.site.pages.desk.referees.desk_page import faces
from meydan.site.pages.desk.referees.offered import REPORTERS, groups_of, posted_deed
from meydan.site.pages.desk.rounds.found import back_to
from meydan.site.pages.desk.rounds.lines import score_of, state_of
from meydan.site.pages.door import Visit, door
from meydan.site.records.matches import rules_of
from meydan.site.records.named_matches import named_match
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say
from meydan.tournament.rounds.situation import State


def pairing_of(visit: Visit, pairing: int) -> Pairing:
    rows = Pairing.objects.select_related("round__category__event", "first", "second", "referee")
    return get_object_or_404(
        rows.exclude(round__state=State.DRAFT), pk=pairing, round__category__event=visit.event, second__isnull=False
    )


@door(Task.SEE_HEAD_DESK)
def match_page(request: HttpRequest, visit: Visit, pairing: int) -> HttpResponse:
    row = pairing_of(visit, pairing)
    match = named_match(row)
    rules = rules_of(row.round.category)
    context = {
        "visit": visit,
        "category": row.round.category,
        "pairing": row,
        "row": row.round,
        "state": state_of(row),
        "score": score_of(row),
        "match": match,
        "lines": story(match) if match else (),
        "sheet": score_sheet(match) if match else None,
        "clocks": faces(match.clock) if match and match.clock else (),
        "limit": rules.limit,
        "groups": groups_of(match) if match and visit.may(Task.RULE) else [],
        "may_rule": visit.may(Task.RULE),
        "reporters": REPORTERS,
        "articles": rules.citations,
        "calls": row.calls.order_by("-line"),
    }
    return render(request, "meydan/referees/match.html", context)


@require_POST
@door(Task.RULE)
def ruling(request: HttpRequest, visit: Visit, pairing: int) -> HttpResponse:
    row, seen = pairing_of(visit, pairing), request.POST.get("seen", "")
    rule(visit.author, row, posted_deed(request.POST), int(seen) if seen.isdecimal() else None)
    messages.success(request, say("Karar kaydedildi", "The ruling is saved"))
    return back_to("match", visit, "#story", pairing=pairing)
