"""Export → import on an empty machine → export gives the same archive, and the event goes on from there."""

from pathlib import Path

import pytest
from django.apps import apps
from django.contrib.auth.models import User

from meydan.exchange.archive import EventArchive, pack, unpack
from meydan.games.errors import Refusal
from meydan.site.actions.archives.import_event import import_event, take_over
from meydan.site.actions.author import Author
from meydan.site.actions.change import broken_link
from meydan.site.actions.entries.erase import erase_pupil
from meydan.site.actions.setup.delete_category import delete_category
from meydan.site.actions.setup.edit_event import EventSettings, edit_event
from meydan.site.actions.walls.announcing import announce
from meydan.site.actions.walls.screens import WishedPage, add_screen
from meydan.site.archiving.tables import LEFT_OUT, TABLES
from meydan.site.archiving.writing import archive_bytes, archive_of
from meydan.site.house_key import house_key
from meydan.site.models import (
    Call,
    Category,
    Event,
    EventLevel,
    EventLogo,
    LogLine,
    Pairing,
    Role,
    Signature,
    Snapshot,
    WallPage,
)
from meydan.site.records.standings import standings_of
from meydan.tournament.faults import Fault
from tests.site import hall
from tests.site.archives.played import played_event, wipe

pytestmark = pytest.mark.django_db
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle cx="5" cy="5" r="4" /></svg>'


def full_event() -> Event:
    """With one of everything that an archive can hold."""
    event = played_event()
    category = event.categories.get()
    event.programme = [{"id": 1, "at": "09:30", "tr": "Tur", "en": "Round", "article": "", "categories": [category.pk]}]
    event.save()
    pairing = Pairing.objects.filter(round__category=category, second__isnull=False).first()
    Call.objects.create(event=event, pairing=pairing, line=3, reason="Ses", objection=True, open=False, answer="Tamam")
    Signature.objects.create(pairing=pairing, act_id="a-1", signer="first", drawing="M 0 0 L 10 10")
    gone = hall.make_category(event, name="Silinecek")
    hall.make_entries(gone, 2)
    EventLogo.objects.create(event=event, svg=LOGO)
    announce(hall.author(event), event, "Öğle arası 12.30'da")
    add_screen(
        hall.author(event), event, "Kapı", [WishedPage(WallPage.TABLES, (category.pk,)), WishedPage(WallPage.CARDS)]
    )
    delete_category(hall.author(event, Role.ORGANISER, typed="Silinecek", reason="yanlış"), gone)
    return event


def test_an_archive_comes_back_byte_for_byte() -> None:
    first = archive_bytes(full_event())
    wipe()
    event = import_event(unpack(first))
    assert archive_bytes(event) == first
    assert broken_link(event) is None


def test_an_archive_comes_back_the_same_where_all_ids_differ() -> None:
    """Other events were there before: no id is what it was, and no line points at somebody else's row."""
    event = full_event()
    first = archive_bytes(event)
    wipe()
    other = played_event(seed="baska")
    event = import_event(unpack(first))
    assert archive_bytes(event) == first
    own = set(event.categories.values_list("pk", flat=True))
    lines = LogLine.objects.filter(event=event)
    assert {line.about["category"] for line in lines if "category" in line.about} == own
    pairings = set(Pairing.objects.filter(round__category__event=event).values_list("pk", flat=True))
    assert {line.about["pairing"] for line in lines if "pairing" in line.about} <= pairings
    assert event.programme[0]["categories"] == list(own)
    assert broken_link(other) is None


def test_logo_announcements_and_screens_come_along() -> None:
    data = archive_bytes(full_event())
    wipe()
    event = import_event(unpack(data))
    screen = event.screens.get()
    assert (event.logo.svg, event.announcements.get().text, screen.name) == (LOGO, "Öğle arası 12.30'da", "Kapı")
    own = [event.categories.get().pk]
    assert [(one["page"], one["categories"]) for one in screen.pages] == [("tables", own), ("cards", [])]


@pytest.mark.parametrize(
    "svg",
    [
        "",
        "text",
        LOGO.replace("<circle", "<script>alert(1)</script><circle"),
        LOGO.replace("<circle", '<image href="http://example.org/x.png"/><circle'),
        LOGO.replace("<circle", '<image href="data:image/png;base64,xx"/><circle'),
        LOGO.replace("<circle", '<circle onload="x()"'),
    ],
)
def test_a_logo_that_the_site_would_not_take_is_not_let_in_by_an_archive(svg: str) -> None:
    archive = archive_of(full_event())
    wipe()
    logo = [{**row, "svg": svg} for row in archive.parts["logo"]]
    with pytest.raises(Fault, match=r"logo\.json"):
        import_event(unpack(pack(EventArchive(archive.written_by, {**archive.parts, "logo": logo}))))


def test_an_archive_is_signed_by_the_house_that_changed_the_event_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEYDAN_DATA", str(tmp_path / "here"))
    here = house_key().fingerprint
    data = archive_bytes(played_event())
    wipe()
    monkeypatch.setenv("MEYDAN_DATA", str(tmp_path / "there"))
    there = house_key().fingerprint
    event = import_event(unpack(data))
    assert signer(archive_bytes(event)) == here != there
    wished = EventSettings("Yeni ad", "", event.day, EventLevel.SCHOOL, event.tables, False, False)
    edit_event(hall.author(event, Role.ORGANISER), event, wished)
    assert signer(archive_bytes(event)) == there


def signer(data: bytes) -> str:
    signature = unpack(data).signature
    assert signature is not None
    return signature.fingerprint


