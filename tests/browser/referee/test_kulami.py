"""A Kulami match: the final board is tapped, counted, shown and signed with the finger, all without network."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from meydan.games import find_game
from meydan.site.models import Event, Pairing, Signature
from tests.browser.referee.conftest import Server
from tests.browser.referee.cutting import CUTS, Table
from tests.browser.referee.phones import Phone, playing

# Black and red as they are tapped; the rest stays empty.
BLACK = ["a8", "b8", "c8", "d8", "e8", "a7"]
NOTES_SENT = """() => Object.keys(localStorage).filter((one) => one.startsWith("meydan notes"))
  .every((one) => localStorage.getItem(one) === "[]")"""
RED = ["h1", "h2", "h3", "g1", "g2"]
BOARD = "xxxxx.../x......./......../......../......../.......o/......oo/......oo"
BLACK_PLATES, RED_PLATES = 3, 2


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


def tap_board(phone: Phone) -> None:
    phone.tap("Son tahtayı gir")
    for name in BLACK:
        hole(phone, name).click()
    for name in RED:
        hole(phone, name).click(click_count=1)
        hole(phone, name).click(click_count=1)
    phone.tap("Say ve göster")
    expect(phone.page.locator("#sheet table")).to_be_visible()
    expect(phone.page.locator("#sheet .score-line")).to_have_count(1)
    phone.hold("Cetveli kaydet (basılı tutun)")
    expect(phone.page.get_by_role("heading", name="Maç bitti")).to_be_visible()


@pytest.mark.article("tazof-kulami.kulami.score-sheet")
@pytest.mark.parametrize("cut", CUTS)
def test_a_board_is_tapped_counted_and_signed_with_the_network_cut_at_every_step(
    browser: Browser, server: Server, table: Pairing, cut: str
) -> None:
    people = Table(browser, server, table, cut)
    phone = people.phone
    assert table.second is not None
    first, second = table.first.name, table.second.name
    score = find_game("kulami").count(BOARD)
    assert score is not None
    line = "1–0 sets 1–0 (" + "–".join("+".join(map(str, parts)) for parts in score) + ")"
    people.step(lambda: phone.tap("1. seti başlat"), {"kind": "set begun"})
    counted = {"kind": "set counted", "first": list(score[0]), "second": list(score[1]), "board": BOARD}
    people.step(lambda: tap_board(phone), counted)
    people.step(lambda: sign(phone, first), {"kind": "signed", "by": "first", "shown": line})
    people.step(lambda: sign(phone, second), {"kind": "signed", "by": "second", "shown": line})
    phone.page.wait_for_function(NOTES_SENT, timeout=20_000)
    assert [one.signer for one in Signature.objects.order_by("pk")] == ["first", "second"]
    people.desk.see("match-sheet", pairing=table.pk)
    drawn = people.desk.page.locator(".signatures path")
    assert [one.get_attribute("d") for one in drawn.all()] == [one.drawing for one in Signature.objects.order_by("pk")]
    board = people.desk.page.locator(".final-board svg")
    expect(board.locator("[data-row=first]")).to_have_count(1)
    expect(board.locator("[data-held=first]")).to_have_count(BLACK_PLATES)
    expect(board.locator("[data-held=second]")).to_have_count(RED_PLATES)
    people.close()
