"""The feed: server-sent events from the log.

A watcher holds one connection, asks for what comes after the last number it saw (Last-Event-ID), and is told only what
kind of thing happened to what; what it may see of it, it fetches from the pages. `wake` is called after each commit;
what another process committed is found by looking at the heads of the logs now and then.
"""

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from typing import Any

from asgiref.sync import sync_to_async
from django.http import HttpRequest, StreamingHttpResponse

from meydan.site.models import Event, LogLine

LOOK_SECONDS = 1.0  # for changes of other processes
BEAT_SECONDS = 10.0  # a watcher hears something at least this often, so that it knows how old its page is
MOST_LINES = 500


class Heads:
    """The newest number of each event's log, and who waits for a newer one."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}
        self._waiting: dict[asyncio.Event, asyncio.AbstractEventLoop] = {}
        self._lock = threading.Lock()

    def number(self, event: int) -> int:
        return self._numbers.get(event, 0)

    def move(self, event: int, number: int) -> None:
        """A newer line of this event is committed; any thread may say so."""
        with self._lock:
            if number <= self._numbers.get(event, 0):
                return
            self._numbers[event] = number
            waiting = list(self._waiting.items())
        for flag, loop in waiting:
            loop.call_soon_threadsafe(flag.set)

    async def changed(self, seconds: float) -> None:
        """Returns at the next movement of any head, or after this long."""
        flag = asyncio.Event()
        with self._lock:
            self._waiting[flag] = asyncio.get_running_loop()
        try:
            await asyncio.wait_for(flag.wait(), seconds)
        except TimeoutError:
            return
        finally:
            with self._lock:
                del self._waiting[flag]


HEADS = Heads()


def wake(event: int, number: int) -> None:
    HEADS.move(event, number)


def heads_now() -> dict[int, int]:
    return dict(Event.objects.values_list("pk", "log_number"))


async def look_for_others() -> None:
    """Runs beside the server: finds what other processes (a command, another web machine) have committed."""
    while True:
        for event, number in (await sync_to_async(heads_now, thread_sensitive=False)()).items():
            HEADS.move(event, number)
        await asyncio.sleep(LOOK_SECONDS)


def lines_after(event: int, number: int, everything: bool) -> list[LogLine]:
    lines = LogLine.objects.filter(event=event, number__gt=number)
    if not everything:
        lines = lines.filter(public=True)
    return list(lines.order_by("number")[:MOST_LINES])


def message(line: LogLine) -> str:
    said: dict[str, Any] = {"kind": line.kind, **line.about}
    return f"id: {line.number}\nevent: line\ndata: {json.dumps(said, ensure_ascii=False)}\n\n"


async def messages(event: int, after: int, everything: bool) -> AsyncIterator[str]:
    """First where the log stands, then each line as it comes, and a beat when nothing does."""
    yield f"retry: 2000\nevent: beat\ndata: {max(after, HEADS.number(event))}\n\n"
    while True:
        head = HEADS.number(event)
        if head > after:
            lines = await sync_to_async(lines_after, thread_sensitive=False)(event, after, everything)
            for line in lines:
                yield message(line)
            after = lines[-1].number if len(lines) == MOST_LINES else max([head, *(line.number for line in lines)])
            continue
        loop = asyncio.get_running_loop()
        until = loop.time() + BEAT_SECONDS
        while HEADS.number(event) <= after and loop.time() < until:
            await HEADS.changed(until - loop.time())
        if HEADS.number(event) <= after:
            yield f"event: beat\ndata: {after}\n\n"


def feed(request: HttpRequest, event: Event, everything: bool) -> StreamingHttpResponse:
    """The answer to a watcher of this event."""
    asked = request.headers.get("Last-Event-ID") or request.GET.get("after", "")
    after = int(asked) if asked.isdecimal() else event.log_number
    HEADS.move(event.pk, event.log_number)
    response = StreamingHttpResponse(messages(event.pk, after, everything), content_type="text/event-stream")
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    return response
