"""The event's address to pass on: as a link, and as a code that a phone's camera reads.

Not kept in memory with the other pages: the address is the one by which the reader came.
"""

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import cache_control, never_cache

from meydan.site.pages.door import Visit, door
from meydan.site.pages.shown import frame_of
from meydan.site.tasks import Task

AN_HOUR = 3600
QUIET = 4  # modules of white around the code, as its standard asks


@door(Task.SEE_PUBLIC)
@never_cache
def share(request: HttpRequest, visit: Visit) -> HttpResponse:
    context = {"visit": visit, "frame": frame_of(visit), "address": address_of(request, visit)}
    return render(request, "meydan/public/share.html", context)


@door(Task.SEE_PUBLIC)
@cache_control(max_age=AN_HOUR)
def qr(request: HttpRequest, visit: Visit) -> HttpResponse:
    drawn = segno.make(address_of(request, visit), error="m", micro=False).svg_inline(
        border=QUIET, scale=8, dark="#000", light="#fff"
    )
    return HttpResponse(drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), "image/svg+xml")


def address_of(request: HttpRequest, visit: Visit) -> str:
    return request.build_absolute_uri(reverse("public", kwargs={"slug": visit.event.slug}))
