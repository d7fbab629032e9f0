"""The pictures as SVG text for paper: the pages' own drawings, with the colours of the light look written into them."""

import re
from functools import cache
from pathlib import Path

from django.template.loader import render_to_string
from django.utils import translation

from meydan import site
from meydan.games.words import Words
from meydan.paper.drawings import Drawing
from meydan.site.models import Category, Event
from meydan.site.pictures.day import day_of, day_picture
from meydan.site.pictures.heat_map import heat_map
from meydan.site.pictures.race import race
from meydan.site.records.standings import standings_of, table_after

STATIC = Path(site.__file__).parent / "static" / "meydan" / "look"
LETTERS = "Libertinus Serif"  # the papers' own
HEAT_MAP = Words("Çapraz tablo", "Cross table")
RACE = Words("Puan yarışı", "Points race")
DAY = Words("Günün gidişi", "Progress of the day")


@cache
def paper_style() -> str:
    """The style sheet of the pictures with every named colour put in."""
    tokens = (STATIC / "tokens.css").read_text("utf-8")
    colours = dict(re.findall(r"--([\w-]+):\s*(#[0-9A-Fa-f]{6})", tokens.split("}")[0]))
    sheet = (STATIC / "pictures.css").read_text("utf-8").split("/* ── On pages only")[0]
    drawn = re.sub(r"var\(--([\w-]+)\)", lambda found: colours.get(found[1], LETTERS), sheet)
    return re.sub(r"/\*.*?\*/", "", drawn, flags=re.DOTALL)


def svg(template: str, picture: object, language: str) -> str:
    with translation.override(language):
        drawn = render_to_string(f"meydan/pictures/{template}.html", {"picture": picture})
    start = '<svg xmlns="http://www.w3.org/2000/svg" '
    return drawn.strip().replace("<svg ", start, 1).replace(">", f"><style>{paper_style()}</style>", 1)


def category_drawings(category: Category, names: dict[int, str], language: str) -> list[Drawing]:
    """The cross table as a heat map and the race for points; none for a knock-out, which has its bracket.

    `names` are by starting number: who prints decides whether they are full."""
    found = standings_of(category)
    if found.table is None or not found.after_round:
        return []
    table = table_after(found.course, found.after_round)
    order = [line.number for line in found.table.lines]
    after = Words(f"{found.after_round}. turdan sonra", f"After round {found.after_round}")
    leaders = ", ".join(f"{line.place}. {names[line.number]} {line.values[0].text}" for line in found.table.lines[:8])
    said = Words(f"{after.tr}: {leaders}", f"{after.en}: {leaders}").in_language(language)
    subtitle = f"{category.name} · {after.in_language(language)}"
    return [
        Drawing(
            HEAT_MAP.in_language(language), subtitle, svg("heat_map", heat_map(table, order, names), language), said
        ),
        Drawing(RACE.in_language(language), subtitle, svg("race", race(table, order, names), language), said),
    ]


def day_drawing(event: Event, language: str) -> Drawing | None:
    days = day_of(event)
    picture = day_picture(days)
    if picture is None:
        return None
    said = "; ".join(f"{day.category.name}: {len(day.spans)}" for day in days if day.spans)
    rounds = Words(f"Oynanan turlar: {said}", f"Rounds played: {said}")
    return Drawing(DAY.in_language(language), event.name, svg("day", picture, language), rounds.in_language(language))
