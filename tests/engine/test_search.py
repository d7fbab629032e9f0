"""The searches against brute force: exact ends, forced wins, limits, and the same answer every time."""

import time
from itertools import takewhile
from random import Random
from threading import Thread
from typing import Any

import pytest

from meydan.engine import native, native_search
from meydan.engine.analysis import MONTE_CARLO_GAMES, analyse
from meydan.engine.limits import Limits
from meydan.engine.score import SURELY_WON, UNITS, WON
from meydan.engine.stop import Stop
from meydan.games import GAMES, Position, Side, find_game
from tests.engine.brute_force import best_margin, plies_to_win, solved_race, wins_within

pytestmark = pytest.mark.skipif(not native.available, reason="this installation has no native core")

# The positions that may follow one that brute force is to search out.
SMALL_ENOUGH = 400


def tree_size(position: Position[Any], most: int) -> int:
    """The number of positions that can follow, or more than `most`."""
    count = 1
    for move in position.moves():
        if count > most:
            break
        count += tree_size(position.play(move), most - count)
    return count


def random_game(start: Position[Any], random: Random) -> list[Position[Any]]:
    line = [start]
    while not line[-1].outcome:
        line.append(line[-1].play(random.choice(line[-1].moves())))
    return line


def random_line(start: Position[Any], random: Random, plies: int) -> list[Position[Any]]:
    """So many random moves, or fewer if the set ends."""
    line = [start]
    while len(line) <= plies and not line[-1].outcome:
        line.append(line[-1].play(random.choice(line[-1].moves())))
    return line


def late_positions(game: str, number: int, seed: int) -> list[Position[Any]]:
    """Positions of random games, each as early as brute force can still search it out."""
    random = Random(seed)
    found: list[Position[Any]] = []
    while len(found) < number:
        *line, _ = random_game(find_game(game).start(), random)
        small = takewhile(lambda position: tree_size(position, SMALL_ENOUGH) <= SMALL_ENOUGH, reversed(line))
        found.extend(list(small)[-1:])
    return found


@pytest.mark.parametrize(("game", "number"), [("mangala", 12), ("kulami", 3), ("reversi", 12)])
def test_late_margins_are_those_of_brute_force(game: str, number: int) -> None:
    for position in late_positions(game, number, seed=7):
        analysis = analyse(position, Limits(nodes=2_000_000))
        assert analysis.exact, position.text
        assert (analysis.best.score.margin or 0) == best_margin(position, counts=True), position.text


@pytest.mark.parametrize("game", ["mangala", "reversi"])
def test_every_late_move_has_the_margin_of_brute_force(game: str) -> None:
    for position in late_positions(game, 4, seed=8):
        analysis = analyse(position, Limits(nodes=2_000_000, lines=100))
        margins = {line.moves[0]: line.score.margin or 0 for line in analysis.lines}
        for move in position.moves():
            after = position.play(move)
            value = best_margin(after, counts=True)
            assert margins[str(move)] == (value if after.turn is position.turn else -value), (position.text, str(move))


@pytest.mark.parametrize("game", ["hex", "pentago"])
def test_late_results_are_those_of_brute_force(game: str) -> None:
    for position in late_positions(game, 8, seed=9):
        analysis = analyse(position, Limits(nodes=200_000))
        assert analysis.exact, position.text
        value = best_margin(position, counts=False)
        assert (analysis.best.score.raw > 0) - (analysis.best.score.raw < 0) == value, position.text


@pytest.mark.parametrize("game", ["hex", "pentago", "reversi"])
def test_monte_carlo_proves_what_brute_force_finds(game: str) -> None:
    for position in late_positions(game, 4, seed=10):
        found = native_search.search(position, native_search.MONTE_CARLO, Limits(nodes=100_000), Stop())
        assert found.lines[0].exact, position.text
        value = best_margin(position, counts=game in UNITS)
        sign = (value > 0) - (value < 0)
        assert (found.lines[0].score > 0) - (found.lines[0].score < 0) == sign, position.text


@pytest.mark.parametrize("game", ["hex", "kure", "pentago"])
def test_wins_in_one_are_found_at_the_end_of_random_games(game: str) -> None:
    random = Random(11)
    wins = 0
    for _ in range(12):
        *_, position, end = random_game(find_game(game).start(), random)
        expected = plies_to_win(position, 1)
        best = analyse(position, Limits(depth=1, nodes=20_000)).best
        if expected is not None:
            wins += 1
            assert end.outcome is not None
            assert (best.score.plies, best.exact) == (1, True), position.text
    assert wins >= 3  # otherwise the positions would prove nothing


def value(position: Position[Any], depth: int) -> int:
    """What full width gives for the side to move; a position whose moves are all looked at once more has no depth."""
    return native_search.search(position, native_search.FULL_WIDTH, Limits(depth=depth), Stop()).lines[0].score


def value_after(position: Position[Any], move: Any, depth: int) -> int:
    """What the move is worth to its side, when the answers are looked at to `depth`."""
    after = position.play(move)
    if after.outcome:
        return 0 if after.outcome.winner is None else WON - 1
    answer = -value(after, depth)
    if abs(answer) < SURELY_WON:
        return answer
    return answer - 1 if answer > 0 else answer + 1  # the end is one ply further away


