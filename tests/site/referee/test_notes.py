"""Calls for the head referee and drawn signatures."""

import pytest

from meydan.games.errors import Refusal
from meydan.match import Refused
from meydan.match.deeds import NoShow, Objected, SetBegun, SetCounted, Signed, Signer, Withdrawn
from meydan.match.player import Player
from meydan.rulebooks.referee import ActKind
from meydan.site.actions.matches.calls import answer_call
from meydan.site.models import Call, Event, LogLine, Role, Signature
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


def test_a_signature_that_was_taken_back_is_not_printed(phone: Phone, event: Event) -> None:
    phone.do(SetBegun(), COUNT, SetBegun(), COUNT)
    match = match_of(phone.pairing)
    assert match is not None
    for drawing in ("M1 1L2 2L3 3", "M7 7L8 8L9 9"):
        phone.do(Signed(Signer.FIRST, match.to_sign))
        phone.note(id=drawing, kind="signature", act=phone.known[-1]["id"], drawing=drawing)
        if drawing.startswith("M1"):
            phone.do(Withdrawn(len(phone.known), "yanlış kişi"))
    sheet = hall.client_of(event, Role.HEAD_REFEREE).get(f"/e/{event.slug}/desk/table/{phone.pairing.pk}/sheet")
    page = sheet.content.decode()
    assert "M7 7L8 8L9 9" in page
    assert "M1 1L2 2L3 3" not in page


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


OBJECTION = {"kind": "call", "reason": "taş düştü", "objection": True, "player": "second"}


def test_a_refused_objection_stands_in_the_match(phone: Phone, event: Event) -> None:
    """The head referee's answer is an act, with its article; a second answer is refused."""
    phone.do(SetBegun())
    assert phone.note(id="1", about="objection at the moment", **OBJECTION) == 200
    call = Call.objects.get()
    answer_call(hall.author(event), call, "Taş yerinde", accepted=False)
    match = match_of(phone.pairing)
    assert match is not None
    assert match.journal[len(match.journal)].deed == Objected(
        Player.SECOND, ActKind.OBJECTION_AT_ONCE, accepted=False, note="Taş yerinde"
    )
    line = LogLine.objects.get(kind="objection refused")
    assert (line.data["article"], line.data["answer"]) == ("salihli.event.13", "Taş yerinde")
    with pytest.raises(Refusal):
        answer_call(hall.author(event), call, "Yeniden", accepted=True)


def test_an_objection_that_the_rulebook_rejects_is_not_accepted(phone: Phone, event: Event) -> None:
    phone.do(SetBegun())
    phone.note(id="1", about="objection about a past move", **OBJECTION)
    call = Call.objects.get()
    with pytest.raises(Refused) as refusal:
        answer_call(hall.author(event), call, "Haklı", accepted=True)
    assert refusal.value.article == "salihli.mangala.all/f"
    call.refresh_from_db()
    assert call.open
    answer_call(hall.author(event), call, "Geçmiş hamle", accepted=False)
    assert LogLine.objects.filter(kind="objection refused").count() == 1


def test_who_objects_must_be_known_to_decide_it(phone: Phone, event: Event) -> None:
    phone.note(id="1", kind="call", reason="itiraz", objection=True)
    with pytest.raises(Refusal) as refusal:
        answer_call(hall.author(event), Call.objects.get(), "Evet", accepted=True)
    assert "match's page" in refusal.value.words.en


@pytest.mark.parametrize("wrong", [{"player": "third", "about": "objection at the moment"}, {"player": "first"}])
def test_an_objection_that_cannot_be_read_is_refused(phone: Phone, wrong: dict[str, str]) -> None:
    assert phone.note(**{**OBJECTION, "id": "1", **wrong}) == 400
    assert Call.objects.count() == 0
