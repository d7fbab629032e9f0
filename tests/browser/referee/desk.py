"""The desk in its own browser: the head referee with an account."""

from typing import Any

from django.urls import reverse
from playwright.sync_api import Browser, Page

from meydan.site.models import Event, Role
from tests.browser.referee.conftest import Server
from tests.site import hall


class Desk:
    def __init__(self, browser: Browser, server: Server, event: Event, role: Role = Role.HEAD_REFEREE) -> None:
        self.context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="tr-TR")
        self.context.set_default_timeout(30_000)
        session = hall.client_of(event, role).cookies["sessionid"].value
        self.context.add_cookies([{"name": "sessionid", "value": session, "url": server.address}])
        self.server, self.event = server, event
        self.page: Page = self.context.new_page()

    def see(self, name: str, **parts: Any) -> "Desk":
        self.page.goto(self.server.address + reverse(name, kwargs={"slug": self.event.slug, **parts}))
        return self

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def close(self) -> None:
        self.context.close()
