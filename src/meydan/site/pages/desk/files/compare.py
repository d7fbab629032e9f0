"""Two copies of one event that went on apart (fault 19): both logs side by side, from where they part."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from meydan.exchange.archive_split import compare_logs
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.models import Event
from meydan.site.pages.desk.referees.told import Teller, Told
from meydan.site.pages.door import Visit, door, visit_at
from meydan.site.tasks import Task

MOST_SHOWN = 200


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two: its lines after the last common one, the oldest first."""

    event: Event
    count: int
    told: list[Told]


@require_GET
@door(Task.SEE_LOG)
def compare(request: HttpRequest, visit: Visit, other: str) -> HttpResponse:
    there = next((one for one in copies_of(visit) if one.slug == other), None)
    if there is None:
        raise Refusal(
            Words(
                "Bu etkinliğin burada sizin görebileceğiniz başka bir kopyası yok.",
                "There is no other copy of this event here that you may see.",
            )
        )
    split = compare_logs(*(list(one.log.order_by("number").values("number", "hash")) for one in (visit.event, there)))
    context = {
        "visit": visit,
        "common": split.common,
        "parted": split.both_went_on,
        "sides": [
            side_of(visit.event, split.common, len(split.only_here)),
            side_of(there, split.common, len(split.only_there)),
        ],
        "most": MOST_SHOWN,
    }
    return render(request, "meydan/files/compare.html", context)


def side_of(event: Event, common: int, count: int) -> Side:
    teller = Teller(event)
    lines = event.log.filter(number__gt=common).order_by("number")[:MOST_SHOWN]
    return Side(event, count, [teller.tell(line) for line in lines])


def copies_of(visit: Visit) -> list[Event]:
    """The same event once more in this house, where this person may read its log too."""
    same = Event.objects.filter(uid=visit.event.uid).exclude(pk=visit.event.pk).order_by("pk")
    return [one for one in same if visit_at(visit.request, one).may(Task.SEE_LOG)]
