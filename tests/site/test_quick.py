"""Public pages from memory: rendered once, the same for everybody, anew as soon as the log moves on."""

import asyncio
import gzip
from collections.abc import Sequence

import pytest

from meydan.site.heads import Heads
from meydan.site.quick import MARK, Headers, Message, QuickPages, Receive, Scope, Send

EVENT = 900_001  # no row is needed: a page depends on the head of a log only


class Renders:
    """An application that counts how often it is asked, and answers slowly."""

    def __init__(self, headers: Headers) -> None:
        self.headers = headers
        self.asked = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        self.asked += 1
        await asyncio.sleep(0.01)
        await send({"type": "http.response.start", "status": 200, "headers": self.headers})
        await send({"type": "http.response.body", "body": f"page {self.asked} ".encode() * 200})


async def nothing() -> Message:
    return {"type": "http.request"}


async def get(app: QuickPages, path: str = "/e/kupa/", headers: Sequence[tuple[bytes, bytes]] = ()) -> list[Message]:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": list(headers)}
    await app(scope, nothing, send)
    return sent


def marked(number: int) -> Headers:
    return [(MARK, f"{EVENT} {number}".encode()), (b"content-type", b"text/html")]


@pytest.fixture(autouse=True)
def fresh_heads(monkeypatch: pytest.MonkeyPatch) -> Heads:
    heads = Heads()
    monkeypatch.setattr("meydan.site.quick.HEADS", heads)
    return heads


def test_page_is_rendered_once_for_all_who_ask_at_once() -> None:
    inner = Renders(marked(3))
    app = QuickPages(inner)

    async def crowd() -> None:
        await asyncio.gather(*(get(app) for _ in range(200)))

    asyncio.run(crowd())
    assert inner.asked == 1


def test_page_is_rendered_anew_when_the_log_has_moved_on(fresh_heads: Heads) -> None:
    inner = Renders(marked(3))
    app = QuickPages(inner)
    asyncio.run(get(app))
    fresh_heads.move(EVENT, 4)
    inner.headers = marked(4)
    first = asyncio.run(get(app))
    second = asyncio.run(get(app))
    assert inner.asked == 2
    assert first[1]["body"] == second[1]["body"]


def test_languages_have_pages_of_their_own() -> None:
    inner = Renders(marked(3))
    app = QuickPages(inner)
    asyncio.run(get(app, headers=[(b"cookie", b"django_language=tr")]))
    asyncio.run(get(app, headers=[(b"cookie", b"django_language=en")]))
    assert inner.asked == 2


def test_who_is_logged_in_never_gets_a_page_from_memory() -> None:
    inner = Renders(marked(3))
    app = QuickPages(inner)
    for _ in range(2):
        asyncio.run(get(app, headers=[(b"cookie", b"sessionid=abc")]))
    assert inner.asked == 2


def test_page_without_the_mark_is_passed_on_as_it_is() -> None:
    inner = Renders([(b"content-type", b"text/html"), (b"set-cookie", b"a=b")])
    app = QuickPages(inner)
    sent = asyncio.run(get(app))
    asyncio.run(get(app))
    assert inner.asked == 2
    assert (b"set-cookie", b"a=b") in sent[0]["headers"]


def test_mark_and_cookies_do_not_leave_the_house() -> None:
    inner = Renders([*marked(3), (b"set-cookie", b"csrftoken=secret")])
    sent = asyncio.run(get(QuickPages(inner)))
    names = [name for name, _ in sent[0]["headers"]]
    assert MARK not in names
    assert b"set-cookie" not in names


def test_known_page_is_answered_with_304_and_packed_when_asked() -> None:
    app = QuickPages(Renders(marked(3)))
    plain = asyncio.run(get(app))
    tag = dict(plain[0]["headers"])[b"etag"]
    assert asyncio.run(get(app, headers=[(b"if-none-match", tag)]))[0]["status"] == 304
    packed = asyncio.run(get(app, headers=[(b"accept-encoding", b"gzip, br")]))
    assert gzip.decompress(packed[1]["body"]) == plain[1]["body"]


def test_feed_is_never_waited_for() -> None:
    inner = Renders(marked(3))
    app = QuickPages(inner)
    for _ in range(2):
        asyncio.run(get(app, "/e/kupa/feed"))
    assert inner.asked == 2
