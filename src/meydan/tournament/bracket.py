"""The fixed bracket: seeded once, then winners advance. Byes of the first round go to the top seeds."""

from meydan.tournament.knockout import Knockout, pairing


def seeding(size: int) -> tuple[int, ...]:
    """Seeds in bracket order for a power of two: 1 and 2 can meet in the final only, 1–4 in the semi-finals at last."""
    order = [1]
    while len(order) < size:
        both = 2 * len(order) + 1
        order = [seed for top in order for seed in (top, both - top)]
    return tuple(order)


def bracket_round(knockout: Knockout) -> Knockout:
    """The next round of the bracket; the players' order is the seeding."""
    left = knockout.to_be_paired()
    places = next_places(knockout) if knockout.rounds else first_places(knockout)
    playing = [player if player in left else None for player in places]
    pairings = tuple(
        pairing(table, playing[2 * table - 2], playing[2 * table - 1]) for table in range(1, len(playing) // 2 + 1)
    )
    return knockout.with_round(pairings)


def first_places(knockout: Knockout) -> list[int | None]:
    size = 1 << (len(knockout.players) - 1).bit_length()
    return [knockout.players[seed - 1] if seed <= len(knockout.players) else None for seed in seeding(size)]


def next_places(knockout: Knockout) -> list[int | None]:
    """The winners of the round before, in the order of their tables; nobody where nobody won."""
    return [found.winner for found in knockout.rounds[-1].pairings if not found.for_third]
