"""The second folder: a USB stick or another disk that gets a copy of every backup, chosen at the desk.

Where MEYDAN_BACKUP_TO names a folder, that one counts. A stick that was pulled out is noticed: its folder is gone, or
has become a folder of the laptop's own disk.
"""

import json
import os
import string
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.backups.faults import cannot_write
from meydan.site.databases import data_folder

SECOND_FOLDER = "MEYDAN_BACKUP_TO"
CHOSEN_FILE = "second-folder.json"
OWN_FOLDER = "Meydan"  # what is made on a stick


@dataclass(frozen=True, slots=True)
class SecondFolder:
    """`own_disk` says that it was on another disk than the data when it was chosen."""

    folder: str
    own_disk: bool = False

    @property
    def path(self) -> Path:
        return Path(self.folder)


def second_folder() -> SecondFolder | None:
    named = named_by_environment()
    return SecondFolder(named) if named else chosen_folder()


def named_by_environment() -> str:
    return os.environ.get(SECOND_FOLDER, "").strip()


def chosen_folder() -> SecondFolder | None:
    try:
        plain = json.loads((data_folder() / CHOSEN_FILE).read_text("utf-8"))
        return SecondFolder(str(plain["folder"]), bool(plain["own_disk"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def choose_folder(folder: Path) -> SecondFolder:
    """From now on this one; it must be there and take a file."""
    if not folder.is_absolute() or not folder.is_dir():
        raise Refusal(
            Words(
                f"{folder} klasörü yok. USB belleği takın, sonra listeden seçin ya da tam yolunu yazın.",
                f"There is no folder {folder}. Plug the stick in, then choose it from the list or type its full path.",
            )
        )
    own_disk = folder.stat().st_dev != data_folder().stat().st_dev
    inside = folder / OWN_FOLDER if folder.name != OWN_FOLDER else folder
    try:
        inside.mkdir(exist_ok=True)
        tried = inside / ".writing-trial"
        tried.write_bytes(b"meydan")
        tried.unlink()
    except OSError as error:
        raise cannot_write(inside, error.strerror or str(error)) from error
    chosen = SecondFolder(str(inside), own_disk)
    keep_choice(json.dumps(asdict(chosen), ensure_ascii=False) + "\n")
    return chosen


def forget_folder() -> None:
    (data_folder() / CHOSEN_FILE).unlink(missing_ok=True)


def keep_choice(text: str) -> None:
    file = data_folder() / CHOSEN_FILE
    writing = file.with_name(f".writing-{CHOSEN_FILE}")
    writing.write_text(text, "utf-8")
    os.replace(writing, file)


def check_there(second: SecondFolder) -> Path:
    """The folder, with its disk plugged in."""
    folder = second.path
    try:
        folder.mkdir(exist_ok=True)  # no parents: they are gone with the stick
        gone = second.own_disk and folder.stat().st_dev == data_folder().stat().st_dev
    except OSError as error:
        raise cannot_write(folder, error.strerror or str(error)) from error
    if gone:
        raise cannot_write(folder, "USB")
    return folder


def plugged_in() -> list[Path]:
    """Sticks and disks that this machine has besides its own."""
    if sys.platform == "win32":
        system = os.environ.get("SYSTEMDRIVE", "C:")
        drives = [Path(f"{letter}:\\") for letter in string.ascii_uppercase if f"{letter}:" != system]
        return [drive for drive in drives if drive.is_dir()]
    places = ("/Volumes/*",) if sys.platform == "darwin" else ("/media/*", "/media/*/*", "/run/media/*/*", "/mnt/*")
    found = (folder for place in places for folder in Path("/").glob(place.lstrip("/")))
    return sorted(folder for folder in found if folder.is_mount() and os.access(folder, os.W_OK))
