"""A Q-bitz round, card by card; the network comes and goes (faults 29, 47)."""

import pytest
from playwright.sync_api import Browser, expect

from meydan.site.models import Event, Pairing
from tests.browser.referee.conftest import Server
from tests.browser.referee.cutting import CUTS, Table
from tests.browser.referee.phones import Phone, deeds_of, playing

CARDS = {"lists": [{"round": 1, "cards": [12, 7, 33, 4, 21, 40, 41], "reserves": [9, 15]}]}


@pytest.fixture
def table(event: Event) -> Pairing:
    return playing(event, "qbitz", rulebook="yuzuncu-yil", cards=CARDS)


@pytest.mark.article("yuzuncu-yil.qbitz.12")
@pytest.mark.parametrize("cut", CUTS)
def test_a_round_of_cards_with_the_network_cut_at_every_step(
    browser: Browser, server: Server, table: Pairing, cut: str
) -> None:
    people = Table(browser, server, table, cut)
    phone, step = people.phone, people.step
    claim = {seat: phone.page.locator(f'[data-key="claim {seat}"]').click for seat in ("first", "second")}

    def void() -> None:
        phone.tap("Kart geçersiz")
        expect(phone.page.locator(".toast.error")).to_contain_text("Süre dolmadı")
        phone.skip(61)
        phone.tap("Kart geçersiz")

    def approve_the_last() -> None:
        phone.tap("Onayla", exact=True)
        phone.hold("Onayla (basılı tutun)")
        expect(phone.page.get_by_role("heading", name="Maç bitti")).to_be_visible()

    step(lambda: phone.tap("Kartı duyur: 12"), {"kind": "card announced", "card": "12"})
    step(claim["first"], {"kind": "card claimed", "player": "first"})
    step(lambda: phone.tap("Onaylama, oyun sürsün"), {"kind": "card refused"})
    step(lambda: phone.tap("Son 1 dakika"), {"kind": "last minute called"})
    step(void, {"kind": "card voided"})
    step(lambda: phone.tap("Yedek kart: 9"), {"kind": "reserve announced", "card": "9"})
    step(claim["second"], {"kind": "card claimed", "player": "second"})
    step(lambda: phone.tap("Onayla", exact=True), {"kind": "card approved"})
    for card in ("7", "33", "4"):
        step(lambda card=card: phone.tap(f"Kartı duyur: {card}"), {"kind": "card announced", "card": card})  # type: ignore[misc]
        step(claim["first"], {"kind": "card claimed", "player": "first"})
        step(lambda: phone.tap("Onayla", exact=True), {"kind": "card approved"})
    expect(phone.page.locator(".player .score")).to_have_text(["3", "1"])
    expect(people.other.page.locator(".player .score")).to_have_text(["3", "1"])
    step(lambda: phone.tap("Kartı duyur: 21"), {"kind": "card announced", "card": "21"})
    step(claim["first"], {"kind": "card claimed", "player": "first"})
    step(approve_the_last, {"kind": "card approved"})
    people.close()
    table.refresh_from_db()
    assert table.result is not None
    assert (table.result["points"], table.summary["score"]) == ([2, 0], [4, 1])


def test_no_tap_is_lost_while_a_slow_phone_keeps_the_one_before(
    browser: Browser, server: Server, table: Pairing
) -> None:
    """While an entry is being kept the old buttons still stand there: a tap on them waits for the new ones."""
    phone = Phone(browser, server).with_slow_storage().open(table)
    phone.offline()
    phone.store_slowly(0.7)
    phone.tap("Kartı duyur: 12")
    phone.page.locator('[data-key="claim first"]').click()
    phone.tap("Onaylama, oyun sürsün")
    phone.page.locator('[data-key="claim second"]').click()
    phone.tap("Onayla", exact=True)
    expect(phone.page.get_by_role("button", name="Kartı duyur: 7")).to_be_visible()
    phone.store_slowly(0)
    phone.offline(False)
    phone.saved()
    kinds = [deed["kind"].removeprefix("card ") for deed in deeds_of(table)]
    assert kinds == ["announced", "claimed", "refused", "claimed", "approved"]
    phone.close()
