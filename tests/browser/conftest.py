"""A real browser for the tests: Debian's chromium, started once; every test gets a fresh context of its own.

While the browser is open an event loop runs in this process, so it is closed when the tests of this folder are over,
and Django, which would take that loop for asynchronous code, is told that it is not.
"""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# A busy machine is slow, and being slow is no fault of what is tested; where time is tested it is measured.
expect.set_options(timeout=15_000)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("chromium is not installed: apt install chromium")
    with pytest.MonkeyPatch.context() as patch, sync_playwright() as playwright:
        patch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone of 360 px, as a referee has it: nothing stored, Turkish."""
    opened = browser.new_context(viewport={"width": 360, "height": 740}, locale="tr-TR", has_touch=True)
    opened.set_default_timeout(30_000)
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
