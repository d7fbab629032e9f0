"""Ticking what was said: one tap an article, or all of a list at once."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from meydan.site.actions.meeting import briefing
from meydan.site.pages.desk.meeting.place import category_of_visit, see_other
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task


@require_POST
@door(Task.TICK_BRIEFING)
def told_event(request: HttpRequest, visit: Visit) -> HttpResponse:
    briefing.tick_event(visit.author, visit.event, request.POST.getlist("article"))
    return see_other("meeting", visit)


@require_POST
@door(Task.TICK_BRIEFING)
def not_told_event(request: HttpRequest, visit: Visit) -> HttpResponse:
    briefing.untick_event(visit.author, visit.event, request.POST.get("article", ""))
    return see_other("meeting", visit)


@require_POST
@door(Task.TICK_BRIEFING)
def told_category(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of_visit(visit, category)
    briefing.tick_category(visit.author, row, request.POST.getlist("article"))
    return see_other("meeting-category", visit, category=row.pk)


@require_POST
@door(Task.TICK_BRIEFING)
def not_told_category(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of_visit(visit, category)
    briefing.untick_category(visit.author, row, request.POST.get("article", ""))
    return see_other("meeting-category", visit, category=row.pk)
