"""The whole event in one file: a cover, an outline, and every part that the event has."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.paper.part import Part, Plain

REPORT = Words("Turnuva raporu", "Event report")
CONTENTS = Words("İçindekiler", "Contents")


@dataclass(frozen=True, slots=True)
class EventReport:
    """`facts` are lines for the cover (place, day, rulebook, players …); `parts` those of any papers, in order."""

    facts: tuple[tuple[Words, str], ...]
    parts: tuple[Part, ...]


def event_report(value: EventReport, language: str) -> tuple[Part, ...]:
    data: dict[str, Plain] = {
        "facts": [{"name": name.in_language(language), "value": text} for name, text in value.facts],
        "contents": CONTENTS.in_language(language),
    }
    return (Part("report", REPORT.in_language(language), data, inside=value.parts),)
