"""The logo on the event's papers."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.papers.logo import remove_logo, set_logo
from meydan.site.models import Event
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said


@require_POST
@door(Task.EDIT_EVENT)
def logo(request: HttpRequest, visit: Visit) -> HttpResponse:
    uploaded = request.FILES.get("logo")
    if uploaded is None:
        raise Refusal(Words("Bir PNG ya da SVG dosyası seçin.", "Choose a PNG or SVG file."))
    set_logo(visit.author, visit.event, uploaded.read())
    messages.success(request, said(Words("Logo bundan sonra her belgede.", "The logo is on every paper from now on.")))
    return back(visit.event)


@require_POST
@door(Task.EDIT_EVENT)
def remove(request: HttpRequest, visit: Visit) -> HttpResponse:
    remove_logo(visit.author, visit.event)
    messages.success(request, said(Words("Logo kaldırıldı.", "The logo was removed.")))
    return back(visit.event)


def back(event: Event) -> HttpResponse:
    category = event.categories.first()
    if category is None:
        return redirect("event-settings", slug=event.slug, permanent=False)
    response = redirect("papers", slug=event.slug, category=category.pk)
    response.status_code = 303
    return response
