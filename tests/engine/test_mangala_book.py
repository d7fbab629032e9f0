"""The opening book agrees with the rules and with itself."""

import pytest

from meydan.engine.mangala.book import book, entry, read_entry
from meydan.engine.mangala.view import View, view
from meydan.games.mangala import MANGALA, OPPONENT_TAKES, OWNER_KEEPS, Mangala
from meydan.games.side import Side

READINGS = [OPPONENT_TAKES, OWNER_KEEPS]


def position_of(seen: View, reading: str) -> Mangala:
    return Mangala((seen.own, seen.theirs), (0, 0), Side.FIRST, reading)


@pytest.mark.parametrize("reading", READINGS)
def test_the_book_has_the_start(reading: str) -> None:
    start = MANGALA.start({"cleared_by_capture": reading})
    assert isinstance(start, Mangala)
    assert view(start) in book(reading == OWNER_KEEPS)


@pytest.mark.parametrize("reading", READINGS)
def test_every_entry_has_every_legal_move(reading: str) -> None:
    for seen, takes in book(reading == OWNER_KEEPS).items():
        assert list(takes) == [move.number for move in position_of(seen, reading).moves()]
        assert all(0 <= take <= seen.stones for take in takes.values())


@pytest.mark.parametrize("reading", READINGS)
def test_a_move_is_worth_what_the_best_answer_leaves(reading: str) -> None:
    """Wherever a move leads from one entry to another, the two agree."""
    entries = book(reading == OWNER_KEEPS)
    for seen, takes in entries.items():
        position = position_of(seen, reading)
        for move in position.moves():
            after = position.play(move)
            if view(after) not in entries:
                continue
            best = max(entries[view(after)].values())
            mine = best if after.turn is Side.FIRST else view(after).stones - best
            assert takes[move.number] == after.stores[0] + mine, (seen, move)


def test_an_entry_is_read_as_it_is_written() -> None:
    line = "4.4.4.4.4.4 0.4.4.4.4.4 1=3 6=24"
    assert entry(*read_entry(line)) == line
