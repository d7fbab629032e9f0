"""Schools, districts or provinces by the points that their players made, over all categories of the event."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.games.words import Words
from meydan.site.models import EntryRow
from meydan.site.pages.door import Visit, door
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import eyes_of, frame_of
from meydan.site.records.course import Course
from meydan.site.records.standings import CategoryStandings
from meydan.site.tasks import Task
from meydan.tournament.standings import TeamPoints, team_standings

TEAMS = {
    "school": Words("Okullar", "Schools"),
    "district": Words("İlçeler", "Districts"),
    "province": Words("İller", "Provinces"),
}


@door(Task.SEE_PUBLIC)
@same_for_everybody
def teams(request: HttpRequest, visit: Visit) -> HttpResponse:
    asked = request.GET.get("by", "school")
    by = asked if asked in TEAMS else "school"
    eyes = eyes_of(visit)
    brought = [
        TeamPoints(str(getattr(entry, by)), f"{eyes.name(entry)} · {category.name}", points)
        for category in visit.event.categories.all()
        for entry, points in points_in(eyes.standings(category))
        if getattr(entry, by)
    ]
    context = {
        "visit": visit,
        "frame": frame_of(visit),
        "teams": team_standings(brought),
        "by": by,
        "choices": TEAMS.items(),
        "title": TEAMS[by],
    }
    return render(request, "meydan/standings/teams.html", context)


def points_in(found: CategoryStandings) -> list[tuple[EntryRow, int]]:
    """Points of everybody in halves; in a knock-out those of the matches that were played or forfeited."""
    if found.table is not None:
        return [(found.entry(line.number), line.values[0].amount or 0) for line in found.table.lines]
    points = dict.fromkeys((entry.pk for entry in found.course.entries), 0)
    for first, second, halves in won_points(found.course, found.after_round):
        points[first] += halves[0]
        points[second] += halves[1]
    return [(entry, points[entry.pk]) for entry in found.course.entries]


def won_points(course: Course, last: int) -> list[tuple[int, int, tuple[int, int]]]:
    return [
        (pairing.first_id, pairing.second_id, tuple(pairing.result["points"]))
        for number, pairing in course.pairings()
        if number <= last and pairing.second_id and pairing.result
    ]
