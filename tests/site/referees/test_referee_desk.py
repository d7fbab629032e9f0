"""The head referee's desk: tables of all rounds that run, devices, calls."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone

from meydan.match import Player, deeds
from meydan.site.actions.matches.rulings import rule
from meydan.site.models import Call, Category, Device, Event, LogLine, Pairing, Role, RoundRow, TableHold, TableLink
from meydan.site.records.matches import rules_of
from tests.site import hall
from tests.site.desk import Desk, words_of
from tests.site.rounds import steps


def hold(pairing: Pairing, name: str, seconds: int, waiting: int = 0) -> TableHold:
    """A phone that was last heard so many seconds ago."""
    event, now = pairing.round.category.event, timezone.now()
    device = Device.objects.create(event=event, name=name, seen=now - timedelta(seconds=seconds), waiting=waiting)
    link = TableLink.objects.create(
        event=event,
        digest=uuid4().hex,
        code=name,
        round=pairing.round,
        table=pairing.table,
        expires=now + timedelta(hours=1),
    )
    return TableHold.objects.create(link=link, pairing=pairing, device=device, state=TableHold.State.HOLDS)


def call(pairing: Pairing, reason: str = "itiraz var") -> Call:
    return Call.objects.create(
        event=pairing.round.category.event, pairing=pairing, line=1, reason=reason, objection=True
    )


@pytest.mark.parametrize("role", Role)
def test_only_the_desk_sees_it(event: Event, pairing: Pairing, role: Role) -> None:
    expected = 200 if role in (Role.ORGANISER, Role.HEAD_REFEREE) else 403
    if role is Role.VIEWER:
        expected = 302
    for name, parts in (("referee-desk", {}), ("log", {}), ("match", {"pairing": pairing.pk})):
        assert Desk(event, role).see(name, **parts).status_code == expected


def test_without_a_round_it_says_when_tables_appear(event: Event) -> None:
    assert "Oynanan tur yok" in Desk(event).text("referee-desk")


def test_all_rounds_that_run_are_there_and_drafts_are_not(event: Event, row: RoundRow, desk: Desk) -> None:
    other = hall.make_category(event, "kulami", name="Kulami Ortaokul")
    hall.make_entries(other, 4)
    third = hall.make_category(event, "pentago", name="Pentago")
    hall.make_entries(third, 4)
    steps.published(other)
    steps.drafted(third)
    page = words_of(desk.see("referee-desk"))
    assert row.category.name + " · 1. tur" in page
    assert "Kulami Ortaokul · 1. tur" in page
    assert "Pentago · 1. tur" not in page


def test_a_table_shows_its_score_and_warnings(row: RoundRow, pairing: Pairing, desk: Desk) -> None:
    cause = a_warning(row.category)
    rule(hall.author(desk.event), pairing, cause)
    desk.enter(row, 2, "0-2")
    page = desk.text("referee-desk")
    assert "1 – 0" in page
    assert "0–2" in page
    assert "1 / 3 sonuç" in page


def a_warning(category: Category) -> deeds.Warned:
    cause = rules_of(category).causes[0]
    return deeds.Warned((Player.FIRST,), cause.breach, deeds.Reporter.OPPONENT, cause.article.reference)


def test_running_clocks_are_shown(event: Event, desk: Desk) -> None:
    category = hall.make_category(event, "kulami", options={"clock": {"minutes": 15}})
    hall.make_entries(category, 4)
    row = steps.started(category)
    table = steps.tables(row)[0]
    for deed in (deeds.SetBegun(), deeds.ClockStarted(Player.FIRST), deeds.ClockPressed(Player.FIRST, 65_000)):
        rule(hall.author(event), table, deed)
    page = desk.see("referee-desk").content.decode()
    assert '<span class="face">13:55</span><span class="face running">15:00</span>' in page


def test_fault_7_a_device_is_red_after_fifteen_seconds(row: RoundRow, desk: Desk) -> None:
    first, second, third = steps.tables(row)
    hold(first, "Telefon A", 5)
    hold(second, "Telefon B", 20, waiting=3)
    hold(third, "Telefon C", 20)
    desk.enter(row, third.table or 0, "2-0")
    page = desk.see("referee-desk")
    assert "1 cihazdan ses yok." in words_of(page)
    assert "gönderilmemiş 3 kayıt bekliyor" in words_of(page)
    assert page.content.decode().count('class="device silent"') == 1
    assert page.content.decode().index("Telefon B") < page.content.decode().index("Telefon A")


def test_a_call_is_answered_once_with_its_article(event: Event, pairing: Pairing, desk: Desk) -> None:
    waiting = call(pairing, "Dokunduğu taşı oynamadı")
    assert "1 açık çağrı" in desk.text("referee-desk")
    organiser = Desk(event, Role.ORGANISER)
    assert "Çağrıyı başhakem yanıtlar." in organiser.text("referee-desk")
    assert organiser.press("answer-call", {"answer": "evet"}, call=waiting.pk).status_code == 403
    assert desk.press("answer-call", {"answer": " "}, call=waiting.pk).status_code == 422
    fields = {"answer": "Oynasın, bir uyarı", "article": "salihli.mangala.d"}
    assert desk.press("answer-call", fields, call=waiting.pk).status_code == 303
    line = LogLine.objects.get(kind="objection answered")
    assert (line.data["answer"], line.data["article"]) == ("Oynasın, bir uyarı", "salihli.mangala.d")
    assert "Bekleyen çağrı yok." in desk.text("referee-desk")
    again = desk.press("answer-call", {"answer": "hayır"}, call=waiting.pk)
    assert again.status_code == 422
    assert "Oynasın, bir uyarı" in words_of(again)


def test_fault_54_another_events_call_is_not_answered(pairing: Pairing) -> None:
    waiting = call(pairing)
    stranger = Desk(hall.make_event("yabanci"))
    assert stranger.press("answer-call", {"answer": "evet"}, call=waiting.pk).status_code == 404
    assert stranger.see("match", pairing=pairing.pk).status_code == 404
    waiting.refresh_from_db()
    assert waiting.open
