"""The database at start: whole, of a version this Meydan knows, brought up to date with a copy kept (13, 17, 18)."""

import sqlite3
from pathlib import Path

from django.core.management import call_command
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.databases import DATABASE_FILE


def open_database(folder: Path) -> None:
    """Checks the database and migrates it; after a failed migration the file is as it was before."""
    check_whole()
    executor = MigrationExecutor(connection)
    check_not_newer(executor)
    if not executor.migration_plan(executor.loader.graph.leaf_nodes()):
        return
    copy = kept_copy(folder) if executor.loader.applied_migrations else None
    try:
        call_command("migrate", verbosity=0, interactive=False)
    except Exception as error:
        if copy is not None:
            connection.close()
            copy_database(copy, folder / DATABASE_FILE)
        raise Refusal(
            Words(
                f"Veritabanı bu sürüme geçirilemedi ({error}); eski hâliyle duruyor. Önceki Meydan sürümüyle açın.",
                f"The database could not be brought to this version ({error}); it is as it was. Open it with the "
                "Meydan you used before.",
            )
        ) from error


def check_not_newer(executor: MigrationExecutor) -> None:
    known = set(executor.loader.disk_migrations or ())
    strange = [name for app, name in executor.loader.applied_migrations if app == "meydan" and (app, name) not in known]
    if strange:
        raise Refusal(
            Words(
                f"Bu veriler daha yeni bir Meydan ile yazılmış ({strange[0]}). Meydan'ı güncelleyip yeniden açın.",
                f"This data was written by a newer Meydan ({strange[0]}). Update Meydan and open it again.",
            )
        )


def check_whole() -> None:
    """SQLite looks through the file; a broken one is not opened."""
    if connection.vendor != "sqlite":
        return
    try:
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA quick_check")
            found = cursor.fetchone()[0]
    except DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise Refusal(
            Words(
                f"Veritabanı dosyası bozuk ({found}). Son yedeği geri yükleyin.",
                f"The database file is damaged ({found}). Restore the newest backup.",
            )
        )


def kept_copy(folder: Path) -> Path | None:
    """A copy of the SQLite file before a migration; PostgreSQL undoes a failed migration by itself."""
    if connection.vendor != "sqlite":
        return None
    copy = folder / "before-update.sqlite3"
    copy.unlink(missing_ok=True)
    copy_database(folder / DATABASE_FILE, copy)
    return copy


def copy_database(source: Path, target: Path) -> None:
    with sqlite3.connect(source) as reading, sqlite3.connect(target) as writing:
        reading.backup(writing)
    reading.close()
    writing.close()
