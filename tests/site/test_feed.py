"""The feed: every watcher is told of every line it may know of, once, whatever happens to the connection."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import closing

import pytest
from django.db import connection

from meydan.site.actions.author import Author
from meydan.site.actions.change import change
from meydan.site.models import Event, LogLine, Role
from tests.site import hall
from tests.site.other_process import log_elsewhere
from tests.site.running import RunningSite, running_site
from tests.site.watcher import Watcher

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def site(transactional_db: None) -> Iterator[RunningSite]:  # noqa: ARG001 - the site runs on the test's database
    with running_site() as running:
        yield running


def write(event: Event, kind: str, public: bool = True) -> LogLine:
    with change(event, Author("Ayşe", Role.ORGANISER)) as log:
        return log(kind, public=public)


def path(event: Event, after: int | None = None) -> str:
    return f"/e/{event.slug}/feed" + ("" if after is None else f"?after={after}")


def staff_cookie(event: Event) -> str:
    client = hall.client_of(event, Role.HEAD_REFEREE)
    return f"sessionid={client.cookies['sessionid'].value}"


def test_a_line_reaches_the_watcher_when_it_is_committed(site: RunningSite, event: Event) -> None:
    with Watcher(site.port, path(event, 0)) as watcher:
        write(event, "round published")
        assert watcher.lines(1) == [(1, "round published")]


def test_a_watcher_that_was_away_gets_each_missed_line_once(site: RunningSite, event: Event) -> None:
    with Watcher(site.port, path(event, 0)) as watcher:
        write(event, "one")
        assert watcher.lines(1) == [(1, "one")]
    for kind in ("two", "three", "four"):
        write(event, kind)
    with Watcher(site.port, path(event, 0), last=watcher.last) as again:
        write(event, "five")
        assert again.lines(4) == [(2, "two"), (3, "three"), (4, "four"), (5, "five")]
        write(event, "six")
        assert again.lines(1) == [(6, "six")]


def test_a_restart_of_the_server_loses_and_repeats_nothing(site: RunningSite, event: Event) -> None:
    with Watcher(site.port, path(event, 0)) as watcher:
        write(event, "one")
        assert watcher.lines(1) == [(1, "one")]
    site.stop()
    write(event, "two")
    site.start()
    with Watcher(site.port, path(event, 0), last=watcher.last) as again:
        write(event, "three")
        assert again.lines(2) == [(2, "two"), (3, "three")]


def test_more_lines_than_one_reading_takes_all_arrive(
    site: RunningSite, event: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meydan.site.live.MOST_LINES", 3)
    for number in range(8):
        write(event, f"line {number}", public=number % 2 == 0)
    with Watcher(site.port, path(event, 0), cookie=staff_cookie(event)) as watcher:
        assert [number for number, _ in watcher.lines(8)] == list(range(1, 9))


def test_the_public_is_never_told_of_what_is_not_public(site: RunningSite, event: Event) -> None:
    with (
        Watcher(site.port, path(event, 0)) as public,
        Watcher(site.port, path(event, 0), cookie=staff_cookie(event)) as desk,
    ):
        write(event, "round paired", public=False)
        write(event, "round published")
        write(event, "result undone", public=False)
        write(event, "round closed")
        assert public.lines(2) == [(2, "round published"), (4, "round closed")]
        assert desk.lines(4) == [
            (1, "round paired"),
            (2, "round published"),
            (3, "result undone"),
            (4, "round closed"),
        ]


def test_the_public_is_told_nothing_of_old_private_lines_either(site: RunningSite, event: Event) -> None:
    write(event, "card list drawn", public=False)
    with Watcher(site.port, path(event), last=0) as public:
        write(event, "card list announced")
        assert public.lines(1) == [(2, "card list announced")]


def test_a_line_of_another_process_is_found(site: RunningSite, event: Event) -> None:
    with Watcher(site.port, path(event, 0)) as watcher:
        log_elsewhere(event.slug, "round published")
        assert watcher.lines(1) == [(1, "round published")]


def test_a_watcher_of_one_event_hears_nothing_of_another(site: RunningSite, event: Event) -> None:
    other = hall.make_event("baska")
    with Watcher(site.port, path(event, 0)) as watcher:
        write(other, "elsewhere")
        write(event, "here")
        assert watcher.lines(1) == [(1, "here")]


def test_after_a_restored_backup_a_watcher_hears_the_new_lines(site: RunningSite, event: Event) -> None:
    """The watcher has seen number 9 of a log that now ends at 1: what comes after 1 is new to it."""
    write(event, "one")
    with Watcher(site.port, path(event), last=9) as watcher:
        write(event, "two")
        assert watcher.lines(1) == [(2, "two")]


@pytest.mark.parametrize("nonsense", ["-1", "x", "9" * 5000, "1e3", ""])
def test_a_number_that_is_none_counts_as_now(site: RunningSite, event: Event, nonsense: str) -> None:
    write(event, "before")
    with Watcher(site.port, f"/e/{event.slug}/feed?after={nonsense}") as watcher:
        write(event, "after")
        assert watcher.lines(1) == [(2, "after")]


WATCHERS = 500
SECONDS = 5.0  # far more than it takes; a slow machine must not fail the test


def open_connections() -> int:
    """How many connections to the database this process has."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("select count(*) from pg_stat_activity where datname = current_database()")
            return int(cursor.fetchone()[0])
    # SQLite keeps the main file's descriptors for the next connection; its write-ahead log it closes at once.
    files = [os.path.realpath(link.path) for link in os.scandir("/proc/self/fd")]
    return files.count(os.path.realpath(f"{connection.settings_dict['NAME']}-wal"))


async def watch(port: int, event: Event, ready: asyncio.Semaphore) -> float:
    """One watcher; when it had the line."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path(event, 0)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    await reader.readuntil(b"event: beat")
    ready.release()
    await reader.readuntil(b"event: line")
    seen = time.monotonic()
    writer.close()
    return seen


def count_and_write(event: Event) -> tuple[int, float]:
    """In a thread of its own: the connections while everybody waits, and when the line was committed."""
    with closing(connection):
        connected = open_connections()
        write(event, "round published")
        return connected, time.monotonic()


async def watch_together(port: int, event: Event) -> tuple[float, int]:
    """How long after the commit the last of all watchers has the line; and the connections while they wait."""
    ready = asyncio.Semaphore(0)
    async with asyncio.timeout(100):
        tasks = [asyncio.create_task(watch(port, event, ready)) for _ in range(WATCHERS)]
        for _ in tasks:
            await ready.acquire()
        connected, written = await asyncio.to_thread(count_and_write, event)
        return max(await asyncio.gather(*tasks)) - written, connected


def test_five_hundred_watchers_are_served_in_one_process(site: RunningSite, event: Event) -> None:
    """And they hold no database connection while they wait: a PostgreSQL has a hundred or two."""
    seconds, connected = asyncio.run(watch_together(site.port, event))
    assert seconds < SECONDS
    assert connected < WATCHERS / 10
