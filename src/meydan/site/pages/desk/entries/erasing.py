"""Erasing personal data: one pupil's on request, everybody's when the event is long over."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_POST

from meydan.site.actions.entries.erase import erase_deleted_pupil, erase_everybody, erase_pupil
from meydan.site.pages.desk.entries.form import list_url, see_other
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say


@require_POST
@door(Task.ERASE_PUPIL)
def erase(request: HttpRequest, visit: Visit, number: int) -> HttpResponse:
    erase_pupil(visit.author, get_object_or_404(visit.event.entries, number=number))
    messages.success(
        request,
        say("{n} numaralı kaydın kişisel bilgileri silindi.", "The personal data of entry {n} were erased.", n=number),
    )
    return see_other(list_url(visit))


@require_POST
@door(Task.ERASE_PUPIL)
def erase_deleted(request: HttpRequest, visit: Visit, snapshot: int, entry: int) -> HttpResponse:
    """Of somebody whose category was deleted."""
    kept = get_object_or_404(visit.event.snapshots, pk=snapshot)
    number = erase_deleted_pupil(visit.author, visit.event, kept.pk, entry).number
    messages.success(
        request,
        say("{n} numaralı kaydın kişisel bilgileri silindi.", "The personal data of entry {n} were erased.", n=number),
    )
    return see_other(list_url(visit))


@require_POST
@door(Task.ERASE_PUPIL)
def erase_all(request: HttpRequest, visit: Visit) -> HttpResponse:
    count = erase_everybody(visit.author, visit.event)
    messages.success(
        request,
        say("{n} öğrencinin kişisel bilgileri silindi.", "The personal data of {n} pupils were erased.", n=count),
    )
    return see_other(list_url(visit))
