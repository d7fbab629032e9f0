"""Mangala by plain search with the Python rules: slow, for few stones, where there is no native core."""

from meydan.engine.mangala.book import Takes
from meydan.engine.mangala.view import View, view
from meydan.games.mangala import Mangala

FEW_STONES = 12


def takes(position: Mangala) -> Takes:
    known: dict[View, int] = {}
    return {move.number: after(position, position.play(move), known) for move in position.moves()}


def after(before: Mangala, position: Mangala, known: dict[View, int]) -> int:
    """What the mover of `before` takes from there on, having moved to `position`."""
    me = before.turn.seat
    gain = position.stores[me] - before.stores[me]
    if position.outcome:
        return gain
    seen = view(position)
    most = best(position, seen, known)
    return gain + (most if position.turn == before.turn else seen.stones - most)


def best(position: Mangala, seen: View, known: dict[View, int]) -> int:
    if seen not in known:
        known[seen] = max(after(position, position.play(move), known) for move in position.moves())
    return known[seen]
