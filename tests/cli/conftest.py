"""Running the command as a person would, in this process."""

from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from meydan.cli.main import main


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str

    @property
    def last_line(self) -> str:
        return self.out.rstrip("\n").rpartition("\n")[2]


Meydan = Callable[..., Said]


@pytest.fixture
def meydan(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Meydan:
    """`meydan("perft", "hex", "1")`; what is typed at prompts comes from `typed`."""

    def run(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        try:
            code = main(arguments)
        except SystemExit as stop:
            code = int(stop.code or 0)
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return run


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a match may be kept, in an empty folder that the command stands in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path / "maç.json"
