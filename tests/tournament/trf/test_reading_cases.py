"""Every case file reads, and comes back equal after writing."""

from pathlib import Path

import pytest

from meydan.tournament.trf import read, write
from tests.tournament.shared_cases import case_files, needs_shared_cases

FILES = case_files("cases") + case_files("tiebreak")


@needs_shared_cases
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_case_file_reads_and_comes_back_equal(path: Path) -> None:
    file = read(path.read_bytes())
    assert file.name == path.stem
    assert read(write(file).encode()) == file


@needs_shared_cases
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_case_file_reads_the_same_in_windows_1254_with_carriage_returns(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert read(text.replace("\n", "\r").encode("cp1254")) == read(path.read_bytes())
