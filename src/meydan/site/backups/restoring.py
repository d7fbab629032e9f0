"""Putting a backup back, in one step: verified first, what was there is kept as a copy, no server runs meanwhile."""

import os
import shutil
import sqlite3
import zipfile
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from django.db import connection, transaction

from meydan.exchange.archive import SUFFIX, unpack
from meydan.exchange.archive_faults import not_an_archive
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.archives.import_event import import_event
from meydan.site.backups.faults import cannot_write, not_whole
from meydan.site.backups.kept import check_same, to_disk
from meydan.site.backups.occasion import BEFORE_RESTORE, Occasion
from meydan.site.backups.postgresql import run
from meydan.site.backups.taking import backup_beside, take_backup
from meydan.site.backups.verifying import verify_sqlite
from meydan.site.databases import data_folder
from meydan.site.serving.lock import FolderLock

SQLITE_BEGINS = b"SQLite format 3\0"
DUMP_BEGINS = b"PGDMP"
PUPILS = "SELECT slug, number FROM meydan_entryrow JOIN meydan_event ON meydan_event.id = event_id WHERE erased = "
Pupil = tuple[str, int]  # the event's short name and the entry's number


@dataclass(frozen=True, slots=True)
class Restored:
    """`kept` is the copy of what was there, None if nothing was; `returned` are pupils who had been erased since the
    backup was taken and are back with it."""

    kept: Path | None = None
    returned: tuple[Pupil, ...] = ()


def restore(file: Path) -> Restored:
    """The data of the backup are the data of this folder."""
    if not file.is_file():
        raise Refusal(Words(f"{file} dosyası yok.", f"There is no file {file}."))
    lock = FolderLock(data_folder())
    try:
        noted = backup_beside(file)
        if noted is not None:
            check_same(noted)
        with file.open("rb") as opened:
            begins = opened.read(len(SQLITE_BEGINS))
        if begins == SQLITE_BEGINS and connection.vendor == "sqlite":
            return restore_sqlite(file, Path(connection.settings_dict["NAME"]))
        if begins.startswith(DUMP_BEGINS) and connection.vendor == "postgresql":
            return restore_dump(file)
        if begins.startswith(b"PK"):
            restore_archives(file)
            return Restored()
        raise wrong_kind(file)
    finally:
        lock.release()


def restore_sqlite(file: Path, database: Path) -> Restored:
    verify_sqlite(file)
    arriving = database.with_name(f".arriving-{database.name}")
    try:
        shutil.copyfile(file, arriving)
        to_disk(arriving)
        verify_sqlite(arriving)
        connection.close()
        kept = put_aside(database)
        os.replace(arriving, database)
    except OSError as error:
        arriving.unlink(missing_ok=True)
        raise cannot_write(database.parent, error.strerror or str(error)) from error
    return Restored(kept, returned(kept, database) if kept else ())


def returned(before: Path, now: Path) -> tuple[Pupil, ...]:
    """Erased in the one, not in the other (fault 60). A database that cannot be read says nothing."""
    try:
        return tuple(sorted(pupils(before, erased=True) & pupils(now, erased=False)))
    except sqlite3.DatabaseError:
        return ()


def pupils(database: Path, *, erased: bool) -> set[Pupil]:
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as opened:
        return set(opened.execute(PUPILS + "?", (erased,)).fetchall())


def put_aside(database: Path) -> Path | None:
    """A copy of the database with everything in it, and nothing of its journal left beside the new one. A database
    that is itself damaged is moved away as it is."""
    if not database.exists():
        return None
    kept = database.with_name(f"before-restore-{datetime.now():%Y%m%d-%H%M%S}.sqlite3")
    journals = [database.with_name(database.name + ending) for ending in ("-wal", "-shm")]
    try:
        with closing(sqlite3.connect(database)) as old, closing(sqlite3.connect(kept)) as copy:
            old.backup(copy)
    except sqlite3.DatabaseError:
        kept.unlink(missing_ok=True)
        shutil.copyfile(database, kept)
        for journal in journals:
            if journal.exists():
                shutil.copyfile(journal, kept.with_name(kept.name + journal.name.removeprefix(database.name)))
    for journal in journals:
        journal.unlink(missing_ok=True)
    return kept


def restore_dump(file: Path) -> Restored:
    run("pg_restore", "--list", str(file))
    kept = take_backup(Occasion(BEFORE_RESTORE)).file
    erased = pupils_here(erased=True)
    connection.close()
    database = str(connection.settings_dict["NAME"])
    run("pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", f"--dbname={database}", str(file))
    return Restored(kept, tuple(sorted(erased & pupils_here(erased=False))))


def pupils_here(*, erased: bool) -> set[Pupil]:
    """By SQL, not by the rows of this version: an older dump may lack a column. Without tables there is nobody."""
    if "meydan_entryrow" not in connection.introspection.table_names():
        return set()
    with connection.cursor() as cursor:
        cursor.execute(PUPILS + "%s", [erased])
        return set(cursor.fetchall())


def restore_archives(file: Path) -> None:
    """The archives of all events, all or none; one that is here already is refused, and nothing is overwritten."""
    try:
        with zipfile.ZipFile(file) as packed:
            names = [name for name in packed.namelist() if name.endswith(SUFFIX)]
            if not names:
                raise not_an_archive()
            archives = [unpack(packed.read(name)) for name in names]
    except zipfile.BadZipFile as error:
        raise not_whole(file.name, str(error)) from error
    with transaction.atomic():
        for archive in archives:
            import_event(archive)


def wrong_kind(file: Path) -> Refusal:
    return Refusal(
        Words(
            f"{file.name} bu kurulumun yedeği değil. SQLite yedeği (.sqlite3) SQLite'a, PostgreSQL dökümü (.dump) "
            "PostgreSQL'e geri yüklenir; tek bir etkinliğin arşivi için: meydan import",
            f"{file.name} is no backup of this installation. A SQLite backup (.sqlite3) goes back into SQLite, a "
            "PostgreSQL dump (.dump) into PostgreSQL; for the archive of one event: meydan import",
        )
    )
