"""Taking a backup: copied, verified, named, turned over, and carried to the second folder."""

import os
import shutil
import sqlite3
from pathlib import Path

from meydan.site.backups.faults import cannot_write, not_whole
from meydan.site.backups.kept import (
    NOTE,
    UNFINISHED,
    Backup,
    check_same,
    clear_unfinished,
    digest_of,
    first_folder,
    keep,
    kept_in,
    next_number,
    noted,
    remove,
    to_disk,
)
from meydan.site.backups.moment import Moment, this_moment
from meydan.site.backups.occasion import Occasion
from meydan.site.backups.rotation import to_go
from meydan.site.backups.second import check_there, second_folder


def take_backup(occasion: Occasion, moment: Moment | None = None) -> Backup:
    """The verified copy in the first folder. What stays behind after a failure is the backups that were there."""
    moment = moment or this_moment()
    try:
        backup = copied(occasion, moment, first_folder())
    finally:
        moment.close()
    turn_over(first_folder())
    second = second_folder()
    if second is not None:
        folder = check_there(second)
        carry_over(backup, folder)
        turn_over(folder)
    check_newest_before(backup)
    return backup


def copied(occasion: Occasion, moment: Moment, folder: Path) -> Backup:
    unfinished = folder / f"{UNFINISHED}{os.getpid()}{moment.ending}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        clear_unfinished(folder)
        moment.copy_to(unfinished)
        return keep(unfinished, folder, next_number(folder), occasion, moment.ending)
    except (OSError, sqlite3.OperationalError) as error:
        if folder.is_dir():
            unfinished.unlink(missing_ok=True)
        raise cannot_write(folder, getattr(error, "strerror", None) or str(error)) from error


def carry_over(backup: Backup, folder: Path) -> None:
    """The same file in the second folder, compared byte for byte by its digest."""
    unfinished = folder / f"{UNFINISHED}{backup.name}"
    try:
        clear_unfinished(folder)
        shutil.copyfile(backup.file, unfinished)
        to_disk(unfinished)
        if digest_of(unfinished) != backup.sha256:
            unfinished.unlink()
            raise not_whole(backup.name, str(folder))
        os.replace(unfinished, folder / backup.name)
        shutil.copyfile(backup.file.with_name(backup.name + NOTE), folder / (backup.name + NOTE))
    except OSError as error:
        raise cannot_write(folder, error.strerror or str(error)) from error


def turn_over(folder: Path) -> None:
    for backup in to_go(kept_in(folder)):
        remove(backup)


def check_newest_before(newest: Backup) -> None:
    """The one before must still be what it was (fault 16): whoever restores may need it."""
    before = [backup for backup in kept_in(newest.file.parent) if backup.number < newest.number]
    if before:
        check_same(before[0])


def backup_beside(file: Path) -> Backup | None:
    """What the note beside a file says of it, if it has one."""
    note = file.with_name(file.name + NOTE)
    return noted(note) if note.exists() else None
