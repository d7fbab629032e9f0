"""One bracket paired in the tight graph of its kinds: what nearly every bracket needs."""

from meydan.tournament.swiss.articles import choose_moved_down, choose_opponents
from meydan.tournament.swiss.bracket import Bracket, Paired
from meydan.tournament.swiss.field import may_meet
from meydan.tournament.swiss.model import models
from meydan.tournament.swiss.ordered import pair_in_order
from meydan.tournament.swiss.prices import Unmatched, cheapest_of_kinds
from meydan.tournament.swiss.tight import TightGraph
from meydan.tournament.swiss.transposition import pair_remainder


def quick_pairing(bracket: Bracket) -> Paired | None:
    """The bracket's pairing, if it can be proved without looking at bracket and lower players at once."""
    players = bracket.players
    if not any(may_meet(one, other) for one in players for other in bracket.residents):
        return Paired([], players)
    for model in models(bracket):
        tight = cheapest_of_kinds(model.graph)
        if isinstance(tight, TightGraph):
            return _by_articles(bracket, tight, model.slots)
        if tight is Unmatched.BLOSSOMED:
            return pair_in_order(bracket, model.graph.listed())
    return None


def _by_articles(bracket: Bracket, graph: TightGraph, slot_count: int) -> Paired:
    players = bracket.players
    moved_down = range(len(bracket.moved_down))
    residents = range(len(bracket.moved_down), len(players))
    slots = range(len(players), len(players) + slot_count)
    if slot_count:
        choose_moved_down(graph, moved_down, slots)
    choose_opponents(graph, moved_down, residents)
    remainder = [v for v in residents if not graph.aside[v]]
    open_slots = [v for v in slots if not graph.aside[v]]
    opponents = pair_remainder(graph, remainder, open_slots)
    for u in moved_down:
        if graph.mates[u] < len(players):
            opponents[u] = graph.mates[u]
    paired = set(opponents) | set(opponents.values())
    pairs = [(players[u], players[v]) for u, v in sorted(opponents.items())]
    return Paired(pairs, [player for index, player in enumerate(players) if index not in paired])
