"""The lines of the day with the time until which each goes on, so that a page can say what is on now."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from itertools import pairwise
from typing import Any

from django.utils import timezone

from meydan.site.actions.setup.new_event import at_on
from meydan.site.models import Category, Event

LAST_LINE = timedelta(hours=2)  # how long the last line of the day is taken to go on


@dataclass(frozen=True, slots=True)
class PublicLine:
    line: dict[str, Any]
    begins: datetime
    ends: datetime
    categories: list[Category]

    @property
    def now(self) -> bool:
        """When the page was made; a page that stays open asks its own clock."""
        return self.begins <= timezone.now() < self.ends


def programme_of(event: Event) -> list[PublicLine]:
    known = {category.pk: category for category in event.categories.all()}
    begins = [at_on(event.day, time.fromisoformat(line["at"])) for line in event.programme]
    ends = [until for _, until in pairwise(begins)] + [begins[-1] + LAST_LINE] if begins else []
    return [
        PublicLine(line, begin, end, [known[one] for one in line["categories"] if one in known])
        for line, begin, end in zip(event.programme, begins, ends, strict=True)
    ]
