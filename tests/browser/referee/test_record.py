"""Moves on the drawn board: what is illegal, and what was touched, leads to the article's own warning."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from meydan.site.models import Event, Pairing
from tests.browser.referee.conftest import Server
from tests.browser.referee.phones import Phone, deeds_of, playing


@pytest.fixture
def table(event: Event) -> Pairing:
    return playing(event)


def recording(browser: Browser, server: Server, table: Pairing) -> Phone:
    phone = Phone(browser, server).with_slow_storage().open(table)
    phone.tap("1. seti başlat")
    phone.tap("Hamleleri yaz")
    expect(pit(phone, "Güney", 1)).to_be_visible()
    return phone


def recording_without_network(browser: Browser, server: Server, table: Pairing) -> Phone:
    """One move is checked, the next one cannot be: from here on moves are written."""
    phone = recording(browser, server, table)
    play(phone, "Güney", 4, 1)
    phone.saved()
    phone.offline()
    pit(phone, "Güney", 1).click()
    expect(phone.sheet.get_by_text("Hamleler denetlenmedi")).to_be_visible()
    return phone


def pit(phone: Phone, side: str, number: int) -> Locator:
    return phone.sheet.get_by_role("gridcell", name=f"{side}, {number}. kuyu,")


def kinds_of(table: Pairing) -> list[str]:
    return [deed["kind"] for deed in deeds_of(table)]


def play(phone: Phone, side: str, number: int, many: int) -> None:
    pit(phone, side, number).click()
    expect(phone.sheet.locator(".moves")).to_contain_text(f"{many}. {number}")


def test_moves_are_tapped_and_the_board_follows(browser: Browser, server: Server, table: Pairing) -> None:
    """The fourth pit ends in the store and moves again; the board says whose turn it is."""
    phone = recording(browser, server, table)
    play(phone, "Güney", 4, 1)
    expect(pit(phone, "Güney", 4)).to_have_attribute("aria-label", "Güney, 4. kuyu, 1 taş, son hamle, seçilebilir")
    play(phone, "Güney", 1, 2)
    expect(phone.sheet.locator(".board-says")).to_contain_text("Sıra: Kuzey")
    phone.saved()
    assert [deed.get("move") for deed in deeds_of(table)] == [None, "4", "1"]
    phone.close()


@pytest.mark.article("salihli.mangala.all")
@pytest.mark.parametrize("typed", [False, True])
def test_an_illegal_move_is_recorded_by_its_warning(
    browser: Browser, server: Server, table: Pairing, typed: bool
) -> None:
    """South plays north's pit, or types an empty one: the board refuses it, the warning is filled in."""
    phone = recording(browser, server, table)
    assert table.second is not None
    play(phone, "Güney", 4, 1)
    play(phone, "Güney", 1, 2)
    if typed:
        play(phone, "Kuzey", 4, 3)
        play(phone, "Kuzey", 1, 4)
        play(phone, "Güney", 1, 5)
        play(phone, "Kuzey", 2, 6)
        phone.sheet.get_by_text("Yazarak ve dinleyerek").click()
        phone.sheet.get_by_label("Hamle yazın").fill("1")
        phone.sheet.get_by_role("button", name="Oyna").click()
        who, seat, note = table.first.name, "first", "1. kuyu"
    else:
        pit(phone, "Güney", 5).click()
        who, seat, note = table.second.name, "second", "Güney, 5. kuyu"
    refused = phone.sheet.locator(".refused-move")
    expect(refused).to_contain_text(f"Kural dışı: {note}")
    refused.get_by_role("button", name="uyarı ver").click()
    expect(phone.sheet.get_by_role("radio", name=who)).to_be_checked()
    expect(phone.sheet.get_by_role("radio", name="kural dışı hamle")).to_be_checked()
    expect(phone.sheet.locator(".warn-count")).to_have_text(f"{who}: 0 → 1 / 3")
    phone.tap("Uyarıyı ver", exact=True)
    expect(phone.sheet).to_be_hidden()
    phone.saved()
    warned = deeds_of(table)[-1]
    assert (warned["kind"], warned["players"], warned["breach"]) == ("warned", [seat], "illegal move")
    assert warned["article"] == "salihli.mangala.all/g"
    assert warned["note"].startswith(note)
    phone.close()


