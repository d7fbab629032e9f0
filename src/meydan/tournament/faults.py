"""Refusals that no article of a rulebook asks for: what must happen when something goes wrong at an event.

The faults have numbers, as articles have: a fault's number leads to its tests and to the cells of the round table.
"""

from meydan.games.errors import Refusal
from meydan.games.words import Words


class Fault(Refusal):
    """Refused because of a known fault, by its number."""

    def __init__(self, words: Words, number: int) -> None:
        super().__init__(words)
        self.number = number
