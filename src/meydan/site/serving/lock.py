"""One server for one data folder (fault 19): the second refuses instead of writing beside the first."""

import os
from pathlib import Path

from meydan.games.errors import Refusal
from meydan.games.words import Words

LOCK_FILE = "server.lock"


class FolderLock:
    """Held as long as the process lives; the system lets go of it even after a crash."""

    def __init__(self, folder: Path) -> None:
        self.file = (folder / LOCK_FILE).open("a+", encoding="utf-8")
        if not locked(self.file.fileno()):
            self.file.seek(0)
            other = self.file.read().strip() or "?"
            self.file.close()
            raise Refusal(
                Words(
                    f"Bu klasörde bir Meydan zaten çalışıyor (işlem {other}): {folder}. Onu kullanın, kapatın ya da "
                    "MEYDAN_DATA ile başka bir klasör verin.",
                    f"A Meydan is already running in this folder (process {other}): {folder}. Use it, stop it, or set "
                    "MEYDAN_DATA to another folder.",
                )
            )
        self.file.truncate(0)
        self.file.write(str(os.getpid()))
        self.file.flush()

    def release(self) -> None:
        self.file.close()


def locked(descriptor: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
