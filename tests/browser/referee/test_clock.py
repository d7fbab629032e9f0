"""The clock for two: pressed, paused, corrected; and what the rulebook says when the time is over (fault 49)."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from meydan.site.models import Event, Pairing
from tests.browser.referee.conftest import Server
from tests.browser.referee.cutting import without_times
from tests.browser.referee.phones import Phone, deeds_of, playing

MINUTES = {"clock": {"minutes": 10}}


def at_the_clock(browser: Browser, server: Server, table: Pairing) -> Phone:
    """The set has begun and the first player's time is running."""
    phone = Phone(browser, server).with_stopwatch().open(table)
    phone.tap("1. seti başlat")
    face(phone, "first").click()
    return phone


def face(phone: Phone, seat: str) -> Any:
    return phone.page.locator(f'[data-key="clock {seat}"]')


def shows(phone: Phone, seat: str, time: str) -> None:
    expect(phone.page.locator(f'[data-face="{seat}"]')).to_contain_text(time)


def result_of(table: Pairing) -> Any:
    table.refresh_from_db()
    return table.summary["sets"]


@pytest.mark.article("salihli.kulami.all")
def test_presses_pauses_and_corrections_are_measured_by_the_phone_without_network(
    browser: Browser, server: Server, event: Event
) -> None:
    table = playing(event, "kulami", options=MINUTES)
    phone = at_the_clock(browser, server, table)
    phone.offline()
    phone.skip(65)
    shows(phone, "first", "8:5")
    face(phone, "first").click()
    expect(face(phone, "first")).to_be_disabled()
    phone.skip(30)
    phone.tap("Duraklat")
    phone.tap("Saati düzelt")
    phone.page.get_by_label(str(table.second and table.second.name)).fill("9:45")
    phone.page.get_by_label("Neden").fill("Masadaki saat 9:45 gösteriyor")
    phone.sheet.get_by_role("button", name="Saati düzelt").click()
    phone.tap("Sürdür")
    phone.offline(False)
    phone.saved()
    deeds = deeds_of(table)
    assert without_times(deeds) == [
        {"kind": "set begun"},
        {"kind": "clock started", "player": "first"},
        {"kind": "clock pressed", "player": "first"},
        {"kind": "clock paused"},
        {
            "kind": "clock corrected",
            "first": deeds[4]["first"],
            "second": 585_000,
            "reason": "Masadaki saat 9:45 gösteriyor",
        },
        {"kind": "clock resumed"},
    ]
    assert 65_000 <= deeds[2]["elapsed"] < 95_000
    assert 30_000 <= deeds[3]["elapsed"] < 60_000
    phone.close()


@pytest.mark.article("salihli.kulami.all")
def test_a_flag_loses_where_the_rulebook_says_so(browser: Browser, server: Server, event: Event) -> None:
    """One set makes this match: the flag ends it, and is held; the act holds how long the phone has measured."""
    table = playing(event, "kulami", options=MINUTES)
    phone = at_the_clock(browser, server, table)
    face(phone, "first").click()
    phone.saved()
    phone.offline()
    assert table.second is not None
    phone.skip(599)
    expect(phone.page.get_by_role("alert")).to_have_count(0)
    phone.skip(5)
    alert = phone.page.get_by_role("alert")
    expect(alert).to_contain_text(f"Süre bitti: {table.second.name}")
    expect(alert.locator("details.article")).to_be_visible()
    expect(phone.page.locator("#announcements")).to_contain_text("Süre bitti")
    alert.get_by_role("button").click()
    expect(phone.sheet.locator(".follows").last).to_contain_text("Maç bitti")
    phone.sheet.locator("[data-hold]").click(delay=1200)
    expect(phone.page.get_by_role("heading", name="Maç bitti")).to_be_visible()
    expect(phone.state).to_contain_text("1 kayıt bekliyor")
    phone.offline(False)
    phone.saved()
    fallen = deeds_of(table)[-1]
    assert (fallen["kind"], fallen["player"]) == ("flag fell", "second")
    assert fallen["elapsed"] >= 600_000
    assert [one["winner"] for one in result_of(table)] == ["first"]
    phone.close()


@pytest.mark.article("salihli.mangala.all")
@pytest.mark.parametrize(("stones", "winner"), [("23", "second"), ("24", None)])
def test_a_flag_asks_for_the_store_where_stones_decide(
    browser: Browser, server: Server, event: Event, stones: str, winner: str | None
) -> None:
    """Mangala: who has 24 stones in the store when the time is over has a draw."""
    table = playing(event, options=MINUTES)
    phone = at_the_clock(browser, server, table)
    phone.offline()
    phone.skip(601)
    phone.page.get_by_role("alert").get_by_role("button").click()
    expect(phone.sheet.locator(".refusal")).to_contain_text("sayıyı girin")
    phone.sheet.get_by_label(table.first.name).fill(stones)
    expect(phone.sheet.locator(".follows")).to_contain_text("berabere" if winner is None else "1. set")
    phone.sheet.locator(".button.main").click()
    expect(phone.page.get_by_role("button", name="2. seti başlat")).to_be_visible()
    phone.offline(False)
    phone.saved()
    assert deeds_of(table)[-1]["first"] == int(stones)
    assert [one["winner"] for one in result_of(table)] == [winner]
    phone.close()
