"""The door: languages, help, and bad input that never ends in a traceback."""

import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meydan.games import CARD_RACES, GAMES
from tests.cli.conftest import Meydan


def test_python_m_meydan_is_the_same_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "meydan", "perft", "mangala", "2"], capture_output=True, text=True, check=True
    )
    assert done.stdout == "36\n"


def test_games_lists_every_game_with_its_sides(meydan: Meydan) -> None:
    said = meydan("games", "--lang", "en")
    assert [line.split()[0] for line in said.out.splitlines() if not line.startswith(" ")] == [*GAMES, *CARD_RACES]
    assert said.out.startswith("mangala     Mangala     South – North\n")


@pytest.mark.parametrize("command", ["games", "rulebooks", "rulebook", "play", "replay", "perft"])
def test_help_everywhere_in_both_languages(meydan: Meydan, command: str) -> None:
    turkish, english = meydan(command, "--help"), meydan(command, "--help", "--lang", "en")
    assert (turkish.code, english.code) == (0, 0)
    assert turkish.out.startswith(f"kullanım: meydan {command}")
    assert english.out.startswith(f"usage: meydan {command}")


def test_the_environment_chooses_the_language(meydan: Meydan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEYDAN_LANG", "en")
    assert "has no option" in meydan("perft", "mangala", "1", "--option", "x=1").err
    assert "seçeneği yok" in meydan("perft", "mangala", "1", "--option", "x=1", "--lang", "tr").err


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("no-such-command",),
        ("perft",),
        ("perft", "chess", "1"),
        ("play", "chess"),
        ("replay", "mangala", "--position", "nonsense"),
        ("perft", "mangala", "1", "--option", "nonsense"),
        ("games", "--lang", "de"),
    ],
    ids=str,
)
def test_bad_input_is_exit_code_2_with_a_sentence_on_stderr(meydan: Meydan, arguments: tuple[str, ...]) -> None:
    said = meydan(*arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("meydan")
    assert "Traceback" not in said.err


@given(
    game=st.sampled_from(list(GAMES)),
    moves=st.text(max_size=40),
    position=st.one_of(st.none(), st.text(max_size=60)),
)
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
def test_whatever_is_written_replay_answers_or_refuses(
    meydan: Meydan, game: str, moves: str, position: str | None
) -> None:
    arguments = ["replay", game, f"--moves={moves}"]
    if position is not None:
        arguments.append(f"--position={position}")
    said = meydan(*arguments)
    assert said.code in (0, 2)
    assert bool(said.err) == (said.code == 2)
