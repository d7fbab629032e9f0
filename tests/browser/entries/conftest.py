"""The site itself, served from this process; the live feed is left out, as a hall without it must work too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page
from pytest_django.live_server_helper import LiveServer

from meydan.site.models import Event, Role
from tests.site import hall

Opener = Callable[[Event, Role, str], Page]


@pytest.fixture
def opened(context: BrowserContext, live_server: LiveServer) -> Opener:
    """Opens a page of the event as somebody of this role."""

    def open_page(event: Event, role: Role, address: str) -> Page:
        session = hall.client_of(event, role).cookies["sessionid"].value
        context.add_cookies([{"name": "sessionid", "value": session, "url": live_server.url}])
        page = context.new_page()
        page.route("**/feed*", lambda route: route.abort())
        page.goto(f"{live_server.url}/e/{event.slug}/{address}")
        return page

    return open_page
