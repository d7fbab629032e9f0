"""A Kulami match: the final board is tapped, counted, shown and signed with the finger, all without network."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from meydan.games import find_game
from meydan.site.models import Event, Pairing, Role, Signature
from tests.browser.referee.conftest import Server
from tests.browser.referee.phones import Phone, deeds_of, playing
from tests.site import hall

# Black and red as they are tapped; the rest stays empty.
BLACK = ["a8", "b8", "c8", "d8", "e8", "a7"]
NOTES_SENT = """() => Object.keys(localStorage).filter((one) => one.startsWith("meydan notes"))
  .every((one) => localStorage.getItem(one) === "[]")"""
RED = ["h1", "h2", "h3", "g1", "g2"]


@pytest.fixture
def table(event: Event) -> Pairing:
    return playing(event, "kulami")


def hole(phone: Phone, name: str) -> Locator:
    return phone.page.get_by_role("gridcell", name=f"{name},")


def draw(phone: Phone, area: Locator) -> None:
    box = area.bounding_box()
    assert box is not None
    mouse = phone.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    for step in range(1, 6):
        mouse.move(box["x"] + 20 + 30 * step, box["y"] + 20 + (25 if step % 2 else 0))
    mouse.up()


def sign(phone: Phone, name: str) -> None:
    phone.tap(f"İmza: {name}")
    draw(phone, phone.page.locator("svg.signing"))
    phone.tap("İmzala", exact=True)
    expect(phone.page.locator("#sheet")).to_be_hidden()


@pytest.mark.article("tazof-kulami.kulami.score-sheet")
def test_a_board_is_tapped_counted_and_signed_without_network(
    browser: Browser, server: Server, table: Pairing, event: Event
) -> None:
    phone = Phone(browser, server).open(table)
    phone.page.wait_for_load_state("networkidle")
    assert table.second is not None
    first, second = table.first.name, table.second.name
    phone.offline()
    phone.tap("1. seti başlat")
    expect(phone.state).to_contain_text("1 kayıt bekliyor")
    phone.tap("Son tahtayı gir")
    for name in BLACK:
        hole(phone, name).click()
    for name in RED:
        hole(phone, name).click(click_count=1)
        hole(phone, name).click(click_count=1)
    phone.tap("Say ve göster")
    expect(phone.page.locator("#sheet table")).to_be_visible()
    phone.hold("Cetveli kaydet (basılı tutun)")
    expect(phone.page.get_by_role("heading", name="Maç bitti")).to_be_visible()
    expect(phone.state).to_contain_text("2 kayıt bekliyor")
    sign(phone, first)
    sign(phone, second)
    expect(phone.state).to_contain_text("4 kayıt bekliyor")
    phone.offline(False)
    phone.saved()
    begun, counted, *signed = deeds_of(table)
    assert begun == {"kind": "set begun"}
    assert find_game("kulami").count(counted["board"]) == (tuple(counted["first"]), tuple(counted["second"]))
    assert [one["by"] for one in signed] == ["first", "second"]
    phone.page.wait_for_function(NOTES_SENT, timeout=20_000)
    assert [one.signer for one in Signature.objects.order_by("pk")] == ["first", "second"]
    sheet = (
        hall.client_of(event, Role.HEAD_REFEREE).get(f"/e/{event.slug}/desk/table/{table.pk}/sheet").content.decode()
    )
    assert all(one.drawing in sheet for one in Signature.objects.all())
    phone.close()
