"""One bracket paired in the tight graph of its kinds: what nearly every bracket needs.

Whoever will not be paired in the bracket takes a slot. That is exact as long as it is known what each downfloater costs
under C4 and C8 independently of the others; where it is not known, `quick_pairing` says None and `exact` pairs the
bracket.
"""

from collections.abc import Sequence

from meydan.tournament.swiss.articles import choose_moved_down, choose_opponents
from meydan.tournament.swiss.bracket import Bracket, Paired
from meydan.tournament.swiss.completion import Below
from meydan.tournament.swiss.criteria import Costs
from meydan.tournament.swiss.field import Float, Player, may_meet
from meydan.tournament.swiss.ordered import pair_in_order
from meydan.tournament.swiss.tight import KindGraph, TightGraph, Unmatched, cheapest_of_kinds
from meydan.tournament.swiss.transposition import pair_remainder

Kind = tuple[object, ...]


def quick_pairing(bracket: Bracket) -> Paired | None:
    """The bracket's pairing, if it can be proved without looking at bracket and lower players at once."""
    players = bracket.players
    if not any(may_meet(one, other) for one in players for other in bracket.residents):
        return Paired([], players)
    below = Below(bracket)
    costs = Costs(players, bracket.score, len(players) + len(bracket.following), bracket.rounds)
    slots = int(bracket.has_bye) or len(players) % 2
    while True:
        prices = _slot_costs(bracket, below, costs, slots)
        if prices is None:
            return None
        graph = _graph(bracket, costs, prices, slots)
        tight = cheapest_of_kinds(graph)
        if isinstance(tight, TightGraph):
            return _by_articles(bracket, tight, slots)
        if tight is Unmatched.BLOSSOMED:
            return pair_in_order(bracket, graph.listed())
        if bracket.has_bye:
            return None
        slots += 2


def _slot_costs(bracket: Bracket, below: Below, costs: Costs, slots: int) -> list[int | None] | None:
    """What it costs each player to float down, None for whom that cannot be; None for all if it is not known."""
    players = bracket.players
    if bracket.has_bye:
        if slots != 1 or not below.completes_alone():
            return None
        return [
            costs.downfloat(player) + costs.unplayed(bracket.rounds - len(player.colours))
            if bracket.takes_bye(player)
            else None
            for player in players
        ]
    if slots == 0:
        return [None] * len(players) if below.completes_alone() else None
    if slots == 1:
        second = below.costs_of_one(costs)
        if second is None:
            return None
        return [
            None if more is None else costs.downfloat(player) + more
            for player, more in zip(players, second, strict=True)
        ]
    return [costs.downfloat(player) for player in players] if below.takes_any(slots) else None


def _graph(bracket: Bracket, costs: Costs, slot_costs: Sequence[int | None], slots: int) -> KindGraph:
    players = bracket.players
    place = {player.number: index for index, player in enumerate(players)}
    topscorers = any(player.topscorer for player in players)
    names: dict[Kind, int] = {}
    samples: list[tuple[Player, int | None]] = []
    kinds: list[int] = []
    for player, slot_cost in zip(players, slot_costs, strict=True):
        moved_down = player.score > bracket.score
        kind: Kind = (
            player.score,
            player.preference.colour,
            player.preference.strength,
            (player.preference.imbalance, player.preference.repeated, player.topscorer) if topscorers else None,
            (player.last_float is Float.UP, player.float_before is Float.UP) if not moved_down and bracket.moved_down else None,
            slot_cost if slots else None,
        )
        if kind not in names:
            names[kind] = len(names)
            samples.append((player, slot_cost))
        kinds.append(names[kind])
    table: list[list[int | None]] = []
    for one, slot_cost in samples:
        row: list[int | None] = [_pair_cost(one, other, bracket.score, costs) for other, _ in samples]
        table.append([*row, slot_cost])
    table.append([slot_cost for _, slot_cost in samples] + [None])
    kinds += [len(samples)] * slots
    barred = [frozenset(place[number] for number in player.barred & place.keys()) for player in players]
    return KindGraph(kinds, table, barred + [frozenset()] * slots)


def _pair_cost(one: Player, other: Player, score: int, costs: Costs) -> int | None:
    """Players moved down are paired with residents only: two of them together would have been paired above."""
    if one.score > score and other.score > score:
        return None
    mine, theirs = one.preference, other.preference
    if mine.absolute and theirs.absolute and mine.colour is theirs.colour and not (one.topscorer or other.topscorer):
        return None
    return costs.pair(one, other)


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
