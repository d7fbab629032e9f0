"""`meydan analyse mangala` and `meydan solve mangala`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from meydan.engine import native
from tests.cli.conftest import Meydan

NEEDS_CORE = pytest.mark.skipif(not native.available, reason="no native core")
# South is ahead by one. Pit 6 has one stone: it goes to the store and South moves again.
FEW = "0.0.0.0.0.1/21 0.2.0.0.0.0/20 first"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MEYDAN_CACHE", str(tmp_path))
    return tmp_path


def test_the_margin_counts_the_stores(meydan: Meydan) -> None:
    """The last stone empties South's side, which takes North's two (rule 4): 24–20."""
    said = meydan("analyse", "mangala", "--position", FEW, "--json")
    assert (said.code, json.loads(said.out)) == (0, {"margin": 4, "best": [6], "exact": True, "moves": {"6": 4}})


def test_the_same_board_seen_by_the_other_side(meydan: Meydan) -> None:
    """North's 2 leaves one and brings one on, so South's single stone follows: 21 + 1 + 2 against 20 again."""
    other = FEW.replace("first", "second")
    assert json.loads(meydan("analyse", "mangala", "--position", other, "--json").out) == {
        "margin": -4,
        "best": [2],
        "exact": True,
        "moves": {"2": -4},
    }


def test_a_set_that_is_over_has_its_result_and_no_moves(meydan: Meydan) -> None:
    said = meydan("analyse", "mangala", "--position", "0.0.0.0.0.0/30 0.0.0.0.0.0/18 second", "--json")
    assert json.loads(said.out) == {"margin": -12, "best": [], "exact": True, "moves": {}}


def test_people_read_the_same_in_their_language(meydan: Meydan) -> None:
    assert meydan("analyse", "mangala", "--position", FEW).out == "Fark: +4\n  6: +4 *\n"
    assert meydan("analyse", "mangala", "--position", FEW, "--lang", "en").out == "Margin: +4\n  6: +4 *\n"


def test_moves_lead_to_the_position(meydan: Meydan) -> None:
    start = "0.0.0.0.1.1/21 1.1.0.0.0.0/20 first"
    after = "0.0.0.0.1.0/22 1.1.0.0.0.0/20 first"
    played = meydan("analyse", "mangala", "--position", start, "--moves", "6", "--json")
    assert played.out == meydan("analyse", "mangala", "--position", after, "--json").out


def test_the_start_is_in_the_book_and_builds_nothing(meydan: Meydan, cache: Path) -> None:
    said = meydan("analyse", "mangala", "--json")
    found = json.loads(said.out)
    assert (said.code, found["margin"], found["exact"], list(found["moves"])) == (0, 0, True, list("123456"))
    assert list(cache.iterdir()) == []


def test_few_stones_build_no_table(meydan: Meydan, cache: Path) -> None:
    meydan("analyse", "mangala", "--position", FEW)
    assert list(cache.iterdir()) == []


@NEEDS_CORE
def test_the_table_asked_for_is_built_and_kept(meydan: Meydan, cache: Path) -> None:
    meydan("analyse", "mangala", "--position", FEW, "--table", "5")
    assert [file.name for file in cache.iterdir()] == ["mangala-opponent-takes-5.table"]
    meydan("analyse", "mangala", "--position", FEW, "--table", "5", "--option", "cleared_by_capture=owner keeps")
    assert len(list(cache.iterdir())) == 2


@pytest.mark.parametrize("size", ["0", "29", "x", "-1", "", "٥"])
def test_a_wrong_table_size_is_refused(meydan: Meydan, size: str) -> None:
    said = meydan("analyse", "mangala", "--position", FEW, f"--table={size}")
    assert (said.code, said.out) == (2, "")


def test_other_games_are_not_solved(meydan: Meydan) -> None:
    said = meydan("solve", "pentago", "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert said.err == "meydan: Only mangala is solved exactly, not pentago.\n"


def test_a_wrong_position_is_refused(meydan: Meydan) -> None:
    assert meydan("analyse", "mangala", "--position", "4.4/0").code == 2


WITHOUT_CORE = "import sys; sys.modules['meydan._native'] = None; from meydan.cli.main import main; sys.exit(main())"


def without_core(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as it is where the native core could not be built."""
    command = [sys.executable, "-c", WITHOUT_CORE, *arguments, "--lang", "en"]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


def test_without_the_core_few_stones_and_the_book_are_exact() -> None:
    said = without_core("analyse", "mangala", "--position", FEW, "--json")
    assert json.loads(said.stdout) == {"margin": 4, "best": [6], "exact": True, "moves": {"6": 4}}
    assert json.loads(without_core("analyse", "mangala", "--json").stdout)["margin"] == 0


def test_without_the_core_more_is_refused_plainly() -> None:
    said = without_core("analyse", "mangala", "--position", "3.3.3.3.3.3/6 3.3.3.3.3.3/6 first")
    assert (said.returncode, said.stdout) == (2, "")
    assert "There are 36 stones on the board. This installation has no native core." in said.stderr
    assert without_core("solve", "mangala").returncode == 2
