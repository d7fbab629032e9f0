"""What is proven of a position of Hex by connections and pointless cells, against brute force on small open areas."""

from functools import cache
from random import Random

import pytest

from meydan.engine import native
from meydan.engine.analysis import analyse
from meydan.engine.limits import Limits
from meydan.games import find_game
from meydan.games.hex import Hex
from meydan.games.side import Side

pytestmark = pytest.mark.skipif(not native.available, reason="this installation has no native core")

HEX = find_game("hex")


def verdicts(position: Hex) -> dict[str, str]:
    from meydan import _native

    return _native.study("hex", position.text, {})


@cache
def mover_wins(position: Hex) -> bool:
    if position.outcome:
        return position.outcome.winner is position.turn
    return any(not mover_wins(position.play(move)) for move in position.moves())


def with_an_open_area(random: Random, size: int) -> Hex:
    """A position of random stones with one connected area of so many empty cells."""
    while True:
        start = HEX.start()
        assert isinstance(start, Hex)
        cells = {str(move): move for move in start.moves()}
        area = {random.choice(sorted(cells))}
        while len(area) < size:
            area.add(random.choice(sorted(beside(random.choice(sorted(area))) & cells.keys())))
        position = start
        others = [cell for cell in cells if cell not in area]
        random.shuffle(others)
        for cell in others:
            position = position.play(cells[cell])
            if position.outcome:
                break
        else:
            return position


def beside(cell: str) -> set[str]:
    file, rank = ord(cell[0]), int(cell[1:])
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    return {f"{chr(file + across)}{rank + down}" for across, down in steps}


def test_verdicts_on_moves_are_those_of_brute_force() -> None:
    random = Random(3)
    seen = {"wins": 0, "loses": 0, "needless": 0, "open": 0}
    for _ in range(60):
        position = with_an_open_area(random, 8)
        wins = {str(move): not mover_wins(position.play(move)) for move in position.moves()}
        found = verdicts(position)
        assert found.keys() == wins.keys()
        for move, verdict in found.items():
            seen[verdict] += 1
            assert verdict != "wins" or wins[move], (position.text, move)
            assert verdict != "loses" or not wins[move], (position.text, move)
        if any(wins.values()):  # what is needless leaves a move that is as good
            assert any(wins[move] for move in wins if found[move] != "needless"), position.text
    assert seen["wins"] > 50
    assert seen["loses"] > 50
    assert seen["needless"] > 0


def test_a_bridge_to_the_edge_is_a_proven_win() -> None:
    """Red's column reaches rank 2 and rank 10 on file f: two bridges to the edges, and blue is to move."""
    rows = [["."] * 11 for _ in range(11)]
    for rank in range(2, 11):
        rows[rank - 1][5] = "x"
        if rank < 10:
            rows[rank - 1][0] = "o"
    text = "/".join("".join(row) for row in rows) + " second"
    position = HEX.parse(text)
    best = analyse(position, Limits(nodes=5000)).best
    assert best.exact
    assert best.score.chance == 0


def test_a_lost_position_is_still_played_where_the_win_is_hardest() -> None:
    """Blue is lost, but a move into one of red's bridges asks for an answer; a move elsewhere does not."""
    rows = [["."] * 11 for _ in range(11)]
    for rank in range(2, 11):
        rows[rank - 1][5] = "x"
        if rank < 10:
            rows[rank - 1][0] = "o"
    position = HEX.parse("/".join("".join(row) for row in rows) + " second")
    move = analyse(position, Limits(nodes=5000)).best.moves[0]
    assert move in {"f1", "g1", "e11", "f11"}
    assert position.turn is Side.SECOND
