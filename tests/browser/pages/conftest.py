"""The site's own pages in a real browser: the real server, on the test's database."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from meydan.site.models import Event, Role
from tests.site import hall
from tests.site.running import RunningSite, running_site

OpenPage = Callable[..., Page]


@pytest.fixture
def server(transactional_db: None) -> Iterator[RunningSite]:  # noqa: ARG001 - the site runs on the test's database
    with running_site() as site:
        yield site


@pytest.fixture
def event(server: RunningSite) -> Event:  # noqa: ARG001 - made while the site runs
    return hall.make_event()


@pytest.fixture
def open_page(browser: Browser, server: RunningSite) -> Iterator[OpenPage]:
    """open_page("/look", width=1440, scheme="dark"): a fresh browser for each, Turkish unless said otherwise."""
    contexts: list[BrowserContext] = []

    def opened(path: str, width: int = 1440, scheme: str = "light", role: Role | None = None, **more: str) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 900},
            color_scheme=scheme,  # type: ignore[arg-type]
            locale=more.get("locale", "tr-TR"),
            base_url=server.address,
            has_touch=width < 600,
        )
        context.set_default_timeout(30_000)
        contexts.append(context)
        if role is not None:
            client = hall.client_of(Event.objects.get(), role)
            context.add_cookies(
                [{"name": "sessionid", "value": client.cookies["sessionid"].value, "url": server.address}]
            )
        page = context.new_page()
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
