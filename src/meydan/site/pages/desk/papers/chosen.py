"""The desk's papers: chosen, looked at, printed."""

import base64
from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import translation
from django.utils.http import urlencode
from django.views.decorators.http import require_GET

from meydan.games.errors import Refusal
from meydan.paper.certificates import Design
from meydan.site.models import EventLogo
from meydan.site.pages.desk.papers.asked import wish_of
from meydan.site.pages.desk.papers.failed import NOT_SET, failed_page
from meydan.site.pages.door import Visit, door
from meydan.site.pages.shown import category_of
from meydan.site.papers.offered import Belongs, Offer, offers_for, parts_of
from meydan.site.papers.press import answer, pages_of, pdf_of
from meydan.site.papers.wish import Wish
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import language
from meydan.tournament.rounds.situation import BEGUN_STATES

PDF, HTML = "application/pdf", "text/html; charset=utf-8"
PAGES_SHOWN = 4


@dataclass(frozen=True, slots=True)
class Row:
    """A paper on the list, with its addresses."""

    offer: Offer
    file: str
    preview: str
    ticked: bool


@require_GET
@door(Task.PRINT)
def papers(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    wish = wish_of(visit, row)
    course = wish.course
    rounds = [one.number for one in course.rounds if course.state(one.number) in BEGUN_STATES]
    number = wish.round_number if wish.round_number in rounds else course.last_published
    context = {
        "visit": visit,
        "category": row,
        "wish": wish,
        "rounds": rounds,
        "number": number,
        "groups": [(belongs, rows(visit, wish, belongs, number)) for belongs in Belongs],
        "designs": list(Design),
        "languages": settings.LANGUAGES,
        "may_edit": visit.may(Task.EDIT_EVENT),
        "logo": EventLogo.objects.filter(event=visit.event).first(),
    }
    return render(request, "meydan/papers/papers.html", context)


def rows(visit: Visit, wish: Wish, belongs: Belongs, number: int) -> list[Row]:
    if belongs is Belongs.ROUND and not number:
        return []
    parts = {"slug": visit.event.slug, "category": wish.of_category.pk}
    ticked = set(visit.request.GET.getlist("paper"))
    asked = {"language": wish.language, "round": str(number), "design": wish.design.value}
    listed = []
    for offer in offers_for(wish):
        if offer.belongs is not belongs:
            continue
        query = urlencode({"paper": offer.name, **asked})
        file, preview = (f"{reverse(name, kwargs=parts)}?{query}" for name in ("papers-file", "papers-preview"))
        listed.append(Row(offer, file, preview, offer.name in ticked))
    return listed


@require_GET
@door(Task.PRINT)
def file(request: HttpRequest, visit: Visit, category: int) -> HttpResponseBase:
    """All papers that are asked for, in one PDF."""
    names = request.GET.getlist("paper")
    wish = wish_of(visit, category_of(visit, category))
    instead = failed_page(visit, wish.of_category)
    return answer(pdf_of(wish, parts_of(wish, names)), PDF, instead, file_name(wish, names))


def file_name(wish: Wish, names: list[str]) -> str:
    what = names[0] if len(names) == 1 else "papers"
    return f"{wish.event.slug}-{what}.pdf"


@require_GET
@door(Task.PRINT)
def preview(request: HttpRequest, visit: Visit, category: int) -> HttpResponseBase:
    """The first pages as pictures, to be put into the page."""
    wish = wish_of(visit, category_of(visit, category), glance=True)
    page_language = language()

    def written(pages: tuple[bytes, ...]) -> str:
        shown = [base64.b64encode(page).decode() for page in pages[:PAGES_SHOWN]]
        with translation.override(page_language):
            return render_to_string("meydan/papers/preview.html", {"pages": shown, "words": NOT_SET})

    try:
        parts = parts_of(wish, request.GET.getlist("paper"))
    except Refusal as refusal:  # it stands where the pages would
        return render(request, "meydan/papers/failed.html", {"words": refusal.words})
    return answer(pages_of(wish, parts, written), HTML, failed_page(visit, wish.of_category))
