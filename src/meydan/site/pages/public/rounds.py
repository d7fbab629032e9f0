"""Pairings and the live round of a category: where everybody sits, and results as they come."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language

from meydan.paper.pairing_lists import side_titles
from meydan.site.models import Category, RoundRow
from meydan.site.pages.door import Visit, door
from meydan.site.pages.public.tables import by_name, lines_of, matching
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import category_of, eyes_of, frame_of
from meydan.site.records.card_lists import plays_with_cards
from meydan.site.records.matches import rules_of
from meydan.site.records.published import Published, published_of
from meydan.site.tasks import Task

LONGEST_SEARCH = 60


@door(Task.SEE_PUBLIC)
@same_for_everybody
def pairings(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    """The newest published pairing, by table or by name; a search shows who fits it."""
    context = round_context(request, visit, category)
    asked = request.GET.get("q", "").strip()[:LONGEST_SEARCH]
    by = "name" if asked or request.GET.get("by") == "name" else "table"
    names = by_name(context["lines"])
    found = matching(names, asked) if asked else names
    context |= {"asked": asked, "by": by, "names": found, "all": len(names), "sides": sides_of(context["category"])}
    return render(request, "meydan/public/pairings.html", context)


@door(Task.SEE_PUBLIC)
@same_for_everybody
def live_round(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    """The round table by table; results come in by themselves."""
    context = round_context(request, visit, category)
    context["cards"] = plays_with_cards(context["category"])
    return render(request, "meydan/public/live_round.html", context)


def round_context(request: HttpRequest, visit: Visit, category: int) -> dict[str, Any]:
    row = category_of(visit, category)
    eyes = eyes_of(visit)
    published = published_of(row)
    shown = asked_round(request, published)
    lines = lines_of(published, shown, eyes) if shown else []
    done, tables = published.played(shown) if shown else (0, 0)
    return {
        "visit": visit,
        "frame": frame_of(visit),
        "category": row,
        "round": shown,
        "rounds": published.rounds,
        "newest": shown == published.newest,
        "withdrawn": published.withdrawn,
        "lines": lines,
        "done": done,
        "tables": tables,
        "kept_back": shown is not None and published.keeps_results_back(shown) and not eyes.staff,
    }


def asked_round(request: HttpRequest, published: Published) -> RoundRow | None:
    asked = request.GET.get("round", "")
    if not asked:
        return published.newest
    found = published.round(int(asked)) if asked.isdecimal() and len(asked) < 4 else None
    if found is None:
        raise Http404
    return found


def sides_of(category: Category) -> tuple[str, str]:
    """What the two columns are called. The first-named sits on the left and starts; in Kulami that is black."""
    return side_titles(rules_of(category), "en" if (get_language() or "tr").startswith("en") else "tr")
