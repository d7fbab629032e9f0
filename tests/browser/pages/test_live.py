"""No page needs a manual refresh: a live region follows the log, and never takes away what somebody is doing."""

import pytest
from playwright.sync_api import Page, expect

from meydan.site.actions.author import Author
from meydan.site.actions.change import change
from meydan.site.models import Event, Role
from tests.browser.pages.conftest import OpenPage
from tests.site.other_process import log_elsewhere
from tests.site.running import RunningSite

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.urls("tests.browser.pages.urls")]
COUNT_LINES = "window.heard = []; document.addEventListener('meydan:line', (event) => heard.push(event.detail.kind))"


def write(event: Event, kind: str) -> None:
    with change(event, Author("Ayşe", Role.ORGANISER)) as log:
        log(kind, public=True)


@pytest.fixture
def page(open_page: OpenPage, event: Event) -> Page:
    opened = open_page(f"/e/{event.slug}/canli")
    expect(opened.locator(".age.live")).to_be_visible()
    opened.evaluate(COUNT_LINES)
    return opened


def test_a_region_shows_a_line_as_soon_as_it_is_logged(page: Page, event: Event) -> None:
    write(event, "round published")
    expect(page.locator("#lines li")).to_have_text(["round published"])


def test_a_line_of_another_process_is_shown_too(page: Page, event: Event) -> None:
    log_elsewhere(event.slug, "round published")
    expect(page.locator("#lines li")).to_have_text(["round published"])


def test_after_a_restart_of_the_server_nothing_is_missed(page: Page, event: Event, server: RunningSite) -> None:
    write(event, "one")
    expect(page.locator("#lines li")).to_have_text(["one"])
    server.stop()
    write(event, "two")
    server.start()
    expect(page.locator("#lines li")).to_have_text(["one", "two"], timeout=20_000)
    write(event, "three")
    expect(page.locator("#lines li")).to_have_text(["one", "two", "three"])
    assert page.evaluate("heard") == ["one", "two", "three"]


def test_the_change_is_announced_once_in_one_place(page: Page, event: Event) -> None:
    write(event, "one")
    expect(page.locator("#announcements")).to_have_text("1 kayıt")
    assert page.locator("[aria-live]").count() == 2  # the announcements, and the toasts


def test_what_is_typed_stays_until_the_reader_asks_for_the_news(page: Page, event: Event) -> None:
    page.get_by_label("Not").fill("yarım cümle")
    page.locator("h1").click()  # the focus is elsewhere, the form is not sent
    write(event, "one")
    renew = page.get_by_role("button", name="Yeni veri var: yenile")
    expect(renew).to_be_visible()
    expect(page.get_by_label("Not")).to_have_value("yarım cümle")
    renew.click()
    expect(page.locator("#lines li")).to_have_text(["one"])
    expect(page.get_by_label("Not")).to_have_value("")


def test_a_field_with_the_focus_is_not_taken_away_and_the_news_comes_when_it_is_left(page: Page, event: Event) -> None:
    page.get_by_label("Not").focus()
    write(event, "one")
    expect(page.get_by_role("button", name="Yeni veri var: yenile")).to_be_visible()
    expect(page.get_by_label("Not")).to_be_focused()
    page.get_by_label("Not").blur()
    expect(page.locator("#lines li")).to_have_text(["one"])


def test_focus_on_a_button_and_an_opened_note_outlive_the_swap(page: Page, event: Event) -> None:
    page.locator("#more summary").click()
    page.get_by_role("button", name="Aynı düğme").focus()
    write(event, "one")
    expect(page.locator("#lines li")).to_have_text(["one"])
    expect(page.get_by_role("button", name="Aynı düğme")).to_be_focused()
    expect(page.locator("#more p")).to_be_visible()


def test_a_lost_connection_is_said_with_the_age_of_the_data(
    open_page: OpenPage, event: Event, server: RunningSite
) -> None:
    page = open_page("/look")
    page.clock.install()
    page.goto(f"/e/{event.slug}/canli")
    expect(page.locator(".age.live")).to_be_visible()
    server.stop()
    page.clock.fast_forward(40_000)
    expect(page.locator(".stale-line")).to_contain_text("Sunucuya ulaşılamıyor")
    expect(page.locator(".stale-line")).to_contain_text("sn önce")
    expect(page.locator(".way-back")).to_contain_text(server.address.removeprefix("http://"))
    server.start()
    page.clock.resume()
    page.clock.fast_forward(5_000)
    expect(page.locator(".stale-line")).to_have_count(0, timeout=20_000)