@pytest.mark.parametrize(("game", "depth"), [("koridor", 2), ("abalone", 2), ("abalone", 3), ("kure", 2), ("kure", 3)])
def test_full_width_search_is_minimax(game: str, depth: int) -> None:
    """The best of all moves by their own searches, one ply less deep."""
    random = Random(13)
    compared = 0
    while compared < 3:
        line = random_line(find_game(game).start(), random, random.randrange(4, 40))
        position = line[-1]
        if position.outcome or any(len(position.play(move).moves()) == 1 for move in position.moves()):
            continue  # a forced move is looked at more deeply
        expected = max(value_after(position, move, depth - 1) for move in position.moves())
        assert value(position, depth) == expected, position.text
        compared += 1


# All walls are on the board: the way out of rows 8 and 1 is on file i.
RACE_WALLS = ",".join(
    f"{file}{rank}h" for rank, files in zip("13568", ("aceg", "bdfh") * 3, strict=False) for file in files
)


def test_races_of_koridor_are_those_of_brute_force() -> None:
    random = Random(12)
    koridor = find_game("koridor")
    results = []
    for _ in range(25):
        first, second = random.choice("ghi") + random.choice("78"), random.choice("ghi") + random.choice("23")
        position = koridor.parse(f"{first}/0 {second}/0 {RACE_WALLS} {random.choice(['first', 'second'])}")
        expected = plies_to_win(position, 5)
        best = analyse(position, Limits(depth=3)).best
        found = best.score.plies if best.score.raw > 0 else None
        results.append(expected)
        assert best.exact, position.text
        assert found == expected if expected else found is None or found > 5, position.text
    assert len(set(results)) == 4  # None, 1, 3 and 5 all occur


def test_who_wins_the_race_needs_no_walls_against_one_without() -> None:
    """Second has no wall left and six steps to go; first has two walls and one step: it need not put them."""
    walls = ",".join(wall for wall in RACE_WALLS.split(",")[:-2])
    position = find_game("koridor").parse(f"i8/2 i7/0 {walls} second")
    best = analyse(position, Limits(nodes=20_000)).best
    assert best.exact
    assert best.score.raw < 0
    assert wins_within(position, Side.FIRST, 4)


@pytest.mark.long
def test_every_race_on_a_board_is_that_of_brute_force() -> None:
    koridor = find_game("koridor")
    plies = solved_race(koridor.parse(f"e1/0 e9/0 {RACE_WALLS} first"))
    random = Random(14)
    for text in random.sample(sorted(plies), 300):
        best = analyse(koridor.parse(text), Limits(depth=3)).best
        expected = plies[text]
        assert best.exact == (expected != 0), text
        if expected:
            assert (best.score.plies, best.score.raw > 0) == (abs(expected), expected > 0), text


def test_the_last_ball_of_abalone_is_pushed_off_at_once() -> None:
    """Two black balls stand before a white one on the edge, and white has lost five: the sixth ends the set."""
    board = "..xxo/....../......./......../x......../......../ooo..../xxxxxx/ooooo"
    position = find_game("abalone").parse(f"{board} first")
    best = analyse(position, Limits(depth=3)).best
    expected = {str(move) for move in position.moves() if position.play(move).outcome}
    assert {best.moves[0]} == expected
    assert (best.score.plies, best.exact) == (1, True)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_nodes_give_the_same_answer(game: str) -> None:
    position = find_game(game).start()
    once, again = (analyse(position, Limits(nodes=3000, seed=5, lines=2)) for _ in range(2))
    assert once.lines == again.lines
    assert once.nodes == again.nodes


@pytest.mark.parametrize("game", list(GAMES))
def test_limits_of_nodes_and_depth_are_kept(game: str) -> None:
    position = find_game(game).start()
    assert analyse(position, Limits(nodes=500)).nodes <= 500
    shallow = analyse(position, Limits(nodes=20_000, depth=2))
    if game not in MONTE_CARLO_GAMES:  # random games know no depth
        assert shallow.depth == 2


@pytest.mark.parametrize("game", list(GAMES))
def test_a_time_limit_is_kept(game: str) -> None:
    begun = time.monotonic()
    analyse(find_game(game).start(), Limits(seconds=0.1))
    assert time.monotonic() - begun < 2  # the machine may be busy


def test_two_threads_agree_with_brute_force() -> None:
    for position in late_positions("reversi", 4, seed=12):
        analysis = analyse(position, Limits(seconds=20, threads=2))
        assert analysis.exact
        assert (analysis.best.score.margin or 0) == best_margin(position, counts=True)


@pytest.mark.parametrize("game", ["mangala", "hex"])
def test_an_endless_search_stops_when_told(game: str) -> None:
    stop = Stop()
    results = []
    thread = Thread(target=lambda: results.append(analyse(find_game(game).start(), Limits(megabytes=4), stop)))
    thread.start()
    time.sleep(0.05)
    stop.set()
    thread.join(timeout=20)
    assert not thread.is_alive()
    assert len(results) == 1


def test_a_search_cut_short_at_its_first_look_still_gives_a_move() -> None:
    for lines in (1, 5):
        best = analyse(find_game("koridor").start(), Limits(nodes=1, lines=lines)).best
        assert best.score.raw == 0
        assert not best.exact
