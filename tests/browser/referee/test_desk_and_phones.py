"""The desk's buttons for phones: a second one is let in, takes the table over, or is refused; cards are revoked
(faults 4, 5, 51–53)."""

import pytest
from playwright.sync_api import Browser, expect

from meydan.site.actions.matches.results import confirm_result, enter_result
from meydan.site.models import Event, Pairing, TableHold
from tests.browser.referee.conftest import Server
from tests.browser.referee.desk import Desk
from tests.browser.referee.phones import Phone, deeds_of, playing
from tests.site import hall
from tests.site.rounds import steps

PATIENCE = 20_000


@pytest.fixture
def table(event: Event) -> Pairing:
    return playing(event)


@pytest.fixture
def desk(browser: Browser, server: Server, event: Event) -> Desk:
    return Desk(browser, server, event)


def states_of(table: Pairing) -> list[str]:
    return list(TableHold.objects.filter(pairing=table).order_by("pk").values_list("state", flat=True))


def test_a_second_phone_waits_and_takes_the_table_over(
    browser: Browser, server: Server, table: Pairing, desk: Desk
) -> None:
    old = Phone(browser, server).open(table)
    old.tap("1. seti başlat")
    old.saved()
    desk.see("phones")
    new = Phone(browser, server).scan(table)
    expect(new.page.get_by_text("Masanın onayı bekleniyor")).to_be_visible()
    asking = desk.page.locator("#asking")
    expect(asking.get_by_role("heading", level=3)).to_contain_text("Masa 1", timeout=PATIENCE)
    expect(asking).to_contain_text("Masada şu telefon var")
    desk.press("Masayı devret")
    new.ready()
    expect(new.page.get_by_role("heading", name="1. set")).to_be_visible()
    expect(old.page.get_by_text("Bu masa devredildi")).to_be_visible(timeout=PATIENCE)
    assert states_of(table) == ["handed over", "holds"]
    for phone in (old, new):
        phone.close()


def test_both_stay_and_one_is_sent_away(browser: Browser, server: Server, table: Pairing, desk: Desk) -> None:
    one = Phone(browser, server).open(table)
    two = Phone(browser, server).scan(table)
    desk.see("phones")
    desk.press("İkisi de kalsın")
    two.ready()
    one.tap("1. seti başlat")
    expect(two.page.get_by_role("heading", name="1. set")).to_be_visible(timeout=PATIENCE)
    desk.see("phones")
    desk.page.locator("#holding tbody tr").nth(1).get_by_role("button", name="Masadan çıkar").click()
    expect(two.page.get_by_text("Bu telefonun izni kaldırıldı")).to_be_visible(timeout=PATIENCE)
    one.saved()
    assert states_of(table) == ["holds", "revoked"]
    for phone in (one, two):
        phone.close()


def test_a_strange_phone_is_refused(browser: Browser, server: Server, table: Pairing, desk: Desk) -> None:
    """Fault 53: a photo of the card is no way in."""
    held = Phone(browser, server).open(table)
    strange = Phone(browser, server).scan(table)
    desk.see("phones")
    desk.press("Geri çevir")
    expect(strange.page.get_by_text("Bu telefonun izni kaldırıldı")).to_be_visible(timeout=PATIENCE)
    held.tap("1. seti başlat")
    held.saved()
    assert states_of(table) == ["holds", "revoked"]
    for phone in (held, strange):
        phone.close()


def test_a_revoked_card_stops_its_phone_and_what_it_held_goes_to_the_desk(
    browser: Browser, server: Server, table: Pairing, desk: Desk, event: Event
) -> None:
    phone = Phone(browser, server).open(table)
    phone.offline()
    phone.tap("1. seti başlat")
    desk.see("table-cards", round=table.round_id)
    desk.press("İptal et")
    phone.offline(False)
    expect(phone.page.get_by_text("Bu telefonun izni kaldırıldı")).to_be_visible(timeout=PATIENCE)
    expect(phone.page.get_by_text("1 tanesi inceleme için masada")).to_be_visible(timeout=PATIENCE)
    assert deeds_of(table) == []
    assert event.calls.filter(open=True).count() == 1
    phone.close()


def test_the_referee_hands_the_table_over_at_the_table(browser: Browser, server: Server, table: Pairing) -> None:
    """Given up on the phone: the next one that scans the card has it, nobody need be asked."""
    old = Phone(browser, server).open(table)
    old.tap("1. seti başlat")
    old.saved()
    old.tap("Diğer işlemler")
    old.tap("Masayı başka telefona devret")
    old.tap("Masayı devret", exact=True)
    expect(old.page.get_by_text("Bu masa devredildi")).to_be_visible(timeout=PATIENCE)
    new = Phone(browser, server).open(table)
    expect(new.page.get_by_role("heading", name="1. set")).to_be_visible()
    assert states_of(table) == ["handed over", "holds"]
    for phone in (old, new):
        phone.close()


def test_a_confirmed_result_is_not_undone_at_the_table(
    browser: Browser, server: Server, event: Event, table: Pairing
) -> None:
    """Until then it can be; afterwards the phone says who corrects it (fault 23)."""
    phone = Phone(browser, server).open(table)
    category = table.round.category
    enter_result(steps.referee(category), table, steps.won_by(category, first=True))
    expect(phone.page.get_by_role("heading", name="Maç bitti")).to_be_visible(timeout=PATIENCE)
    expect(phone.page.get_by_role("button", name="Geri al")).to_be_visible()
    confirm_result(hall.author(event), table)
    expect(phone.page.get_by_text("yalnız başhakem düzeltir")).to_be_visible(timeout=PATIENCE)
    expect(phone.page.get_by_role("button", name="Geri al")).to_have_count(0)
    expect(phone.page.locator("#announcements")).to_contain_text("Sonuç onaylandı")
    phone.page.reload()
    phone.ready()
    expect(phone.page.get_by_role("button", name="Geri al")).to_have_count(0)
    phone.close()
