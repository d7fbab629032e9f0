"""A screen on the wall: no log-in, known by its address only, the same for every TV that shows it."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render

from meydan.site.models import WallPage, WallScreen
from meydan.site.pages.door import Visit, door
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.wall.contents import sheets_for
from meydan.site.tasks import Task

POLLED_SECONDS = 5  # clocks are pressed without a word to the public feed


@door(Task.SEE_PUBLIC)
@same_for_everybody
def wall(request: HttpRequest, visit: Visit, wall: str) -> HttpResponse:
    screen = get_object_or_404(WallScreen.objects.select_related("event"), event=visit.event, code=wall)
    sheets = sheets_for(screen)
    context = {
        "visit": visit,
        "screen": screen,
        "sheets": sheets,
        "poll": POLLED_SECONDS if any(sheet.kind == WallPage.CLOCKS for sheet in sheets) else 0,
        "announcement": visit.event.announcements.filter(up=True).first(),
    }
    return render(request, "meydan/wall/wall.html", context)
