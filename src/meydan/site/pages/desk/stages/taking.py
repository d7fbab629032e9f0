"""Champions of the stage before: from a file or from an event of this house; looked at first, then taken."""

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from meydan.exchange.champions import MOST_BYTES, ChampionsFile, unpacked_champions
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.stages.arrival_plan import Arrival, plan_arrival
from meydan.site.actions.stages.arriving import Taken, is_known, take_champions, take_from_event
from meydan.site.actions.stages.sending import champions_of
from meydan.site.models import Event, EventLevel
from meydan.site.pages.desk.stages.sending import FIELD, MOST_PLACES, places_in
from meydan.site.pages.door import Visit, door, visit_of
from meydan.site.pages.sent_file import sent_bytes
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said


@door(Task.TAKE_CHAMPIONS)
def choose(request: HttpRequest, visit: Visit) -> HttpResponse:
    """A file or an event; after that the list of who would come."""
    if request.method != "POST":
        context = {"visit": visit, "sources": sources_for(visit), "most": MOST_PLACES, "field": FIELD}
        return render(request, "meydan/stages/take.html", context)
    slug = request.POST.get("source", "")
    if not slug:
        return preview_file(request, visit, sent_bytes(request, MOST_BYTES))
    source = source_of(request, visit, slug)
    places = places_in(request.POST, source)
    more = {"source": source, "places": [(f"{FIELD}{pk}", count) for pk, count in places.items()]}
    return preview(request, visit, champions_of(source, places, visit.name), more)


def preview_file(request: HttpRequest, visit: Visit, data: bytes) -> HttpResponse:
    """Who signed it, and whether this person has compared that key before."""
    signed = unpacked_champions(data)
    owner = owner_of(request)
    more = {
        "content": data.decode(),
        "fingerprint": signed.signature.fingerprint,
        "is_known": is_known(owner, signed.signature),
        "known": owner.known_keys.filter(key=signed.signature.key).first(),
    }
    return preview(request, visit, signed.file, more)


def preview(request: HttpRequest, visit: Visit, file: ChampionsFile, more: dict[str, object]) -> HttpResponse:
    rows = plan_arrival(visit.event, file)
    context = {
        **more,
        "visit": visit,
        "file": file,
        "level": EventLevel(file.level).words,
        "rows": rows,
        "counts": {state.value: sum(row.state is state for row in rows) for state in Arrival},
    }
    return render(request, "meydan/stages/preview.html", context)


@require_POST
@door(Task.TAKE_CHAMPIONS)
def accept_file(request: HttpRequest, visit: Visit) -> HttpResponse:
    signed = unpacked_champions(request.POST.get("content", "").encode())
    heard = request.POST.get("fingerprint", "")
    return done(request, visit, take_champions(visit.author, owner_of(request), visit.event, signed, heard))


@require_POST
@door(Task.TAKE_CHAMPIONS)
def accept_from_event(request: HttpRequest, visit: Visit) -> HttpResponse:
    source = source_of(request, visit, request.POST.get("source", ""))
    sender = visit_of(request, source.slug).author
    places = places_in(request.POST, source)
    return done(request, visit, take_from_event(sender, source, visit.author, visit.event, places))


def owner_of(request: HttpRequest) -> User:
    """Who compares keys: behind this door everybody has logged in."""
    assert isinstance(request.user, User)
    return request.user


def done(request: HttpRequest, visit: Visit, taken: Taken) -> HttpResponse:
    words = Words(
        f"{taken.added} yarışmacı alındı; {taken.here} zaten kayıtlıydı, {taken.refused} alınamadı.",
        f"Taken: {taken.added}; entered already: {taken.here}; could not be taken: {taken.refused}.",
    )
    messages.success(request, said(words))
    return redirect("entries", slug=visit.event.slug)


def sources_for(visit: Visit) -> list[Event]:
    """Events of this house from which this person may send, with something final in them."""
    final = Event.objects.filter(categories__final=True).exclude(pk=visit.event.pk).distinct()
    return [event for event in final if may_send(visit.request, event)]


def source_of(request: HttpRequest, visit: Visit, slug: str) -> Event:
    source = Event.objects.filter(slug=slug).exclude(pk=visit.event.pk).first()
    if source is None or not may_send(request, source):
        raise Refusal(
            Words(
                "Birincileri gönderecek etkinliği seçin; o etkinliğin düzenleyeni ya da başhakemi olmalısınız.",
                "Choose the event that sends its champions; you must be its organiser or head referee.",
            )
        )
    return source


def may_send(request: HttpRequest, event: Event) -> bool:
    return isinstance(request.user, User) and visit_of(request, event.slug).may(Task.SEND_CHAMPIONS)
