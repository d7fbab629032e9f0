"""A spectator with a phone follows a round and never has to load a page again."""

import pytest
from playwright.sync_api import expect

from meydan.site.actions.matches.results import enter_result
from meydan.site.actions.rounds.publishing import publish_round, start_round, withdraw_publication
from meydan.site.models import Category, Event, Format, Role
from meydan.site.records.entries import initials
from tests.browser.pages.conftest import OpenPage
from tests.browser.pages.test_look import problems
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db(transaction=True)
MARK = "window.notLoadedAgain = true"
STILL = "window.notLoadedAgain === true"


def test_a_spectator_follows_a_round_live(open_page: OpenPage, event: Event, swiss: Category) -> None:
    page = open_page(f"/e/{event.slug}/", 360)
    draft = steps.drafted(swiss)
    page.get_by_role("link", name="Ortaokul Mangala").first.click()
    page.get_by_role("link", name="Eşlendirme").first.click()
    expect(page.get_by_text("Eşlendirme henüz yayımlanmadı")).to_be_visible()
    expect(page.locator(".age.live")).to_be_visible()
    page.evaluate(MARK)

    row = publish_round(hall.author(event), draft)
    expect(page.locator(".tables-list tbody tr")).to_have_count(12)
    assert page.evaluate(STILL)

    withdraw_publication(hall.author(event, reason="yanlış liste"), row)
    expect(page.locator(".banner.error")).to_contain_text("1. turun eşlendirmesi geri çekildi.")
    expect(page.locator(".tables-list")).to_have_count(0)
    row = start_round(hall.author(event), publish_round(hall.author(event), steps.drafted(swiss, "yeni")))
    expect(page.locator(".tables-list tbody tr")).to_have_count(12)
    assert page.evaluate(STILL)

    page.get_by_role("link", name="Canlı").click()
    expect(page.locator("#live .chip.complete")).to_have_count(0)
    expect(page.locator(".age.live")).to_be_visible()
    page.evaluate(MARK)
    for table in steps.tables(row)[:2]:
        enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    expect(page.locator("#live .chip.complete")).to_have_count(2)
    expect(page.locator("#live progress")).to_have_attribute("value", "2")
    assert page.evaluate(STILL)

    page.get_by_role("link", name="Sıralama").click()
    expect(page.locator(".age.live")).to_be_visible()
    page.evaluate(MARK)
    winner = steps.tables(row)[2].first
    enter_result(steps.referee(swiss), steps.tables(row)[2], steps.FIRST_WINS)
    expect(page.locator("#standings")).to_contain_text("9 masanın sonucu bekleniyor")
    place = page.locator("tbody tr", has=page.locator(f'a[href="p/{winner.start_number}"]'))
    expect(place.locator("td.number").nth(1)).to_have_text("1,0")
    assert page.evaluate(STILL)


def test_somebody_finds_the_own_table_while_typing(open_page: OpenPage, event: Event, swiss: Category) -> None:
    steps.published(swiss)
    swiss.entries.exclude(start_number=5).update(consent=True)
    swiss.entries.filter(start_number=3).update(first_names="Şükrü", surnames="Ağaoğlu")
    hidden = swiss.entries.get(start_number=5)
    page = open_page(f"/e/{event.slug}/c/{swiss.pk}/pairings?by=name", 360)
    names = page.locator("#names tr:visible .person-name")
    expect(names).to_have_count(24)
    field = page.get_by_label("Kendinizi bulun")
    field.fill("SUKRU aga")
    expect(names).to_have_text(["Şükrü Ağaoğlu"])
    field.fill(f"{hidden.first_names} okul")
    assert initials(hidden) in names.all_text_contents()
    field.fill("kimse yok burada")
    expect(page.get_by_text("Kimse bulunamadı")).to_be_visible()


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_public_pages_pass_axe_and_fit(open_page: OpenPage, event: Event, swiss: Category, width: int) -> None:
    steps.closed(swiss)
    steps.started(swiss)
    knockout = hall.make_category(event, form=Format.KNOCKOUT, name="Eleme")
    hall.make_entries(knockout, 5)
    steps.closed(knockout)
    inside = ("", "pairings", "pairings?by=name", "live", "standings", "crosstable", "pictures", "p/1")
    around = (f"c/{knockout.pk}/bracket", "", "programme", "share", "teams")
    page = open_page(f"/e/{event.slug}/", width)
    found = {}
    for path in (*(f"c/{swiss.pk}/{path}" for path in inside), *around):
        page.goto(f"/e/{event.slug}/{path}")
        expect(page.locator(".age.live")).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth") - width
        found[path] = [*problems(page), *([f"{wide} px too wide"] if wide > 0 else [])]
    assert {path: faults for path, faults in found.items() if faults} == {}


@pytest.mark.parametrize("width", [360, 1440])
def test_the_desk_of_the_screens_passes_axe(open_page: OpenPage, event: Event, screen: object, width: int) -> None:
    assert screen
    page = open_page(f"/e/{event.slug}/desk/walls", width, role=Role.HEAD_REFEREE)
    expect(page.locator(".age.live")).to_be_visible()
    assert problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
