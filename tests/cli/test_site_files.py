"""`meydan export`, `import`, `backup` and `restore`, as a person types them, each on a folder of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meydan.exchange.archive import unpack

pytestmark = pytest.mark.long
GOLDEN = Path(__file__).parent.parent / "exchange" / "archives" / "version-1.meydan"


def meydan(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MEYDAN_", "DJANGO_"))}
    return subprocess.run(
        [sys.executable, "-m", "meydan", *arguments],
        env={**kept, "MEYDAN_DATA": str(folder), "MEYDAN_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def prepared(folder: Path) -> Path:
    folder.mkdir()
    environment = {**os.environ, "MEYDAN_DATA": str(folder), "MEYDAN_SECRET": "x"}
    environment |= {"DJANGO_SETTINGS_MODULE": "meydan.site.settings"}
    environment.pop("MEYDAN_DATABASE", None)
    subprocess.run([sys.executable, "-m", "django", "migrate", "-v", "0"], env=environment, check=True, timeout=120)
    return folder


def test_an_event_travels_from_folder_to_folder_byte_for_byte(tmp_path: Path) -> None:
    first, second = prepared(tmp_path / "a"), prepared(tmp_path / "b")
    assert meydan(first, "import", str(GOLDEN), "--slug", "kupa").returncode == 0
    assert meydan(first, "export", "kupa", str(tmp_path / "one.meydan")).returncode == 0
    assert meydan(second, "import", str(tmp_path / "one.meydan")).returncode == 0
    assert meydan(second, "export", "kupa", str(tmp_path / "two.meydan")).returncode == 0
    assert (tmp_path / "two.meydan").read_bytes() == (tmp_path / "one.meydan").read_bytes()
    again = meydan(second, "import", str(GOLDEN))
    assert again.returncode == 2
    assert "already here" in again.stderr


def test_a_broken_laptop_is_replaced_by_the_stick(tmp_path: Path) -> None:
    """Back up to the stick, lose everything, restore on another machine (fault 15)."""
    laptop, stick = prepared(tmp_path / "laptop"), tmp_path / "stick"
    meydan(laptop, "import", str(GOLDEN), "--slug", "kupa")
    taken = meydan(laptop, "backup", "--to", str(stick))
    assert "Backed up and verified" in taken.stdout
    (copy,) = stick.glob("*.sqlite3")
    other = tmp_path / "other"
    restored = meydan(other, "restore", str(copy))
    assert (restored.returncode, "Restored." in restored.stdout) == (0, True)
    assert meydan(other, "export", "kupa", str(tmp_path / "after.meydan")).returncode == 0
    assert meydan(laptop, "export", "kupa", str(tmp_path / "before.meydan")).returncode == 0
    after, before = (unpack((tmp_path / f"{name}.meydan").read_bytes()) for name in ("after", "before"))
    assert after.parts == before.parts
    assert after.signature != before.signature  # the key stays with the laptop: docs/archive.md


def test_restoring_keeps_what_was_there_and_refuses_what_is_damaged(tmp_path: Path) -> None:
    folder = prepared(tmp_path / "a")
    meydan(folder, "backup")
    (copy,) = (folder / "backups").glob("*.sqlite3")
    meydan(folder, "import", str(GOLDEN), "--slug", "kupa")
    assert meydan(folder, "restore", str(copy)).returncode == 0
    assert meydan(folder, "export", "kupa", str(tmp_path / "no.meydan")).returncode == 2
    (before,) = folder.glob("before-restore-*.sqlite3")
    assert meydan(folder, "restore", str(before)).returncode == 0
    assert meydan(folder, "export", "kupa", str(tmp_path / "yes.meydan")).returncode == 0
    os.truncate(copy, copy.stat().st_size // 2)
    damaged = meydan(folder, "restore", str(copy))
    assert (damaged.returncode, "incomplete or damaged" in damaged.stderr) == (2, True)


def test_restoring_is_refused_while_a_server_runs_in_the_folder(tmp_path: Path) -> None:
    from meydan.site.serving.lock import FolderLock

    folder = prepared(tmp_path / "a")
    meydan(folder, "backup")
    (copy,) = (folder / "backups").glob("*.sqlite3")
    lock = FolderLock(folder)
    try:
        answer = meydan(folder, "restore", str(copy))
    finally:
        lock.release()
    assert (answer.returncode, "already running" in answer.stderr) == (2, True)
