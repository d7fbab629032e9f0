"""The order of articles 3 and 4 among the pairings of a bracket that all criteria find equally good.

Those pairings are the perfect matchings of a tight graph. So each question ("can this one meet that one?") is whether
the graph still has a perfect matching, and one alternating path answers it.
"""

from collections.abc import Sequence

from meydan.tournament.swiss.tight import TightGraph


def choose_moved_down(graph: TightGraph, moved_down: Sequence[int], slots: Sequence[int]) -> None:
    """Article 3.2: of the players moved down, the highest possible ones are paired in the bracket.

    Afterwards whoever of them floats on has been put aside together with the slot.
    """
    is_slot = frozenset(slots)
    for player in moved_down:
        slot = graph.mates[player]
        graph.refuse(player, is_slot)
        if slot not in is_slot:
            continue
        graph.separate(player)
        if not graph.augment():
            graph.allow(player, is_slot)
            graph.join(player, slot)
            graph.put_aside(player, slot)


def choose_opponents(graph: TightGraph, moved_down: Sequence[int], residents: Sequence[int]) -> None:
    """Article 4.4: each player moved down, in order, meets the highest possible opponent; the pairs are put aside."""
    for player in moved_down:
        if graph.aside[player]:
            continue
        for opponent in residents:
            if graph.aside[opponent] or not graph.tight(player, opponent):
                continue
            if graph.mates[player] == opponent or _can_meet(graph, player, opponent):
                graph.put_aside(player, opponent)
                break


def _can_meet(graph: TightGraph, one: int, other: int) -> bool:
    mine, theirs = graph.mates[one], graph.mates[other]
    graph.separate(one)
    graph.separate(other)
    graph.put_aside(one, other)
    if graph.augment():
        graph.join(one, other)
        return True
    graph.bring_back(one, other)
    graph.join(one, mine)
    graph.join(other, theirs)
    return False
