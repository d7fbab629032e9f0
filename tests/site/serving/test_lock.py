"""Two servers never write into one folder (fault 19)."""

import subprocess
import sys
from pathlib import Path

import pytest

from meydan.games.errors import Refusal
from meydan.site.serving.lock import FolderLock

HOLD = """
import sys, time
from pathlib import Path
from meydan.site.serving.lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


def test_second_server_refuses_and_names_the_first(tmp_path: Path) -> None:
    first = subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    try:
        assert first.stdout is not None
        assert first.stdout.readline() == "held\n"
        with pytest.raises(Refusal) as refusal:
            FolderLock(tmp_path)
        assert str(first.pid) in refusal.value.words.tr
    finally:
        first.kill()
        first.communicate()
    FolderLock(tmp_path).release()  # a crash lets go of it


def test_lock_is_free_again_after_release(tmp_path: Path) -> None:
    FolderLock(tmp_path).release()
    FolderLock(tmp_path).release()
