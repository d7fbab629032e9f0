"""Check-in on a phone or a laptop: one tap says that the identity was seen and the contestant is here."""

from dataclasses import dataclass
from datetime import datetime
from urllib.parse import urlsplit

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_POST

from meydan.rulebooks.articles import Citation
from meydan.rulebooks.loader import load
from meydan.site.actions.entries import arrival
from meydan.site.models import Category, EntryRow
from meydan.site.pages.desk.entries.filters import EXPECTED, Filter, filter_of, schools_of
from meydan.site.pages.desk.entries.form import see_other
from meydan.site.pages.door import Visit, door
from meydan.site.records.categories import begun, in_hall_by, late_entry_of
from meydan.site.templatetags.meydan import language, say
from meydan.tournament.entries import LateEntry
from meydan.tournament.rounds.situation import Action

ON_A_PAGE = 150


@dataclass(frozen=True, slots=True)
class Hall:
    """How full the hall is for one category."""

    category: Category
    here: int
    entered: int
    deadline: datetime | None
    closed: bool
    takes_late: bool

    @property
    def overdue(self) -> bool:
        return self.deadline is not None and timezone.now() > self.deadline


def hall_of(category: Category, here: int, entered: int) -> Hall:
    closed = begun(category)
    late = late_entry_of(category) is not LateEntry.REFUSED
    return Hall(category, here, entered, in_hall_by(category), closed, closed and late)


def halls_of(visit: Visit) -> list[Hall]:
    here: dict[int, int] = {}
    entered: dict[int, int] = {}
    for category, checked_in in visit.event.entries.filter(erased=False).values_list("category_id", "checked_in"):
        entered[category] = entered.get(category, 0) + 1
        here[category] = here.get(category, 0) + checked_in
    return [hall_of(one, here.get(one.pk, 0), entered.get(one.pk, 0)) for one in visit.event.categories.all()]


@door(Action.CHECK_IN)
def page(request: HttpRequest, visit: Visit) -> HttpResponse:
    chosen = filter_of(request, visit.event)
    halls = halls_of(visit)
    rows = [row for row in chosen.rows(visit.event) if not row.erased]
    closed = {hall.category.pk for hall in halls if hall.closed and not hall.takes_late}
    context = {
        "visit": visit,
        "chosen": chosen,
        "halls": sorted(halls, key=lambda one: one.category != chosen.category),  # on a phone the first is in sight
        "hall": next((one for one in halls if one.category == chosen.category), None),
        "here": sum(one.here for one in halls),
        "entered": sum(one.entered for one in halls),
        "page": Paginator(rows, ON_A_PAGE).get_page(request.GET.get("page")),
        "closed": closed,
        "schools": schools_of(visit.event),
        "school_waiting": waiting_of_school(visit, chosen, closed),
        "articles": entry_articles(visit),
    }
    return render(request, "meydan/entries/checkin.html", context)


def waiting_of_school(visit: Visit, chosen: Filter, closed: set[int]) -> int:
    """How many of the chosen school one tap would check in."""
    if not chosen.school:
        return 0
    rows = Filter(school=chosen.school, presence=EXPECTED).rows(visit.event)
    return sum(row.category_id not in closed and not row.erased for row in rows)


def entry_articles(visit: Visit) -> dict[str, Citation]:
    """The articles behind this page, where the event's rulebook has them."""
    rules = load(visit.event.rulebook).event.entry
    if rules is None:
        return {}
    return {"deadline": rules.check_in.article, "closed": rules.closed_by_pairing, "identity": rules.identity}


def posted_entry(request: HttpRequest, visit: Visit) -> EntryRow:
    number = request.POST.get("entry", "")
    rows = visit.event.entries.select_related("category")
    return get_object_or_404(rows, number=int(number) if number.isdecimal() and len(number) < 10 else 0)


@require_POST
@door(Action.CHECK_IN)
def here(request: HttpRequest, visit: Visit) -> HttpResponse:
    """The tap itself. Two helpers who tap the same child have both done it."""
    row = posted_entry(request, visit)
    try:
        arrival.check_in(visit.author, row, identity_seen=request.POST.get("identity") == "seen")
    except arrival.AlreadyThere as already:
        messages.info(request, already.words.in_language(language()))
    return back_to_list(request, visit)


@require_POST
@door(Action.CHECK_IN)
def not_here(request: HttpRequest, visit: Visit) -> HttpResponse:
    arrival.undo_check_in(visit.author, posted_entry(request, visit))
    return back_to_list(request, visit)


@require_POST
@door(Action.CHECK_IN)
def school(request: HttpRequest, visit: Visit) -> HttpResponse:
    rows = arrival.check_in_school(
        visit.author, visit.event, request.POST.get("school", ""), identity_seen=request.POST.get("identity") == "seen"
    )
    messages.success(request, say("{n} yarışmacı salona alındı.", "{n} contestants checked in.", n=len(rows)))
    return back_to_list(request, visit)


def back_to_list(request: HttpRequest, visit: Visit) -> HttpResponse:
    """The list as it was narrowed when the tap came: of the address that the page had only the question counts."""
    address = request.headers.get("HX-Current-URL") or request.META.get("HTTP_REFERER", "")
    url = reverse("checkin", kwargs={"slug": visit.event.slug})
    parts = urlsplit(address)
    asked = f"?{parts.query}" if parts.path == url and parts.query else ""
    return see_other(f"{url}{asked}")
