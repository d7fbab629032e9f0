"""The dialogues on docs/match.md are what a referee sees at the terminal, letter by letter."""

import re
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.conftest import Meydan

PAGE = Path(__file__).parents[2] / "docs" / "match.md"
DIALOGUES = re.findall(r"^```console\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


class Keyboard(StringIO):
    """A terminal shows what is typed."""

    def readline(self, size: int | None = -1, /) -> str:
        line = super().readline(-1 if size is None else size)
        sys.stdout.write(line)
        return line


def typed_in(dialogue: str) -> str:
    """What stands after the prompts and questions of a dialogue; lines that say something end with an article."""
    prompts = re.findall(r"^(?:\[.*\] > |  \S.*: )(.*[^\]\n])$", dialogue, re.MULTILINE)
    return "".join(f"{line}\n" for line in prompts)


@pytest.mark.parametrize("dialogue", DIALOGUES, ids=lambda dialogue: dialogue.splitlines()[0])
def test_page_shows_a_real_dialogue(
    meydan: Meydan, dialogue: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tests.cli.conftest.StringIO", Keyboard)
    command, _, shown = dialogue.partition("\n")
    program, *arguments = shlex.split(command.removeprefix("$ "))
    said = meydan(*arguments, typed=typed_in(shown))
    assert (program, said.code, said.out) == ("meydan", 0, shown)


def test_page_has_dialogues() -> None:
    assert len(DIALOGUES) == 2
