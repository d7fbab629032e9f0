"""A match whose moves were recorded, played again on the drawn board: for everybody, once it is over."""

from dataclasses import asdict
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.games import GAMES
from meydan.games.kulami_json import layout_data
from meydan.games.kulami_plates import LAYOUTS
from meydan.match.replay import replay
from meydan.rulebooks import GameRules
from meydan.site.pages.door import Visit, door
from meydan.site.pages.public.tables import line_of, seat_of
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import category_of, eyes_of, frame_of
from meydan.site.records.matches import match_of, rules_of
from meydan.site.records.published import published_of
from meydan.site.tasks import Task


@door(Task.SEE_PUBLIC)
@same_for_everybody
def moves(request: HttpRequest, visit: Visit, category: int, pairing: int) -> HttpResponse:
    """Nobody watches the moves of a match that is still being played: that could help a player."""
    row = category_of(visit, category)
    eyes, published = eyes_of(visit), published_of(row)
    tables = {one.pk: (shown, one) for shown in published.rounds for one in published.tables(shown)}
    if pairing not in tables:
        raise Http404
    shown, found = tables[pairing]
    kept_back = published.keeps_results_back(shown) and not eyes.staff
    match = match_of(found) if found.result is not None and not kept_back else None
    sets = replay(match) if match is not None else ()
    seats = {entry.pk: seat_of(entry, eyes.name) for entry in published.course.entries}
    rules = rules_of(row)
    context = {
        "visit": visit,
        "frame": frame_of(visit),
        "category": row,
        "round": shown,
        "line": line_of(found, seats, kept_back),
        "sets": sets,
        "replay": {"sets": [asdict(one) for one in sets], **board_of(rules)} if sets else None,
    }
    return render(request, "meydan/public/replay.html", context)


def board_of(rules: GameRules) -> dict[str, Any]:
    """What the drawn board needs to know."""
    options = GAMES[rules.game].checked(rules.game_options)
    layout = layout_data(LAYOUTS[str(options["layout"])]) if rules.game == "kulami" else None
    return {"game": rules.game, "options": rules.game_options, "layout": layout}
