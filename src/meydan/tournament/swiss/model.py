"""A bracket as a graph of its own: whoever will not be paired in it takes a slot.

That is exact as long as it is known what each downfloater costs under C4 and C8 independently of the others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meydan.tournament.swiss.bracket import Bracket
from meydan.tournament.swiss.completion import Below
from meydan.tournament.swiss.criteria import Costs
from meydan.tournament.swiss.field import Float, Player
from meydan.tournament.swiss.tight import KindGraph

Kind = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Model:
    """Vertices are the bracket's players in order, then the slots; a perfect matching is a pairing of the bracket."""

    graph: KindGraph
    costs: Costs
    slots: int


def models(bracket: Bracket) -> Iterator[Model]:
    """The graph with as few slots as the numbers allow, then with two more and two more, as long as costs are known."""
    players = bracket.players
    below = Below(bracket)
    costs = Costs(players, bracket.score, len(players) + len(bracket.following), bracket.rounds)
    slots = 1 if bracket.has_bye else len(players) % 2
    while (slot_costs := _slot_costs(bracket, below, costs, slots)) is not None:
        yield Model(_graph(bracket, costs, slot_costs, slots), costs, slots)
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
            (player.last_float is Float.UP, player.float_before is Float.UP)
            if not moved_down and bracket.moved_down
            else None,
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
