"""`meydan bench playouts` and `meydan perft --engine`: the native core where there is one, a plain notice where not."""

import subprocess
import sys

import pytest

from meydan.engine import native
from tests.cli.conftest import Meydan

needs_the_core = pytest.mark.skipif(not native.available, reason="the native core is not built in this installation")

WITHOUT_THE_CORE = """
import sys
sys.modules["meydan._native"] = None
from meydan.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def without_the_core(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as it runs where the core could not be built: importing it fails."""
    command = [sys.executable, "-c", WITHOUT_THE_CORE, *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


@needs_the_core
@pytest.mark.parametrize(("game", "depth", "count"), [("mangala", "3", "213"), ("reversi", "7", "55092")])
def test_both_engines_count_the_same(meydan: Meydan, game: str, depth: str, count: str) -> None:
    for engine in ("python", "native"):
        assert meydan("perft", game, depth, "--engine", engine).last_line == count


@needs_the_core
def test_the_native_count_is_divided_too(meydan: Meydan) -> None:
    divided = meydan("perft", "mangala", "3", "--divide", "--engine", "native")
    assert divided.out == meydan("perft", "mangala", "3", "--divide").out


@needs_the_core
def test_playouts_are_measured_for_both(meydan: Meydan) -> None:
    said = meydan("bench", "playouts", "mangala", "--lang", "en")
    head, by_core, by_python = said.out.splitlines()
    assert (said.code, head.split(), by_core.split()[:2], by_python.split()[:2]) == (
        0,
        ["games/s,", "moves/s"],
        ["mangala", "native"],
        ["mangala", "python"],
    )


def test_without_the_core_the_native_count_is_refused_with_what_to_do() -> None:
    done = without_the_core("perft", "mangala", "2", "--engine", "native", "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"meydan: {native.ABSENT.en}\n"


def test_without_the_core_python_counts_as_ever() -> None:
    assert without_the_core("perft", "mangala", "3").stdout == "213\n"


def test_without_the_core_playouts_are_measured_in_python_with_a_notice() -> None:
    lines = without_the_core("bench", "playouts", "mangala").stdout.splitlines()
    assert [line.split()[:2] for line in lines[1:-1]] == [["mangala", "python"]]
    assert lines[-1] == native.ABSENT.tr


def test_an_unknown_game_is_refused(meydan: Meydan) -> None:
    said = meydan("bench", "playouts", "chess")
    assert (said.code, said.out) == (2, "")
    assert "chess" in said.err
