"""The table in the cache folder: kept whole, checked, made again when it is damaged."""

import threading
from pathlib import Path

import pytest

from meydan.engine import native
from meydan.engine.cache import cache_folder
from meydan.games import Words

pytestmark = pytest.mark.skipif(not native.available, reason="no native core")

if native.available:
    from meydan.engine.mangala import table_file
    from meydan.engine.mangala.table import Table, fitting_size, kept, open_or_build, path_of

STONES = 6


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MEYDAN_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


class Opening:
    """Opens the table, and remembers how often it was built and what was said."""

    def __init__(self) -> None:
        self.built = 0
        self.said: list[Words] = []

    def __call__(self, stones: int | None = STONES, needed: int = 48) -> "Table":
        return open_or_build(False, stones, needed, 1, self._progress, self.said.append)

    def _progress(self, done: int, whole: int) -> None:
        self.built += done == whole


@pytest.fixture
def opening() -> Opening:
    return Opening()


def test_a_table_is_built_once_and_then_read(opening: Opening) -> None:
    first, second = bytes(opening().values), bytes(opening().values)
    assert first == second
    assert (opening.built, opening.said) == (1, [])


def test_nothing_but_the_table_stays_in_the_folder(opening: Opening, cache: Path) -> None:
    opening()
    assert list(cache.iterdir()) == [path_of(STONES, False)]


def test_both_readings_have_files_of_their_own() -> None:
    assert path_of(STONES, False) != path_of(STONES, True)


@pytest.mark.parametrize("at", [3, table_file.PAGE + 5, -1] if native.available else [])
def test_a_damaged_file_is_built_again(opening: Opening, at: int) -> None:
    good = bytes(opening().values)
    path = path_of(STONES, False)
    contents = bytearray(path.read_bytes())
    contents[at] ^= 1
    path.write_bytes(contents)
    assert bytes(opening().values) == good
    assert opening.built == 2
    assert len(opening.said) == 1
    assert bytes(opening().values) == good
    assert opening.built == 2


@pytest.mark.parametrize("contents", [b"", b"{}", b"[1]" + b" " * 5000])
def test_a_file_of_something_else_is_built_again(opening: Opening, contents: bytes) -> None:
    opening()
    path_of(STONES, False).write_bytes(contents)
    opening()
    assert opening.built == 2


def test_only_the_layers_that_a_position_needs_are_checked(opening: Opening) -> None:
    opening()
    path = path_of(STONES, False)
    contents = bytearray(path.read_bytes())
    contents[-1] ^= 1  # of the positions with the most stones
    path.write_bytes(contents)
    opening(needed=STONES - 1)
    assert opening.built == 1
    opening(needed=STONES)
    assert opening.built == 2


def test_a_folder_that_cannot_be_written_is_said_and_the_table_is_used(opening: Opening, cache: Path) -> None:
    cache.write_text("a file where the folder should be", encoding="ascii")
    table = opening()
    assert (table.path, len(table.values), len(opening.said)) == (None, 18_564, 1)


def test_two_at_once_both_get_a_whole_table() -> None:
    tables: list[bytes] = []
    workers = [threading.Thread(target=lambda: tables.append(bytes(Opening()().values))) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert len(tables) == 4
    assert len(set(tables)) == 1


def test_the_size_fits_the_machine() -> None:
    assert 12 <= fitting_size() <= 26


def test_a_kept_table_that_is_large_enough_is_found(opening: Opening) -> None:
    assert kept(False, 2) is None
    opening()
    assert (kept(False, 2), kept(False, STONES), kept(False, STONES + 1)) == (STONES, STONES, None)


def test_the_cache_folder_follows_the_desktop_standard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert cache_folder() == tmp_path / "cache"
    monkeypatch.delenv("MEYDAN_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_folder() == tmp_path / "xdg" / "meydan"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == tmp_path / ".cache" / "meydan"
