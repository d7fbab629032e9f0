"""The first page: the events of this house, for who works at them and for who watches."""

from dataclasses import dataclass

from django.contrib.auth.models import User
from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render

from meydan.games.words import Words
from meydan.site import live
from meydan.site.first_start import is_first_start
from meydan.site.models import Event, Official, Role, RoundRow
from meydan.site.pages.areas import area_url
from meydan.site.pages.door import Visit, door
from meydan.site.pages.house import role_in_house
from meydan.site.rights import may
from meydan.site.tasks import Task


@dataclass(frozen=True, slots=True)
class Group:
    key: str
    words: Words


RUNNING = Group("running", Words("Sürenler", "In play"))
COMING = Group("coming", Words("Hazırlananlar", "Being set up"))
FINISHED = Group("finished", Words("Bitenler", "Finished"))


def home(request: HttpRequest) -> HttpResponse:
    """Organisers and officials see their events; everybody sees those that are listed."""
    user = request.user
    role = role_in_house(user)
    offices = {one.event_id: Role(one.role) for one in Official.objects.filter(user=user)} if user.pk else {}
    owner = isinstance(user, User) and user.is_superuser
    groups: dict[Group, list[tuple[Event, str, Words | None]]] = {RUNNING: [], COMING: [], FINISHED: []}
    for event, begun in with_begun(visible(user, owner)):
        own = offices.get(event.pk, Role.ORGANISER if owner else Role.VIEWER)
        group = FINISHED if event.finished else RUNNING if begun else COMING
        groups[group].append((event, address(event, own), own.words if own is not Role.VIEWER else None))
    context = {
        "groups": [(group, events) for group, events in groups.items() if events],
        "may_create": may(role, Task.CREATE_EVENT),
        "first_start": is_first_start(),
    }
    return render(request, "meydan/home.html", context)


def visible(user: object, owner: bool) -> QuerySet[Event]:
    if owner:
        return Event.objects.all()
    if isinstance(user, User):
        return Event.objects.filter(Q(listed=True) | Q(officials__user=user)).distinct()
    return Event.objects.filter(listed=True)


def with_begun(events: QuerySet[Event]) -> list[tuple[Event, bool]]:
    """Each event, and whether a round of it has been paired."""
    begun = set(RoundRow.objects.filter(current=True).values_list("category__event", flat=True))
    return [(event, event.pk in begun) for event in events]


def address(event: Event, role: Role) -> str:
    """The desk for who works there, the public page for everybody else."""
    if may(role, Task.SEE_DESK):
        return area_url("desk", event.slug, None)
    return area_url("public", event.slug, None)


@door(Task.SEE_PUBLIC)
def event_feed(request: HttpRequest, visit: Visit) -> HttpResponseBase:
    return live.feed(request, visit.event, everything=visit.may(Task.SEE_DESK))
