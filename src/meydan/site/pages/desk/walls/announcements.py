"""Announcements: made and taken down from the desk, seen on every screen and on the event's page."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_POST

from meydan.games.words import Words
from meydan.site.actions.walls.announcing import announce, take_down
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said


@require_POST
@door(Task.STEER_WALLS)
def make(request: HttpRequest, visit: Visit) -> HttpResponse:
    announce(visit.author, visit.event, request.POST.get("text", ""))
    messages.success(request, said(Words("Duyuru ekranlarda.", "The announcement is on the screens.")))
    return redirect("walls", slug=visit.event.slug)


@require_POST
@door(Task.STEER_WALLS)
def end(request: HttpRequest, visit: Visit, announcement: int) -> HttpResponse:
    take_down(visit.author, get_object_or_404(visit.event.announcements, pk=announcement))
    messages.success(request, said(Words("Duyuru kaldırıldı.", "The announcement is down.")))
    return redirect("walls", slug=visit.event.slug)
