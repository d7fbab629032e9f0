"""Drawing who starts, in front of everybody."""

import secrets

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from meydan.site.actions.meeting.starter import draw_who_starts
from meydan.site.pages.desk.meeting.place import category_of_visit, see_other
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say


@require_POST
@door(Task.DRAW_LOT)
def draw(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    """With the seed that somebody in the hall called out, or with one rolled now."""
    row = category_of_visit(visit, category)
    seed = request.POST.get("seed", "").strip() or rolled_seed()
    lot = draw_who_starts(visit.author, row, seed)
    messages.success(request, say("Kura çekildi. Tohum: {seed}", "The lot is drawn. Seed: {seed}", seed=lot.seed))
    return see_other("meeting-category", visit, category=row.pk)


def rolled_seed() -> str:
    """Six digits: short enough to be read out and typed again."""
    return f"{secrets.randbelow(10**6):06d}"