def test_a_slip_of_the_referees_finger_is_nobodys_breach(browser: Browser, server: Server, table: Pairing) -> None:
    phone = recording(browser, server, table)
    pit(phone, "Kuzey", 2).click()
    phone.tap("Yanlış dokundum")
    expect(phone.sheet.locator(".refused-move")).to_have_count(0)
    play(phone, "Güney", 2, 1)
    phone.saved()
    assert kinds_of(table) == ["set begun", "move played"]
    phone.close()


@pytest.mark.article("salihli.mangala.all")
def test_a_touched_piece_must_be_played_or_costs_a_warning(browser: Browser, server: Server, table: Pairing) -> None:
    phone = recording(browser, server, table)
    phone.tap("Dokunduğu taşı işaretle")
    pit(phone, "Kuzey", 4).click()
    expect(phone.sheet.locator(".board-says")).to_contain_text("Oynayanın taşı değil")
    pit(phone, "Güney", 4).click()
    expect(phone.sheet.get_by_text("Dokunduğu taş: 4. Onu oynamak zorunda.")).to_be_visible()
    pit(phone, "Güney", 2).click()
    phone.sheet.locator(".refused-move").get_by_role("button", name="uyarı ver").click()
    expect(phone.sheet.get_by_role("radio", name=table.first.name)).to_be_checked()
    expect(phone.sheet.get_by_role("radio", name="dokunduğu taşı oynamama")).to_be_checked()
    phone.tap("Uyarıyı ver", exact=True)
    expect(phone.sheet).to_be_hidden()
    phone.tap("Hamleleri yaz")
    play(phone, "Güney", 4, 1)
    phone.saved()
    assert kinds_of(table) == ["set begun", "piece touched", "warned", "move played"]
    assert deeds_of(table)[2]["breach"] == "touched piece not played"
    phone.close()


def test_a_move_written_without_network_is_checked_when_it_is_back(
    browser: Browser, server: Server, table: Pairing
) -> None:
    """Kept as written; the server refuses the illegal one, and the phone offers the warning for it."""
    phone = recording_without_network(browser, server, table)
    phone.sheet.get_by_label("Hamle", exact=True).fill("9")
    phone.tap("Hamleyi yaz")
    expect(phone.state).to_contain_text("2 kayıt bekliyor")
    phone.offline(False)
    expect(phone.page.get_by_role("heading", name="Sunucu bu kaydı kabul etmedi")).to_be_visible(timeout=20_000)
    assert [deed.get("move") for deed in deeds_of(table)] == [None, "4", "1"]
    phone.tap("Hamleyi kaldır, uyarı ver")
    expect(phone.sheet.get_by_role("radio", name="kural dışı hamle")).to_be_checked()
    phone.tap("Uyarıyı ver", exact=True)
    phone.saved()
    assert [(deed["kind"], deed.get("note")) for deed in deeds_of(table)][-1] == ("warned", "9")
    phone.close()


def test_a_move_written_while_a_slow_phone_keeps_the_one_before_is_not_lost(
    browser: Browser, server: Server, table: Pairing
) -> None:
    """It stands in the field until it is taken."""
    phone = recording_without_network(browser, server, table)
    phone.store_slowly(60)
    written = phone.sheet.get_by_label("Hamle", exact=True)
    for move in ("5", "6"):
        written.fill(move)
        phone.tap("Hamleyi yaz")
    expect(written).to_have_value("6")
    phone.store_slowly(0)
    expect(phone.sheet.locator(".moves")).to_contain_text("3. 5")
    phone.tap("Hamleyi yaz")
    expect(phone.sheet.locator(".moves")).to_contain_text("4. 6")
    expect(written).to_have_value("")
    assert [deed.get("move") for deed in deeds_of(table)] == [None, "4"]
    phone.close()
