"""A watcher of the feed, as a browser is one: it keeps the number of the last line and asks for what came after."""

import http.client
import json
import time
from types import TracebackType
from typing import Self


class Watcher:
    """Reads one connection of the feed. `last` is what a browser would send as Last-Event-ID."""

    def __init__(self, port: int, path: str, last: int | None = None, cookie: str = "") -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=15)
        headers = {"Accept": "text/event-stream", "Cookie": cookie}
        if last is not None:
            headers["Last-Event-ID"] = str(last)
        self.connection.request("GET", path, headers=headers)
        self.response = self.connection.getresponse()
        assert self.response.status == 200
        self.last = last

    def __enter__(self) -> Self:
        self.next_message()  # the first beat: the server listens for us now
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.response.close()
        self.connection.close()

    def next_message(self) -> dict[str, str]:
        """The next message by its fields: id, event, data."""
        fields: dict[str, str] = {}
        while line := self.response.readline().decode().rstrip("\n"):
            name, _, value = line.partition(": ")
            fields[name] = value
        return fields

    def lines(self, count: int, seconds: float = 12) -> list[tuple[int, str]]:
        """The numbers and kinds of the next lines; beats are passed over."""
        found: list[tuple[int, str]] = []
        until = time.monotonic() + seconds
        while len(found) < count and time.monotonic() < until:
            message = self.next_message()
            if message.get("event") == "line":
                self.last = int(message["id"])
                found.append((self.last, json.loads(message["data"])["kind"]))
        return found
