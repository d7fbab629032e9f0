"""A server on this machine that gives the browser the phone's modules: modules need HTTP."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page

import meydan.site

STATIC = Path(meydan.site.__file__).parent / "static"
HERE = Path(__file__).parent


class StaticFiles(SimpleHTTPRequestHandler):
    """The site's static files, and beside them the scripts of these tests."""

    def translate_path(self, path: str) -> str:
        name = path.split("?")[0].lstrip("/")
        return str(STATIC / name if name.startswith("meydan/") else HERE / name)

    def log_message(self, *_: object) -> None:
        """Nothing is said on the terminal."""


@pytest.fixture(scope="session")
def static_files() -> Iterator[str]:
    """The address of the static files."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(StaticFiles))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def page(browser: Browser, static_files: str) -> Iterator[Page]:
    """An empty page of that server."""
    context = browser.new_context()
    opened = context.new_page()
    opened.goto(f"{static_files}/empty.html")
    yield opened
    context.close()
