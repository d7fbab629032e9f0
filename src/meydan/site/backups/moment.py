"""The database as it stands at one moment, held so that a copy can be made of it while others go on writing."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Protocol

from django.db import connection

from meydan.site.backups.postgresql import PostgresqlMoment
from meydan.site.backups.verifying import verify_sqlite
from meydan.site.databases import BUSY_SECONDS


class Moment(Protocol):
    ending: str

    def copy_to(self, file: Path) -> None:
        """The copy, verified; raises where it is not whole."""

    def close(self) -> None: ...


class SqliteMoment:
    """A reader that has begun to read sees the database as it was then; the online backup copies what it sees.

    Begun inside a change that is not committed yet, it is the state before that change.
    """

    ending = ".sqlite3"

    def __init__(self, file: Path) -> None:
        self.reader = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS)
        self.reader.execute("BEGIN")
        self.reader.execute("SELECT count(*) FROM sqlite_master").fetchone()

    def copy_to(self, file: Path) -> None:
        with closing(sqlite3.connect(file)) as copy:
            self.reader.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        verify_sqlite(file)

    def close(self) -> None:
        self.reader.close()


def this_moment() -> Moment:
    if connection.vendor == "sqlite":
        return SqliteMoment(Path(connection.settings_dict["NAME"]))
    return PostgresqlMoment()
