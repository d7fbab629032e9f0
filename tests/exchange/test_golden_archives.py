"""Archives that earlier versions wrote always open: each format's own file stays here for good."""

from pathlib import Path

import pytest

from meydan.exchange.archive import VERSION, unpack

FOLDER = Path(__file__).parent / "archives"
ARCHIVES = sorted(FOLDER.glob("version-*.meydan"))


def test_every_format_has_its_archive() -> None:
    assert [file.stem for file in ARCHIVES] == [f"version-{number}" for number in range(1, VERSION + 1)]


@pytest.mark.parametrize("file", ARCHIVES, ids=lambda file: file.stem)
def test_an_old_archive_opens(file: Path) -> None:
    archive = unpack(file.read_bytes())
    assert len(archive.parts["entries"]) == 8
    assert len(archive.parts["log"]) == archive.event["log_number"]
