"""Where the site keeps its data: one folder, with SQLite in it unless a PostgreSQL is named."""

import os
import secrets
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from meydan.games.errors import Refusal
from meydan.games.words import Words

SECRET_FILE = "secret"
DATABASE_FILE = "meydan.sqlite3"
# A power cut loses nothing that was said to be saved (FULL); readers never wait for the writer (WAL).
SQLITE_START = (
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; "
    "PRAGMA temp_store=MEMORY; PRAGMA mmap_size=134217728; PRAGMA cache_size=-20000;"
)
BUSY_SECONDS = 20
# The threads that answer requests stay, each with its connection (`turnstile`).
KEPT_SECONDS = 600


def data_folder() -> Path:
    return Path(os.environ.get("MEYDAN_DATA") or Path.home() / "Meydan")


def stored_secret(folder: Path) -> str:
    """The secret that signs log-ins and links: made once for each installation, never in the repository."""
    file = folder / SECRET_FILE
    return os.environ.get("MEYDAN_SECRET") or (file.read_text("utf-8").strip() if file.exists() else "")


def prepare(folder: Path) -> None:
    """Makes the data folder and its secret where they are missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / SECRET_FILE
        if not file.exists():
            file.touch(mode=0o600)
            file.write_text(secrets.token_urlsafe(64), "utf-8")
    except OSError as error:
        raise Refusal(
            Words(
                f"{folder} klasörüne yazılamıyor ({error.strerror}). MEYDAN_DATA ile başka bir klasör verin.",
                f"Cannot write to the folder {folder} ({error.strerror}). Set MEYDAN_DATA to another folder.",
            )
        ) from error


def chosen_database(folder: Path) -> dict[str, Any]:
    address = os.environ.get("MEYDAN_DATABASE", "")
    return postgresql(address) if address else sqlite(folder / DATABASE_FILE)


def sqlite(file: Path) -> dict[str, Any]:
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": file,
        "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": BUSY_SECONDS, "init_command": SQLITE_START},
        "CONN_MAX_AGE": KEPT_SECONDS,
    }


def postgresql(address: str) -> dict[str, Any]:
    parts = urlsplit(address)
    if parts.scheme not in ("postgresql", "postgres") or not parts.path.strip("/"):
        raise Refusal(
            Words(
                f"MEYDAN_DATABASE bir PostgreSQL adresi değil: {address!r}. Örnek: postgresql://kullanici:parola@sunucu/ad",
                f"MEYDAN_DATABASE is no PostgreSQL address: {address!r}. Example: postgresql://user:password@host/name",
            )
        )
    return {
        "ENGINE": "meydan.site.postgresql",
        "NAME": parts.path.strip("/"),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or ""),
        "PORT": str(parts.port or ""),
        "CONN_MAX_AGE": KEPT_SECONDS,
        "CONN_HEALTH_CHECKS": True,  # a server that was started anew is found at the first request
    }
