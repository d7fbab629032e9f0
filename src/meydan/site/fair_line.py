"""One writer at a time, whoever came first.

SQLite lets one transaction write and has the others ask again and again; who is unlucky asks for twenty seconds and is
refused. So the threads of the web process wait in a line of their own. PostgreSQL keeps its line by itself.
"""

import threading
from collections import deque
from contextlib import AbstractContextManager, nullcontext

from django.db import connection


class FairLine:
    """Who is inside may enter again."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: deque[tuple[int, threading.Event]] = deque()
        self._inside: int | None = None
        self._depth = 0

    def __enter__(self) -> None:
        me, called = threading.get_ident(), threading.Event()
        with self._lock:
            if self._inside in (None, me):
                self._inside = me
                self._depth += 1
                return
            self._waiting.append((me, called))
        called.wait()

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._depth -= 1
            if self._depth:
                return
            self._inside = None
            if self._waiting:
                self._inside, called = self._waiting.popleft()
                self._depth = 1
                called.set()


WRITERS = FairLine()


def in_line() -> AbstractContextManager[None]:
    """The turn to write; who is in a transaction already has it."""
    if connection.vendor != "sqlite" or connection.in_atomic_block:
        return nullcontext()
    return WRITERS
