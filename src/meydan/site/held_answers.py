"""An answer that is made while it is sent begins with its first piece, so that a failure can still become a page.

A view says with `X-Meydan-Held: 1` that its stream may fail before the first piece, by raising NotMadeError with what
is sent instead.
"""

from meydan.site.quick import MARK as QUICK
from meydan.site.quick import App, Message, Receive, Scope, Send

MARK = b"x-meydan-held"
FAILED = 500


class NotMadeError(Exception):
    """What was asked for could not be made; `page` is what the person sees instead."""

    def __init__(self, page: bytes) -> None:
        super().__init__("not made")
        self.page = page


class HeldAnswers:
    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        held: Message | None = None

        async def holding(message: Message) -> None:
            nonlocal held
            if message["type"] == "http.response.start" and is_marked(message):
                held = message
                return
            start, held = held, None
            if start is not None:
                await send({**start, "headers": [one for one in start["headers"] if one[0].lower() != MARK]})
            await send(message)

        try:
            await self.app(scope, receive, holding)
        except NotMadeError as failed:
            if held is None:
                raise
            await send({"type": "http.response.start", "status": FAILED, "headers": headers_instead(held)})
            await send({"type": "http.response.body", "body": failed.page})


def is_marked(start: Message) -> bool:
    return any(name.lower() == MARK for name, _ in start.get("headers", ()))


def headers_instead(start: Message) -> list[tuple[bytes, bytes]]:
    """Those of the answer that was meant, but for what it would have held."""
    about_content = (b"content-type", b"content-disposition", b"content-length", MARK, QUICK)
    kept = [(name, value) for name, value in start["headers"] if name.lower() not in about_content]
    return [*kept, (b"content-type", b"text/html; charset=utf-8")]
