"""Many come at once: they pass a few at a time, in threads that stay, and nobody who only listens holds a place."""

import threading
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from django.http import HttpRequest, HttpResponse
from django.urls import path

from meydan.site.models import Event
from meydan.site.turnstile import MOST_AT_ONCE
from tests.site.running import RunningSite, running_site
from tests.site.watcher import Watcher

pytestmark = pytest.mark.django_db(transaction=True)


def thread_name(request: HttpRequest) -> HttpResponse:
    """Uses the database, and says in which thread."""
    list(Event.objects.all())
    assert request.method == "GET"
    return HttpResponse(threading.current_thread().name + str(threading.get_ident()))


LET_GO = threading.Event()


def slow_page(request: HttpRequest) -> HttpResponse:
    """Works until it is let go, as a paper of three hundred certificates."""
    assert request.method == "GET"
    assert LET_GO.wait(30)
    return HttpResponse("done")


urlpatterns = [
    path("thread", thread_name),
    path("slow", slow_page),
    path("e/<slug:slug>/table/<int:table>/acts", lambda request, **_: thread_name(request)),
]


@pytest.fixture
def site(transactional_db: None) -> Iterator[RunningSite]:  # noqa: ARG001 - the site runs on the test's database
    with running_site() as running:
        yield running


def asked(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
        return text


@pytest.mark.urls("tests.site.test_turnstile")
def test_hundred_requests_share_a_few_threads_which_stay(site: RunningSite) -> None:
    with ThreadPoolExecutor(30) as crowd:
        threads = set(crowd.map(asked, [f"{site.address}/thread"] * 100))
    assert len(threads) <= MOST_AT_ONCE
    assert asked(f"{site.address}/thread") in threads


@pytest.mark.urls("tests.site.test_turnstile")
def test_phones_at_the_tables_wait_for_no_page(site: RunningSite) -> None:
    LET_GO.clear()
    with ThreadPoolExecutor(MOST_AT_ONCE + 1) as crowd:
        slow = [crowd.submit(asked, f"{site.address}/slow") for _ in range(MOST_AT_ONCE + 1)]
        try:
            assert asked(f"{site.address}/e/kupa/table/3/acts").startswith("request")
            assert [one.done() for one in slow] == [False] * len(slow)
        finally:
            LET_GO.set()
        assert [one.result() for one in slow] == ["done"] * len(slow)


def test_listeners_hold_no_place(site: RunningSite, event: Event) -> None:
    with ExitStack() as listening:
        for _ in range(MOST_AT_ONCE + 2):
            listening.enter_context(Watcher(site.port, f"/e/{event.slug}/feed"))
        assert event.name in asked(site.address)


def test_threads_end_with_the_server(site: RunningSite) -> None:
    asked(site.address)
    site.stop()
    assert [thread.name for thread in threading.enumerate() if thread.name.startswith("request")] == []
    site.start()
