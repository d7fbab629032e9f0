"""A full or read-only disk: refused with words, nothing half done, the desk alarmed, reading goes on (fault 14)."""

from collections.abc import Iterator

import pytest
from django.db import connection

from meydan.site.backups.alarm import BELL
from meydan.site.models import Category, Event, Role
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


def add_category(event: Event, name: str) -> int:
    client = hall.client_of(event, Role.ORGANISER)
    with connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            # SQLite's own "database or disk is full": the file may not grow by a page.
            cursor.execute("PRAGMA page_count")
            pages = cursor.fetchone()[0]
            cursor.execute(f"PRAGMA max_page_count = {pages}")
        else:
            cursor.execute("SET default_transaction_read_only = on")
    settings = {
        "name": name,
        "place": "x" * 160,
        "day": "2026-05-02",
        "level": "school",
        "tables": "20",
        "reason": "y" * 500,
    }
    status = 0
    for _ in range(400):  # until the pages that are half empty are full
        answer = client.post("/e/kupa/desk/settings", settings, headers={"Accept-Language": "en"})
        status = answer.status_code
        if status == 507:
            assert "Not saved" in answer.content.decode()
            break
    return status


def test_a_full_disk_is_said_and_nothing_is_half_done() -> None:
    event = hall.make_event()
    hall.make_category(event)
    assert add_category(event, "Yeni ad") == 507
    event.refresh_from_db()
    assert event.log.count() == event.log_number
    assert Category.objects.count() == 1
    assert BELL.alarm is not None
    client = hall.client_of(event, Role.HEAD_REFEREE) if connection.vendor != "sqlite" else None
    if client is not None:
        assert client.get("/e/kupa/desk").status_code == 200
