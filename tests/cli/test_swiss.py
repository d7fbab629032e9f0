"""`meydan pair`, `meydan check` and `meydan generate` on report files."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from meydan.cli import check, generate, pair
from meydan.cli.commands import Commands
from meydan.games.errors import Refusal
from tests.cli.conftest import Said

CASES = Path(__file__).parent.parent / "tournament" / "swiss_cases"

Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """`run(pair, "pair", path)`: what the subcommand of a module says."""

    def call(module: ModuleType, *arguments: str, language: str = "tr") -> Said:
        commands = Commands(language)
        module.add_to(commands)
        given = commands.parser.parse_args(arguments)
        code = given.run(given)
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return call


def test_pair_prints_the_number_of_boards_and_the_boards(run: Run) -> None:
    said = run(pair, "pair", str(CASES / "late_n10_r2_5006.trf"))
    assert said == Said(0, (CASES / "late_n10_r2_5006.expected").read_text(), "")


def test_pair_says_impossible_with_the_reason_and_ends_with_one(run: Run) -> None:
    said = run(pair, "pair", str(CASES / "impossible_n8_r5_5008.trf"), language="en")
    assert (said.code, said.out) == (1, "IMPOSSIBLE\n")
    assert said.err.startswith("IMPOSSIBLE: ")
    assert "(C1, C3)" in said.err


def test_pair_explains_each_board_below_it(run: Run) -> None:
    path = CASES / "round1_n32_r1_5001.trf"
    plain = run(pair, "pair", str(path)).out.splitlines()
    explained = run(pair, "pair", str(path), "--explain").out.splitlines()
    assert [line for line in explained if not line.startswith("  ")] == plain
    assert explained[2] == "  Puan grubu: ikisi de 0 puanda."


def test_generated_file_is_paired_by_the_rules(run: Run, tmp_path: Path) -> None:
    made = run(generate, "generate", "--players", "20", "--rounds", "5", "--seed", "7", "--absences", "50").out
    path = tmp_path / "made.trf"
    path.write_text(made, encoding="utf-8")
    assert run(check, "check", str(path)) == Said(0, "5 turun 0 tanesi kurallardan farklı eşlendirilmiş.\n", "")
    assert run(generate, "generate", "--players", "20", "--rounds", "5", "--seed", "7", "--absences", "50").out == made


def test_check_lists_the_round_that_was_paired_otherwise(run: Run, tmp_path: Path) -> None:
    made = run(generate, "generate", "--players", "4", "--rounds", "1", "--seed", "7").out
    path = tmp_path / "made.trf"
    path.write_text(made.replace("XXC white1", "XXC black1"), encoding="utf-8")
    said = run(check, "check", str(path), language="en")
    assert said.code == 1
    assert said.out == (
        "Round 1: other colours. Paired: 1–3, 4–2. By the rules: 2–4, 3–1.\n"
        "1 of 1 rounds were paired otherwise than by the rules.\n"
    )


@pytest.mark.parametrize(("option", "value"), [("players", "1"), ("rounds", "0"), ("draws", "1001")])
def test_generate_refuses_impossible_numbers(run: Run, option: str, value: str) -> None:
    wanted = {"players": "10", "rounds": "3", "seed": "1", option: value}
    with pytest.raises(Refusal, match=f"--{option} cannot be {value}"):
        run(generate, "generate", *(word for name, number in wanted.items() for word in (f"--{name}", number)))
