"""How refusals become pages: each says what happened, why (with its article), and what to do now."""

from collections.abc import Callable

from django.contrib import messages
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import get_language

from meydan.games.errors import Refusal
from meydan.match import Stale
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.change import AlreadyDone
from meydan.site.backups.alarm import BELL
from meydan.site.storage_faults import StorageFault, storage_fault
from meydan.tournament.rounds.situation import Need

REFUSED, FORBIDDEN, CONFLICT, ASK, NO_ROOM = 422, 403, 409, 428, 507


class AnswerMiddleware:
    """Turns what an action raises into an answer a person can use; nothing that was typed is lost."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if isinstance(exception, NeedsConfirmation):
            return ask(request, exception)
        if isinstance(exception, AlreadyDone):
            messages.info(request, exception.words.in_language(get_language() or "tr"))
            return HttpResponseRedirect(page_before(request), status=303)
        if isinstance(exception, Refusal):
            return refuse(request, exception)
        fault = storage_fault(exception) if isinstance(exception, DatabaseError) else None
        if fault is not None:
            BELL.ring(fault.words)
            return refuse(request, fault)
        return None


def refuse(request: HttpRequest, refusal: Refusal) -> HttpResponse:
    status = REFUSED
    if isinstance(refusal, NotAllowed):
        status = FORBIDDEN
    if isinstance(refusal, Stale):
        status = CONFLICT
    if isinstance(refusal, StorageFault):
        status = NO_ROOM
    context = {"refusal": refusal, "back": page_before(request)}
    return render(request, "meydan/refused.html", context, status=status)


def ask(request: HttpRequest, wanted: NeedsConfirmation) -> HttpResponse:
    """The same wish once more, with the fields that are missing; what was sent before is sent again with it."""
    needed = {need.name: True for need in wanted.verdict.needs}
    asked = {"confirmed", "typed", "second_name", "second_password", "csrfmiddlewaretoken", "page_before"}
    if Need.REASON in wanted.verdict.needs:
        asked.add("reason")
    kept = [(name, value) for name, values in request.POST.lists() for value in values if name not in asked]
    context = {
        "wanted": wanted,
        "needed": needed,
        "kept": kept,
        "given": request.POST,
        "back": page_before(request),
    }
    return render(request, "meydan/confirm.html", context, status=ASK)


def page_before(request: HttpRequest) -> str:
    """The page where the wish began. A confirm page hands it on: its own address takes no visitors."""
    asked = request.POST.get("page_before") or request.META.get("HTTP_REFERER", "")
    safe = url_has_allowed_host_and_scheme(asked, {request.get_host()})
    return asked if asked and safe else reverse("home")
