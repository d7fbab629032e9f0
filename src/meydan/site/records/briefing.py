"""What the technical meeting has to tell: the event's articles once, then each game's own; and what has been told."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.utils.dateparse import parse_datetime

from meydan.rulebooks import BriefingLine, briefing
from meydan.site.models import Category, Event
from meydan.site.records.matches import rules_of


@dataclass(frozen=True, slots=True)
class ToTell:
    """An article to be told; `by` and `at` once somebody has ticked it."""

    line: BriefingLine
    by: str = ""
    at: Any = None

    @property
    def reference(self) -> str:
        return self.line.article.reference


def event_lines(event: Event) -> list[BriefingLine]:
    """The event articles of every rulebook in use, each once."""
    lines: dict[str, BriefingLine] = {}
    for category in event.categories.all():
        own = {article.id for article in rules_of(category).articles}
        for line in briefing(rules_of(category)):
            if line.article.article not in own:
                lines.setdefault(line.article.reference, line)
    return list(lines.values())


def game_lines(category: Category) -> list[BriefingLine]:
    own = {article.id for article in rules_of(category).articles}
    return [line for line in briefing(rules_of(category)) if line.article.article in own]


def event_references(event: Event) -> tuple[str, ...]:
    return tuple(line.article.reference for line in event_lines(event))


def game_references(category: Category) -> tuple[str, ...]:
    return tuple(line.article.reference for line in game_lines(category))


def told_to_event(event: Event) -> list[ToTell]:
    return told(event_lines(event), event.briefed)


def told_to_category(category: Category) -> list[ToTell]:
    return told(game_lines(category), category.briefed)


def told(lines: Iterable[BriefingLine], ticks: dict[str, Any]) -> list[ToTell]:
    listed = []
    for line in lines:
        tick = ticks.get(line.article.reference)
        listed.append(ToTell(line, tick["by"], parse_datetime(tick["at"])) if tick else ToTell(line))
    return listed
