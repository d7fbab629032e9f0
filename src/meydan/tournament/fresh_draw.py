"""The knock-out of `salihli.event`: everybody still in is drawn afresh every round (articles 11 and 14).

With an odd number one player has a bye, by lot among those with the fewest byes so far: nobody has a second while
somebody still in had none. Among equals, whoever never won by forfeit has the better claim.
"""

from dataclasses import replace

from meydan.tournament.draws import STARTS
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


def draw_first_round(knockout: Knockout, seed: str, starter: Lot[str]) -> Knockout:
    """Round 1 follows the lot that the first on the list drew.

    If that player is drawn to the wrong side, all tables of the round turn round; with the bye nothing changes.
    """
    if knockout.rounds:
        raise ValueError("round 1 is already paired")
    drawn = draw_round(knockout, seed)
    first_on_list = knockout.players[0]
    wrong_side = {found.second if starter.drawn == STARTS else found.first for found in drawn.to_play}
    if first_on_list not in wrong_side:
        return drawn
    turned = tuple(
        replace(found, first=found.second, second=found.first) if found.how is None else found
        for found in drawn.rounds[-1].pairings
    )
    return replace(drawn, rounds=(replace(drawn.rounds[-1], pairings=turned),))


def next_for_a_bye(knockout: Knockout, left: tuple[int, ...]) -> tuple[int, ...]:
    """Those with the fewest rounds won without playing."""
    free = {player: free_rounds(knockout, player) for player in left}
    fewest = min(free.values())
    return tuple(player for player in left if free[player] == fewest)


def free_rounds(knockout: Knockout, player: int) -> tuple[int, int]:
    """Byes so far, and wins by forfeit."""
    won = [found.how for each in knockout.rounds for found in each.pairings if found.winner == player]
    return won.count(How.BYE), won.count(How.FORFEIT)
