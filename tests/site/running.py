"""The real site on a port of this machine, served by uvicorn in a thread of the test, on the test's database."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from django.db import connections

from meydan.site.asgi import application, pages

START_SECONDS = 20


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class RunningSite:
    """`stop` and `start` again: the same address, as after a restart of the laptop."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        pages.pages.clear()  # a server that starts remembers nothing of the one before
        config = uvicorn.Config(
            application,
            host="127.0.0.1",
            port=self.port,
            log_level="error",
            lifespan="on",
            timeout_graceful_shutdown=1,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until = time.monotonic() + START_SECONDS
        while not self.server.started:
            if time.monotonic() > until or not self.thread.is_alive():
                raise RuntimeError(f"the site did not start on port {self.port}")
            time.sleep(0.02)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(START_SECONDS)
        if self.thread.is_alive():
            raise RuntimeError("the site did not stop")


@contextmanager
def running_site() -> Iterator[RunningSite]:
    site = RunningSite()
    site.start()
    try:
        yield site
    finally:
        site.stop()
        connections.close_all()
