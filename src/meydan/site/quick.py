"""Public pages from memory: the same page for everybody until the event's log moves on.

A view says with `X-Meydan-Quick: <event> <number>` that its page depends on nothing but the event's log up to that
number and the reader's language. While the log stands there, the page is answered from here; when it moves on, one
request renders it anew and the others wait for that one (fault 22: five hundred spectators press refresh at once).
"""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any

from meydan.site.heads import HEADS

Scope = dict[str, Any]
Message = Mapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

MARK = b"x-meydan-quick"
MOST_PAGES = 600
WORTH_PACKING = 500
# Whoever has one of these sees pages of their own.
PERSONAL = ("sessionid", "messages")


@dataclass(frozen=True, slots=True)
class Page:
    event: int
    number: int
    headers: tuple[tuple[bytes, bytes], ...]
    tag: bytes
    body: bytes
    packed: bytes

    @property
    def fresh(self) -> bool:
        return HEADS.number(self.event) <= self.number


class QuickPages:
    def __init__(self, app: App) -> None:
        self.app = app
        self.pages: OrderedDict[str, Page] = OrderedDict()
        self.rendering: dict[str, asyncio.Lock] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        key = key_of(scope)
        if key is None:
            await self.app(scope, receive, send)
            return
        page = self.kept(key)
        if page is None:
            lock = self.rendering.setdefault(key, asyncio.Lock())
            async with lock:
                page = self.kept(key)
                if page is None:
                    page = await self.render(key, scope, receive, send)
            if not lock.locked():
                self.rendering.pop(key, None)
            if page is None:
                return
        await answer(page, scope, send)

    def kept(self, key: str) -> Page | None:
        page = self.pages.get(key)
        if page is None or not page.fresh:
            return None
        self.pages.move_to_end(key)
        return page

    async def render(self, key: str, scope: Scope, receive: Receive, send: Send) -> Page | None:
        """The page to be kept; None if it was no such page and has been sent as it is."""
        collected = Collected(send)
        await self.app(scope, receive, collected)
        page = collected.page()
        if page is None:
            await collected.pass_on()
            return None
        self.pages[key] = page
        while len(self.pages) > MOST_PAGES:
            self.pages.popitem(last=False)
        return page


class Collected:
    """Holds an answer back until it is known whether it can be kept; what streams is passed on at once."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.start: Message = {}
        self.body = b""
        self.passing = False

    async def __call__(self, message: Message) -> None:
        if self.passing:
            await self.send(message)
            return
        if message["type"] == "http.response.start":
            self.start = message
            if mark_of(message) is None or message["status"] != 200:
                self.passing = True
                await self.send(message)
            return
        self.body += message.get("body", b"")

    def page(self) -> Page | None:
        mark = mark_of(self.start)
        if self.passing or mark is None:
            return None
        headers = [(name, value) for name, value in self.start["headers"] if name.lower() not in DROPPED]
        event, number = mark.split()
        tag = b'"' + hashlib.sha256(self.body).hexdigest()[:24].encode() + b'"'
        packed = gzip.compress(self.body, 6) if len(self.body) > WORTH_PACKING else b""
        return Page(int(event), int(number), tuple(headers), tag, self.body, packed)

    async def pass_on(self) -> None:
        if self.start and not self.passing:
            await self.send(self.start)
            await self.send({"type": "http.response.body", "body": self.body})


def mark_of(start: Message) -> bytes | None:
    """What the view said of its page; None if it said nothing, or if nothing was answered because the reader has gone.

    Django sends the names of headers as they are written."""
    return next((value for name, value in start.get("headers", ()) if name.lower() == MARK), None)


DROPPED = frozenset({MARK, b"set-cookie", b"content-length", b"vary", b"cache-control", b"etag", b"expires"})


def key_of(scope: Scope) -> str | None:
    """What the page depends on besides the log; None for a request that is not to be answered from memory."""
    if scope["type"] != "http" or scope["method"] != "GET" or not scope["path"].startswith("/e/"):
        return None
    headers = dict(scope["headers"])
    if scope["path"].endswith("/feed"):  # never ends: nobody must wait for it
        return None
    try:
        cookies = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1"))
    except CookieError:
        return None
    if b"hx-request" in headers or any(name in cookies for name in PERSONAL):
        return None
    chosen = cookies["django_language"].value if "django_language" in cookies else ""
    language = chosen or headers.get(b"accept-language", b"").decode("latin-1")[:40]
    query: bytes = scope["query_string"]
    return f"{scope['path']}?{query.decode('latin-1')} {language}"


async def answer(page: Page, scope: Scope, send: Send) -> None:
    asked = dict(scope["headers"])
    headers: Headers = [
        *page.headers,
        (b"etag", page.tag),
        (b"cache-control", b"no-cache"),
        (b"vary", b"cookie, accept-language, accept-encoding"),
    ]
    if asked.get(b"if-none-match") == page.tag:
        await send({"type": "http.response.start", "status": 304, "headers": headers})
        await send({"type": "http.response.body", "body": b""})
        return
    body = page.body
    if page.packed and b"gzip" in asked.get(b"accept-encoding", b""):
        body = page.packed
        headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})
