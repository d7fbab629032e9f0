"""The hall in a real browser: spectators' phones and a screen on the wall, on the real server."""

import pytest

from meydan.site.models import Category, Event, WallPage, WallScreen
from tests.browser.pages.conftest import event, open_page, server
from tests.site import hall

__all__ = ["event", "open_page", "server"]


@pytest.fixture
def swiss(event: Event) -> Category:
    category = hall.make_category(event, rounds=3, name="Ortaokul Mangala")
    hall.make_entries(category, 24)
    return category


@pytest.fixture
def screen(swiss: Category) -> WallScreen:
    pages = (WallPage.TABLES, WallPage.STANDINGS, WallPage.PROGRAMME, WallPage.ADDRESS)
    plain = [{"id": at, "page": page.value, "categories": []} for at, page in enumerate(pages, 1)]
    return WallScreen.objects.create(event=swiss.event, name="Giriş", code="giris", pages=plain)
