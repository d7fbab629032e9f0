"""A few requests at a time, each in one piece in one thread.

Five hundred phones that come at once wait their turn, instead of opening five hundred threads and database connections
(a PostgreSQL has a hundred). The threads stay, and with them their database connections. A request goes through all of
the middleware and its view without changing the thread: each change would be one more wait while others compute.
A stream has passed when its answer begins.

What phones send at the tables has a gate of its own: it waits for nobody's page or paper. It is a narrow one: the acts
of an event are written one after another anyway, and more threads would only take the processor from the one whose turn
it is.
"""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from weakref import WeakKeyDictionary

from asgiref.sync import ThreadSensitiveContext, sync_to_async
from django.core.handlers.asgi import ASGIHandler
from django.db import connections
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from meydan.site.held_answers import is_marked
from meydan.site.quick import Message, Receive, Scope, Send

MOST_AT_ONCE = 8
MOST_PHONES_AT_ONCE = 2
FROM_A_PHONE = re.compile(r"/e/[^/]+/table/\d+/acts")


class Places:
    """The threads of one gate; the one that worked last is taken first, its connection is open."""

    def __init__(self, many: int) -> None:
        self._free = [ThreadPoolExecutor(1, "request") for _ in range(many)]
        self._turn = asyncio.Semaphore(many)

    async def take(self) -> ThreadPoolExecutor:
        await self._turn.acquire()
        return self._free.pop()

    def give_back(self, place: ThreadPoolExecutor) -> None:
        self._free.append(place)
        self._turn.release()

    def close(self) -> None:
        """Ends the threads that have nothing to do, and their connections."""
        while self._free:
            place = self._free.pop()
            place.submit(connections.close_all)
            place.shutdown()


class Gates:
    """Those of one event loop."""

    def __init__(self) -> None:
        self.pages = Places(MOST_AT_ONCE)
        self.phones = Places(MOST_PHONES_AT_ONCE)

    def of(self, path: str) -> Places:
        return self.phones if FROM_A_PHONE.fullmatch(path) else self.pages

    def close(self) -> None:
        self.pages.close()
        self.phones.close()


class Turnstile(ASGIHandler):
    def __init__(self) -> None:
        super().__init__()
        self.load_middleware(is_async=False)
        self.gates: WeakKeyDictionary[asyncio.AbstractEventLoop, Gates] = WeakKeyDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        loop = asyncio.get_running_loop()
        if loop not in self.gates:
            self.gates[loop] = Gates()
        places = self.gates[loop].of(scope["path"])
        place = await places.take()
        inside = True

        def leave() -> None:
            nonlocal inside
            if inside:
                inside = False
                places.give_back(place)

        async def passing(message: Message) -> None:
            # The first piece: by then the request has done its work. What is made while it is sent needs no thread.
            if message["type"] == "http.response.body" or is_marked(message):
                leave()
            await send(message)

        try:
            async with ThreadSensitiveContext(executor=place):
                await self.handle(scope, receive, passing)
        finally:
            leave()

    async def close(self) -> None:
        """The server stops."""
        gates = self.gates.pop(asyncio.get_running_loop(), None)
        if gates is not None:
            await asyncio.to_thread(gates.close)

    async def get_response_async(self, request: HttpRequest) -> HttpResponseBase:
        return await sync_to_async(self.get_response)(request)
