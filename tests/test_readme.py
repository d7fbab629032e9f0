"""What the README shows is what the command prints and the library answers. `scripts/refresh_readme` renews it."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
EXAMPLES = re.findall(r"^```console\n(.*?)^```", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.splitlines()[0])
def test_the_readme_shows_real_output(example: str) -> None:
    command, _, expected = example.partition("\n")
    program, *arguments = shlex.split(command.removeprefix("$ "))
    assert program == "meydan"
    done = subprocess.run(
        [sys.executable, "-m", "meydan", *arguments], capture_output=True, encoding="utf-8", check=False
    )
    assert done.stdout + done.stderr == expected


def test_the_library_answers_as_the_readme_shows() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried >= 4
    assert failed == 0


def test_the_readme_has_examples() -> None:
    assert len(EXAMPLES) >= 3
