"""A whole day through the pages only: twenty players, Mangala, five Swiss rounds, from nothing to the final list."""

from fractions import Fraction
from pathlib import Path

import pytest
from django.conf import LazySettings
from playwright.sync_api import Page, expect

from meydan.site.first_start import first_start_code
from meydan.site.models import Category, LogLine
from tests.browser.pages.conftest import OpenPage
from tests.site.hall import NAMES, SURNAMES

PLAYERS, SCHOOLS, ROUNDS, TABLES = 20, 6, 5, 10
PASSWORD = "uzun-ve-gizli-7"


def begin(page: Page, code: str) -> None:
    """The first organiser, by the code that the server printed."""
    page.get_by_role("link", name="Başla").click()
    page.locator("[name=code]").fill(code)
    page.locator("[name=name]").fill("Ayşe Çelik")
    page.locator("[name=username]").fill("ayse")
    page.locator("[name=password]").fill(PASSWORD)
    page.locator("[name=again]").fill(PASSWORD)
    page.get_by_role("button", name="Başla").click()


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
    page.get_by_role("navigation", name="Masanın bölümleri").get_by_role("link", name="Kategoriler").click()
    page.locator("tbody a").first.click()
    page.locator("[name=rounds]").fill(str(ROUNDS))
    page.locator("[name=school_level]").select_option("")
    page.get_by_role("button", name="Kaydet").click()


def import_entries(page: Page, category: str) -> None:
    """The list of a school as it comes: a CSV file in Turkish Windows letters."""
    area(page, "Kayıtlar")
    page.get_by_role("link", name="Listeden al").first.click()
    rows = [";".join(pupil(n, category)) for n in range(PLAYERS)]
    text = "\r\n".join(["Adı;Soyadı;Okulu;Sınıfı;Kategori;Danışman öğretmen", *rows])
    page.locator("[name=file]").set_input_files(
        {"name": "liste.csv", "mimeType": "text/csv", "buffer": text.encode("windows-1254")}
    )
    page.get_by_role("button", name="Yükle ve bak").click()
    page.get_by_role("button", name="Sonucu göster").click()
    expect(page.get_by_text(f"Onaylarsanız {PLAYERS} kayıt eklenir")).to_be_visible()
    page.get_by_role("button", name="Onayla ve kaydet").click()


def pupil(n: int, category: str) -> tuple[str, ...]:
    surname = f"{SURNAMES[n * 7 % len(SURNAMES)]}oğlu" + (" Kaya" if n >= len(SURNAMES) else "")
    return NAMES[n % len(NAMES)], surname, f"Okul {n % SCHOOLS}", "4", category, "Fatma Yıldız"


def area(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Masanın bölümleri").get_by_role("link", name=name, exact=True).click()


def check_everybody_in(page: Page) -> None:
    """School by school, as they come through the door."""
    area(page, "Salona giriş")
    address = page.url
    for number in range(SCHOOLS):
        page.goto(f"{address}?school=Okul+{number}")
        page.get_by_role("button", name="Hepsinin kimliği görüldü, hepsi burada").click()
        expect(page.locator(".arrival-button")).to_have_count(0)
    page.goto(address)
    expect(page.locator(".hall-count").first).to_contain_text(f"{PLAYERS}/{PLAYERS}")


def play_round(page: Page, number: int) -> None:
    """Pair, check, publish, start; then slip after slip by the keyboard alone; then close."""
    page.get_by_role("button", name=f"{number}. turu eşlendir").click()
    expect(page.get_by_role("heading", name="Denetim temiz")).to_be_visible()
    expect(page.locator("#tables tbody tr")).to_have_count(TABLES)
    page.get_by_role("button", name="Yayımla", exact=True).click()
    page.get_by_role("button", name="Turu başlat").click()
    for table in range(1, TABLES + 1):
        enter(page, table, slip(number, table))
        expect(page.locator(f"#table-{table} .chip.complete")).to_be_visible()
    page.get_by_role("button", name="Turu kapat").click()
    expect(page.get_by_role("heading", name="Tur kapandı")).to_be_visible()


def slip(number: int, table: int) -> str:
    """No two slips of a round alike, and no side wins everywhere."""
    more = 25 + table
    if (number + table) % 2:
        return f"{more}-{48 - more} {more}-{48 - more}"
    return f"{48 - more}-{more} {more}-{48 - more} {48 - more}-{more}"


def enter(page: Page, table: int, score: str) -> None:
    field = page.locator("#entry-table")
    field.focus()
    page.keyboard.type(str(table))
    expect(page.locator(".entry-who")).not_to_be_empty()
    page.keyboard.press("Tab")
    page.keyboard.type(score)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**entered={table}**")


@pytest.mark.long
def test_a_swiss_day_of_twenty_players(open_page: OpenPage, settings: LazySettings, tmp_path: Path) -> None:
    settings.DATA = tmp_path
    code = first_start_code()
    assert code is not None
    page = open_page("/")
    begin(page, code)
    create_event(page)
    set_rounds(page)
    category = Category.objects.get()
    import_entries(page, category.name)
    check_everybody_in(page)
    area(page, "Turlar")
    for number in range(1, ROUNDS + 1):
        play_round(page, number)
    page.get_by_role("button", name="Sıralamayı kesinleştir").click()
    expect(page.get_by_role("heading", name="Sıralama kesin", exact=True)).to_be_visible()
    page.get_by_role("link", name="Sıralamaya bak").click()
    expect(page.get_by_role("heading", name="kesin sıralama")).to_be_visible()
    points = page.locator("tbody td[data-label=PTS]").all_inner_texts()
    assert len(points) == PLAYERS
    assert sum(map(Fraction, points)) == ROUNDS * TABLES
    area(page, "Kayıt defteri")
    expect(page.get_by_text("Zincir sağlam.")).to_be_visible()
    assert LogLine.objects.filter(kind="result entered").count() == ROUNDS * TABLES
