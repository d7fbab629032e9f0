"""The newest number of each event's log, and who waits for a newer one."""

import asyncio
import logging
import threading
from contextlib import closing, suppress

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


def heads_now() -> dict[int, int]:
    with closing(connection):  # this thread belongs to no request that would look after its connection
        return dict(Event.objects.values_list("pk", "log_number"))


async def look_for_others() -> None:
    """Runs beside the server: finds what other processes (a command, another web machine) have committed."""
    while True:
        try:
            found = await sync_to_async(heads_now, thread_sensitive=False)()
        except DatabaseError:
            logger.warning("the heads of the logs cannot be read; trying again", exc_info=True)
            found = {}
        for event, number in found.items():
            HEADS.move(event, number)
        await asyncio.sleep(LOOK_SECONDS)
