"""Ticking the articles that the technical meeting has been told."""

from typing import Any

from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.entries.book import category_in
from meydan.site.models import Category, Event
from meydan.site.records.briefing import event_references, game_references
from meydan.site.tasks import Task


def tick_event(author: Author, event: Event, references: list[str]) -> None:
    """Articles of the event: told once, for all its categories."""
    check_task(author, Task.TICK_BRIEFING)
    with change(event, author) as log:
        check_known(references, event_references(log.event))
        log.event.briefed = ticked(author, log.event.briefed, references)
        Event.objects.filter(pk=log.event.pk).update(briefed=log.event.briefed)
        log("articles briefed", data={"articles": references})


def untick_event(author: Author, event: Event, reference: str) -> None:
    check_task(author, Task.TICK_BRIEFING)
    with change(event, author) as log:
        log.event.briefed.pop(reference, None)
        Event.objects.filter(pk=log.event.pk).update(briefed=log.event.briefed)
        log("briefing unticked", data={"articles": [reference]})


def tick_category(author: Author, category: Category, references: list[str]) -> None:
    """Articles of the game, for one category."""
    check_task(author, Task.TICK_BRIEFING)
    with change(category.event, author) as log:
        category = category_in(log.event, category)
        check_known(references, game_references(category))
        category.briefed = ticked(author, category.briefed, references)
        category.save(update_fields=["briefed"])
        log("articles briefed", about={"category": category.pk}, data={"articles": references})


def untick_category(author: Author, category: Category, reference: str) -> None:
    check_task(author, Task.TICK_BRIEFING)
    with change(category.event, author) as log:
        category = category_in(log.event, category)
        category.briefed.pop(reference, None)
        category.save(update_fields=["briefed"])
        log("briefing unticked", about={"category": category.pk}, data={"articles": [reference]})


def check_known(references: list[str], known: tuple[str, ...]) -> None:
    if not references or not set(references) <= set(known):
        raise Refusal(
            Words(
                "Bu madde anlatılacaklar arasında yok; sayfayı yenileyin.",
                "This article is not among those to be told; load the page again.",
            )
        )


def ticked(author: Author, before: dict[str, Any], references: list[str]) -> dict[str, Any]:
    """Who ticked first stays: a second tick of the same article changes nothing."""
    now = timezone.now().isoformat(timespec="seconds")
    return {**{reference: {"by": author.name, "at": now} for reference in references}, **before}
