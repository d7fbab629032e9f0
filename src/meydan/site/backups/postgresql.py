"""A PostgreSQL at one moment: a dump by pg_dump where that is installed, else the archives of all events."""

import io
import os
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

from django.db import connection

from meydan.exchange.archive import SINCE_EVER, SUFFIX, unpack
from meydan.site.actions.change import broken_link
from meydan.site.archiving.writing import archive_bytes
from meydan.site.backups.faults import not_whole
from meydan.site.models import Event

PATIENCE_SECONDS = 600


class PostgresqlMoment:
    """An exported snapshot: begun inside a change that is not committed yet, it is the state before that change."""

    def __init__(self) -> None:
        self.dumping = shutil.which("pg_dump") is not None
        self.ending = ".dump" if self.dumping else ".archives.zip"
        self.holder = connection.copy()
        self.holder.inc_thread_sharing()
        with self.holder.cursor() as cursor:
            cursor.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            cursor.execute("SELECT pg_export_snapshot()")
            self.snapshot: str = cursor.fetchone()[0]

    def copy_to(self, file: Path) -> None:
        for event in Event.objects.all():
            broken = broken_link(event)
            if broken is not None:
                raise not_whole(file.name, f"log {event.slug}: {broken}")
        if self.dumping:
            dump(file, self.snapshot)
        else:
            file.write_bytes(all_archives())

    def close(self) -> None:
        self.holder.close()


def dump(file: Path, snapshot: str) -> None:
    run("pg_dump", "--format=custom", f"--snapshot={snapshot}", f"--file={file}")
    listed = run("pg_restore", "--list", str(file))
    if b"meydan_logline" not in listed:
        raise not_whole(file.name, "pg_restore --list")


def run(*command: str) -> bytes:
    """A PostgreSQL program, told by its environment where the database is: nothing secret stands in a command line."""
    done = subprocess.run(
        command, env={**os.environ, **address()}, capture_output=True, timeout=PATIENCE_SECONDS, check=False
    )
    if done.returncode:
        raise not_whole(command[0], done.stderr.decode("utf-8", "replace").strip()[:300])
    return done.stdout


def address() -> dict[str, str]:
    settings: dict[str, Any] = connection.settings_dict
    named = {"PGDATABASE": "NAME", "PGUSER": "USER", "PGPASSWORD": "PASSWORD", "PGHOST": "HOST", "PGPORT": "PORT"}
    return {variable: str(settings[name]) for variable, name in named.items() if settings[name]}


def all_archives() -> bytes:
    """Every event as its archive, read back before it counts. Accounts are not in it: docs/backup.md says so."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as packed:
        for event in Event.objects.order_by("pk"):
            data = archive_bytes(event)
            unpack(data)
            packed.writestr(zipfile.ZipInfo(f"{event.slug}{SUFFIX}", SINCE_EVER), data)
    return out.getvalue()
