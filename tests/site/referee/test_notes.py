"""Calls for the head referee and drawn signatures."""

import pytest

from meydan.match.deeds import NoShow, SetBegun, SetCounted, Signed, Signer
from meydan.match.player import Player
from meydan.site.models import Call, Event, Role, Signature
from meydan.site.pages.referee.acts import REQUESTS
from meydan.site.records.matches import match_of
from tests.site import hall
from tests.site.referee.phone import Phone, playing

pytestmark = pytest.mark.django_db
COUNT = SetCounted((25,), (23,))


@pytest.fixture
def phone(event: Event) -> Phone:
    REQUESTS.forget()
    return Phone(playing(event)[0]).open()


def test_a_call_stands_at_the_desk_once(phone: Phone) -> None:
    note = {"id": "çağrı-1", "kind": "call", "reason": "taş düştü", "objection": False}
    assert [phone.note(**note), phone.note(**note)] == [200, 200]
    assert [(call.reason, call.objection, call.open) for call in Call.objects.all()] == [("taş düştü", False, True)]


def test_the_answer_comes_back_to_the_table(phone: Phone) -> None:
    phone.note(id="1", kind="call", reason="itiraz", objection=True)
    Call.objects.update(open=False, answer="devam")
    calls = phone.send([])[1]["calls"]
    assert [(call["reason"], call["open"], call["answer"]) for call in calls] == [("itiraz", False, "devam")]


def test_a_call_needs_a_reason(phone: Phone) -> None:
    assert phone.note(id="1", kind="call", reason=" ") == 422
    assert Call.objects.count() == 0


def test_a_signature_is_drawn_under_a_signed_result(phone: Phone, event: Event) -> None:
    phone.do(SetBegun(), COUNT, SetBegun(), COUNT)
    match = match_of(phone.pairing)
    assert match is not None
    phone.do(Signed(Signer.FIRST, match.to_sign))
    act = phone.known[-1]["id"]
    assert phone.note(id="1", kind="signature", act=act, drawing="M10 20L30 40L50 20M60 60L70 70") == 200
    assert [(one.signer, one.act_id) for one in Signature.objects.all()] == [("first", act)]
    sheet = hall.client_of(event, Role.HEAD_REFEREE).get(f"/e/{event.slug}/desk/table/{phone.pairing.pk}/sheet")
    assert "M10 20L30 40L50 20M60 60L70 70" in sheet.content.decode()


@pytest.mark.parametrize("drawing", ["", "M1 1L2 2<script>", "M10000 1L2 2", "M1 1" + "L2 2" * 4000])
def test_what_is_no_drawing_is_refused(phone: Phone, drawing: str) -> None:
    phone.do(NoShow((Player.SECOND,)))
    match = match_of(phone.pairing)
    assert match is not None
    phone.do(Signed(Signer.REFEREE, match.to_sign))
    assert phone.note(id="1", kind="signature", act=phone.known[-1]["id"], drawing=drawing) == 422
    assert Signature.objects.count() == 0


def test_a_phone_that_does_not_hold_the_table_calls_nobody(event: Event, phone: Phone) -> None:
    stranger = Phone(phone.pairing)
    assert stranger.note(id="1", kind="call", reason="?") == 403
    assert Call.objects.filter(event=event).count() == 0
