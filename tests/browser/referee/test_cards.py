"""A Q-bitz round, card by card; the network comes and goes (faults 29, 47)."""

import pytest
from playwright.sync_api import Browser, expect

from meydan.site.models import Event, Pairing
from tests.browser.referee.conftest import Server
from tests.browser.referee.phones import Phone, deeds_of, playing

CARDS = {"lists": [{"round": 1, "cards": [12, 7, 33, 4, 21, 40, 41], "reserves": [9, 15]}]}
# The phone's own stopwatch, put forward by as much as a test has no time to wait.
SKIPPING = """() => {
  const now = performance.now.bind(performance);
  window.skipped = 0;
  performance.now = () => now() + window.skipped;
}"""


@pytest.fixture
def table(event: Event) -> Pairing:
    return playing(event, "qbitz", rulebook="yuzuncu-yil", cards=CARDS)


@pytest.mark.article("yuzuncu-yil.qbitz.12")
def test_a_round_of_cards_with_the_network_cut_at_every_step(browser: Browser, server: Server, table: Pairing) -> None:
    phone = Phone(browser, server)
    phone.page.add_init_script(f"({SKIPPING})()")
    phone.open(table)
    claim = {seat: phone.page.locator(f'[data-key="claim {seat}"]') for seat in ("first", "second")}
    approve = phone.page.get_by_role("button", name="Onayla", exact=True)
    expected: list[dict[str, object]] = []

    def cut(*deeds: dict[str, object]) -> None:
        expected.extend(deeds)
        expect(phone.state).to_contain_text(f"{len(deeds)} kayıt bekliyor")
        phone.offline(False)
        phone.saved()
        assert [{key: one[key] for key in one if key != "elapsed"} for one in deeds_of(table)] == expected
        phone.offline()

    phone.offline()
    phone.tap("Kartı duyur: 12")
    cut({"kind": "card announced", "card": "12"})
    claim["first"].click()
    cut({"kind": "card claimed", "player": "first"})
    phone.tap("Onaylama, oyun sürsün")
    cut({"kind": "card refused"})
    phone.tap("Son 1 dakika")
    cut({"kind": "last minute called"})
    phone.tap("Kart geçersiz")
    expect(phone.page.locator(".toast.error")).to_contain_text("Süre dolmadı")
    phone.page.evaluate("window.skipped += 61_000")
    phone.tap("Kart geçersiz")
    cut({"kind": "card voided"})
    phone.tap("Yedek kart: 9")
    claim["second"].click()
    approve.click()
    cut(
        {"kind": "reserve announced", "card": "9"},
        {"kind": "card claimed", "player": "second"},
        {"kind": "card approved"},
    )
    for card in ("7", "33", "4"):
        phone.tap(f"Kartı duyur: {card}")
        claim["first"].click()
        if card == "4":
            continue
        approve.click()
        cut(
            {"kind": "card announced", "card": card},
            {"kind": "card claimed", "player": "first"},
            {"kind": "card approved"},
        )
    expect(phone.page.locator(".player .score")).to_have_text(["2", "1"])
    phone.offline(False)
    approve.click()
    phone.tap("Kartı duyur: 21")
    claim["first"].click()
    phone.tap("Onayla", exact=True)
    phone.hold("Onayla (basılı tutun)")
    expect(phone.page.get_by_role("heading", name="Maç bitti")).to_be_visible()
    phone.saved()
    table.refresh_from_db()
    assert table.result is not None
    assert (table.result["points"], table.summary["score"]) == ([2, 0], [4, 1])
    phone.close()
