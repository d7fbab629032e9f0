"""Somebody at the desk with a browser: opens pages and presses buttons by the names of their addresses."""

import html
import re
from typing import Any

from django.http import HttpResponse
from django.test import Client
from django.urls import reverse

from meydan.site.models import Category, Event, Role, RoundRow
from tests.site import hall


class Desk:
    def __init__(self, event: Event, role: Role = Role.HEAD_REFEREE) -> None:
        self.event = event
        self.client: Client = hall.client_of(event, role)

    def url(self, name: str, **parts: int) -> str:
        return reverse(name, kwargs={"slug": self.event.slug, **parts})

    def see(self, name: str, query: str = "", **parts: int) -> HttpResponse:
        return self.client.get(self.url(name, **parts) + query)

    def text(self, name: str, query: str = "", **parts: int) -> str:
        answer = self.see(name, query, **parts)
        assert answer.status_code == 200
        return words_of(answer)

    def press(self, name: str, fields: dict[str, Any] | None = None, **parts: int) -> HttpResponse:
        return self.client.post(self.url(name, **parts), fields or {})

    def step(self, name: str, row: RoundRow, **fields: Any) -> HttpResponse:
        """A button on the page of a round, for the edition that is on the screen."""
        return self.press(name, {"edition": row.edition, **fields}, category=row.category_id, number=row.number)

    def enter(self, row: RoundRow, table: int | str, score: str, **fields: Any) -> HttpResponse:
        return self.press(
            "enter-line", {"table": table, "score": score, **fields}, category=row.category_id, number=row.number
        )


def words_of(answer: HttpResponse) -> str:
    """What a person reads on the page, without its marks."""
    page = re.sub(r"<(script|style).*?</\1>", " ", answer.content.decode(), flags=re.DOTALL)
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def current(category: Category, number: int) -> RoundRow:
    return RoundRow.objects.get(category=category, number=number, current=True)
