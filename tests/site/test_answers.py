"""What becomes of a refusal on a page: nothing typed is lost, and the way back leads to a page that can be seen."""

import re
from uuid import uuid4

import pytest

from meydan.site.models import Event, Role
from tests.site import hall

pytestmark = pytest.mark.django_db


@pytest.fixture
def category_page(event: Event) -> tuple[str, str]:
    """The category's page, and the address that deletes it after a confirmation."""
    category = hall.make_category(event)
    return f"/e/{event.slug}/desk/categories", f"/e/{event.slug}/desk/categories/{category.pk}/delete"


def test_confirm_page_keeps_the_wish_and_where_it_began(event: Event, category_page: tuple[str, str]) -> None:
    page, delete = category_page
    client = hall.client_of(event, Role.ORGANISER)
    wish = uuid4().hex
    asked = client.post(delete, {"request": wish}, headers={"referer": f"http://testserver{page}"})
    assert asked.status_code == 428
    text = asked.content.decode()
    assert f'name="request" value="{wish}"' in text
    assert f'name="page_before" value="http://testserver{page}"' in text


def test_wish_sent_twice_leads_back_to_a_page_that_can_be_seen(event: Event, category_page: tuple[str, str]) -> None:
    page, delete = category_page
    client = hall.client_of(event, Role.ORGANISER)
    wish = {"request": uuid4().hex, "confirmed": "yes", "page_before": f"http://testserver{page}"}
    asked = client.post(delete, wish)
    typed = re.search(r"<kbd>(.*?)</kbd>", asked.content.decode())
    if typed:
        wish["typed"] = typed[1]
    first = client.post(delete, wish)
    again = client.post(delete, wish, headers={"referer": f"http://testserver{delete}"})
    assert (first.status_code, again.status_code) == (302, 303)
    assert client.get(again.headers["location"]).status_code == 200
    assert event.log.filter(kind="category deleted").count() == 1


def test_way_back_never_leaves_the_house(event: Event, category_page: tuple[str, str]) -> None:
    client = hall.client_of(event, Role.ORGANISER)
    asked = client.post(category_page[1], {"page_before": "https://example.org/"})
    assert "example.org" not in asked.content.decode()


def test_forbidden_page_says_who_may(event: Event) -> None:
    client = hall.client_of(event, Role.DESK_HELPER)
    answer = client.get(f"/e/{event.slug}/desk/officials")
    assert answer.status_code == 403
    assert "Düzenleyen" in answer.content.decode()
