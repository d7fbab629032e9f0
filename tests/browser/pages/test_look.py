"""/look shows every part; what is right there is right everywhere."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from meydan.site.models import Event, Role
from tests.browser.pages.conftest import OpenPage

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.urls("tests.browser.pages.urls")]
RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
}
WIDTHS = [360, 768, 1440]
TARGETS = (
    ".button, .tool, .areas a, .tabs a, .choices label, .tick, summary, select, textarea, "
    "input:not([type=checkbox], [type=radio], [type=hidden])"
)
SMALL = """all => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 47.5)
  .map((one) => one.outerHTML.slice(0, 90))"""
FOCUS = """() => {
  const one = document.activeElement, around = one.closest(".choices label");
  const ring = (element) => element !== null && getComputedStyle(element).outlineStyle !== "none" &&
    parseFloat(getComputedStyle(element).outlineWidth) >= 2;
  return { seen: ring(one) || ring(around), html: one.outerHTML.slice(0, 60),
           at: [...document.querySelectorAll("*")].indexOf(one) };
}"""


def problems(page: Page) -> list[str]:
    found = Axe().run(page, options=RULES).response["violations"]
    return [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_part_passes_axe(open_page: OpenPage, width: int, scheme: str) -> None:
    page = open_page("/look", width, scheme)
    page.locator("details").evaluate_all("all => all.forEach((one) => { one.open = true; })")
    assert problems(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_a_desk_page_passes_axe(open_page: OpenPage, event: Event, width: int, scheme: str) -> None:
    page = open_page(f"/e/{event.slug}/canli", width, scheme, Role.HEAD_REFEREE)
    expect(page.locator(".age.live")).to_be_visible()
    assert problems(page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_no_part_is_wider_than_the_page(open_page: OpenPage, width: int) -> None:
    page = open_page("/look", width)
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_targets_on_a_phone_are_48_pixels_high(open_page: OpenPage) -> None:
    page = open_page("/look", 360)
    assert page.locator(TARGETS).evaluate_all(SMALL) == []


def test_the_skip_link_comes_first_and_leads_to_the_content(open_page: OpenPage) -> None:
    page = open_page("/look")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="İçeriğe geç")).to_be_focused()
    expect(page.get_by_role("link", name="İçeriğe geç")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()


@pytest.mark.parametrize("width", [360, 1440])
def test_the_keyboard_goes_through_every_part_in_order_with_the_focus_seen(open_page: OpenPage, width: int) -> None:
    page = open_page("/look", width)
    reachable = page.evaluate(
        "() => [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]"
        ".filter((one) => one.checkVisibility() && !one.disabled && !(one.type === 'radio' && !one.checked)).length"
    )
    places, unseen = [], []
    for _ in range(reachable):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUS)
        places.append(found["at"])
        if not found["seen"]:
            unseen.append(found["html"])
    assert unseen == []
    assert places == sorted(places)
    assert len(set(places)) == reachable


def test_a_table_becomes_cards_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/look", 360)
    row = page.locator("#light-table tbody tr").first
    assert row.evaluate("row => getComputedStyle(row).display") == "grid"
    label = row.locator("td").last.evaluate("cell => getComputedStyle(cell, '::before').content")
    assert label == '"Durum"'


def test_motion_stops_when_that_is_asked_for(open_page: OpenPage) -> None:
    page = open_page("/look")
    page.emulate_media(reduced_motion="reduce")
    moving = page.locator(".button, progress, .toast, details.more summary").evaluate_all(
        "all => all.filter((one) => parseFloat(getComputedStyle(one).transitionDuration) > 0).length"
    )
    assert moving == 0


def test_with_the_readers_own_colours_states_keep_their_borders(open_page: OpenPage) -> None:
    page = open_page("/look")
    page.emulate_media(forced_colors="active")
    without = page.locator(".chip, .button, .banner").evaluate_all(
        "all => all.filter((one) => getComputedStyle(one).borderStyle === 'none').length"
    )
    assert without == 0


def test_on_paper_stands_what_is_read_and_nothing_that_is_pressed(open_page: OpenPage) -> None:
    page = open_page("/look")
    page.emulate_media(media="print")
    expect(page.locator("#light-table")).to_be_visible()
    expect(page.locator(".site-menu")).to_be_hidden()
    assert page.locator(".button:visible").count() == 0
