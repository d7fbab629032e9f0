"""A few dozen requests at a time.

Five hundred phones that come at once wait their turn, instead of opening five hundred threads and database connections
(a PostgreSQL has a hundred). A stream has passed when its answer begins.
"""

import asyncio
from weakref import WeakKeyDictionary

from meydan.site.quick import App, Message, Receive, Scope, Send

MOST_AT_ONCE = 40


class Turnstile:
    def __init__(self, app: App) -> None:
        self.app = app
        self.places: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore] = WeakKeyDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        places = self.places.setdefault(asyncio.get_running_loop(), asyncio.Semaphore(MOST_AT_ONCE))
        await places.acquire()
        inside = True

        def leave() -> None:
            nonlocal inside
            if inside:
                inside = False
                places.release()

        async def passing(message: Message) -> None:
            # The first piece: by then the request has done its work, and a stream has put its connection back.
            if message["type"] == "http.response.body":
                leave()
            await send(message)

        try:
            await self.app(scope, receive, passing)
        finally:
            leave()
