"""The door of the web server: public pages from memory, everything else from Django, the feed's lookout beside them."""

import asyncio
import os
import sys
from contextlib import suppress

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "meydan.site.settings")

import django

django.setup(set_prefix=False)

from meydan.site.backups.keeper import KEEPER  # noqa: E402 - models are there only after Django is set up
from meydan.site.heads import look_for_others  # noqa: E402
from meydan.site.held_answers import HeldAnswers  # noqa: E402
from meydan.site.quick import QuickPages, Receive, Scope, Send  # noqa: E402
from meydan.site.turnstile import Turnstile  # noqa: E402

# How long a thread computes before another may: the event loop waits for the requests' threads each time.
HAND_OVER_SECONDS = 0.001

requests = Turnstile()
pages = QuickPages(HeldAnswers(requests))


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        await live_as_long(receive, send)
        return
    await pages(scope, receive, send)


async def live_as_long(receive: Receive, send: Send) -> None:
    """Runs the lookout and the keeper of backups from the server's start to its end."""
    await receive()
    sys.setswitchinterval(HAND_OVER_SECONDS)
    KEEPER.start()
    lookout = asyncio.create_task(look_for_others())
    await send({"type": "lifespan.startup.complete"})
    await receive()
    lookout.cancel()
    with suppress(asyncio.CancelledError):
        await lookout
    await asyncio.to_thread(KEEPER.stop)
    await requests.close()
    await send({"type": "lifespan.shutdown.complete"})
