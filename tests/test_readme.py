"""What the README shows is what the command prints and the library answers. `scripts/refresh_readme` renews it."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README, TURKISH = ROOT / "README.md", ROOT / "README.tr.md"


def examples(file: Path) -> list[str]:
    return re.findall(r"^```console\n(.*?)^```", file.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


EXAMPLES = [*examples(README), *examples(TURKISH)]


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
    assert len(examples(README)) >= 3
    assert len(examples(TURKISH)) >= 2


@pytest.mark.parametrize("file", [README, TURKISH, *(ROOT / "docs").rglob("*.md")], ids=lambda file: file.name)
def test_what_a_document_links_to_is_there(file: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", file.read_text(encoding="utf-8"))
    inside = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [link for link in inside if not (file.parent / link).exists()] == []


def test_the_index_names_every_document() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    documents = {str(file.relative_to(ROOT / "docs")) for file in (ROOT / "docs").rglob("*.md")} - {"README.md"}
    assert {one for one in documents if f"({one})" not in index} == set()