def test_standings_are_the_same_after_the_journey() -> None:
    event = played_event()
    before = standings_of(event.categories.get())
    names = [entry.name for entry in before.in_order]
    data = archive_bytes(event)
    wipe()
    after = standings_of(Category.objects.get(event=import_event(unpack(data))))
    assert ([entry.name for entry in after.in_order], after.places) == (names, before.places)


def test_an_imported_event_goes_on_and_its_chain_with_it() -> None:
    data = archive_bytes(played_event())
    wipe()
    event = import_event(unpack(data))
    edit_event(
        hall.author(event, Role.ORGANISER),
        event,
        EventSettings("Yeni ad", "Salihli", event.day, EventLevel.DISTRICT, event.tables, False, False),
    )
    assert broken_link(event) is None
    second = archive_bytes(event)
    wipe()
    assert archive_bytes(import_event(unpack(second))) == second


def test_a_snapshot_of_another_machine_is_not_offered_for_undo() -> None:
    """Its rows had other ids: undoing it here would write into somebody else's."""
    data = archive_bytes(full_event())
    wipe()
    event = import_event(unpack(data))
    assert [(one.used, one.used_there) for one in Snapshot.objects.filter(event=event)] == [(True, False)]


def test_the_same_event_is_not_imported_twice_and_both_logs_are_counted() -> None:
    event = played_event()
    archive = unpack(archive_bytes(event))
    lines = event.log_number
    edit_event(
        hall.author(event, Role.ORGANISER),
        event,
        EventSettings("Yeni ad", "", event.day, EventLevel.SCHOOL, event.tables, False, False),
    )
    with pytest.raises(Fault, match=f"both logs have: {lines}; only here: 1; only in the archive: 0"):
        import_event(archive)
    assert Event.objects.count() == 1


def test_a_read_only_copy_stands_beside_the_event_and_refuses_every_change() -> None:
    event = played_event()
    copy = import_event(unpack(archive_bytes(event)), read_only=True)
    assert (copy.uid, copy.slug) == (event.uid, f"{event.slug}-2")
    with pytest.raises(Refusal, match="a copy opened to look at"):
        edit_event(
            hall.author(copy, Role.ORGANISER),
            copy,
            EventSettings("Yeni ad", "", copy.day, EventLevel.SCHOOL, copy.tables, False, False),
        )
    assert Event.objects.get(pk=copy.pk).name == event.name


def test_who_imports_from_a_page_is_its_organiser_and_the_log_says_so() -> None:
    data = archive_bytes(played_event())
    wipe()
    owner = User.objects.create_user("ece")
    event = take_over(Author("Ece", Role.ORGANISER), owner, unpack(data), "il-finali", read_only=False)
    assert event.slug == "il-finali"
    assert event.officials.get(user=owner).role == Role.ORGANISER
    last = LogLine.objects.filter(event=event).last()
    assert last is not None
    assert (last.kind, last.who) == ("event imported", "Ece")
    assert broken_link(event) is None


def test_no_account_is_in_an_archive() -> None:
    event = played_event()
    official = hall.make_official(event, Role.ORGANISER, "Gizem")
    assert official.user is not None
    data = b"".join(str(rows).encode() for rows in archive_of(event).parts.values())
    assert b"Gizem" in data
    assert official.user.username.encode() not in data
    assert official.user.password.encode() not in data


def test_every_table_of_an_event_is_archived_or_left_out_for_a_reason() -> None:
    """If this fails: add the new table to TABLES or, with the reason, to LEFT_OUT in site/archiving/tables.py."""
    archived = {table.model.__name__ for table in TABLES} | {"Event"}
    known = {model.__name__ for model in apps.get_app_config("meydan").get_models()}
    assert known - archived - set(LEFT_OUT) == set()


def test_a_row_that_meydan_would_not_write_is_refused_and_nothing_stays() -> None:
    archive = archive_of(played_event())
    wipe()
    entries = [{**row, "grade": "üç"} for row in archive.parts["entries"]]
    with pytest.raises(Fault, match=r"entries\.json"):
        import_event(unpack(pack(EventArchive(archive.written_by, {**archive.parts, "entries": entries}))))
    assert Event.objects.count() == 0


def test_a_field_that_only_a_newer_meydan_knows_is_refused_with_its_name() -> None:
    archive = archive_of(played_event())
    wipe()
    event = [{**archive.event, "hologram": True}]
    with pytest.raises(Fault, match=r"meydan 9\.0"):
        import_event(unpack(pack(EventArchive("meydan 9.0", {**archive.parts, "event": event}))))


def test_an_erased_pupil_is_in_no_new_archive() -> None:
    event = played_event()
    entry = standings_of(event.categories.get()).in_order[0]
    name, surnames = entry.name, entry.surnames
    assert surnames in str(archive_of(event).parts)
    erase_pupil(hall.author(event, Role.ORGANISER, typed=str(entry.number)), entry)
    parts = archive_of(event).parts
    assert name not in str(parts)
    assert [row["erased"] for row in parts["entries"] if row["number"] == entry.number] == [True]


def test_erasing_in_an_imported_event_empties_the_snapshots_that_came_with_it() -> None:
    data = archive_bytes(full_event())
    wipe()
    event = import_event(unpack(data))
    assert "Silinecek" in str(Snapshot.objects.get(event=event).before)
    entry = event.entries.all()[0]
    erase_pupil(hall.author(event, Role.ORGANISER, typed=str(entry.number)), entry)
    assert Snapshot.objects.get(event=event).before == {}
