"""The pages of the rounds and of the head referee in a real browser: for everybody, at every width, and live."""

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from meydan.site.models import Category, Event, Role
from tests.browser.pages.conftest import OpenPage
from tests.browser.pages.test_look import problems
from tests.site import hall
from tests.site.desk import Desk
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def category(event: Event) -> Category:
    """Round 1 closed; round 2 with one result, the rest open."""
    category = hall.make_category(event)
    hall.make_entries(category, 7)
    steps.closed(category)
    Desk(event).enter(steps.started(category), 1, "2-0")
    return category


def addresses(category: Category) -> list[str]:
    slug, round_2 = category.event.slug, {"category": category.pk, "number": 2}
    draft = hall.make_category(category.event)
    hall.make_entries(draft, 6)
    steps.drafted(draft)
    pairing = category.rounds_paired.get(number=2).pairings.get(table=1)
    parts: list[tuple[str, dict[str, int]]] = [
        ("rounds", {"category": category.pk}),
        ("round", round_2),
        ("round", {"category": draft.pk, "number": 1}),
        ("round-players", {"category": category.pk}),
        ("round-referees", round_2),
        ("table", {**round_2, "table": 1}),
        ("table", {**round_2, "table": 2}),
        ("referee-desk", {}),
        ("match", {"pairing": pairing.pk}),
        ("log", {}),
    ]
    return [reverse(name, kwargs={"slug": slug, **kwargs}) for name, kwargs in parts]


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1440, "light")])
def test_every_page_passes_axe_and_fits_its_width(
    open_page: OpenPage, category: Category, width: int, scheme: str
) -> None:
    first, *others = addresses(category)
    page = open_page(first, width, scheme, Role.HEAD_REFEREE)
    for address in (first, *others):
        page.goto(address)
        page.locator("details").evaluate_all("all => all.forEach((one) => { one.open = true; })")
        assert (address, problems(page)) == (address, [])
        assert (address, page.evaluate("document.documentElement.scrollWidth")) == (address, width)


def test_while_a_table_is_typed_the_page_says_who_sits_there(open_page: OpenPage, category: Category) -> None:
    pairing = category.rounds_paired.get(number=2).pairings.get(table=2)
    assert pairing.second is not None
    where = reverse("round", kwargs={"slug": category.event.slug, "category": category.pk, "number": 2})
    page = open_page(where, role=Role.ORGANISER)
    page.locator("#entry-table").fill("2")
    expect(page.locator(".entry-who")).to_have_text(f"1: {pairing.first.name} – 2: {pairing.second.name}")
    page.locator("#entry-table").fill("1")
    expect(page.locator(".entry-who .warn")).to_have_text("Sonucu girilmiş: 2–0")


def test_a_result_of_somebody_else_comes_in_without_a_refresh(open_page: OpenPage, category: Category) -> None:
    where = reverse("round", kwargs={"slug": category.event.slug, "category": category.pk, "number": 2})
    page = open_page(where, role=Role.ORGANISER)
    expect(page.locator("#now-title")).to_have_text("2 masanın sonucu bekleniyor")
    page.locator("#entry-table").fill("3")
    Desk(category.event).enter(category.rounds_paired.get(number=2), 2, "0-2")
    expect(page.locator("#now-title")).to_have_text("1 masanın sonucu bekleniyor")
    expect(page.locator("#entry-table")).to_have_value("3")
