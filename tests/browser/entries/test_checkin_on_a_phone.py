"""Check-in as a helper does it: type a few letters, one tap, and it is said and counted."""

import pytest
from playwright.sync_api import expect

from meydan.site.models import Event, Role
from tests.browser.entries.conftest import Opener
from tests.site import hall
from tests.site.entries.pupils import MEHMET, entered
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def event() -> Event:
    event = hall.make_event()
    category = hall.make_category(event, name="Mangala İlkokul")
    entered(category)
    entered(category, MEHMET)
    return event


@pytest.mark.article("salihli.event.7")
def test_a_few_letters_and_one_tap(event: Event, opened: Opener) -> None:
    page = opened(event, Role.DESK_HELPER, "checkin/")
    page.get_by_label("Ad, okul ya da numara").press_sequentially("sek")
    expect(page.locator(".arrival")).to_have_count(1)
    page.get_by_role("button", name="Ayşe Şeker: kimlik görüldü, burada").tap()
    expect(page.locator(".hall b")).to_have_text("1/2")
    expect(page.locator("#announcements")).to_contain_text("1/2")
    assert page.url.endswith("q=sek&category=&school=&presence=")
    row = event.entries.get(number=1)
    assert (row.checked_in, row.identity_seen) == (True, True)
    page.get_by_role("button", name="Ayşe Şeker: geri al").tap()
    expect(page.locator(".hall b")).to_have_text("0/2")


def test_the_page_works_without_javascript(event: Event, opened: Opener) -> None:
    page = opened(event, Role.DESK_HELPER, "checkin/?q=isik")
    page.route("**/*.js", lambda route: route.abort())
    page.reload()
    page.get_by_role("button", name="Mehmet Işık: kimlik görüldü, burada").tap()
    expect(page.locator(".hall b")).to_have_text("1/2")
    assert page.url.endswith("/checkin/?q=isik")


@pytest.mark.article("salihli.event.5")
def test_a_tap_that_came_too_late_is_told_with_its_article(event: Event, opened: Opener) -> None:
    page = opened(event, Role.DESK_HELPER, "checkin/")
    category = event.categories.get()
    hall.make_entries(category, 4)
    steps.published(category)
    page.get_by_role("button", name="Ayşe Şeker: kimlik görüldü, burada").tap()
    expect(page.get_by_role("heading", name="Yapılamadı")).to_be_visible()
    expect(page.locator("main")).to_contain_text("yönerge madde 5")
    assert not event.entries.get(number=1).checked_in


def test_a_tap_without_a_connection_is_told(event: Event, opened: Opener) -> None:
    page = opened(event, Role.DESK_HELPER, "checkin/")
    page.context.set_offline(True)
    page.get_by_role("button", name="Ayşe Şeker: kimlik görüldü, burada").tap()
    expect(page.locator(".toast")).to_contain_text("Gönderilemedi")
    page.context.set_offline(False)
    assert not event.entries.get(number=1).checked_in
