"""Every URL × every role × GET and POST: who gets in is what the table of rights says, and nothing else (fault 54)."""

import pytest
from django.db import transaction
from django.http import HttpResponse
from django.urls import reverse

from meydan.games.words import Words
from meydan.site.models import Role
from meydan.site.rights import WHO, not_yours
from meydan.tournament.rounds.situation import Action
from tests.site import hall
from tests.site.addresses import NOBODY, OF_AN_EVENT, OPEN, Address, Sample, addresses, parts_of, roles_for

pytestmark = pytest.mark.django_db
ADDRESSES = addresses()
WITH_TASK = [address for address in ADDRESSES if address.task is not None]
METHODS = ("get", "post")
FORBIDDEN, NOT_FOUND, WRONG_METHOD, REFUSED = 403, 404, 405, 422
NOT_YOURS = {not_yours(role, task) for role in Role for task in WHO}


def ask(sample: Sample, role: Role | None, method: str, url: str) -> HttpResponse:
    """The answer; whatever the page changed is taken back."""
    client = sample.client(role)
    with transaction.atomic():
        # Where a form names the row in a field instead of the address.
        answer: HttpResponse = getattr(client, method)(url, {"entry": sample.entry.number} if method == "post" else {})
        transaction.set_rollback(True)
    return answer


def refused_for_role(answer: HttpResponse) -> bool:
    """The page says that this role may not (and not that the state of the round forbids it)."""
    if answer.status_code != FORBIDDEN:
        return False
    said: Words = answer.context["refusal"].words  # type: ignore[attr-defined]
    return said in NOT_YOURS


def to_log_in(answer: HttpResponse) -> bool:
    return answer.status_code == 302 and answer["Location"].startswith("/login?next=")


def test_every_url_has_a_name_and_a_task_or_is_known_to_be_open() -> None:
    """If this fails: put @door(Task.…) on the view, or say in tests/site/addresses.py why the page is for everybody."""
    assert [address for address in ADDRESSES if not address.name] == []
    without = {address.name for address in ADDRESSES if address.task is None}
    assert without == set(OPEN)


def test_names_are_given_once() -> None:
    names = [address.name for address in ADDRESSES]
    assert sorted(set(names)) == names


@pytest.mark.parametrize("address", WITH_TASK, ids=str)
def test_a_page_lets_in_whom_the_table_of_rights_names(address: Address) -> None:
    sample = Sample("kupa")
    url = reverse(address.name, kwargs=parts_of(address, sample))
    for role in Role:
        for method in METHODS:
            answer = ask(sample, role, method, url)
            if answer.status_code == WRONG_METHOD:
                continue
            assert refused_for_role(answer) == (role not in roles_for(address)), (
                role,
                method,
                answer.status_code,
            )
            assert not to_log_in(answer), (role, method)
            assert answer.status_code != NOT_FOUND, (role, method)


@pytest.mark.parametrize("address", WITH_TASK, ids=str)
def test_who_has_not_logged_in_is_a_viewer(address: Address) -> None:
    sample = Sample("kupa")
    url = reverse(address.name, kwargs=parts_of(address, sample))
    for method in METHODS:
        answer = ask(sample, NOBODY, method, url)
        if answer.status_code == WRONG_METHOD:
            continue
        assert to_log_in(answer) == (Role.VIEWER not in roles_for(address)), (method, answer.status_code)


@pytest.mark.parametrize("address", [one for one in WITH_TASK if OF_AN_EVENT & set(one.parts)], ids=str)
def test_rows_of_another_event_are_not_found(address: Address) -> None:
    here, there = Sample("kupa"), Sample("baska", beginning=1000)
    allowed = next(role for role in Role if role in roles_for(address))
    foreign = {**parts_of(address, there), "slug": here.event.slug}
    answers = {method: ask(here, allowed, method, reverse(address.name, kwargs=foreign)) for method in METHODS}
    assert {answer.status_code for answer in answers.values()} - {WRONG_METHOD} == {NOT_FOUND}


@pytest.mark.parametrize("address", [one for one in WITH_TASK if "slug" in one.parts], ids=str)
def test_an_event_that_does_not_exist_is_not_found(address: Address) -> None:
    sample = Sample("kupa")
    url = reverse(address.name, kwargs={**parts_of(address, sample), "slug": "yok"})
    answers = {ask(sample, Role.ORGANISER, method, url).status_code for method in METHODS}
    assert answers - {WRONG_METHOD} == {NOT_FOUND}


@pytest.mark.parametrize("address", [one for one in WITH_TASK if isinstance(one.task, Action)], ids=str)
def test_an_action_of_a_round_is_never_done_by_a_get(address: Address) -> None:
    sample = Sample("kupa")
    head = sample.event.log.count()
    answer = ask(sample, Role.ORGANISER, "get", reverse(address.name, kwargs=parts_of(address, sample)))
    assert answer.status_code in (200, FORBIDDEN, WRONG_METHOD, REFUSED)
    assert sample.event.log.count() == head


def test_an_organiser_of_one_event_is_nobody_at_another() -> None:
    here, there = Sample("kupa"), Sample("baska", beginning=1000)
    client = hall.client_of(there.event, Role.ORGANISER)
    assert client.get(f"/e/{here.event.slug}/desk").status_code == FORBIDDEN
    assert client.post(f"/e/{here.event.slug}/desk/settings").status_code == FORBIDDEN
