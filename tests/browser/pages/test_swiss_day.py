"""A whole day through the pages only: twenty players, Mangala, five Swiss rounds, from nothing to the final list."""

from fractions import Fraction
from pathlib import Path

import pytest
from django.conf import LazySettings
from playwright.sync_api import Page, expect

from meydan.site.first_start import first_start_code
from meydan.site.models import Category, LogLine
from tests.browser.pages import day
from tests.browser.pages.conftest import OpenPage

PLAYERS, SCHOOLS, ROUNDS, TABLES = 20, 6, 5, 10


def create_event(page: Page) -> None:
    page.goto("/new")
    page.locator("a[href$='tazof-mangala']").click()
    page.get_by_label("Etkinliğin adı").fill("Mangala Kupası")
    boxes = page.locator("[name=categories]")
    for at in range(boxes.count()):
        boxes.nth(at).set_checked(at == 0)
    page.get_by_role("button", name="Etkinliği kur").click()
    expect(page.get_by_role("heading", name="Genel bakış")).to_be_visible()


def set_rounds(page: Page) -> None:
    day.area(page, "Kategoriler")
    page.locator("tbody a").first.click()
    page.locator("[name=rounds]").fill(str(ROUNDS))
    page.locator("[name=school_level]").select_option("")
    page.get_by_role("button", name="Kaydet").click()


def play_round(page: Page, number: int) -> None:
    """Pair, check, publish, start; then slip after slip by the keyboard alone; then close."""
    page.get_by_role("button", name=f"{number}. turu eşlendir").click()
    expect(page.get_by_role("heading", name="Denetim temiz")).to_be_visible()
    expect(page.locator("#tables tbody tr")).to_have_count(TABLES)
    page.get_by_role("button", name="Yayımla", exact=True).click()
    page.get_by_role("button", name="Turu başlat").click()
    for table in range(1, TABLES + 1):
        day.enter(page, table, slip(number, table))
        expect(page.locator(f"#table-{table} .chip.complete")).to_be_visible()
    page.get_by_role("button", name="Turu kapat").click()
    expect(page.get_by_role("heading", name="Tur kapandı")).to_be_visible()


def slip(number: int, table: int) -> str:
    """No two slips of a round alike, and no side wins everywhere."""
    more = 25 + table
    if (number + table) % 2:
        return f"{more}-{48 - more} {more}-{48 - more}"
    return f"{48 - more}-{more} {more}-{48 - more} {48 - more}-{more}"


@pytest.mark.timeout(day.PATIENCE)
def test_a_swiss_day_of_twenty_players(open_page: OpenPage, settings: LazySettings, tmp_path: Path) -> None:
    settings.DATA = tmp_path
    code = first_start_code()
    assert code is not None
    page = open_page("/")
    day.begin(page, code)
    create_event(page)
    set_rounds(page)
    category = Category.objects.get()
    schools = [f"Okul {number}" for number in range(SCHOOLS)]
    day.import_entries(page, [day.pupil(n, category.name, schools[n % SCHOOLS]) for n in range(PLAYERS)])
    day.check_in_schools(page, schools)
    expect(page.locator(".hall-count").first).to_contain_text(f"{PLAYERS}/{PLAYERS}")
    day.area(page, "Turlar")
    for number in range(1, ROUNDS + 1):
        play_round(page, number)
    page.get_by_role("button", name="Sıralamayı kesinleştir").click()
    expect(page.get_by_role("heading", name="Sıralama kesin", exact=True)).to_be_visible()
    page.get_by_role("link", name="Sıralamaya bak").click()
    expect(page.get_by_role("heading", name="kesin sıralama")).to_be_visible()
    points = page.locator("tbody td[data-label=PTS]").all_inner_texts()
    assert len(points) == PLAYERS
    assert sum(Fraction(one.replace(",", ".")) for one in points) == ROUNDS * TABLES
    day.area(page, "Kayıt defteri")
    expect(page.get_by_text("Zincir sağlam.")).to_be_visible()
    assert LogLine.objects.filter(kind="result entered").count() == ROUNDS * TABLES
