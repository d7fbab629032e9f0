"""What a person gets who presses a button on the page of papers."""

from collections.abc import AsyncIterator
from typing import cast

from asgiref.sync import async_to_sync
from django.contrib.auth.models import User
from django.http import StreamingHttpResponse
from django.test import Client
from django.urls import reverse

from meydan.rulebooks.loader import load_rules
from meydan.site.models import Category, Format, Role
from meydan.site.rehearsal.play import rehearse
from meydan.site.rehearsal.stage import Plan
from tests.site import hall


async def collected(content: AsyncIterator[bytes]) -> bytes:
    return b"".join([piece async for piece in content])


def content_of(answer: object) -> bytes:
    """The whole of an answer that comes when it is printed."""
    streamed = cast(StreamingHttpResponse, answer)
    assert (streamed.status_code, streamed.is_async) == (200, True)
    return async_to_sync(collected)(cast(AsyncIterator[bytes], streamed.streaming_content))


def address(name: str, category: Category) -> str:
    return reverse(name, kwargs={"slug": category.event.slug, "category": category.pk})


def desk(category: Category, role: Role = Role.HEAD_REFEREE) -> Client:
    return hall.client_of(category.event, role)


def pdf(category: Category, *papers: str, **asked: object) -> bytes:
    answer = desk(category).get(address("papers-file", category), {"paper": papers, **asked})
    assert answer["Content-Type"] == "application/pdf"
    return content_of(answer)


def played_to_the_end(rulebook: str, game: str, form: Format, players: int = 9) -> Category:
    """A rehearsed event: every round, with warnings, no-shows and corrections, and final standings."""
    done = rehearse(Plan(load_rules(rulebook, game), players, 3, form, "paper"), lambda _: None)
    category = Category.objects.select_related("event").get(event__slug=done.event)
    category.event.level, category.event.place = "district", "Salihli"
    category.event.save()
    head = category.event.officials.get(role=Role.HEAD_REFEREE)
    head.user = User.objects.create_user(f"{category.event.slug}-head", password=hall.PASSWORD)
    head.save()
    return category
