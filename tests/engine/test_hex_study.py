"""What is proven of a position of Hex by connections and pointless cells, against brute force on small open areas."""

from functools import cache
from random import Random

import pytest

from meydan.engine import native
from meydan.engine.analysis import analyse
from meydan.engine.limits import Limits
from meydan.games import find_game
from meydan.games.hex import Hex

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
    seen = dict.fromkeys(("wins", "loses", "needless", "open"), 0)
    for _ in range(40):
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
    assert seen["wins"] > 20
    assert seen["loses"] > 20


def test_a_stone_beside_the_edge_captures_the_two_cells_behind_it() -> None:
    """Whichever of f1 and g1 blue takes, red takes the other and the blue stone is dead: nobody moves there."""
    found = verdicts(drawn({"f2": "x", "e6": "o"}, "first"))
    assert (found["f1"], found["g1"]) == ("needless", "needless")
    assert found["f6"] == "open"


def test_on_its_own_edge_a_colour_plays_one_cell_further_in() -> None:
    """A red stone on rank 1 does less than one on rank 2, which captures its cell."""
    red = verdicts(drawn({"f6": "x", "e6": "o"}, "first"))
    assert {red[f"{file}1"] for file in "bcdefghij"} == {"needless"}
    assert red["c2"] == "open"


def drawn(stones: dict[str, str], turn: str) -> Hex:
    rows = ["".join(stones.get(f"{file}{rank}", ".") for file in "abcdefghijk") for rank in range(1, 12)]
    position = HEX.parse(f"{'/'.join(rows)} {turn}")
    assert isinstance(position, Hex)
    return position


# Red's column on file f reaches from rank 2 to rank 10, with a bridge to either edge; blue is to move.
COLUMN = drawn(
    {f"f{rank}": "x" for rank in range(2, 11)} | {f"a{rank}": "o" for rank in range(2, 10)},
    "second",
)


def test_two_bridges_to_the_edges_are_a_proven_win() -> None:
    assert set(verdicts(COLUMN).values()) == {"loses"}
    best = analyse(COLUMN, Limits(nodes=3000)).best
    assert best.exact
    assert best.score.chance == 0


def test_a_lost_position_is_played_where_the_win_is_hardest() -> None:
    """A move into one of red's bridges asks for an answer; a move elsewhere does not."""
    assert analyse(COLUMN, Limits(nodes=3000)).best.moves[0] in {"f1", "g1", "e11", "f11"}
