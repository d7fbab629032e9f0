"""A recorded match is played again by a spectator, with mouse or ear."""

from playwright.sync_api import Browser, expect

from meydan.match.deeds import MovePlayed, Resigned, SetBegun
from meydan.match.player import Player
from meydan.site.actions.matches.rulings import rule
from meydan.site.models import Event
from tests.browser.referee.conftest import Server
from tests.browser.referee.looked_at import too_wide, violations
from tests.browser.referee.phones import playing
from tests.site import hall


def test_a_spectator_goes_through_the_moves(browser: Browser, server: Server, event: Event) -> None:
    table = playing(event)
    for deed in (SetBegun(), MovePlayed("4"), MovePlayed("1"), MovePlayed("4"), Resigned(Player.SECOND)):
        rule(hall.author(event), table, deed)
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="tr-TR")
    page = context.new_page()
    page.goto(f"{server.address}/e/{event.slug}/c/{table.round.category_id}/live")
    page.get_by_role("link", name="Hamleleri izle").click()
    store = page.get_by_role("gridcell", name="Güney, hazine")
    expect(store).to_have_attribute("aria-label", "Güney, hazine, 0 taş")
    page.get_by_role("button", name="Sonraki hamle").click()
    expect(page.get_by_text("1. set, 1 / 3 hamle")).to_be_visible()
    expect(store).to_have_attribute("aria-label", "Güney, hazine, 1 taş")
    page.get_by_role("button", name="Sona").click()
    expect(page.locator(".board-says")).to_contain_text("Kuzey: 4. kuyu.")
    page.get_by_role("button", name="Önceki hamle").click()
    expect(page.get_by_text("1. set, 2 / 3 hamle")).to_be_visible()
    assert (too_wide(page), violations(page)) == (0, [])
    context.close()
