"""An answer that fails before its first piece becomes a page; one that is on its way is not touched."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from meydan.site.held_answers import HeldAnswers, NotMadeError
from meydan.site.quick import App, Message, Receive, Scope, Send

PDF = [(b"content-type", b"application/pdf"), (b"cache-control", b"no-store"), (b"x-meydan-held", b"1")]
START = {"type": "http.response.start", "status": 200, "headers": PDF}


def answered(app: App) -> list[Mapping[str, Any]]:
    sent: list[Mapping[str, Any]] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    asyncio.run(HeldAnswers(app)({"type": "http"}, receive, send))
    return sent


def test_a_failure_before_the_first_piece_is_a_page() -> None:
    async def app(_: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
        await send(START)
        raise NotMadeError(b"<p>neden</p>")

    start, body = answered(app)
    assert (start["status"], body["body"]) == (500, b"<p>neden</p>")
    assert dict(start["headers"]) == {b"cache-control": b"no-store", b"content-type": b"text/html; charset=utf-8"}


def test_what_is_made_goes_out_as_it_was_meant() -> None:
    async def app(_: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
        await send(START)
        await send({"type": "http.response.body", "body": b"%PDF-"})

    start, body = answered(app)
    assert (start["status"], body["body"]) == (200, b"%PDF-")
    assert dict(start["headers"])[b"content-type"] == b"application/pdf"
    assert b"x-meydan-held" not in dict(start["headers"])


def test_a_failure_after_the_first_piece_cuts_the_answer() -> None:
    async def app(_: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
        await send(START)
        await send({"type": "http.response.body", "body": b"%PDF-", "more_body": True})
        raise NotMadeError(b"")

    with pytest.raises(NotMadeError):
        answered(app)
