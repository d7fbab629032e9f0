"""Which criterion decided: the first one in which a bracket would be worse if two of its players met."""

from meydan.tournament.swiss.bracket import Bracket
from meydan.tournament.swiss.field import Player
from meydan.tournament.swiss.model import models
from meydan.tournament.swiss.prices import lowest_cost

SAME_QUALITY = 0
COMPLETION = 4


def deciding_criterion(bracket: Bracket, one: Player, other: Player) -> int | None:
    """6 to 21; 4 if with that pair the others could not be paired; 0 if the pairing would be as good and only comes
    later in the order; None where bracket and lower players would have to be looked at together."""
    players = bracket.players
    ends = [index for index, player in enumerate(players) if player.number in (one.number, other.number)]
    for model in models(bracket):
        best = lowest_cost(model.graph)
        if best is None:
            continue
        u, v = ends
        pair_cost = model.graph.costs[model.graph.kinds[u]][model.graph.kinds[v]]
        others = lowest_cost(model.graph.without(u, v))
        if pair_cost is None or others is None:
            return COMPLETION
        return model.costs.first_difference(best, pair_cost + others) or SAME_QUALITY
    return None
