"""The category in pictures: the cross table as a heat map, and the race for points. Both stand beside it as tables."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.site.pages.door import Visit, door
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import category_of, eyes_of, frame_of
from meydan.site.pictures.heat_map import heat_map
from meydan.site.pictures.race import race
from meydan.site.records.standings import table_after
from meydan.site.tasks import Task


@door(Task.SEE_PUBLIC)
@same_for_everybody
def pictures(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    eyes = eyes_of(visit)
    found = eyes.standings(row)
    context = {
        "visit": visit,
        "frame": frame_of(visit),
        "category": row,
        "after": found.after_round,
        "map": None,
        "race": None,
    }
    if found.table is not None and found.after_round:
        table = table_after(found.course, found.after_round)
        order = [line.number for line in found.table.lines]
        names = {number: eyes.name(found.entry(number)) for number in order}
        context |= {"map": heat_map(table, order, names), "race": race(table, order, names)}
    return render(request, "meydan/public/pictures.html", context)
