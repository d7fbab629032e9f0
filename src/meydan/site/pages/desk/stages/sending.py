"""Champions for the next stage: choose how many, send the signed file."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.views.decorators.http import require_GET, require_POST

from meydan.exchange.champions import SUFFIX, packed_champions
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.stages.sending import SENT, champions_in, send_champions
from meydan.site.house_key import house_key
from meydan.site.models import Category, EntryRow, Event
from meydan.site.pages.desk.entries.files import attachment
from meydan.site.pages.door import Visit, door
from meydan.site.records.standings import standings_of
from meydan.site.tasks import Task

MOST_PLACES = 100
FIELD = "places-"
JSON = "application/json"


@dataclass(frozen=True, slots=True)
class Row:
    """A category, and its first places as they stand; `why_not` where they cannot go on yet."""

    category: Category
    field: str
    first: tuple[EntryRow, ...]
    why_not: Words | None


@require_GET
@door(Task.SEND_CHAMPIONS)
def champions(request: HttpRequest, visit: Visit) -> HttpResponse:
    rows = [row_of(category) for category in visit.event.categories.all()]
    context = {
        "visit": visit,
        "rows": rows,
        "ready": any(row.why_not is None for row in rows),
        "sent": visit.event.log.filter(kind=SENT).order_by("-number"),
        "may_take": visit.may(Task.TAKE_CHAMPIONS),
        "most": MOST_PLACES,
        "fingerprint": house_key().fingerprint,
    }
    return render(request, "meydan/stages/champions.html", context)


def row_of(category: Category) -> Row:
    try:
        champions_in(category, 1)
    except Refusal as refusal:
        return Row(category, f"{FIELD}{category.pk}", (), refusal.words)
    return Row(category, f"{FIELD}{category.pk}", tuple(standings_of(category).in_order[:3]), None)


@require_POST
@door(Task.SEND_CHAMPIONS)
def send(request: HttpRequest, visit: Visit) -> HttpResponse:
    file = send_champions(visit.author, visit.event, places_in(request.POST, visit.event))
    return attachment(packed_champions(file, house_key()), JSON, f"{visit.event.slug}{SUFFIX}")


def places_in(posted: QueryDict, event: Event) -> dict[int, int]:
    """How many of each category go on, as the form says."""
    found: dict[int, int] = {}
    for category in event.categories.all():
        typed = posted.get(f"{FIELD}{category.pk}", "").strip()
        if typed.isdecimal() and typed.isascii():
            found[category.pk] = min(int(typed), MOST_PLACES)
    return found
