"""Is a copy of a SQLite database good? It is opened anew, looked through, and the chain of every log is followed."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from django.db.migrations.loader import MigrationLoader

from meydan.exchange.log_chain import ChainedLine, broken_line
from meydan.site.backups.faults import from_newer, not_whole

LINE = (
    "number, time, who, role, device, kind, coalesce(hashed_about, about), data, why, request, public, previous, hash"
)


def verify_sqlite(file: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            found = copy.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise not_whole(file.name, found)
            check_version(file.name, copy)
            for event, number, head in copy.execute("SELECT id, log_number, log_hash FROM meydan_event").fetchall():
                broken = broken_line(lines_of(copy, event), number, head)
                if broken is not None:
                    raise not_whole(file.name, f"log {event}: {broken}")
    except sqlite3.Error as error:
        raise not_whole(file.name, str(error)) from error


def check_version(name: str, copy: sqlite3.Connection) -> None:
    """A database of a newer Meydan is not opened; an older one is brought up to date at the next start (fault 18)."""
    known = {migration for app, migration in MigrationLoader(None).disk_migrations if app == "meydan"}
    applied = copy.execute("SELECT name FROM django_migrations WHERE app = 'meydan'").fetchall()
    strange = sorted(migration for (migration,) in applied if migration not in known)
    if strange:
        raise from_newer(name, strange[0])


def lines_of(copy: sqlite3.Connection, event: int) -> Iterator[tuple[ChainedLine, str]]:
    for row in copy.execute(f"SELECT {LINE} FROM meydan_logline WHERE event_id = ? ORDER BY number", (event,)):
        number, time, who, role, device, kind, about, data, why, request, public, previous, stated = row
        line = ChainedLine(
            number,
            written_time(time),
            who,
            role,
            device,
            kind,
            json.loads(about),
            json.loads(data),
            why,
            request,
            bool(public),
            previous,
        )
        yield line, stated


def written_time(stored: str) -> str:
    """SQLite keeps the time in UTC, as text."""
    return datetime.fromisoformat(stored).replace(tzinfo=UTC).isoformat(timespec="microseconds")
