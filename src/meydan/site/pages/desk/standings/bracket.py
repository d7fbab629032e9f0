"""The knock-out as a picture, with the same as a list for who does not see it."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.site.models import Format
from meydan.site.pages.door import Visit, door
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import category_of, eyes_of, frame_of
from meydan.site.pictures.bracket import bracket_picture
from meydan.site.records.knockouts import knockout_of
from meydan.site.tasks import Task


@door(Task.SEE_PUBLIC)
@same_for_everybody
def bracket(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    eyes = eyes_of(visit)
    found = eyes.standings(row)
    knockout = knockout_of(found.course, found.after_round) if row.format == Format.KNOCKOUT else None
    names = {number: eyes.name(found.entry(number)) for number in found.course.numbers.values()}
    context = {
        "visit": visit,
        "frame": frame_of(visit),
        "category": row,
        "picture": bracket_picture(knockout, names) if knockout and knockout.rounds else None,
        "champion": names.get(knockout.champion) if knockout and knockout.champion else None,
    }
    return render(request, "meydan/standings/bracket.html", context)
