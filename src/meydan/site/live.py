"""The feed: server-sent events from the log.

A watcher holds one connection, asks for what comes after the last number it saw (Last-Event-ID), and is told only what
kind of thing happened to what; what it may see of it, it fetches from the pages. `wake` is called after each commit;
what another process committed is found by looking at the heads of the logs every second (`heads`).
"""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Any

from asgiref.sync import sync_to_async
from django.db import connection
from django.http import HttpRequest, StreamingHttpResponse

from meydan.site.heads import HEADS
from meydan.site.models import Event, LogLine

BEAT_SECONDS = 10.0  # a watcher hears something at least this often, so that it knows how old its page is
MOST_LINES = 500
STAY_SECONDS = 600.0  # then the watcher comes through the door again: what its role may see can have changed
MOST_DIGITS = 9

Key = tuple[asyncio.AbstractEventLoop, int, int, bool]
News = tuple[list[str], int]


def wake(event: int, number: int) -> None:
    """A line is committed; any thread may say so."""
    HEADS.move(event, number)


def news_after(event: int, number: int, everything: bool) -> News:
    """The lines after this number as messages, and the number up to which the log has been read with them."""
    with closing(connection):  # this thread belongs to no request that would look after its connection
        head = Event.objects.values_list("log_number", flat=True).get(pk=event)
        found = LogLine.objects.filter(event=event, number__gt=number)
        if not everything:
            found = found.filter(public=True)
        lines = list(found.order_by("number")[:MOST_LINES])
    last = lines[-1].number if lines else 0
    return [message(line) for line in lines], last if len(lines) == MOST_LINES else max(head, last)


def message(line: LogLine) -> str:
    said: dict[str, Any] = {"kind": line.kind, **line.about}
    return f"id: {line.number}\nevent: line\ndata: {json.dumps(said, ensure_ascii=False)}\n\n"


READING: dict[Key, asyncio.Task[News]] = {}


async def shared_news(event: int, number: int, everything: bool) -> News:
    """Watchers who wait at the same place of the same log share one look into the database."""
    key = (asyncio.get_running_loop(), event, number, everything)
    task = READING.get(key)
    if task is None:
        task = asyncio.create_task(sync_to_async(news_after, thread_sensitive=False)(event, number, everything))
        READING[key] = task
        task.add_done_callback(lambda _: READING.pop(key))
    return await asyncio.shield(task)


async def messages(event: int, after: int, everything: bool) -> AsyncIterator[str]:
    """First where the log stands, then each line as it comes, and a beat when nothing does."""
    leave = asyncio.get_running_loop().time() + STAY_SECONDS * random.uniform(0.8, 1.2)
    yield f"retry: 2000\nevent: beat\ndata: {HEADS.number(event)}\n\n"
    while asyncio.get_running_loop().time() < leave:
        if not await HEADS.newer(event, after, BEAT_SECONDS):
            yield f"event: beat\ndata: {after}\n\n"
            continue
        head = HEADS.number(event)
        lines, after = await shared_news(event, after, everything)
        HEADS.correct(event, head, after)
        for line in lines:
            yield line


def feed(request: HttpRequest, event: Event, everything: bool) -> StreamingHttpResponse:
    """The answer to a watcher of this event."""
    asked = request.headers.get("Last-Event-ID") or request.GET.get("after", "")
    after = int(asked) if asked.isdecimal() and len(asked) <= MOST_DIGITS else event.log_number
    HEADS.move(event.pk, event.log_number)
    # After a restored backup a watcher may have seen more than there is.
    response = StreamingHttpResponse(
        messages(event.pk, min(after, event.log_number), everything), content_type="text/event-stream"
    )
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    return response
