"""The database at start: damaged or newer ones are not opened, and a failed update leaves the old one (13, 17, 18)."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

OPEN = """
from meydan.site.with_django import room
from meydan.games.errors import Refusal
from meydan.site.databases import data_folder
database = room("serving.database")
try:
    database.open_database(data_folder())
except Refusal as refusal:
    print(refusal.words.en)
else:
    print("open")
"""


def opened(folder: Path) -> str:
    settings = {"MEYDAN_DATA": str(folder), "DJANGO_SETTINGS_MODULE": "meydan.site.settings", "MEYDAN_DATABASE": ""}
    done = subprocess.run(
        [sys.executable, "-c", OPEN], env={**os.environ, **settings}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def run_sql(folder: Path, statement: str) -> None:
    connection = sqlite3.connect(folder / "meydan.sqlite3")
    with connection:
        connection.execute(statement)
    connection.close()


def tables(folder: Path) -> set[str]:
    connection = sqlite3.connect(folder / "meydan.sqlite3")
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    return found


def test_empty_folder_becomes_a_database_and_opens_again(tmp_path: Path) -> None:
    assert opened(tmp_path) == "open"
    assert opened(tmp_path) == "open"
    assert "meydan_event" in tables(tmp_path)


def test_secret_is_made_once_and_for_the_owner_only(tmp_path: Path) -> None:
    opened(tmp_path)
    secret = tmp_path / "secret"
    first = secret.read_text()
    opened(tmp_path)
    assert secret.read_text() == first
    assert len(first) > 60
    assert secret.stat().st_mode & 0o077 == 0


def test_database_of_a_newer_meydan_is_refused_untouched(tmp_path: Path) -> None:
    opened(tmp_path)
    run_sql(
        tmp_path,
        "INSERT INTO django_migrations (app, name, applied) VALUES ('meydan', '9999_from_the_future', '2030-01-01')",
    )
    assert opened(tmp_path).startswith("This data was written by a newer Meydan (9999_from_the_future).")


def test_failed_update_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    opened(tmp_path)
    # The first migration seems not to have run, and fails because its tables are there.
    run_sql(tmp_path, "DELETE FROM django_migrations WHERE app = 'meydan'")
    run_sql(tmp_path, "CREATE TABLE witness (word TEXT)")
    assert "could not be brought to this version" in opened(tmp_path)
    assert {"witness", "meydan_event"} <= tables(tmp_path)
    assert (tmp_path / "before-update.sqlite3").exists()


def test_damaged_database_is_refused(tmp_path: Path) -> None:
    opened(tmp_path)
    file = tmp_path / "meydan.sqlite3"
    content = bytearray(file.read_bytes())
    content[8192:60000] = os.urandom(60000 - 8192)
    file.write_bytes(content)
    assert "damaged" in opened(tmp_path)
