"""A category as everybody sees it: how it is played, where it stands, its rounds."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.rulebooks import load
from meydan.site.models import Format
from meydan.site.pages.door import Visit, door
from meydan.site.pages.public.event import card_of
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import category_of, frame_of
from meydan.site.records.card_lists import public_lists
from meydan.site.records.published import published_of
from meydan.site.tasks import Task


@door(Task.SEE_PUBLIC)
@same_for_everybody
def category(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    published = published_of(row)
    context = {
        "visit": visit,
        "frame": frame_of(visit),
        "category": row,
        "card": card_of(row),
        "format": Format(row.format).words,
        "rulebook": load(row.rulebook).title,
        "players": row.entries.filter(erased=False).count(),
        "rounds": [(one, *published.played(one)) for one in published.rounds],
        "cards": public_lists(row),
    }
    return render(request, "meydan/public/category.html", context)
