"""The engine as match runners see it: a dialogue over a real subprocess, and a match of two engines."""

import sys
import time

import pytest

from meydan.engine.other_engine import OtherEngine
from meydan.games import GAMES, find_game
from meydan.games.errors import Refusal
from tests.cli.conftest import Meydan, meydan  # noqa: F401 - the fixture

COMMAND = f"{sys.executable} -m meydan engine"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_dialogue_with_every_game(game: str) -> None:
    engine = OtherEngine(f"{COMMAND} {game}")
    try:
        engine.tell("isready")
        assert engine.answer("readyok") == ""
        engine.tell("uginewgame")
        move = engine.best_move("startpos", [], "go nodes 200", 20)
        start = find_game(game).start()
        assert move in {str(legal) for legal in start.moves()}
        engine.tell("query p1turn")
        assert engine.answer("response") == "true"
        engine.tell("query gameover")
        assert engine.answer("response") == "false"
        engine.tell("query result")
        assert engine.answer("response") == "none"
    finally:
        engine.close()


def test_a_finished_game_is_known_and_gets_no_move() -> None:
    engine = OtherEngine(f"{COMMAND} mangala")
    try:
        engine.tell("position fen 0.0.0.0.0.1/24 1.0.0.0.0.0/22 first moves 6")
        engine.tell("query gameover")
        assert engine.answer("response") == "true"
        engine.tell("query result")  # South's last stone goes home; rule 4 gives it North's one: 26–22
        assert engine.answer("response") == "p1win"
        engine.tell("go nodes 10")
        assert engine.answer("bestmove") == "none"
    finally:
        engine.close()


def test_an_endless_search_ends_at_stop_and_tells_what_it_found() -> None:
    engine = OtherEngine(f"{COMMAND} reversi")
    try:
        engine.tell("position startpos moves d3")
        engine.tell("go infinite")
        engine.tell("stop")
        words = engine.answer("info").split()
        assert [words[0], words[2], words[5]] == ["depth", "score", "nodes"]
        assert "pv" in words
        assert engine.answer("bestmove") in {"c3", "c5", "e3"}
    finally:
        engine.close()


def test_every_completed_depth_is_told_in_a_line_of_its_own() -> None:
    engine = OtherEngine(f"{COMMAND} reversi")
    try:
        engine.tell("position startpos moves d3")
        engine.tell("go depth 4")
        depths = []
        for _ in range(4):
            words = engine.answer("info").split()
            assert [words[at] for at in (0, 2, 5, 7, 9, 11)] == ["depth", "score", "nodes", "nps", "time", "pv"]
            depths.append(int(words[1]))
        assert depths == [1, 2, 3, 4]
        assert engine.answer("bestmove") in {"c3", "c5", "e3"}
    finally:
        engine.close()


def test_stop_ends_an_endless_search_at_once() -> None:
    engine = OtherEngine(f"{COMMAND} hex")
    try:
        engine.tell("go infinite")
        engine.answer("info")
        begun = time.monotonic()
        engine.tell("stop")
        assert engine.answer("bestmove") in {str(move) for move in find_game("hex").start().moves()}
        assert time.monotonic() - begun < 5  # a busy machine; alone it takes milliseconds
    finally:
        engine.close()


def test_what_is_not_understood_changes_nothing() -> None:
    engine = OtherEngine(f"{COMMAND} reversi")
    try:
        for line, complaint in (
            ("dance", "string unknown command dance"),
            ("position startpos moves a1", "string Move 1 (a1): a1 turns no disc."),
            ("setoption name Level value hiç", None),
            ("query weather", "string unknown query weather"),
        ):
            engine.tell(line)
            answer = engine.answer("info")
            assert answer == complaint if complaint else "there is no level" in answer
        engine.tell("query gameover")
        assert engine.answer("response") == "false"
    finally:
        engine.close()


def test_an_engine_that_does_not_start_is_a_refusal() -> None:
    with pytest.raises(Refusal, match="did not start"):
        OtherEngine("no-such-engine-anywhere")


def test_a_match_of_two_engines_reports_score_and_elo(meydan: Meydan) -> None:  # noqa: F811
    said = meydan(
        "tournament-of-engines", "mangala", f"{COMMAND} mangala", f"{COMMAND} mangala",
        "--pairs", "2", "--nodes", "50", "--lang", "en",
    )  # fmt: skip
    assert said.code == 0
    # The same engine on both sides of every opening: what one game gives, the other takes.
    assert said.last_line.startswith("4 games, ")
    assert "50.0 ±" in said.last_line
    assert "Elo +0 (" in said.last_line


def test_numbers_outside_their_bounds_are_refused_and_the_bounds_told() -> None:
    engine = OtherEngine(f"{COMMAND} reversi")
    try:
        engine.tell("setoption name Threads value 65")
        assert engine.answer("info") == "string Threads cannot be 65: a whole number from 1 to 64"
        engine.tell("setoption name Hash value x")
        assert engine.answer("info") == "string Hash cannot be x: a whole number from 1 to 4096"
        engine.tell("setoption name Seed value 0")
        engine.tell("isready")
        assert engine.answer("readyok") == ""
    finally:
        engine.close()
