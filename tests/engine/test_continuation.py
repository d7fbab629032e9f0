"""A player's search goes on where the last one stopped: it keeps what that found, and claims no more than is proven."""

from typing import Any

import pytest

from meydan.engine import native, native_search
from meydan.engine.levels import find_level
from meydan.engine.limits import Limits
from meydan.engine.native_search import ALPHA_BETA, MONTE_CARLO
from meydan.engine.player import Player
from meydan.engine.stop import Stop
from meydan.games import Position, find_game
from meydan.games.line import play_line
from tests.engine.brute_force import best_margin
from tests.engine.test_search import late_positions

pytestmark = pytest.mark.skipif(not native.available, reason="this installation has no native core")

FAMILIES = {
    "hex": MONTE_CARLO,
    "kulami": MONTE_CARLO,
    "pentago": MONTE_CARLO,
    "kure": ALPHA_BETA,
    "koridor": ALPHA_BETA,
    "abalone": ALPHA_BETA,
}
A_LONG_LOOK = Limits(nodes=20_000, seed=1)
A_GLANCE = Limits(nodes=300, seed=1)


def search(game: str, position: Position[Any], limits: Limits, *continuation: "native_search.Continuation") -> Any:
    return native_search.search(position, FAMILIES[game], limits, Stop(), None, *continuation)


def two_moves_on(game: str, found: native_search.Found) -> Position[Any]:
    """After the best move of the start position and the answer that the search expects."""
    return play_line(find_game(game), find_game(game).start(), " ".join(found.lines[0].moves[:2]))[-1]


@pytest.mark.parametrize("game", ["hex", "kulami"])
def test_a_glance_after_a_long_look_sees_further_than_a_glance_alone(game: str) -> None:
    continuation = native_search.Continuation()
    position = two_moves_on(game, search(game, find_game(game).start(), A_LONG_LOOK, continuation))
    assert search(game, position, A_GLANCE, continuation).depth > search(game, position, A_GLANCE).depth


@pytest.mark.parametrize("game", ["kure", "koridor", "abalone"])
def test_after_a_deep_look_a_depth_takes_fewer_positions_than_alone(game: str) -> None:
    continuation = native_search.Continuation()
    position = two_moves_on(game, search(game, find_game(game).start(), Limits(depth=6), continuation))
    afterwards, alone = search(game, position, Limits(depth=4), continuation), search(game, position, Limits(depth=4))
    assert afterwards.nodes < 0.6 * alone.nodes


@pytest.mark.parametrize("game", ["hex", "kulami", "pentago"])
def test_a_tree_of_another_line_of_play_or_of_another_game_is_of_no_use(game: str) -> None:
    start = find_game(game).start()
    elsewhere = start.play(start.moves()[0])
    for _ in range(3):  # further away than a player's move and the answer to it
        elsewhere = elsewhere.play(elsewhere.moves()[0])
    alone = search(game, elsewhere, A_GLANCE)
    continuation = native_search.Continuation()
    search(game, start, A_LONG_LOOK, continuation)
    assert search(game, elsewhere, A_GLANCE, continuation).lines == alone.lines
    other = next(name for name in FAMILIES if name != game)
    search(other, find_game(other).start(), A_LONG_LOOK, continuation)
    assert search(game, elsewhere, A_GLANCE, continuation).lines == alone.lines


def test_under_other_options_a_player_begins_anew() -> None:
    hex_game = find_game("hex")
    alone = search("hex", hex_game.start({"swap": True}), A_GLANCE)
    continuation = native_search.Continuation()
    search("hex", hex_game.start({"swap": False}), A_LONG_LOOK, continuation)
    assert search("hex", hex_game.start({"swap": True}), A_GLANCE, continuation).lines == alone.lines


@pytest.mark.parametrize("game", ["hex", "kulami", "pentago"])
@pytest.mark.parametrize("threads", [1, 3])
def test_what_is_proven_on_the_way_to_the_end_is_what_brute_force_finds(game: str, threads: int) -> None:
    """Few games a move, so that the proofs of many moves come together."""
    for position in late_positions(game, 4, seed=31):
        continuation = native_search.Continuation()
        proven = 0
        while not position.outcome:
            found = search(game, position, Limits(nodes=400, threads=threads, seed=2), continuation)
            if found.lines[0].exact:
                proven += 1
                assert sign(found.lines[0].score) == sign(best_margin(position, counts=False)), position.text
            position = position.play(find_game(game).move(found.lines[0].moves[0]))
        assert proven


def test_a_table_of_before_proves_nothing_by_itself() -> None:
    """It may rest on a repetition that only the game of that time knew."""
    proven_again = 0
    for position in late_positions("mangala", 12, seed=32):
        continuation = native_search.Continuation()
        whole = native_search.search(position, ALPHA_BETA, Limits(nodes=2_000_000), Stop(), None, continuation)
        assert whole.lines[0].exact
        glance = native_search.search(position, ALPHA_BETA, Limits(depth=1), Stop(), None, continuation)
        alone = native_search.search(position, ALPHA_BETA, Limits(depth=1), Stop())
        assert glance.lines[0].exact == alone.lines[0].exact, position.text
        again = native_search.search(position, ALPHA_BETA, Limits(nodes=2_000_000), Stop(), None, continuation)
        assert again.lines[0].exact
        assert again.lines[0].score == whole.lines[0].score
        proven_again += not alone.lines[0].exact
    assert proven_again > 3


@pytest.mark.parametrize("game", list(FAMILIES))
def test_a_player_below_the_strongest_remembers_nothing(game: str) -> None:
    """The same seed, level and position give the same move, whatever was asked before."""
    start = find_game(game).start()
    seasoned = Player(find_level("kalfa"), seed=3)
    position = start.play(seasoned.choose(start).move)
    position = position.play(position.moves()[-1])
    assert (
        seasoned.choose(position).analysis.lines == Player(find_level("kalfa"), seed=3).choose(position).analysis.lines
    )


@pytest.mark.parametrize("game", list(FAMILIES))
def test_so_many_nodes_are_so_many_whatever_the_strongest_player_has_seen_before(game: str) -> None:
    start = find_game(game).start()
    seasoned = Player(seed=3)
    position = start.play(seasoned.choose(start, Limits(seconds=0.1)).move)
    position = position.play(position.moves()[-1])
    counted = Limits(nodes=500, seed=3)
    assert seasoned.choose(position, counted).analysis.lines == Player(seed=3).choose(position, counted).analysis.lines


def sign(number: int) -> int:
    return (number > 0) - (number < 0)
