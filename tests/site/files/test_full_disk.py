"""A full or read-only disk: refused with words, nothing half done, the desk alarmed, reading goes on (fault 14)."""

from collections.abc import Iterator

import pytest
from django.db import connection
from django.test import Client

from meydan.site.actions.change import broken_link
from meydan.site.answers import NO_ROOM
from meydan.site.backups.alarm import BELL
from meydan.site.models import Role
from tests.site import hall

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def writable_again() -> Iterator[None]:
    yield
    BELL.quiet()
    with connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            cursor.execute("PRAGMA query_only = OFF")
            cursor.execute("PRAGMA max_page_count = 1073741823")
        else:
            cursor.execute("SET default_transaction_read_only = off")


def fill_the_disk() -> None:
    with connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            # SQLite's own "database or disk is full": the file may not grow by a page.
            cursor.execute("PRAGMA page_count")
            pages = cursor.fetchone()[0]
            cursor.execute(f"PRAGMA max_page_count = {pages}")
        else:
            cursor.execute("SET default_transaction_read_only = on")


def saved_until_full(client: Client) -> int:
    """Every change adds a line to the log; the pages that are half empty take some."""
    settings = {
        "name": "Yeni ad",
        "place": "x" * 160,
        "day": "2026-05-02",
        "level": "school",
        "tables": "20",
        "reason": "y" * 500,
    }
    for saved in range(400):
        answer = client.post("/e/kupa/desk/settings", settings, headers={"Accept-Language": "en"})
        if answer.status_code == NO_ROOM:
            assert "Not saved" in answer.content.decode()
            return saved
    raise AssertionError("the disk was never full")


def test_a_full_disk_is_said_and_nothing_is_half_done() -> None:
    event = hall.make_event()
    client = hall.client_of(event, Role.ORGANISER)
    fill_the_disk()
    saved = saved_until_full(client)
    event.refresh_from_db()
    assert (event.log.count(), event.log_number) == (saved, saved)
    assert broken_link(event) is None
    page = client.get("/e/kupa/desk", headers={"Accept-Language": "en"})
    assert (page.status_code, "Not saved" in page.content.decode()) == (200, True)
