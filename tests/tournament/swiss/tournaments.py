"""Made-up tournaments for property tests, stopped before some round."""

from hypothesis import strategies as st

from meydan.tournament.crosstable import Colour, CrossTable, PointSystem
from meydan.tournament.swiss import Impossible, Plan, pair
from meydan.tournament.swiss.generator import after_round, before_round, opening

THREE_POINTS = PointSystem(win=6, draw=2, pairing_bye=6, full_bye=6, half_bye=2, forfeit_win=6)
TWO_POINTS = PointSystem(win=4, draw=2, pairing_bye=4, full_bye=4, half_bye=2, forfeit_win=4)

plans = st.builds(
    Plan,
    players=st.integers(2, 40),
    rounds=st.sampled_from([3, 5, 7, 9]),
    seed=st.integers(0, 10**9),
    draws=st.sampled_from([50, 250, 500]),
    forfeits=st.sampled_from([0, 60]),
    half_byes=st.sampled_from([0, 60]),
    absences=st.sampled_from([0, 100]),
    late_entries=st.sampled_from([0, 100]),
    forbidden_pairs=st.integers(0, 20),
    accelerated=st.booleans(),
    first_colour=st.sampled_from(list(Colour)),
    points=st.sampled_from([PointSystem(), THREE_POINTS, TWO_POINTS]),
)


def states(plan: Plan) -> list[CrossTable]:
    """The tournament before each of its rounds, the one that cannot be paired included."""
    found = []
    table = opening(plan)
    while table.played_rounds < plan.rounds:
        table = before_round(plan, table)
        found.append(table)
        pairing = pair(table)
        if isinstance(pairing, Impossible):
            break
        table = after_round(plan, table, pairing)
    return found
