"""The lots of a tournament: who starts, tied places, who gets which set."""

from collections.abc import Sequence

from meydan.tournament.crosstable import Colour
from meydan.tournament.lots import Lot, draw

STARTS = "starts"
SECOND = "second"


def draw_starter(first_on_list: int, seed: str) -> Lot[str]:
    """The first on the starting list draws: starts (or black, purple, red …), or is second. Round 1 follows the lot."""
    return draw(f"who starts, drawn by {first_on_list}", seed, (STARTS, SECOND))


def first_colour(lot: Lot[str]) -> Colour:
    """What the pairing of round 1 takes from the lot: the starting number 1 is first-named ("white") or not."""
    return Colour.WHITE if lot.drawn == STARTS else Colour.BLACK


def split_tie(place: int, tied: Sequence[int], seed: str) -> Lot[int]:
    """The order of players who are equal on everything, where each place must be unique (fault 46)."""
    return draw(f"order from place {place} on", seed, tied)


def hand_out_sets(round_number: int, table: int, sets: Sequence[str], seed: str) -> Lot[str]:
    """Which set each gets: the first-named the first drawn, the opponent the second. Nobody chooses a colour."""
    return draw(f"sets of round {round_number}, table {table}", seed, sets)
