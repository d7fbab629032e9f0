"""The end of Kulami, searched out: what is proven of each move is what brute force finds."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from meydan.engine import native, native_search
from meydan.engine.handed_over import handed_over
from meydan.engine.limits import Limits
from meydan.engine.stop import Stop
from meydan.games import Position, find_game
from tests.engine.brute_force import best_margin
from tests.engine.test_search import late_positions, random_game

pytestmark = pytest.mark.skipif(not native.available, reason="this installation has no native core")

KULAMI = find_game("kulami")
VALUES = {"wins": 1, "draws": 0, "loses": -1}


def verdicts(position: Position[Any]) -> dict[str, str]:
    from meydan import _native

    given = handed_over(position)
    return _native.study(given.game, given.text, given.options)


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def test_verdicts_on_moves_are_those_of_brute_force() -> None:
    seen = dict.fromkeys(("wins", "loses", "draws", "needless", "open"), 0)
    for position in late_positions("kulami", 6, seed=31):
        for here in islice(down_a_line(position, Random(31)), 3):
            values = {str(move): -best_margin(here.play(move), counts=False) for move in here.moves()}
            found = verdicts(here)
            assert found.keys() == values.keys()
            for move, verdict in found.items():
                seen[verdict] += 1
                assert values[move] == VALUES.get(verdict, values[move]), (here.text, move)
                if verdict == "needless":
                    assert values[move] <= max(values[other] for other in found if found[other] != "needless")
    assert seen["wins"] > 3
    assert seen["loses"] > 5


def down_a_line(position: Position[Any], random: Random) -> list[Position[Any]]:
    line = [position]
    while not line[-1].outcome:
        line.append(line[-1].play(random.choice(line[-1].moves())))
    return line[:-1]


def test_proven_winners_are_those_of_alpha_beta() -> None:
    """About eighteen marbles before the end: too far for brute force, not for alpha-beta, which finds margins."""
    random = Random(32)
    compared = []
    while len(compared) < 8:
        line = random_game(KULAMI.start(), random)
        if len(line) < 52:
            continue
        position = line[38]
        margin = native_search.search(position, native_search.ALPHA_BETA, Limits(nodes=3_000_000), Stop()).lines[0]
        winner = native_search.search(position, native_search.MONTE_CARLO, Limits(nodes=50_000), Stop()).lines[0]
        if margin.exact and winner.exact:
            assert sign(winner.score) == sign(margin.score), position.text
            compared.append(sign(margin.score))
    assert {1, -1} <= set(compared)


def test_a_set_that_is_drawn_is_not_lost() -> None:
    """Among several moves only those that hold the draw are played, whatever random games say of the others."""
    random = Random(33)
    held = 0
    while held < 3:
        position = random_game(KULAMI.start(), random)[-8]
        margin = native_search.search(position, native_search.ALPHA_BETA, Limits(nodes=100_000), Stop()).lines[0]
        if not margin.exact or margin.score != 0 or len(position.moves()) < 3:
            continue
        found = native_search.search(position, native_search.MONTE_CARLO, Limits(nodes=30_000), Stop()).lines[0]
        assert (found.exact, found.score) == (True, 0)
        after = native_search.search(
            position.play(KULAMI.move(found.moves[0])), native_search.ALPHA_BETA, Limits(nodes=1_000_000), Stop()
        ).lines[0]
        assert (after.exact, after.score) == (True, 0)
        held += 1
