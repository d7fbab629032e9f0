"""A page with nothing but a drawn board on it, served from this machine under the strictest content policy."""

from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page

import meydan.site
from tests.browser.boards.table import Table

STATIC = Path(meydan.site.__file__).parent / "static"
HERE = Path(__file__).parent


class Shelf(SimpleHTTPRequestHandler):
    """The site's static files, and beside them the test's own page under /table."""

    def translate_path(self, path: str) -> str:
        inside = path.partition("?")[0].lstrip("/")
        return str(HERE / inside.removeprefix("table/") if inside.startswith("table/") else STATIC / inside)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", "default-src 'self'; img-src 'self' data:")
        super().end_headers()

    def log_request(self, *_: object) -> None:
        """A test has nobody to tell."""


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Shelf) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture
def table(page: Page, address: str) -> Iterator[Table]:
    """A table to open boards on. Nothing may fail on it, and nothing may be asked of another machine."""
    faults: list[str] = []
    asked: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}/table/table.html")
    yield Table(page, asked)
    assert faults == []
    assert [url for url in asked if not url.startswith((address, "data:"))] == []
