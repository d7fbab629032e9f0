"""The language is chosen by a plain link that leads back to the page, and never out of the site."""

import pytest
from django.test import Client

from meydan.site.models import Event

pytestmark = pytest.mark.django_db


def test_the_link_keeps_the_page_and_the_choice(event: Event) -> None:
    client = Client()
    page = f"/e/{event.slug}/?a=1&b=2"
    assert f"/language/en?next=/e/{event.slug}/%3Fa%3D1%26b%3D2" in client.get(page).content.decode()
    answer = client.get("/language/en", {"next": page})
    assert answer["Location"] == page
    assert '<html lang="en">' in client.get(page).content.decode()
    client.get("/language/tr", {"next": page})
    assert '<html lang="tr">' in client.get(page).content.decode()


@pytest.mark.parametrize(
    "wanted", ["https://example.org/", "//example.org/", "/\\example.org", "javascript:alert(1)", "example.org", ""]
)
def test_nobody_is_led_out_of_the_site(wanted: str) -> None:
    assert Client().get("/language/en", {"next": wanted})["Location"] == "/"


def test_other_languages_are_not_found() -> None:
    assert Client().get("/language/xx").status_code == 404


def test_this_server_says_that_it_is_here() -> None:
    answer = Client().get("/here")
    assert answer.content.startswith(b"meydan 20")
    assert "no-store" in answer["Cache-Control"]
