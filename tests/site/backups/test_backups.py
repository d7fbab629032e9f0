"""Backups are whole when they are there, kept in rotation, and put back in one step (faults 13–16, 18, 19)."""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client

from meydan.games.errors import Refusal
from meydan.site.actions.entries.erase import erase_pupil
from meydan.site.actions.setup.delete_category import delete_category
from meydan.site.actions.setup.edit_event import EventSettings, edit_event
from meydan.site.backups.alarm import BELL
from meydan.site.backups.keeper import KEEPER
from meydan.site.backups.kept import Backup, check_same, first_folder, kept_in
from meydan.site.backups.occasion import BEFORE_RESTORE, BY_HAND, Occasion
from meydan.site.backups.postgresql import all_archives
from meydan.site.backups.restoring import Restored, put_aside, restore, restore_dump, restore_sqlite
from meydan.site.backups.rotation import to_go
from meydan.site.backups.second import SecondFolder, check_there, choose_folder, second_folder
from meydan.site.backups.taking import take_backup
from meydan.site.backups.verifying import verify_sqlite
from meydan.site.models import Category, EntryRow, Event, EventLevel, Role
from meydan.tournament.faults import Fault
from tests.site import hall

pytestmark = pytest.mark.django_db(transaction=True)
HAND = Occasion(BY_HAND)
PATIENCE = 20


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("MEYDAN_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("MEYDAN_BACKUP_TO", raising=False)
    yield tmp_path / "data"
    BELL.quiet()


@pytest.fixture
def keeper() -> Iterator[None]:
    KEEPER.start()
    yield
    KEEPER.stop()


def on_sqlite() -> None:
    if connection.vendor != "sqlite":
        pytest.skip("of the SQLite file")


def names_in(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as copy:
        return [name for (name,) in copy.execute("SELECT name FROM meydan_event ORDER BY id")]


def renamed(event: Event, name: str) -> None:
    wished = EventSettings(name, "", event.day, EventLevel.SCHOOL, event.tables, False, False)
    edit_event(hall.author(event, Role.ORGANISER), event, wished)


def owner() -> User:
    """Who set Meydan up on this machine."""
    return User.objects.create_user("sahip", is_superuser=True)


def until(true: Callable[[], object]) -> None:
    ends = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.02)


def test_a_backup_is_verified_and_noted() -> None:
    hall.make_event()
    backup = take_backup(HAND)
    assert kept_in(first_folder()) == [backup]
    assert backup.file.stat().st_size == backup.bytes
    check_same(backup)
    assert sorted(file.name for file in first_folder().iterdir()) == [backup.name, f"{backup.name}.json"]


def test_a_second_folder_gets_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall.make_event()
    monkeypatch.setenv("MEYDAN_BACKUP_TO", str(tmp_path / "usb"))
    backup = take_backup(HAND)
    assert (tmp_path / "usb" / backup.name).read_bytes() == backup.file.read_bytes()
    assert [one.sha256 for one in kept_in(tmp_path / "usb")] == [backup.sha256]


def test_a_stick_chosen_at_the_desk_gets_every_backup_from_then_on(own_folder: Path, tmp_path: Path) -> None:
    event = hall.make_event()
    own_folder.mkdir()
    (tmp_path / "usb").mkdir()
    client = Client()
    client.force_login(owner(), backend="django.contrib.auth.backends.ModelBackend")
    assert client.post("/e/kupa/desk/backups/second", {"folder": str(tmp_path / "usb")}).status_code == 302
    assert len(kept_in(tmp_path / "usb" / "Meydan")) == 1
    backup = take_backup(HAND)
    assert next(one.sha256 for one in kept_in(tmp_path / "usb" / "Meydan")) == backup.sha256
    assert event.log.get(kind="second copy chosen").data == {"folder": str(tmp_path / "usb" / "Meydan")}
    assert client.post("/e/kupa/desk/backups/second", {"folder": ""}).status_code == 302
    take_backup(HAND)
    assert len(kept_in(tmp_path / "usb" / "Meydan")) == 2


def test_a_folder_of_the_machine_is_not_for_every_organiser(own_folder: Path, tmp_path: Path) -> None:
    own_folder.mkdir()
    organiser = hall.client_of(hall.make_event(), Role.ORGANISER)
    assert organiser.post("/e/kupa/desk/backups/second", {"folder": str(tmp_path)}).status_code == 403
    assert second_folder() is None


@pytest.mark.parametrize("folder", ["Meydan", "/no/such/folder", "../.."])
def test_a_folder_that_is_not_there_is_not_chosen(own_folder: Path, folder: str) -> None:
    own_folder.mkdir()
    with pytest.raises(Refusal, match="There is no folder"):
        choose_folder(Path(folder))
    assert second_folder() is None


def test_a_stick_that_was_pulled_out_is_not_made_anew_on_the_laptop(own_folder: Path, tmp_path: Path) -> None:
    hall.make_event()
    own_folder.mkdir()
    (tmp_path / "media" / "usb").mkdir(parents=True)
    choose_folder(tmp_path / "media" / "usb")
    shutil.rmtree(tmp_path / "media")
    with pytest.raises(Fault, match="could not be written"):
        take_backup(HAND)
    assert not (tmp_path / "media").exists()
    assert len(kept_in(first_folder())) == 1


def test_a_mount_point_that_fell_back_to_the_laptops_own_disk_is_noticed(own_folder: Path, tmp_path: Path) -> None:
    own_folder.mkdir()
    (tmp_path / "usb").mkdir()
    with pytest.raises(Fault, match="USB"):
        check_there(SecondFolder(str(tmp_path / "usb"), own_disk=True))


def test_a_second_folder_that_is_away_is_said_and_the_first_copy_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall.make_event()
    (tmp_path / "usb").write_text("a file where the folder should be")
    monkeypatch.setenv("MEYDAN_BACKUP_TO", str(tmp_path / "usb"))
    with pytest.raises(Fault, match="could not be written"):
        take_backup(HAND)
    assert len(kept_in(first_folder())) == 1


def test_a_truncated_backup_is_noticed_and_the_one_before_is_kept() -> None:
    hall.make_event()
    first, second = take_backup(HAND), take_backup(HAND)
    os.truncate(second.file, second.bytes // 2)
    assert [(one.name, one.whole) for one in kept_in(first_folder())] == [(second.name, False), (first.name, True)]
    with pytest.raises(Fault, match="incomplete or damaged"):
        check_same(kept_in(first_folder())[0])
    with pytest.raises(Fault, match=second.name):
        take_backup(HAND)
    assert first in kept_in(first_folder())


def test_a_truncated_copy_is_not_verified() -> None:
    on_sqlite()
    hall.make_event()
    backup = take_backup(HAND)
    os.truncate(backup.file, backup.bytes // 2)
    with pytest.raises(Fault, match="incomplete or damaged"):
        verify_sqlite(backup.file)


def test_a_copy_with_an_altered_log_is_not_verified() -> None:
    on_sqlite()
    event = hall.make_event()
    renamed(event, "Bahar Kupası")
    backup = take_backup(HAND)
    with closing(sqlite3.connect(backup.file)) as copy:
        copy.execute("UPDATE meydan_logline SET who = 'başkası'")
        copy.commit()
    with pytest.raises(Fault, match="log"):
        verify_sqlite(backup.file)


def test_a_copy_of_a_newer_meydan_is_refused() -> None:
    on_sqlite()
    backup = take_backup(HAND)
    with closing(sqlite3.connect(backup.file)) as copy:
        copy.execute("INSERT INTO django_migrations (app, name, applied) VALUES ('meydan', '9999_later', '2030-01-01')")
        copy.commit()
    with pytest.raises(Fault, match="newer Meydan"):
        verify_sqlite(backup.file)


def test_a_folder_that_takes_nothing_leaves_nothing_half(own_folder: Path) -> None:
    own_folder.mkdir(parents=True)
    (own_folder / "backups").write_text("a file where the folder should be")
    with pytest.raises(Fault, match="could not be written"):
        take_backup(HAND)
    assert [file.name for file in own_folder.iterdir()] == ["backups"]


def kept(number: int, occasion: Occasion = HAND, whole: bool = True) -> Backup:
    return Backup(Path(f"meydan-{number}"), number, datetime.now(UTC), 1, "", occasion, whole)


def test_rotation_keeps_the_newest_and_one_of_every_round() -> None:
    rounds = [Occasion("round closed", "kupa", 1, number) for number in (1, 2)]
    old = [kept(4, rounds[1]), kept(3, rounds[0]), kept(2, rounds[0]), kept(1)]
    newest = [kept(number) for number in (9, 8, 7)]
    assert [one.number for one in to_go([*newest, *old], newest=3)] == [2, 1]


def test_rotation_does_not_count_a_damaged_one() -> None:
    assert [one.number for one in to_go([kept(4, whole=False), kept(3), kept(2), kept(1)], newest=2)] == [1]


@pytest.mark.usefixtures("keeper")
def test_a_backup_before_an_irreversible_act_holds_the_state_before_it() -> None:
    event = hall.make_event()
    category = hall.make_category(event, name="Silinecek")
    delete_category(hall.author(event, Role.ORGANISER, typed="Silinecek", reason="yanlış"), category)
    until(lambda: kept_in(first_folder()))
    (backup,) = kept_in(first_folder())
    assert backup.occasion == Occasion("category deleted", event.slug, category.pk, 0, before=True)
    if connection.vendor == "sqlite":
        with closing(sqlite3.connect(backup.file)) as copy:
            assert copy.execute("SELECT name FROM meydan_category").fetchall() == [("Silinecek",)]
            assert copy.execute("SELECT count(*) FROM meydan_logline").fetchone() == (0,)


@pytest.mark.usefixtures("keeper")
def test_a_failed_backup_rings_on_the_desk_until_one_goes_well(own_folder: Path) -> None:
    event = hall.make_event()
    organiser = hall.client_of(event, Role.ORGANISER)
    own_folder.mkdir(parents=True)
    (own_folder / "backups").write_text("a file where the folder should be")
    KEEPER.ask(HAND)
    until(lambda: BELL.alarm)
    assert "could not be written" in organiser.get("/e/kupa/desk", headers={"Accept-Language": "en"}).content.decode()
    (own_folder / "backups").unlink()
    KEEPER.ask(HAND)
    until(lambda: BELL.alarm is None)
    assert "could not be written" not in organiser.get("/e/kupa/desk").content.decode()


def test_restoring_puts_the_backup_in_place_and_keeps_what_was_there(tmp_path: Path) -> None:
    """On a database of its own beside the tests': the machinery is the same."""
    on_sqlite()
    event = hall.make_event()
    backup = take_backup(HAND)
    renamed(event, "Sonraki ad")
    database = tmp_path / "meydan.sqlite3"
    with closing(sqlite3.connect(connection.settings_dict["NAME"])) as live, closing(sqlite3.connect(database)) as copy:
        live.backup(copy)
    kept = restore_sqlite(backup.file, database).kept
    assert names_in(database) == ["Kupa"]
    assert kept is not None
    assert names_in(kept) == ["Sonraki ad"]


def test_restoring_names_the_pupils_who_were_erased_since(tmp_path: Path) -> None:
    on_sqlite()
    event = hall.make_event()
    entries = hall.make_entries(hall.make_category(event), 2)
    backup = take_backup(HAND)
    erase_pupil(hall.author(event, Role.ORGANISER, typed=str(entries[1].number)), entries[1])
    database = tmp_path / "meydan.sqlite3"
    with closing(sqlite3.connect(connection.settings_dict["NAME"])) as live, closing(sqlite3.connect(database)) as copy:
        live.backup(copy)
    assert restore_sqlite(backup.file, database).returned == (("kupa", entries[1].number),)


def test_a_postgresql_dump_is_put_back() -> None:
    if connection.vendor != "postgresql":
        pytest.skip("of a PostgreSQL")
    event = hall.make_event()
    backup = take_backup(HAND)
    renamed(event, "Sonraki ad")
    entries = hall.make_entries(hall.make_category(event), 2)
    later = take_backup(HAND)
    erase_pupil(hall.author(event, Role.ORGANISER, typed=str(entries[1].number)), entries[1])
    assert restore_dump(later.file).returned == (("kupa", entries[1].number),)
    restored = restore_dump(backup.file)
    assert restored.kept is not None
    assert restored.returned == ()
    assert [one.occasion.kind for one in kept_in(first_folder())] == [BEFORE_RESTORE, BEFORE_RESTORE, BY_HAND, BY_HAND]
    assert Event.objects.get().name == "Kupa"


def test_without_pg_dump_a_backup_is_the_archives_of_all_events_and_can_be_put_back(
    own_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_folder.mkdir()
    for slug in ("kupa", "ikinci"):
        hall.make_entries(hall.make_category(hall.make_event(slug)), 2)
    if connection.vendor == "postgresql":
        monkeypatch.setenv("PATH", str(tmp_path))  # where there is no pg_dump
        file = take_backup(HAND).file
        assert file.name.endswith(".archives.zip")
    else:
        file = tmp_path / "all.archives.zip"
        file.write_bytes(all_archives())
    EntryRow.objects.all().delete()
    Category.objects.all().delete()
    Event.objects.all().delete()
    assert restore(file) == Restored()
    counts = {event.slug: event.entries.count() for event in Event.objects.all()}
    assert counts == {"kupa": 2, "ikinci": 2}


def test_archives_of_all_events_are_put_back_all_or_none(own_folder: Path, tmp_path: Path) -> None:
    own_folder.mkdir()
    hall.make_event("kupa")
    here = hall.make_event("ikinci")
    file = tmp_path / "all.archives.zip"
    file.write_bytes(all_archives())
    Event.objects.exclude(pk=here.pk).delete()
    with pytest.raises(Fault, match="already here"):
        restore(file)
    assert [event.slug for event in Event.objects.all()] == ["ikinci"]


def test_restoring_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    on_sqlite()
    hall.make_event()
    backup = take_backup(HAND)
    database = tmp_path / "meydan.sqlite3"
    database.write_bytes(backup.file.read_bytes())
    os.truncate(backup.file, backup.bytes // 2)
    with pytest.raises(Fault):
        restore_sqlite(backup.file, database)
    assert names_in(database) == ["Kupa"]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "meydan.sqlite3"]


def test_a_database_that_is_itself_broken_is_moved_away_as_it_is(tmp_path: Path) -> None:
    database = tmp_path / "meydan.sqlite3"
    database.write_bytes(b"rubbish" * 1000)
    aside = put_aside(database)
    assert aside is not None
    assert aside.read_bytes() == b"rubbish" * 1000


def test_nothing_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="There is no file"):
        restore(tmp_path / "yok.sqlite3")
