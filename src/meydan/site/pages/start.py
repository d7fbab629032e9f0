"""The first page: the events of this house."""

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render

from meydan.site import live
from meydan.site.models import Event
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task


def home(request: HttpRequest) -> HttpResponse:
    return render(request, "meydan/home.html", {"events": Event.objects.all()})


@door(Task.SEE_PUBLIC)
def event_feed(request: HttpRequest, visit: Visit) -> HttpResponseBase:
    return live.feed(request, visit.event, everything=visit.may(Task.SEE_DESK))
