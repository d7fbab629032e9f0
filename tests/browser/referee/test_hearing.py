"""A referee who does not see the screen leads a whole match by keyboard and what a screen reader says (fault 64)."""

import pytest
from playwright.sync_api import Browser, expect

from meydan.site.models import Event, Pairing
from tests.browser.referee.conftest import Server
from tests.browser.referee.phones import Phone, deeds_of, playing


@pytest.fixture
def table(event: Event) -> Pairing:
    return playing(event)


class Listener:
    """Goes by names and roles alone, and hears what the live region says."""

    def __init__(self, phone: Phone) -> None:
        self.phone, self.page = phone, phone.page

    def go_to(self, role: str, name: str) -> None:
        """Tab until the wished control has the focus."""
        wished = self.page.get_by_role(role, name=name).first  # type: ignore[arg-type]
        expect(wished).to_be_visible()
        for _ in range(60):
            if wished.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {role} {name}")

    def press(self, name: str) -> None:
        self.go_to("button", name)
        self.page.keyboard.press("Enter")

    def hold(self, name: str) -> None:
        self.go_to("button", name)
        self.page.keyboard.down("Enter")
        self.page.wait_for_timeout(1200)
        self.page.keyboard.up("Enter")

    def hears(self, words: str) -> None:
        expect(self.page.locator("#announcements")).to_contain_text(words, timeout=10_000)


def test_a_whole_match_by_ear_and_keyboard(browser: Browser, server: Server, table: Pairing) -> None:
    phone = Phone(browser, server).open(table)
    ear = Listener(phone)
    one = table.first.name
    for number in (1, 2):
        ear.press(f"{number}. seti başlat")
        ear.hears("Set başladı")
        expect(phone.page.locator(":focus")).to_have_text(f"{number}. set")
        if number == 1:
            ear.press("Uyarı ver")
            expect(phone.page.locator(":focus")).to_have_text("Uyarı")
            ear.go_to("radio", one)
            ear.go_to("radio", "dokunduğu taşı oynamama")
            phone.page.keyboard.press("Space")
            phone.page.keyboard.press("ArrowDown")
            expect(phone.page.get_by_role("radio", name="kural dışı hamle")).to_be_checked()
            ear.press("Uyarıyı ver")
            ear.hears(f"Uyarı: {one} – kural dışı hamle")
            expect(phone.page.get_by_role("region", name="Oyuncular")).to_contain_text("Uyarı 1 / 3")
        ear.go_to("textbox", one)
        phone.page.keyboard.type("30")
        if number == 1:
            ear.press("Sayımı kaydet")
        else:
            ear.hold("Sayımı kaydet (basılı tutun)")
        ear.hears(f"{number}. set: {one}")
    ear.hears("Maç bitti")
    expect(phone.page.locator(":focus")).to_have_text("Maç bitti")
    ear.press(f"İmza: {one}")
    ear.press("Çizmeden imzala")
    ear.hears("İmza")
    phone.saved()
    assert [deed["kind"] for deed in deeds_of(table)] == [
        "set begun",
        "warned",
        "set counted",
        "set begun",
        "set counted",
        "signed",
    ]
    phone.close()
