"""The newest number of each event's log, and who waits for a newer one."""

import asyncio
import logging
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

from asgiref.sync import sync_to_async
from django.db import DatabaseError, connection

from meydan.site.models import Event

LOOK_SECONDS = 1.0
logger = logging.getLogger(__name__)


class Heads:
    """Moved by any thread, waited for by any event loop."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}
        self._flags: dict[tuple[int, asyncio.AbstractEventLoop], asyncio.Event] = {}
        self._lock = threading.Lock()

    def number(self, event: int) -> int:
        return self._numbers.get(event, 0)

    def move(self, event: int, number: int) -> None:
        """A newer line of this event is committed: who waits for one wakes up."""
        with self._lock:
            if number <= self.number(event):
                return
            self._numbers[event] = number
            waiting = [key for key in self._flags if key[0] == event]
            flags = [(loop, self._flags.pop((event, loop))) for _, loop in waiting]
        for loop, flag in flags:
            with suppress(RuntimeError):  # a server that has stopped waits for nothing
                loop.call_soon_threadsafe(flag.set)

    def correct(self, event: int, believed: int, found: int) -> None:
        """The log is shorter than was believed (a backup was restored), and has not grown since."""
        with self._lock:
            if found < believed == self.number(event):
                self._numbers[event] = found

    async def newer(self, event: int, than: int, seconds: float) -> bool:
        """Waits until there is a newer line than this number; False after this long without one."""
        with self._lock:
            if self.number(event) > than:
                return True
            flag = self._flags.setdefault((event, asyncio.get_running_loop()), asyncio.Event())
        with suppress(TimeoutError):
            await asyncio.wait_for(flag.wait(), seconds)
        return self.number(event) > than


HEADS = Heads()


class Lookout:
    """Looks for what other processes (a command, another web machine) commit, while somebody watches in this loop."""

    def __init__(self) -> None:
        self.watched: Counter[int] = Counter()
        self.task: asyncio.Task[None] | None = None

    async def look(self) -> None:
        try:
            while +self.watched:
                await self.look_once()
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            del LOOKOUTS[asyncio.get_running_loop()]

    async def look_once(self) -> None:
        try:
            found = await sync_to_async(heads_now, thread_sensitive=False)(list(+self.watched))
        except DatabaseError:
            logger.warning("the heads of the logs cannot be read; trying again", exc_info=True)
            return
        for event, number in found.items():
            HEADS.move(event, number)


def heads_now(events: list[int]) -> dict[int, int]:
    with closing(connection):  # this thread belongs to no request that would look after its connection
        return dict(Event.objects.filter(pk__in=events).values_list("pk", "log_number"))


LOOKOUTS: dict[asyncio.AbstractEventLoop, Lookout] = {}


@contextmanager
def others_watched(event: int) -> Iterator[None]:
    """While it is open, the event's head also follows what other processes write."""
    loop = asyncio.get_running_loop()
    lookout = LOOKOUTS.setdefault(loop, Lookout())
    lookout.watched[event] += 1
    if lookout.task is None:
        lookout.task = loop.create_task(lookout.look())
    try:
        yield
    finally:
        lookout.watched[event] -= 1
