"""Pictures of the event (heat map, points race, progress of the day) on pages of their own, and so in the report."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.paper.part import Part
from meydan.paper.printable import with_boxes

DRAWINGS = Words("Çizimler", "Pictures")


@dataclass(frozen=True, slots=True)
class Drawing:
    """An SVG that we made ourselves. `alt` says in words what it shows, for whoever does not see it."""

    title: str
    subtitle: str
    svg: str
    alt: str


@dataclass(frozen=True, slots=True)
class Drawings:
    drawings: tuple[Drawing, ...]


def drawings(value: Drawings, language: str) -> tuple[Part, ...]:
    """One page each; the words in them are already in the language."""
    return tuple(
        Part(
            "drawing",
            one.title or DRAWINGS.in_language(language),
            {"subtitle": one.subtitle, "picture": {"svg": with_boxes(one.svg)}, "alt": one.alt},
            landscape=True,
        )
        for one in value.drawings
    )
