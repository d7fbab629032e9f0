"""The knock-out of `salihli.event`: everybody still in is drawn afresh every round (articles 11 and 14).

With an odd number one player has a bye, by lot among those with the fewest byes so far: nobody has a second while
somebody still in had none. Among equals, whoever never won by forfeit has the better claim.
"""

from meydan.tournament.knockout import How, Knockout, pairing
from meydan.tournament.lots import Lot, draw


def draw_round(knockout: Knockout, seed: str) -> Knockout:
    """The next round, its lots recorded with it. First drawn is first-named and starts."""
    left = knockout.to_be_paired()
    number = len(knockout.rounds) + 1
    lots: tuple[Lot[int], ...] = ()
    lucky = None
    if len(left) % 2:
        bye = draw(f"bye of knock-out round {number}", seed, next_for_a_bye(knockout, left))
        lots, lucky = (bye,), bye.drawn
    order = draw(f"pairings of knock-out round {number}", seed, tuple(player for player in left if player != lucky))
    pairings = [
        pairing(table, order.result[2 * table - 2], order.result[2 * table - 1])
        for table in range(1, len(order.result) // 2 + 1)
    ]
    if lucky is not None:
        pairings.append(pairing(len(pairings) + 1, lucky, None))
    return knockout.with_round(tuple(pairings), (*lots, order))


def next_for_a_bye(knockout: Knockout, left: tuple[int, ...]) -> tuple[int, ...]:
    """Those with the fewest rounds won without playing."""
    free = {player: free_rounds(knockout, player) for player in left}
    fewest = min(free.values())
    return tuple(player for player in left if free[player] == fewest)


def free_rounds(knockout: Knockout, player: int) -> tuple[int, int]:
    """Byes so far, and wins by forfeit."""
    won = [found.how for each in knockout.rounds for found in each.pairings if found.winner == player]
    return won.count(How.BYE), won.count(How.FORFEIT)
