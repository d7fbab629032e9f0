"""The whole Salihli day through the pages only: eight knock-out categories, from an empty database to the champions."""

from pathlib import Path

import pytest
from django.conf import LazySettings
from playwright.sync_api import Page, expect

from meydan.site.actions.change import broken_link
from meydan.site.first_start import first_start_code
from meydan.site.models import Category, Event
from meydan.site.records.standings import standings_of
from tests.browser.pages import day
from tests.browser.pages.conftest import OpenPage

# What the desk types for a table that the first-named wins, and how many champions of schools come to each category.
SLIPS = {
    "mangala": "28-20 20-28 30-18",
    "pentago": "2-0",
    "qbitz": "4-3",
    "equilibrio": "3-2",
    "reversi": "40-24",
    "kulami": "9+12+20-5+8+18",
}
PLAYERS = (5, 4, 4, 3, 4, 3, 4, 3)
CARDS = ("qbitz", "equilibrio")


def create_event(page: Page) -> None:
    page.goto("/new")
    page.locator("a[href$='salihli']").click()
    page.get_by_label("Etkinliğin adı").fill("Salihli Akıl ve Zekâ Oyunları Turnuvası")
    page.get_by_role("button", name="Etkinliği kur").click()
    expect(page.get_by_role("heading", name="Genel bakış")).to_be_visible()


def champions_of_schools(categories: list[Category]) -> list[day.Pupil]:
    """Each school sends one pupil to a category (salihli.event.1), each pupil plays in one (salihli.event.2)."""
    pupils = []
    for at, (category, count) in enumerate(zip(categories, PLAYERS, strict=True)):
        kind, grade = ("Ortaokulu", 6) if category.school_level == "middle" else ("İlkokulu", 3)
        for n in range(count):
            first, last, *rest = day.pupil(at * 5 + n, category.name, f"Okul {n} {kind}", grade)
            pupils.append((first, f"{last} {'ABCDEFGH'[at]}", *rest))
    return pupils  # type: ignore[return-value]


def draw_lot_and_cards(page: Page, event: Event, category: Category) -> None:
    page.goto(f"/e/{event.slug}/meeting/{category.pk}/")
    if category.game in CARDS:
        page.get_by_role("button", name="Kartları çek ve mühürle").click()
        expect(page.get_by_text("mühür sağlam")).to_be_visible()
        return
    page.get_by_label("Kura tohumu").fill(f"salon-{category.pk}")
    page.get_by_role("button", name="Kurayı çek").click()
    expect(page.locator("#lot")).to_contain_text(f"salon-{category.pk}")


def play_category(page: Page, event: Event, category: Category) -> None:
    """Drawn afresh round after round until one is left (salihli.event.11, 14)."""
    page.goto(f"/e/{event.slug}/desk/c/{category.pk}/rounds")
    number = 1
    while True:
        page.get_by_role("button", name=f"{number}. turu eşlendir").click()
        page.get_by_role("button", name="Yayımla", exact=True).click()
        page.get_by_role("button", name="Turu başlat").click()
        tables = category.rounds_paired.get(number=number, current=True).pairings.filter(second__isnull=False)
        for table in tables.order_by("table").values_list("table", flat=True):
            assert table is not None
            day.enter(page, table, slip(category.game, table))
            expect(page.locator(f"#table-{table} .chip.complete")).to_be_visible()
        page.get_by_role("button", name="Turu kapat").click()
        expect(page.get_by_role("heading", name="Tur kapandı")).to_be_visible()
        if page.get_by_role("button", name="Sıralamayı kesinleştir").is_visible():
            break
        number += 1
    page.get_by_role("button", name="Sıralamayı kesinleştir").click()
    expect(page.get_by_role("heading", name="Sıralama kesin", exact=True)).to_be_visible()


def slip(game: str, table: int) -> str:
    """No two slips of a round alike: counts differ a little from table to table."""
    if game == "mangala":
        more = 25 + table % 20
        return f"{more}-{48 - more} {more}-{48 - more}"
    if game == "reversi":
        return f"{33 + table % 25}-{31 - table % 25}"
    return SLIPS[game]


@pytest.mark.timeout(day.PATIENCE)
@pytest.mark.article("salihli.event.1", "salihli.event.2", "salihli.event.11", "salihli.event.14")
def test_whole_salihli_day_of_eight_categories(open_page: OpenPage, settings: LazySettings, tmp_path: Path) -> None:
    settings.DATA = tmp_path
    code = first_start_code()
    assert code is not None
    page = open_page("/")
    day.begin(page, code)
    create_event(page)
    event = Event.objects.get()
    categories = list(event.categories.all())
    assert [(one.game, one.school_level) for one in categories] == [
        ("mangala", "primary"),
        ("mangala", "middle"),
        ("pentago", "primary"),
        ("pentago", "middle"),
        ("qbitz", "primary"),
        ("equilibrio", "primary"),
        ("reversi", "middle"),
        ("kulami", "middle"),
    ]
    pupils = champions_of_schools(categories)
    day.import_entries(page, pupils)
    day.check_in_schools(page, sorted({one[2] for one in pupils}))
    for category in categories:
        draw_lot_and_cards(page, event, category)
    for category in categories:
        play_category(page, event, category)
    for category in categories:
        places = standings_of(Category.objects.get(pk=category.pk)).places
        assert sorted(places.values()).count(1) == 1
        page.goto(f"/e/{event.slug}/c/{category.pk}/bracket")
        champion = next(entry for entry in category.entries.all() if places[entry.start_number or 0] == 1)
        expect(page.get_by_text(f"Birinci: {champion.name}")).to_be_visible()
    day.area(page, "Genel bakış")
    page.get_by_role("button", name="Etkinliği bitir").click()
    page.get_by_role("button", name="Onayla").click()
    expect(page.get_by_text("etkinlik bitti").first).to_be_visible()
    assert broken_link(event) is None
