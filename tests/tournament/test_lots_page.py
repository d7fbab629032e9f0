"""docs/lots.md: what it tells the doubtful is what Meydan does."""

import re
from pathlib import Path
from typing import Any

import pytest

from meydan.tournament.lots import draw

PAGE = (Path(__file__).parents[2] / "docs" / "lots.md").read_text(encoding="utf-8")


def program_of_the_page() -> dict[str, Any]:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(program, names)
    return names


def test_the_page_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    program_of_the_page()
    printed = capsys.readouterr().out.strip()
    assert f"# {printed}\n" in PAGE


@pytest.mark.parametrize("participants", [1, 2, 3, 17, 200])
def test_the_program_of_the_page_draws_the_same_lots(participants: int) -> None:
    lot = program_of_the_page()["lot"]
    everybody = range(1, participants + 1)
    for seed in ("2026", "a1b2c3d4", "Salihli 13.01.2020"):
        assert tuple(lot("a purpose", seed, everybody)) == draw("a purpose", seed, tuple(everybody)).result
