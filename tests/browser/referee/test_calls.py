"""Calls and objections made without network: nothing is lost, and every decision stands in the match."""

import pytest
from playwright.sync_api import Browser, expect

from meydan.site.models import Event, LogLine, Pairing
from tests.browser.referee.conftest import Server
from tests.browser.referee.desk import Desk
from tests.browser.referee.phones import Phone, deeds_of, playing

PATIENCE = 20_000


@pytest.fixture
def table(event: Event) -> Pairing:
    return playing(event)


@pytest.fixture
def phone(browser: Browser, server: Server, table: Pairing) -> Phone:
    opened = Phone(browser, server).open(table)
    opened.tap("1. seti başlat")
    opened.saved()
    return opened


def objecting(phone: Phone, who: str, about: str, why: str) -> None:
    phone.tap("Başhakemi çağır")
    phone.choose("Oyuncu itiraz ediyor")
    phone.fill("Neden", why)
    phone.choose(who)
    phone.choose(about)


def test_a_call_without_network_reaches_the_desk_and_its_answer_comes_back(
    browser: Browser, server: Server, event: Event, phone: Phone
) -> None:
    desk = Desk(browser, server, event).see("referee-desk")
    phone.offline()
    phone.tap("Başhakemi çağır")
    phone.fill("Neden", "Saat bozuk")
    phone.sheet.get_by_role("button", name="Başhakemi çağır").click()
    expect(phone.page.locator(".calls")).to_contain_text("gönderilecek Saat bozuk")
    assert event.calls.count() == 0
    phone.offline(False)
    expect(phone.page.locator(".calls")).to_contain_text("başhakem bekleniyor Saat bozuk", timeout=PATIENCE)
    expect(desk.page.locator("#calls .call")).to_contain_text("Saat bozuk", timeout=PATIENCE)
    desk.page.get_by_label("Yanıt").fill("Geliyorum")
    desk.press("Yanıtla")
    expect(phone.page.locator(".calls")).to_contain_text("Saat bozuk → Geliyorum", timeout=PATIENCE)
    assert event.calls.count() == 1
    phone.close()


@pytest.mark.article("salihli.event.13")
def test_an_objection_decided_at_the_table_without_network_is_an_act_of_the_match(phone: Phone, table: Pairing) -> None:
    phone.offline()
    objecting(phone, table.first.name, "geçmiş hamle", "İki hamle önce")
    expect(phone.page.get_by_role("button", name="Kabul edildi olarak kaydet")).to_be_disabled()
    expect(phone.sheet.locator(".refusal")).to_contain_text("Bu itiraz kabul edilmez; reddedildi olarak kaydedin")
    phone.tap("Reddedildi olarak kaydet")
    objecting(phone, str(table.second and table.second.name), "son hamle, anında", "Taş eksik")
    phone.tap("Kabul edildi olarak kaydet")
    expect(phone.state).to_contain_text("2 kayıt bekliyor")
    phone.offline(False)
    phone.saved()
    past, at_once = "objection about a past move", "objection at the moment"
    assert deeds_of(table)[1:] == [
        {"kind": "objected", "player": "first", "about": past, "accepted": False, "note": "İki hamle önce"},
        {"kind": "objected", "player": "second", "about": at_once, "accepted": True, "note": "Taş eksik"},
    ]
    phone.close()


@pytest.mark.article("salihli.event.13")
def test_an_objection_brought_to_the_head_referee_without_network_is_decided_and_recorded(
    browser: Browser, server: Server, event: Event, phone: Phone, table: Pairing
) -> None:
    phone.offline()
    objecting(phone, table.first.name, "son hamle, anında", "Taş düştü")
    phone.tap("Başhakem karar versin")
    expect(phone.page.locator(".calls")).to_contain_text("gönderilecek Taş düştü")
    phone.offline(False)
    expect(phone.page.locator(".calls")).to_contain_text("başhakem bekleniyor", timeout=PATIENCE)
    desk = Desk(browser, server, event).see("referee-desk")
    call = desk.page.locator("#calls .call")
    expect(call).to_contain_text(f"{table.first.name}: son hamle, anında")
    desk.page.get_by_label("Yanıt").fill("Taş yerinde")
    desk.press("Reddet")
    expect(phone.page.locator(".last-act")).to_contain_text(f"İtiraz, {table.first.name}", timeout=PATIENCE)
    expect(phone.page.locator(".calls")).to_contain_text("Taş düştü → Taş yerinde")
    assert deeds_of(table)[-1] == {
        "kind": "objected",
        "player": "first",
        "about": "objection at the moment",
        "accepted": False,
        "note": "Taş yerinde",
    }
    assert LogLine.objects.get(kind="objection refused").data["article"] == "salihli.event.13"
    phone.close()
