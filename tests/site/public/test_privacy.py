"""Children's names: initials unless consented, no search engine, nothing personal in shared pages (fault 60)."""

import re

import pytest
from django.test import Client

from meydan.site.models import Category, EntryRow, Role
from meydan.site.records.entries import initials
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db
IN_EVENT = ("", "programme", "share", "teams", "wall/giris")
IN_CATEGORY = ("", "pairings", "pairings?by=name", "live", "standings", "crosstable", "pictures", "p/1")


@pytest.fixture
def addresses(swiss: Category) -> list[str]:
    steps.closed(swiss)
    pages = ["tables", "names", "standings", "clocks", "programme", "announcements", "address"]
    swiss.event.screens.create(
        name="Giriş",
        code="giris",
        pages=[{"id": at, "page": page, "categories": []} for at, page in enumerate(pages, 1)],
    )
    event = f"/e/{swiss.event.slug}/"
    return [*(event + path for path in IN_EVENT), *(f"{event}c/{swiss.pk}/{path}" for path in IN_CATEGORY)]


def test_initials_stand_for_whoever_has_not_consented(swiss: Category, addresses: list[str]) -> None:
    known, *hidden = swiss.entries.order_by("start_number")
    EntryRow.objects.filter(pk=known.pk).update(consent=True)
    shown = {address: Client().get(address).content.decode() for address in addresses}
    for address, text in shown.items():
        for entry in hidden:
            assert entry.surnames not in text, address
            assert entry.name not in text, address
    naming = [address for address, text in shown.items() if known.name in text]
    assert len(naming) >= 7
    assert any(initials(hidden[0]) in text for text in shown.values())


def test_no_page_is_for_search_engines(addresses: list[str]) -> None:
    for address in addresses:
        answer = Client().get(address)
        assert answer["X-Robots-Tag"] == "noindex, nofollow, noarchive", address
        assert '<meta name="robots" content="noindex">' in answer.content.decode()
    assert Client().get("/robots.txt").content == b"User-agent: *\nDisallow: /\n"


def test_shared_pages_hold_nothing_personal(addresses: list[str]) -> None:
    for address in addresses:
        answer = Client().get(address)
        if "X-Meydan-Quick" not in answer:
            assert address.endswith("/share")
            continue
        text = answer.content.decode()
        assert "csrfmiddlewaretoken" not in text, address
        assert not answer.cookies, address
        assert re.findall(r'name="request"', text) == [], address


def test_staff_never_get_the_shared_page(swiss: Category, addresses: list[str]) -> None:
    client = hall.client_of(swiss.event, Role.DESK_HELPER)
    assert [address for address in addresses if "X-Meydan-Quick" in client.get(address)] == []


def test_wall_is_not_linked_for_the_public(addresses: list[str]) -> None:
    for address in addresses:
        if "/wall/" not in address:
            assert "/wall/" not in Client().get(address).content.decode(), address


def test_every_public_page_is_small(swiss: Category, addresses: list[str]) -> None:
    sizes = {address: len(Client().get(address).content) for address in addresses}
    assert max(sizes.values()) < 100_000, sizes
    assert swiss.entries.count() == 9
