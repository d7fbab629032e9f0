"""The way to a table: cards, codes, a second phone, handing over, revoking (faults 4, 32, 51–53)."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from meydan.match.deeds import SetBegun, SetCounted
from meydan.site.actions.links.giving import give_links, give_referee_link, good_links, renew_link, revoke_link
from meydan.site.actions.links.holding import hand_over, let_in, refuse_phone
from meydan.site.actions.links.tokens import digest_of, token_of
from meydan.site.actions.rounds.publishing import withdraw_publication
from meydan.site.actions.rounds.referees import assign_referee
from meydan.site.models import Call, Device, Event, LogLine, Pairing, Role, TableHold, TableLink
from meydan.site.pages.referee.acts import REQUESTS
from meydan.site.pages.referee.getting_in import WRONG_CODES
from meydan.site.pages.referee.phone import REFUSALS_LOGGED
from tests.site import hall
from tests.site.referee.phone import Phone, address_of, deeds, link_of, playing
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db
COUNT = SetCounted((25,), (23,))


@pytest.fixture(autouse=True)
def _rested() -> None:
    for rate in (REQUESTS, WRONG_CODES, REFUSALS_LOGGED):
        rate.forget()


@pytest.fixture
def tables(event: Event) -> list[Pairing]:
    return playing(event)


@pytest.fixture
def table(tables: list[Pairing]) -> Pairing:
    return tables[0]


def test_a_link_holds_128_bits_and_only_its_digest_is_stored(table: Pairing) -> None:
    link = link_of(table)
    token = token_of(link)
    assert len(token) == 22
    assert link.digest == digest_of(token)
    assert token not in str(TableLink.objects.filter(pk=link.pk).values())


def test_every_table_has_its_own_link_and_code(event: Event, tables: list[Pairing]) -> None:
    links = good_links(event).values()
    assert len({link.code for link in links}) == len({token_of(link) for link in links}) == len(tables)


def test_scanning_opens_the_table_without_an_account(table: Pairing) -> None:
    phone = Phone(table)
    looked = phone.client.get(address_of(link_of(table)))
    assert (looked.status_code, TableHold.objects.count()) == (200, 0)
    answer = phone.scan()
    assert answer["Location"] == phone.page
    assert (phone.device.name, phone.hold.state) == ("Samsung · masa 1", TableHold.State.HOLDS)
    assert b'id="brought"' in phone.client.get(phone.page).content


def test_the_typed_code_leads_to_the_same_table(event: Event, table: Pairing) -> None:
    link = link_of(table)
    answer = Client().post(f"/e/{event.slug}/code", {"code": f"{link.code[:4]} {link.code[4:]}"})
    assert answer["Location"] == address_of(link)


def test_wrong_codes_are_counted_for_the_whole_hall(event: Event, table: Pairing) -> None:
    """Fault 51: nobody finds a table by trying."""
    statuses = [Client().post(f"/e/{event.slug}/code", {"code": "00000000"}).status_code for _ in range(30)]
    assert statuses == [422] * WRONG_CODES.most + [429] * (30 - WRONG_CODES.most)
    assert Client().post(f"/e/{event.slug}/code", {"code": link_of(table).code}).status_code == 429
    assert Client().get(address_of(link_of(table))).status_code == 200


def test_a_guessed_token_opens_nothing(event: Event, table: Pairing) -> None:
    assert table.table == 1
    assert Client().get(f"/e/{event.slug}/t/{'A' * 22}").status_code == 403


def test_a_second_phone_waits_for_the_desk(table: Pairing, author: hall.Author) -> None:
    """Fault 53: the photo of the card was passed around."""
    first, second = Phone(table).open(), Phone(table).open()
    assert second.hold.state == TableHold.State.ASKED
    assert second.client.get(second.page).status_code == 403
    assert second.send(second.made(SetBegun()))[1]["reason"] == "not approved"
    let_in(author, second.hold)
    assert second.send([])[0] == first.send([])[0] == 200


def test_a_refused_phone_is_told_so(table: Pairing, author: hall.Author) -> None:
    Phone(table).open()
    second = Phone(table).open()
    refuse_phone(author, second.hold)
    assert second.send([])[1]["reason"] == "revoked"


def test_a_handed_over_table_stops_the_old_phone_and_keeps_its_acts_for_review(
    table: Pairing, author: hall.Author, event: Event
) -> None:
    """Fault 4: never applied by themselves."""
    old = Phone(table).open()
    old.do(SetBegun())
    waiting = old.made(COUNT)
    new = Phone(table).open()
    hand_over(author, new.hold)
    status, answer = old.send(waiting)
    assert (status, answer["reason"], answer["reviewed"]) == (403, "handed over", 0)
    for _ in range(2):
        status, answer = old.send(waiting, review=True)
        assert (status, answer["reviewed"]) == (403, 3)
    assert deeds(table) == ["match opened", "set begun"]
    kept = LogLine.objects.filter(event=event, kind="entries for review")
    assert [act["id"] for line in kept for act in line.data["acts"]] == [waiting[0]["id"]]
    assert Call.objects.filter(pairing=table, open=True).count() == 1
    new.do(COUNT)
    assert deeds(table)[-1] == "set counted"


def test_a_review_is_honoured_even_if_the_phone_was_let_in_again(table: Pairing, author: hall.Author) -> None:
    old = Phone(table).open()
    waiting = old.made(SetBegun())
    new = Phone(table).open()
    hand_over(author, new.hold)
    old.scan()
    let_in(hall.author(table.round.category.event), TableHold.objects.get(pairing=table, state=TableHold.State.ASKED))
    assert old.send(waiting, review=True)[1]["reviewed"] == 2
    assert deeds(table) == ["match opened"]


def test_a_referee_gives_the_table_up_and_the_next_phone_takes_it_at_once(table: Pairing) -> None:
    old = Phone(table).open()
    assert old.client.post(f"{old.page}/leave").status_code == 302
    assert old.send([])[1]["reason"] == "handed over"
    new = Phone(table).open()
    assert new.send([])[0] == 200


def test_a_phone_of_one_table_is_refused_at_another_and_it_is_logged_once(tables: list[Pairing], event: Event) -> None:
    """Fault 52."""
    phone = Phone(tables[0]).open()
    phone.pairing = tables[1]
    for _ in range(3):
        status, answer = phone.send([], seen=0)
        assert (status, answer["reason"]) == (403, "another table")
    assert phone.client.get(phone.page).status_code == 403
    lines = LogLine.objects.filter(event=event, kind="phone refused")
    assert [line.about["table"] for line in lines] == [tables[1].table]


def test_a_stranger_is_refused(table: Pairing) -> None:
    phone = Phone(table)
    assert phone.send([], seen=0)[1]["reason"] == "unknown phone"
    phone.client.cookies["phone"] = "forged:signature"
    assert phone.send([], seen=0)[1]["reason"] == "unknown phone"


def test_a_revoked_link_stops_its_phone_and_opens_nothing(table: Pairing, author: hall.Author) -> None:
    phone, link = Phone(table).open(), link_of(table)
    revoke_link(author, link)
    assert phone.send([])[1]["reason"] == "revoked"
    assert Client().get(address_of(link)).status_code == 403


def test_a_renewed_link_is_another_one(table: Pairing, author: hall.Author) -> None:
    old = link_of(table)
    new = renew_link(author, old)
    assert token_of(new) != token_of(old)
    assert Client().get(address_of(old)).status_code == 403
    assert Client().get(address_of(new)).status_code == 200


def test_an_expired_link_is_over(table: Pairing) -> None:
    phone, link = Phone(table).open(), link_of(table)
    TableLink.objects.filter(pk=link.pk).update(expires=timezone.now() - timedelta(minutes=1))
    assert phone.send([])[1]["reason"] == "expired"
    assert Client().get(address_of(link)).status_code == 403


def test_a_withdrawn_pairing_locks_its_sheets_and_parks_what_comes(event: Event) -> None:
    """Fault 32."""
    category = hall.make_category(event)
    hall.make_entries(category, 4)
    row = steps.published(category)
    give_links(hall.author(event), row)
    table = steps.tables(row)[0]
    phone = Phone(table).open()
    withdraw_publication(hall.author(event, confirmed=True, reason="yanlış"), row)
    status, answer = phone.send(phone.made(SetBegun()), seen=0)
    assert (status, answer["reason"]) == (403, "pairing withdrawn")
    assert phone.send(phone.made(SetBegun()), seen=0, review=True)[1]["reviewed"] == 1
    assert Client().get(address_of(TableLink.objects.get(round=row, table=table.table))).status_code == 403


def test_a_referees_link_opens_the_own_tables_only(tables: list[Pairing], author: hall.Author, event: Event) -> None:
    referee = event.officials.create(name="Nur Hanım", role=Role.TABLE_REFEREE)
    assign_referee(author, tables[1], referee)
    link = give_referee_link(hall.author(event), referee)
    phone = Phone(tables[1])
    assert phone.scan(link)["Location"] == f"/e/{event.slug}/tables"
    listed = phone.client.get(f"/e/{event.slug}/tables").content.decode()
    assert f"/table/{tables[1].pk}/open" in listed
    assert f"/table/{tables[0].pk}/open" not in listed
    assert phone.client.post(f"{phone.page}/open").status_code == 302
    assert phone.send([], seen=0)[0] == 200
    assert phone.client.post(f"/e/{event.slug}/table/{tables[0].pk}/open").status_code == 403


def test_a_revoked_referees_link_opens_nothing_more(tables: list[Pairing], author: hall.Author, event: Event) -> None:
    referee = event.officials.create(name="Nur Hanım", role=Role.TABLE_REFEREE)
    assign_referee(author, tables[0], referee)
    link = give_referee_link(hall.author(event), referee)
    phone = Phone(tables[0])
    phone.scan(link)
    revoke_link(hall.author(event), link)
    assert phone.client.post(f"{phone.page}/open").status_code == 403
    assert Device.objects.get().official is None


def test_a_referee_with_an_account_opens_an_assigned_table(
    tables: list[Pairing], author: hall.Author, event: Event
) -> None:
    official = hall.make_official(event, Role.TABLE_REFEREE)
    assign_referee(author, tables[0], official)
    phone = Phone(tables[0])
    phone.client = hall.client_of(event, Role.TABLE_REFEREE)
    assert phone.client.post(f"{phone.page}/open").status_code == 302
    phone.known = [tables[0].stored_acts.get(number=1).act]
    phone.do(SetBegun())
    line = LogLine.objects.filter(event=event, kind="act at table").get()
    assert line.who == official.name


def test_the_head_referee_stands_beside_and_acts_as_such(table: Pairing, event: Event) -> None:
    Phone(table).open()
    phone = Phone(table)
    phone.client = hall.client_of(event, Role.HEAD_REFEREE)
    assert phone.client.post(f"{phone.page}/open").status_code == 302
    phone.known = [table.stored_acts.get(number=1).act]
    assert phone.send(phone.made(SetBegun(), role="head referee"))[0] == 200


def test_a_phone_of_another_event_is_nobody_here(table: Pairing) -> None:
    """Fault 54."""
    there = playing(hall.make_event("baska"))[0]
    phone = Phone(there).open()
    answer = phone.client.post(
        f"/e/{table.round.category.event.slug}/table/{there.pk}/acts", {}, content_type="application/json"
    )
    assert answer.status_code == 404
