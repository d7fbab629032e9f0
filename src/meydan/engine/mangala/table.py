"""The endgame table of this machine: how large it may be, kept in the cache folder, built where there is none."""

import mmap
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from meydan import _native
from meydan.engine.cache import cache_folder
from meydan.engine.mangala import table_file
from meydan.engine.mangala.telling import Notice, Progress
from meydan.games import Words

LARGEST = 26  # by itself: 2.7 GB, so that a proof from nothing stays below 4 GB; larger ones when asked for
SMALLEST = 12
GOOD = 24  # a kept table of so many stones is used rather than a larger one built
LARGEST_ASKED = 28


@dataclass(frozen=True, slots=True)
class Table:
    """What the mover takes in every position of at most so many stones; `path` is None if it could not be kept."""

    stones: int
    owner_keeps: bool
    values: memoryview | mmap.mmap
    path: Path | None


def path_of(stones: int, owner_keeps: bool) -> Path:
    reading = "owner-keeps" if owner_keeps else "opponent-takes"
    return cache_folder() / f"mangala-{reading}-{stones}.table"


def fitting_size() -> int:
    """The largest table that takes at most a quarter of the free memory and half of the free disk."""
    room = min(free_memory() // 4, free_disk(cache_folder()) // 2)
    return next((size for size in range(LARGEST, SMALLEST, -1) if _native.mangala_table_size(size) <= room), SMALLEST)


def free_memory() -> int:
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    except OSError:  # not Linux
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:"))


def free_disk(folder: Path) -> int:
    existing = next(parent for parent in (folder, *folder.parents) if parent.exists())
    return shutil.disk_usage(existing).free


def kept(owner_keeps: bool, least: int) -> int | None:
    """The size of the largest kept table of at least so many stones."""
    sizes = range(LARGEST_ASKED, least - 1, -1)
    return next((size for size in sizes if path_of(size, owner_keeps).exists()), None)


def open_or_build(
    owner_keeps: bool, asked: int | None, needed: int, threads: int, progress: Progress, notice: Notice
) -> Table:
    """The table of `asked` stones, or one that fits this machine; checked as far as `needed` stones demand."""
    stones = asked
    if stones is None:
        fitting = fitting_size()
        stones = kept(owner_keeps, min(fitting, GOOD)) or fitting
    path = path_of(stones, owner_keeps)
    if path.exists():
        try:
            return Table(stones, owner_keeps, table_file.read(path, stones, owner_keeps, needed), path)
        except table_file.DamageError as damage:
            notice(
                Words(
                    f"Tablo bozuk, yeniden kuruluyor: {damage}.", f"The table is damaged and is built again: {damage}."
                )
            )
    return build(stones, owner_keeps, threads, progress, notice)


def build(stones: int, owner_keeps: bool, threads: int, progress: Progress, notice: Notice) -> Table:
    values = built(stones, owner_keeps, threads, progress)
    path = path_of(stones, owner_keeps)
    try:
        table_file.write(path, values, stones, owner_keeps)
    except OSError as problem:
        notice(
            Words(
                f"Tablo saklanamadı ({problem}); bu kez bellekten kullanılıyor. Başka klasör: MEYDAN_CACHE.",
                f"The table could not be kept ({problem}); it is used from memory. Another folder: MEYDAN_CACHE.",
            )
        )
        return Table(stones, owner_keeps, values, None)
    values.close()
    return Table(stones, owner_keeps, table_file.read(path, stones, owner_keeps, needed=-1), path)


def built(stones: int, owner_keeps: bool, threads: int, progress: Progress) -> mmap.mmap:
    """A new table in memory. Ctrl-C ends it."""
    size = _native.mangala_table_size(stones)
    values = mmap.mmap(-1, size)
    progress(0, size)
    _native.build_mangala_table(values, stones, owner_keeps, threads, lambda done: progress(done, size))
    progress(size, size)
    return values
