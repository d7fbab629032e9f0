"""The event's address to pass on: as a link, and as a code that a phone's camera reads.

Not kept in memory with the other pages: the address is the one by which the reader came, and on the laptop itself the
one by which the hall finds it.
"""

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import cache_control, never_cache

from meydan.site.pages.door import Visit, door
from meydan.site.pages.hall_address import address_for_phones, only_here
from meydan.site.pages.shown import frame_of
from meydan.site.tasks import Task

A_MINUTE = 60  # a router that was restarted may give the laptop another address (fault 12)
QUIET = 4  # modules of white around the code, as its standard asks


@door(Task.SEE_PUBLIC)
@never_cache
def share(request: HttpRequest, visit: Visit) -> HttpResponse:
    address = address_of(request, visit)
    context = {"visit": visit, "frame": frame_of(visit), "address": address, "only_here": only_here(address)}
    return render(request, "meydan/public/share.html", context)


@door(Task.SEE_PUBLIC)
@cache_control(max_age=A_MINUTE)
def qr(request: HttpRequest, visit: Visit) -> HttpResponse:
    drawn = segno.make(address_of(request, visit), error="m", micro=False).svg_inline(
        border=QUIET, scale=8, dark="#000", light="#fff"
    )
    return HttpResponse(drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), "image/svg+xml")


def address_of(request: HttpRequest, visit: Visit) -> str:
    return address_for_phones(request, reverse("public", kwargs={"slug": visit.event.slug}))
