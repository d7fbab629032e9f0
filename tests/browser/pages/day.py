"""The steps of a day as an organiser takes them through the pages, with mouse and keyboard."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.site.hall import NAMES, SURNAMES

PATIENCE = 1800  # seconds for a whole day, on a machine that has other things to do
PASSWORD = "uzun-ve-gizli-7"
HEADER = "Adı;Soyadı;Okulu;Sınıfı;Kategori;Danışman öğretmen"
Pupil = tuple[str, str, str, str, str, str]


def begin(page: Page, code: str) -> None:
    """The first organiser, by the code that the server printed."""
    page.get_by_role("link", name="Başla").click()
    page.locator("[name=code]").fill(code)
    page.locator("[name=name]").fill("Ayşe Çelik")
    page.locator("[name=username]").fill("ayse")
    page.locator("[name=password]").fill(PASSWORD)
    page.locator("[name=again]").fill(PASSWORD)
    page.get_by_role("button", name="Başla").click()


def area(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Masanın bölümleri").get_by_role("link", name=name, exact=True).click()


def import_entries(page: Page, pupils: Sequence[Pupil]) -> None:
    """The list as it comes: a CSV file in Turkish Windows letters."""
    area(page, "Kayıtlar")
    page.get_by_role("link", name="Listeden al").first.click()
    text = "\r\n".join([HEADER, *(";".join(pupil) for pupil in pupils)])
    page.locator("[name=file]").set_input_files(
        {"name": "liste.csv", "mimeType": "text/csv", "buffer": text.encode("windows-1254")}
    )
    page.get_by_role("button", name="Yükle ve bak").click()
    page.get_by_role("button", name="Sonucu göster").click()
    expect(page.get_by_text(f"Onaylarsanız {len(pupils)} kayıt eklenir")).to_be_visible()
    page.get_by_role("button", name="Onayla ve kaydet").click()


def pupil(n: int, category: str, school: str, grade: int = 4) -> Pupil:
    surname = f"{SURNAMES[n * 7 % len(SURNAMES)]}oğlu" + (" Kaya" if n >= len(SURNAMES) else "")
    return NAMES[n % len(NAMES)], surname, school, str(grade), category, "Fatma Yıldız"


def check_in_schools(page: Page, schools: Sequence[str]) -> None:
    """School by school, as they come through the door."""
    area(page, "Salona giriş")
    address = page.url.partition("?")[0]
    for school in schools:
        page.goto(f"{address}?school={school.replace(' ', '+')}")
        page.get_by_role("button", name="Hepsinin kimliği görüldü, hepsi burada").click()
        expect(page.locator(".arrival-button")).to_have_count(0)
    page.goto(address)


def enter(page: Page, table: int, score: str) -> None:
    field = page.locator("#entry-table")
    field.focus()
    page.keyboard.type(str(table))
    expect(page.locator(".entry-who")).not_to_be_empty()
    page.keyboard.press("Tab")
    page.keyboard.type(score)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**entered={table}**")
