"""The table screen of every game, in the dark hall and in the sun: targets, width, axe; and what ends a set there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from meydan.site.models import Event, Pairing
from tests.browser.referee.conftest import Server
from tests.browser.referee.looked_at import small_targets, too_wide, violations
from tests.browser.referee.phones import Phone, deeds_of, playing

CLOCK = {"options": {"clock": {"minutes": 10}}}
EQUILIBRIO = {"cards": {"lists": [{"round": 1, "cards": [3, 7, 12, 25, 40], "reserves": [30]}]}}
QBITZ = {"cards": {"lists": [{"round": 1, "cards": [12, 7, 33, 4, 21, 40, 41], "reserves": [9, 15]}]}}
GAMES = {
    "mangala": ("salihli", CLOCK),
    "reversi": ("salihli", CLOCK),
    "kulami": ("tazof-kulami", CLOCK),
    "pentago": ("salihli", CLOCK),
    "kure": ("yuzuncu-yil", CLOCK),
    "hex": ("lig", CLOCK),
    "koridor": ("lig", CLOCK),
    "abalone": ("lig", CLOCK),
    "equilibrio": ("yuzuncu-yil", EQUILIBRIO),
    "qbitz": ("yuzuncu-yil", QBITZ),
}
EVERY_DAY = ("kulami", "equilibrio")
SHEETS = ("Uyarı ver", "Başhakemi çağır", "Kural ara", "Diğer işlemler")
MARKED = [pytest.param(game, marks=() if game in EVERY_DAY else pytest.mark.long) for game in GAMES]


def table_of(event: Event, game: str) -> Pairing:
    rulebook, more = GAMES[game]
    return playing(event, game, rulebook=rulebook, **more)


def seen(phone: Phone, screen: str) -> None:
    page = phone.page
    assert (small_targets(page), too_wide(page), violations(page)) == ([], 0, []), screen


def way_through(phone: Phone, game: str) -> Iterator[str]:
    """From screen to screen of a match of this game."""
    yield "opened"
    if game in ("equilibrio", "qbitz"):
        phone.page.locator('[data-key="announce card announced"]').click()
        yield "card"
        phone.page.locator('[data-key="claim first"]').click()
        yield "claim"
    else:
        phone.tap("1. seti başlat")
        phone.page.locator('[data-key="clock first"]').click()
        yield "set"
        phone.tap("Hamleleri yaz")
        expect(phone.sheet.locator(".board-says")).not_to_be_empty()
        yield "record"
        phone.page.keyboard.press("Escape")
    for name in SHEETS:
        if phone.page.get_by_role("button", name=name, exact=True).count():
            phone.tap(name, exact=True)
            expect(phone.page.locator("#sheet-title")).to_be_visible()
            if name == "Başhakemi çağır":
                phone.choose("Oyuncu itiraz ediyor")
            yield name
            phone.page.keyboard.press("Escape")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", MARKED)
def test_every_screen_is_for_thumbs_and_for_everybody(
    browser: Browser, server: Server, event: Event, game: str, scheme: str
) -> None:
    phone = Phone(browser, server, color_scheme=scheme).open(table_of(event, game))
    for screen in way_through(phone, game):
        seen(phone, f"{game}: {screen}")
    phone.close()


def test_what_is_too_small_or_too_wide_is_found(browser: Browser, server: Server, event: Event) -> None:
    """The eyes of the test above see what they are for."""
    phone = Phone(browser, server).open(table_of(event, "mangala"))
    phone.page.evaluate("""() => {
      const small = Object.assign(document.createElement("button"), { textContent: "küçük" });
      small.style.cssText = "width: 40px; height: 30px; min-height: 0";
      const wide = Object.assign(document.createElement("div"), { textContent: "geniş" });
      wide.style.cssText = "width: 500px; color: #ccc; background: #ddd";
      document.getElementById("main").append(small, wide);
    }""")
    assert small_targets(phone.page) == ["küçük 40×30"]
    assert too_wide(phone.page) > 100
    assert [one.split(":")[0] for one in violations(phone.page)] == ["color-contrast"]
    phone.close()


@pytest.mark.article("yuzuncu-yil.equilibrio.6", "yuzuncu-yil.equilibrio.9")
def test_equilibrio_is_played_card_by_card_without_network(browser: Browser, server: Server, event: Event) -> None:
    """Announced, claimed, refused, approved; both scores stand large; the fifth card decides."""
    table = table_of(event, "equilibrio")
    phone = Phone(browser, server).with_stopwatch().open(table)
    phone.offline()
    winners = ("first", "second", "first", "second", "first")
    for card, winner in zip(("3", "7", "12", "25", "40"), winners, strict=True):
        phone.tap(f"Kartı duyur: {card}")
        expect(phone.page.locator(".card-number")).to_have_text(f"Kart {card}")
        if card == "7":
            phone.page.locator('[data-key="claim first"]').click()
            expect(phone.page.locator(".claim")).to_contain_text("“bitirdim” dedi: kontrol edin")
            phone.tap("Onaylama, oyun sürsün")
        phone.page.locator(f'[data-key="claim {winner}"]').click()
        phone.tap("Onayla", exact=True)
    phone.hold("Onayla (basılı tutun)")
    expect(phone.page.get_by_role("heading", name="Maç bitti")).to_be_visible()
    expect(phone.page.locator(".player .score")).to_have_text(["3", "2"])
    size = phone.page.locator(".player .score").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 49
    expect(phone.state).to_contain_text("17 kayıt bekliyor")
    phone.offline(False)
    phone.saved()
    kinds = [deed["kind"] for deed in deeds_of(table)]
    assert kinds.count("card announced") == 5
    assert kinds[3:8] == ["card announced", "card claimed", "card refused", "card claimed", "card approved"]
    table.refresh_from_db()
    assert table.summary["score"] == [3, 2]
    phone.close()


def test_a_winner_is_entered_with_the_reason(browser: Browser, server: Server, event: Event) -> None:
    """Pentago, Küre, Hex, Koridor, Abalone: by reaching the goal, or otherwise."""
    table = playing(event, "koridor", rulebook="lig")
    phone = Phone(browser, server).open(table)
    assert table.second is not None
    phone.offline()
    phone.tap("1. seti başlat")
    phone.tap(f"Seti kazanan: {table.first.name}", exact=True)
    phone.tap("2. seti başlat")
    phone.page.get_by_text("Başka nedenle bitti").click()
    phone.tap(f"Süresi biten: {table.first.name}")
    phone.tap("3. seti başlat")
    phone.page.get_by_text("Başka nedenle bitti").click()
    phone.tap(f"Seti kazanan: {table.second.name} (anlaşma)")
    phone.sheet.locator("[data-hold]").click(delay=1200)
    phone.offline(False)
    phone.saved()
    assert [deed["kind"] for deed in deeds_of(table)][1::2] == ["set decided", "flag fell", "set agreed"]
    phone.close()
