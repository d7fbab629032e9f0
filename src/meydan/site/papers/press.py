"""The press of the site: papers are set in a thread of their own, one after the other, never in a request's.

A request collects what is to be printed, puts it into the line and lets its own thread go; the answer follows as a
stream. The line is short: who comes when it is full is told so at once.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import BoundedSemaphore

from django.http import StreamingHttpResponse
from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.paper import Letterhead, Part, pictures, print_pdf
from meydan.site.actions.change import digest
from meydan.site.models import EventLogo
from meydan.site.papers.wish import Wish

MOST_WAITING = 24
PLACES = BoundedSemaphore(MOST_WAITING)
# typst sets one document at a time (`paper.press`), so that one thread is as fast as many.
SETTERS = ThreadPoolExecutor(max_workers=1, thread_name_prefix="press")


def letterhead(wish: Wish) -> Letterhead:
    logo = EventLogo.objects.filter(event=wish.event).first()
    printed = timezone.localtime().strftime("%d.%m.%Y %H:%M")
    event = wish.event
    return Letterhead(event.name, wish.language, printed, event.place, digest(event), logo.svg if logo else "")


def put_in_line(job: Callable[[], bytes]) -> "Future[bytes]":
    if not PLACES.acquire(blocking=False):
        raise Refusal(
            Words(
                "Şu anda çok fazla belge hazırlanıyor. Birkaç saniye sonra yeniden deneyin.",
                "Too many papers are being made right now. Try again in a few seconds.",
            )
        )
    future = SETTERS.submit(job)
    future.add_done_callback(lambda _: PLACES.release())
    return future


def pdf_of(wish: Wish, parts: Sequence[Part]) -> "Future[bytes]":
    head = letterhead(wish)
    return put_in_line(lambda: print_pdf(head, parts))


def pages_of(wish: Wish, parts: Sequence[Part], written: Callable[[tuple[bytes, ...]], str]) -> "Future[bytes]":
    """The pages as pictures, written down as `written` does it."""
    head = letterhead(wish)
    return put_in_line(lambda: written(pictures(head, parts)).encode())


def answer(future: "Future[bytes]", kind: str, name: str = "") -> StreamingHttpResponse:
    """What is printed, as soon as it is."""
    response = StreamingHttpResponse(when_done(future), content_type=kind)
    if name:
        response["Content-Disposition"] = f'inline; filename="{name}"'
    response["Cache-Control"] = "no-store"
    return response


async def when_done(future: "Future[bytes]") -> AsyncIterator[bytes]:
    yield await asyncio.wrap_future(future)
