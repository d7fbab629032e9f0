"""How the parts behave: buttons that are held, tables that are sorted, forms that are sent once."""

import pytest
from playwright.sync_api import Dialog, Page, expect

from meydan.site.models import Event
from tests.browser.pages.conftest import OpenPage
from tests.site.running import RunningSite

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.urls("tests.browser.pages.urls")]
HOLD_MS = 1300
# The names of the page in the order of the Turkish alphabet: c ç … ı i … s ş z.
IN_TURKISH = ["Cem", "Çınar", "Işıl", "İnci", "Sami", "Şule", "Zeynep"]


@pytest.fixture
def page(open_page: OpenPage, event: Event) -> Page:
    return open_page(f"/e/{event.slug}/canli")


def kinds(event: Event) -> list[str]:
    return list(event.log.order_by("number").values_list("kind", flat=True))


def hold_button(page: Page) -> tuple[float, float]:
    box = page.locator("button[data-hold]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_short_tap_on_a_button_to_hold_only_says_how(page: Page, event: Event) -> None:
    button = page.locator("button[data-hold]")
    button.click()
    expect(button).to_have_text("Basılı tutun")
    expect(page.locator("#announcements")).to_have_text("Basılı tutun")
    assert kinds(event) == []


def test_a_held_button_does_it_once(page: Page, event: Event) -> None:
    page.mouse.move(*hold_button(page))
    page.mouse.down()
    page.wait_for_timeout(HOLD_MS)
    page.mouse.up()
    expect(page.locator("#lines li")).to_have_text(["held"])
    assert kinds(event) == ["held"]


def test_a_finger_that_lets_go_early_does_nothing(page: Page, event: Event) -> None:
    page.mouse.move(*hold_button(page))
    page.mouse.down()
    page.wait_for_timeout(300)
    page.mouse.up()
    page.wait_for_timeout(HOLD_MS)
    assert kinds(event) == []


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_button_is_held_with_the_keyboard_too(page: Page, event: Event, key: str) -> None:
    page.locator("button[data-hold]").focus()
    page.keyboard.press(key)
    expect(page.locator("button[data-hold]")).to_have_text("Basılı tutun")
    page.keyboard.down(key)
    page.wait_for_timeout(HOLD_MS)
    page.keyboard.up(key)
    expect(page.locator("#lines li")).to_have_text(["held"])
    assert kinds(event) == ["held"]


def test_who_cannot_hold_presses_twice(page: Page, event: Event) -> None:
    """A screen reader's click has no pointer behind it."""
    button = page.locator("button[data-hold]")
    button.evaluate("button => button.click()")
    expect(button).to_have_text("Emin misiniz? Yeniden basın")
    button.evaluate("button => button.click()")
    expect(page.locator("#lines li")).to_have_text(["held"])
    assert kinds(event) == ["held"]


def test_names_are_sorted_by_the_turkish_alphabet(page: Page) -> None:
    names = page.locator("#names tbody th")
    page.get_by_role("button", name="Ad", exact=True).click()
    expect(names).to_have_text(IN_TURKISH)
    expect(page.locator("#names thead th").first).to_have_attribute("aria-sort", "ascending")
    page.get_by_role("button", name="Ad", exact=True).click()
    expect(names).to_have_text(IN_TURKISH[::-1])


def test_points_are_sorted_as_figures(page: Page) -> None:
    page.get_by_role("button", name="Puan").click()
    expect(page.locator("#names tbody td")).to_have_text(["½", "1½", "2", "3", "4", "9½", "10"])


def test_a_form_sent_twice_is_sent_once(page: Page, event: Event, server: RunningSite) -> None:
    posts: list[str] = []
    page.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
    page.get_by_label("Not").fill("bir")
    page.locator("form[data-guard]").evaluate(
        "form => { form.requestSubmit(); setTimeout(() => form.requestSubmit(), 20) }"
    )
    expect(page.locator("#lines li")).to_have_text(["note bir"])
    assert kinds(event) == ["note bir"]
    assert posts == [f"{server.address}/e/{event.slug}/canli"]


def test_leaving_with_something_typed_asks_first(page: Page) -> None:
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", stay)
    page.get_by_label("Not").click()
    page.keyboard.type("yarım")
    page.goto("/look")
    assert asked == ["beforeunload"]


def test_the_chosen_look_is_kept_and_is_there_before_the_first_paint(page: Page) -> None:
    switch = page.locator("[data-theme-switch]")
    expect(switch).to_have_accessible_name("Görünüm: sistem")
    switch.click()
    switch.click()
    expect(switch).to_have_accessible_name("Görünüm: koyu")
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { window.first = document.documentElement.dataset.theme })"
    )
    page.reload()
    assert page.evaluate("first") == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(18, 23, 30)"


def test_the_language_switch_keeps_the_page(page: Page, event: Event) -> None:
    page.get_by_role("link", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.url.endswith(f"/e/{event.slug}/canli")
    expect(page.get_by_role("link", name="Türkçe")).to_be_visible()


def test_a_dialog_opens_closes_and_gives_the_focus_back(open_page: OpenPage) -> None:
    page = open_page("/look")
    opener = page.get_by_role("button", name="Pencereyi aç")
    opener.click()
    expect(page.get_by_role("dialog", name="Tur 3 yayımlansın mı?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()
