"""A screen on the wall: it turns, is steered, is read from ten metres, and recovers by itself (faults 8 and 9)."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect

from meydan.site.actions.rounds.publishing import publish_round
from meydan.site.actions.walls.announcing import announce
from meydan.site.actions.walls.screens import show_page, turn_again
from meydan.site.models import Category, Event, Role, WallScreen
from tests.browser.pages.test_look import problems
from tests.site import hall
from tests.site.rounds import steps
from tests.site.running import RunningSite

pytestmark = pytest.mark.django_db(transaction=True)
FULL_HD = ViewportSize(width=1920, height=1080)
NOW = ".sheet:not([hidden])"
TURN_MS = 12_000
DAY_MS = 24 * 3600 * 1000
FITS = """() => {
  const foot = document.querySelector(".foot").getBoundingClientRect().top;
  const all = [...document.querySelectorAll(".sheet:not([hidden]) *")];
  return all.filter((one) => one.getBoundingClientRect().bottom > foot + 1).map((one) => one.outerHTML.slice(0, 80));
}"""
# In one go: what news replace between asking and measuring has no size any more.
HEIGHTS = """names => [...document.querySelectorAll(names)].map((one) => parseFloat(getComputedStyle(one).fontSize))"""


@pytest.fixture
def tv(browser: Browser, server: RunningSite, screen: WallScreen) -> Iterator[Page]:
    """A TV of full HD that shows the screen; its clock can be moved on by the test."""
    assert screen.code == "giris"
    context = browser.new_context(
        viewport={"width": 1920, "height": 1080},
        locale="tr-TR",
        base_url=server.address,
        reduced_motion="no-preference",
    )
    context.set_default_timeout(30_000)
    page = context.new_page()
    page.clock.install()
    page.goto("/look")
    yield page
    context.close()


def turn_on(tv: Page) -> None:
    tv.goto("/e/kupa/wall/giris")
    expect(tv.locator("[data-wall-age]")).to_contain_text("sn önce")
    tv.evaluate("window.notLoadedAgain = true")


def same_page(tv: Page) -> bool:
    return bool(tv.evaluate("window.notLoadedAgain === true"))


def test_sheets_turn_by_themselves(tv: Page, swiss: Category) -> None:
    steps.published(swiss)
    turn_on(tv)
    seen = []
    for _ in range(4):
        seen.append(tv.locator(NOW).get_attribute("data-key"))
        tv.clock.run_for(TURN_MS + 100)
    assert seen == [f"1-tables-{swiss.pk}-1", f"1-tables-{swiss.pk}-2", "4-address-0-1", f"1-tables-{swiss.pk}-1"]
    assert tv.locator(".sheet:not([hidden])").count() == 1
    expect(tv.locator("[data-turn]")).to_have_text("2/3")


def test_the_desk_steers_the_screen(tv: Page, swiss: Category, screen: WallScreen) -> None:
    steps.closed(swiss)
    turn_on(tv)
    show_page(hall.author(swiss.event, Role.DESK_HELPER), screen, 2, stays=True)
    tv.clock.run_for(1000)
    expect(tv.locator(NOW)).to_have_attribute("data-key", f"2-standings-{swiss.pk}-1")
    for _ in range(3):
        tv.clock.run_for(TURN_MS + 100)
        expect(tv.locator(NOW)).to_have_attribute("data-page", "2")
    turn_again(hall.author(swiss.event, Role.DESK_HELPER), screen)
    announce(hall.author(swiss.event, Role.DESK_HELPER), swiss.event, "Yemek 12.30'da")
    tv.clock.run_for(1000)
    expect(tv.locator(".strip")).to_have_text("Yemek 12.30'da")
    pages = set()
    for _ in range(6):
        pages.add(tv.locator(NOW).get_attribute("data-page"))
        tv.clock.run_for(TURN_MS + 100)
    assert pages == {"1", "2", "4"}
    assert same_page(tv)


def test_the_screen_survives_a_restart_of_the_server(tv: Page, swiss: Category, server: RunningSite) -> None:
    draft = steps.drafted(swiss)
    turn_on(tv)
    expect(tv.locator(NOW)).to_have_attribute("data-key", "4-address-0-1")
    server.stop()
    for _ in range(8):
        tv.clock.run_for(5_000)
    expect(tv.locator(".age.lost")).to_contain_text("bağlantı yok")
    publish_round(hall.author(swiss.event), draft)
    server.start()
    for _ in range(12):
        tv.clock.run_for(3_000)
        tv.wait_for_timeout(300)
    expect(tv.locator(".sheet[data-page='1']")).to_have_count(2)
    expect(tv.locator(".age.lost")).to_have_count(0)
    assert same_page(tv)


def test_the_page_begins_afresh_once_a_day_but_only_while_the_server_answers(
    tv: Page, swiss: Category, server: RunningSite
) -> None:
    steps.published(swiss)
    turn_on(tv)
    server.stop()
    tv.clock.fast_forward(DAY_MS)
    for _ in range(10):
        tv.clock.run_for(5_000)
    assert same_page(tv)
    expect(tv.locator(NOW)).to_have_count(1)
    server.start()
    with tv.expect_navigation():
        for _ in range(10):
            tv.clock.run_for(5_000)
            tv.wait_for_timeout(200)
    assert not same_page(tv)


def metrics(tv: Page, session: CDPSession) -> tuple[int, int]:
    """Nodes in memory and the bytes of the heap, after what is not used has been swept away: not all of it goes with
    the first sweep, nor while the browser is still busy with it, so the least of several counts."""
    nodes, heap = [], []
    for _ in range(10):
        tv.wait_for_timeout(200)
        session.send("HeapProfiler.collectGarbage")
        found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        nodes.append(int(found["Nodes"]))
        heap.append(int(found["JSHeapUsedSize"]))
    return min(nodes), min(heap)


def test_a_day_of_turning_does_not_grow(tv: Page, swiss: Category, event: Event) -> None:
    """Fault 9: 400 turns and 25 renewals; nodes and heap are where they were after the first ones."""
    steps.published(swiss)
    turn_on(tv)
    session = tv.context.new_cdp_session(tv)
    session.send("Performance.enable")

    def live(renewals: int) -> None:
        for number in range(renewals):
            announce(hall.author(event, Role.ORGANISER), event, f"Duyuru {number}")
            tv.clock.run_for(1000)
            expect(tv.locator(".strip")).to_have_text(f"Duyuru {number}")
            tv.clock.run_for(16 * TURN_MS)

    live(5)
    nodes, heap = metrics(tv, session)
    live(20)
    nodes_after, heap_after = metrics(tv, session)
    assert nodes_after <= nodes * 1.1 + 50
    assert heap_after <= heap * 1.15 + 500_000
    assert same_page(tv)


def test_the_screen_is_read_from_ten_metres(tv: Page, swiss: Category) -> None:
    steps.closed(swiss)
    swiss.entries.filter(start_number__in=(1, 4)).update(
        first_names="Muhammed Abdurrahman", surnames="Büyükkaramanoğulları", consent=True
    )
    announce(hall.author(swiss.event, Role.ORGANISER), swiss.event, "Ö" * 5 + " duyuru yeri" * 11)
    turn_on(tv)
    sheets = tv.locator(".sheet").count()
    for _ in range(sheets):
        assert tv.locator(f"{NOW} tbody tr").count() <= 12
        heights = tv.evaluate(HEIGHTS, f"{NOW} .name")
        assert all(height >= 1080 / 25 for height in heights)
        assert tv.evaluate(FITS) == []
        tv.clock.run_for(TURN_MS + 100)


def test_the_screen_passes_axe(tv: Page, swiss: Category) -> None:
    steps.closed(swiss)
    turn_on(tv)
    assert problems(tv) == []


def test_the_bar_does_not_move_when_stillness_is_asked_for(tv: Page, swiss: Category) -> None:
    steps.published(swiss)
    turn_on(tv)
    moving = "getComputedStyle(document.querySelector('.bar > div')).transitionDuration"
    assert tv.evaluate(moving) == "12s"
    tv.emulate_media(reduced_motion="reduce")
    assert tv.evaluate(moving) == "0s"
