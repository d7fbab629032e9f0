"""Papers as a browser gets them from a running server: whole, or a page that says why not; and nobody else waits."""

import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from meydan.site.models import Category, EventLogo
from meydan.site.papers.press import SETTERS
from meydan.site.turnstile import MOST_AT_ONCE
from tests.site import hall
from tests.site.papers.printing import address
from tests.site.running import RunningSite, running_site

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def category(transactional_db: None) -> Category:  # noqa: ARG001 - the site runs on the test's database
    category = hall.make_category(hall.make_event())
    hall.make_entries(category, 4)
    return category


@pytest.fixture
def site(category: Category) -> Iterator[RunningSite]:  # noqa: ARG001 - the event comes first
    with running_site() as running:
        yield running


def handout(site: RunningSite, category: Category) -> str:
    return f"{site.address}{address('handout', category)}?paper=starting-list"


def got(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return bytes(answer.read())


def test_a_paper_that_cannot_be_set_is_a_page(site: RunningSite, category: Category) -> None:
    assert got(handout(site, category)).startswith(b"%PDF-")
    EventLogo.objects.create(event=category.event, svg="<svg broken")
    asked = urllib.request.Request(handout(site, category) + "&language=en", headers={"Accept-Language": "en"})
    with pytest.raises(urllib.error.HTTPError) as failed:
        urllib.request.urlopen(asked, timeout=60)
    assert (failed.value.code, failed.value.headers["Content-Type"]) == (500, "text/html; charset=utf-8")
    assert "The paper could not be set" in failed.value.read().decode()


def test_who_waits_for_a_paper_holds_no_place(site: RunningSite, category: Category) -> None:
    go_on = threading.Event()
    SETTERS.submit(go_on.wait)
    with ThreadPoolExecutor(MOST_AT_ONCE + 2) as printing:
        waiting = [
            printing.submit(got, f"{handout(site, category)}&copy={number}") for number in range(MOST_AT_ONCE + 2)
        ]
        try:
            assert category.event.name in got(site.address).decode()
            assert not any(one.done() for one in waiting)
        finally:
            go_on.set()
        assert {one.result()[:5] for one in waiting} == {b"%PDF-"}
