"""The folder of backups: each a file and beside it a note of what it must be, numbered in the order they were taken.

A file is there only under its own name once it is whole and verified; until then it has a name that nobody reads.
"""

import hashlib
import json
import os
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.backups.faults import not_whole
from meydan.site.backups.occasion import Occasion
from meydan.site.databases import data_folder

FOLDER = "backups"
NOTE = ".json"
UNFINISHED = ".writing-"


@dataclass(frozen=True, slots=True)
class Backup:
    """`whole` says that the file still has the size it had when it was verified."""

    file: Path
    number: int
    time: datetime
    bytes: int
    sha256: str
    occasion: Occasion
    whole: bool

    @property
    def name(self) -> str:
        return self.file.name


def first_folder() -> Path:
    return data_folder() / FOLDER


def kept_in(folder: Path) -> list[Backup]:
    """Newest first, by number: clocks jump."""
    notes = folder.glob(f"meydan-*{NOTE}") if folder.is_dir() else ()
    found = [backup for note in notes if (backup := noted(note)) is not None]
    return sorted(found, key=lambda backup: backup.number, reverse=True)


def noted(note: Path) -> Backup | None:
    """None for a note that is itself damaged: its file has nobody who vouches for it."""
    try:
        said = json.loads(note.read_text("utf-8"))
        file = note.with_name(note.name.removesuffix(NOTE))
        size = file.stat().st_size if file.exists() else -1
        return Backup(
            file,
            int(said["number"]),
            datetime.fromisoformat(said["time"]),
            int(said["bytes"]),
            str(said["sha256"]),
            Occasion(**said["occasion"]),
            size == said["bytes"],
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None


def found_backup(name: str) -> Backup:
    for backup in kept_in(first_folder()):
        if backup.name == name:
            return backup
    raise Refusal(Words(f"{name} adlı yedek yok.", f"There is no backup called {name}."))


def next_number(folder: Path) -> int:
    return max((backup.number for backup in kept_in(folder)), default=0) + 1


def keep(unfinished: Path, folder: Path, number: int, occasion: Occasion, ending: str) -> Backup:
    """Gives a verified file its name, with its note; both are on the disk before anybody sees them."""
    now = datetime.now(UTC)
    file = folder / f"meydan-{number:06d}-{now.astimezone():%Y%m%d-%H%M}{ending}"
    size, digest = unfinished.stat().st_size, digest_of(unfinished)
    note = {"number": number, "time": now.isoformat(), "bytes": size, "sha256": digest, "occasion": asdict(occasion)}
    to_disk(unfinished)
    os.replace(unfinished, file)
    write_note(file, note)
    return Backup(file, number, now, size, digest, occasion, whole=True)


def write_note(file: Path, note: dict[str, object]) -> None:
    writing = file.with_name(f"{UNFINISHED}{file.name}{NOTE}")
    writing.write_text(json.dumps(note, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")
    to_disk(writing)
    os.replace(writing, file.with_name(file.name + NOTE))


def remove(backup: Backup) -> None:
    backup.file.unlink(missing_ok=True)
    backup.file.with_name(backup.name + NOTE).unlink(missing_ok=True)


def clear_unfinished(folder: Path) -> None:
    for left in folder.glob(f"{UNFINISHED}*"):
        left.unlink(missing_ok=True)


def check_same(backup: Backup) -> None:
    """The file is to the last byte what was verified."""
    if not backup.whole or digest_of(backup.file) != backup.sha256:
        raise not_whole(backup.name, "SHA-256")


def digest_of(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def to_disk(file: Path) -> None:
    descriptor = os.open(file, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
