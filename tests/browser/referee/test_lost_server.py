"""The server is not where it was: another network, a captive portal, another address (faults 10 and 12)."""

import json

import pytest
from playwright.sync_api import Browser, Route, expect

from meydan.site.models import Event, Pairing, TableHold
from tests.browser.referee.conftest import Server
from tests.browser.referee.desk import Desk
from tests.browser.referee.phones import Phone, deeds_of, playing

PATIENCE = 30_000


@pytest.fixture
def table(event: Event) -> Pairing:
    return playing(event)


def without_server(phone: Phone) -> None:
    """Nobody answers at the old address any more."""
    old = phone.server.address
    phone.context.route(f"{old}/**", lambda route: route.abort())


def new_address(server: Server) -> str:
    """The same server under another name: for a browser that is another place, with nothing stored."""
    return server.address.replace("127.0.0.1", "localhost")


def unsent(phone: Phone) -> None:
    phone.tap("1. seti başlat")
    phone.page.locator("#count-0").fill("30")
    phone.tap("Sayımı kaydet", exact=True)
    expect(phone.state).to_contain_text("çevrimdışı – 2 kayıt bekliyor")
    phone.skip(16)


def test_another_address_takes_over_the_table_and_what_was_not_sent(
    browser: Browser, server: Server, table: Pairing
) -> None:
    phone = Phone(browser, server, service_workers="block").with_stopwatch().open(table)
    without_server(phone)
    unsent(phone)
    phone.tap("Ne yapmalı?")
    phone.page.get_by_label("Yeni adres").fill(new_address(server).removeprefix("http://"))
    with phone.context.expect_page() as opened:
        phone.tap("Bu adreste sürdür")
    page = opened.value
    page.wait_for_selector("html[data-ready]")
    assert page.url.startswith(new_address(server))
    expect(page.locator("#state")).to_contain_text("kaydedildi", timeout=PATIENCE)
    assert [(deed["kind"], deed.get("first")) for deed in deeds_of(table)] == [
        ("set begun", None),
        ("set counted", [30]),
    ]
    page.get_by_role("button", name="2. seti başlat").click()
    expect(page.get_by_role("heading", name="2. set")).to_be_visible()
    assert TableHold.objects.count() == 1  # it is the same phone: nobody had to be asked
    phone.close()


def test_the_phone_looks_for_the_server_under_its_other_names(browser: Browser, server: Server, table: Pairing) -> None:
    """What the server said while it was there: its name in the network stays when its address changes."""
    phone = Phone(browser, server, service_workers="block").with_stopwatch().open(table)
    brought = json.loads(phone.page.locator("#brought").text_content() or "")
    names = [one for one in brought["elsewhere"] if one.split(":")[1].endswith(".local")]
    assert len(names) == 1
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(body="meydan 2026", headers={"Access-Control-Allow-Origin": "*"})

    phone.context.route(f"{names[0]}/here", answer)
    without_server(phone)
    unsent(phone)
    phone.tap("Ne yapmalı?")
    expect(phone.sheet).to_contain_text(f"Sunucu bulundu: {names[0].removeprefix('http://')}")
    expect(phone.page.get_by_role("button", name="Orada sürdür")).to_be_visible()
    assert asked == [f"{names[0]}/here"]
    phone.close()


def test_a_captive_portal_is_not_taken_for_the_server(browser: Browser, server: Server, table: Pairing) -> None:
    phone = Phone(browser, server, service_workers="block").with_stopwatch().open(table)
    phone.page.route("**/acts", lambda route: route.fulfill(status=200, body="<h1>Otel Wi-Fi</h1>"))
    unsent(phone)
    phone.tap("Ne yapmalı?")
    expect(phone.sheet).to_contain_text("Sunucuya ulaşılamıyor")
    expect(phone.sheet).to_contain_text("Bu ağda başka bir sayfa yanıt veriyor")
    assert deeds_of(table) == []
    phone.page.keyboard.press("Escape")
    phone.page.unroute("**/acts")
    phone.saved()
    assert len(deeds_of(table)) == 2
    phone.close()


def test_the_desk_shows_where_the_server_is_now(browser: Browser, server: Server, event: Event) -> None:
    desk = Desk(browser, server, event).see("phones")
    section = desk.page.locator("#way-back")
    expect(section.get_by_role("img", name="Sunucunun QR kodu")).to_be_visible()
    expect(section).to_contain_text("Sunucunun adresi şimdi: http://")
    desk.close()


def test_a_page_that_was_never_here_says_that_the_server_cannot_be_reached(
    browser: Browser, server: Server, event: Event, table: Pairing
) -> None:
    """Fault 10, on localhost and HTTPS: the browser's own error page would help nobody."""
    phone = Phone(browser, server).open(table)
    phone.page.evaluate("navigator.serviceWorker.ready")
    phone.page.reload()  # now the worker is in charge
    phone.ready()
    phone.offline()
    phone.page.goto(f"{server.address}/e/{event.slug}/table/{table.pk + 1}")
    expect(phone.page.get_by_role("heading", name="Sunucuya ulaşılamıyor")).to_be_visible()
    phone.close()
