"""The press of the site: papers are set in a thread of their own, one after the other, never in a request's.

A request collects what is to be printed, puts it into the line and lets its own thread go; the answer follows as a
stream. The line is short: who comes when it is full is told so at once.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import BoundedSemaphore

import typst
from django.http import StreamingHttpResponse
from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.paper import Letterhead, Part, pictures, print_pdf
from meydan.site.actions.change import digest
from meydan.site.held_answers import NotMadeError
from meydan.site.models import EventLogo
from meydan.site.papers.wish import Wish

LOGGER = logging.getLogger("meydan.papers")
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
    """The pages as pictures, written down as `written` does it; without pages where they cannot be set."""
    head = letterhead(wish)
    return put_in_line(lambda: written(pictures_or_none(head, parts)).encode())


def pictures_or_none(head: Letterhead, parts: Sequence[Part]) -> tuple[bytes, ...]:
    try:
        return pictures(head, parts)
    except typst.TypstError:
        LOGGER.exception("a preview could not be set")
        return ()


def answer(future: "Future[bytes]", kind: str, instead: Callable[[], bytes], name: str = "") -> StreamingHttpResponse:
    """What is printed, as soon as it is; `instead` makes the page for when it cannot be."""
    response = StreamingHttpResponse(when_done(future, instead), content_type=kind)
    if name:
        response["Content-Disposition"] = f'inline; filename="{name}"'
    response["Cache-Control"] = "no-store"
    response["X-Meydan-Held"] = "1"
    return response


async def when_done(future: "Future[bytes]", instead: Callable[[], bytes]) -> AsyncIterator[bytes]:
    try:
        done = await asyncio.wrap_future(future)
    except Exception as error:
        LOGGER.exception("a paper could not be set")
        raise NotMadeError(await asyncio.to_thread(instead)) from error
    yield done
