"""docs/phone-protocol.md, status by status."""

import json

import pytest
from django.test import Client
from django.utils import timezone

from meydan.match.deeds import MovePlayed, Ruled, SetBegun, SetCounted
from meydan.site.actions.links.sightings import SIGHTINGS
from meydan.site.actions.matches.rulings import rule
from meydan.site.models import Call, Device, Event, LogLine, Pairing, StoredAct
from meydan.site.pages.referee.acts import REQUESTS
from tests.site import hall
from tests.site.referee.phone import Phone, deeds, playing, stored

pytestmark = pytest.mark.django_db
COUNT = SetCounted((25,), (23,))


@pytest.fixture(autouse=True)
def _rested() -> None:
    REQUESTS.forget()


@pytest.fixture
def table(event: Event) -> Pairing:
    return playing(event)[0]


@pytest.fixture
def phone(table: Pairing) -> Phone:
    return Phone(table).open()


def test_acts_are_stored_in_order_and_the_answer_says_up_to_where(phone: Phone, table: Pairing) -> None:
    status, answer = phone.send(phone.made(SetBegun(), COUNT))
    assert (status, answer["format"], answer["stored"]) == (200, "meydan acts", 3)
    assert deeds(table) == ["match opened", "set begun", "set counted"]


def test_the_same_request_twice_stores_once(phone: Phone, table: Pairing) -> None:
    """Fault 2: the answer was lost after the commit."""
    acts = phone.made(SetBegun(), COUNT)
    assert phone.send(acts) == phone.send(acts)
    assert len(stored(table)) == 3


def test_a_heartbeat_writes_no_line_and_is_answered(phone: Phone, event: Event) -> None:
    before = LogLine.objects.filter(event=event).count()
    status, answer = phone.send([])
    assert (status, answer["stored"]) == (200, 1)
    assert LogLine.objects.filter(event=event).count() == before


def test_acts_of_the_desk_are_told(phone: Phone, table: Pairing, event: Event) -> None:
    rule(hall.author(event), table, Ruled("devam"))
    status, answer = phone.send([])
    assert (status, answer["stored"]) == (200, 2)
    assert [act["deed"]["kind"] for act in answer["acts"]] == ["ruled"]


def test_an_act_with_a_taken_number_is_a_conflict_with_what_stands_there(phone: Phone, table: Pairing) -> None:
    """Fault 5: two phones at one table."""
    other = Phone(table)
    other.client, other.known = phone.client, list(phone.known)
    phone.do(SetBegun())
    status, answer = other.send(other.made(SetBegun(), COUNT))
    assert (status, answer["from"]) == (409, 2)
    assert answer["acts"] == stored(table)[1:]


def test_another_past_is_a_conflict_from_the_first_act_on(phone: Phone, table: Pairing) -> None:
    phone.do(SetBegun())
    status, answer = phone.send([], seen_id="another")
    assert (status, answer["from"], answer["acts"]) == (409, 1, stored(table))


def test_a_refused_act_names_its_number_and_article(phone: Phone, table: Pairing) -> None:
    """Fault 28: 49 stones."""
    status, answer = phone.send(phone.made(SetBegun(), SetCounted((25,), (24,)), SetBegun()))
    assert (status, answer["stored"], answer["number"]) == (422, 2, 3)
    assert answer["article"].startswith("salihli.mangala")
    assert "49" in answer["words"]["tr"]
    assert deeds(table) == ["match opened", "set begun"]


def test_what_is_no_act_is_refused_without_an_article(phone: Phone) -> None:
    acts = phone.made(SetBegun())
    acts[0]["deed"] = {"kind": "dance"}
    status, answer = phone.send(acts)
    assert (status, answer["stored"], answer["number"], answer["article"]) == (422, 1, 2, None)


def test_a_restored_server_says_how_much_it_has_and_takes_the_rest_again(phone: Phone, table: Pairing) -> None:
    """Fault 15."""
    phone.do(SetBegun(), COUNT)
    StoredAct.objects.filter(pairing=table, number__gt=1).delete()
    Pairing.objects.filter(pk=table.pk).update(acts=1)
    assert phone.send([])[1] == {"format": "meydan acts", "stored": 1}
    again = phone.known[1:]
    status, answer = phone.send(again, seen=1)
    assert (status, answer["stored"]) == (200, 3)
    assert [act["id"] for act in stored(table)] == [act["id"] for act in phone.known]


def test_acts_of_others_are_not_stored_on_a_phones_word(phone: Phone, table: Pairing, event: Event) -> None:
    acts = phone.made(SetBegun()) + phone.made(SetBegun(), Ruled("1–0", (2, 0)), role="head referee")[1:]
    status, answer = phone.send(acts)
    assert (status, answer["stored"], answer["number"]) == (422, 2, 3)
    assert deeds(table) == ["match opened", "set begun"]
    assert Call.objects.filter(event=event, pairing=table).count() == 1


def test_recorded_moves_come_back_with_what_they_lead_to(phone: Phone) -> None:
    answer = phone.do(SetBegun(), MovePlayed("3"))
    assert answer["positions"]["3"]["to_move"] in ("first", "second")
    assert answer["positions"]["3"]["moves"]


def test_a_request_with_gaps_or_without_sense_is_not_read(phone: Phone) -> None:
    acts = phone.made(SetBegun(), COUNT)
    acts[1]["number"] = 7
    assert phone.send(acts)[0] == 400
    answer = phone.client.post(f"{phone.page}/acts", b"not json", content_type="application/json")
    assert (answer.status_code, answer.json()["format"]) == (400, "meydan acts")


def test_too_many_requests_of_one_phone_are_slowed_down(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(REQUESTS, "seconds", 1000)  # however slow this machine is
    statuses = [phone.send([])[0] for _ in range(REQUESTS.most + 5)]
    assert 429 in statuses
    assert statuses[: REQUESTS.most // 2] == [200] * (REQUESTS.most // 2)
    answer = phone.client.post(f"{phone.page}/acts", {}, content_type="application/json")
    assert int(answer["Retry-After"]) >= 1


def test_a_request_without_the_csrf_token_is_refused(phone: Phone, table: Pairing) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = phone.client.cookies
    body = json.dumps({"seen": 1, "seen_id": phone.known[0]["id"], "acts": phone.made(SetBegun())})
    assert strict.post(f"{phone.page}/acts", body, content_type="application/json").status_code == 403
    assert strict.get(phone.page).status_code == 200
    token = strict.cookies["csrftoken"].value
    answer = strict.post(f"{phone.page}/acts", body, content_type="application/json", headers={"X-CSRFToken": token})
    assert answer.status_code == 200
    assert deeds(table) == ["match opened", "set begun"]


def test_the_desk_knows_when_a_phone_was_heard_and_what_it_has_not_sent(phone: Phone) -> None:
    phone.send([], waiting=3)
    SIGHTINGS.flush()
    device = Device.objects.get(pk=phone.device.pk)
    assert device.waiting == 3
    assert device.seen is not None
    assert (timezone.now() - device.seen).total_seconds() < 30


def test_a_match_is_played_to_its_end(phone: Phone, table: Pairing) -> None:
    phone.do(SetBegun(), COUNT, SetBegun(), COUNT)
    table.refresh_from_db()
    assert table.result is not None
    assert table.result["points"] == [2, 0]
