"""How long work on Mangala tells whoever waits for it how far it is."""

from collections.abc import Callable

from meydan.games import Words

# Told how many positions of a table are done, and of how many.
Progress = Callable[[int, int], None]
# Told what a person should know: a damaged file, a folder that cannot be written.
Notice = Callable[[Words], None]


def unheard(*_: object) -> None:
    """For work that nobody waits for."""
