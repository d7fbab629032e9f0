"""The seeded fixed bracket."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meydan.tournament.bracket import bracket_round, seeding
from meydan.tournament.faults import Fault
from meydan.tournament.knockout import How, Knockout
from meydan.tournament.knockout_results import nobody_came, withdraw, won


def start(count: int) -> Knockout:
    return bracket_round(Knockout(tuple(range(1, count + 1))))


def better_seed_wins(knockout: Knockout) -> Knockout:
    for found in knockout.to_play:
        knockout = won(knockout, found.table, min(found.players))
    return knockout


def test_standard_seeding() -> None:
    assert seeding(2) == (1, 2)
    assert seeding(4) == (1, 4, 2, 3)
    assert seeding(8) == (1, 8, 4, 5, 2, 7, 3, 6)


@given(st.integers(1, 7))
def test_top_seeds_meet_as_late_as_possible(doublings: int) -> None:
    order = seeding(2**doublings)
    assert sorted(order) == list(range(1, len(order) + 1))
    for size in (2**power for power in range(doublings + 1)):
        part = len(order) // size
        quarters = [order[at : at + part] for at in range(0, len(order), part)]
        assert all(sum(seed <= size for seed in quarter) == 1 for quarter in quarters)


def test_byes_go_to_the_top_seeds() -> None:
    pairs = [(found.first, found.second, found.how) for found in start(5).rounds[0].pairings]
    assert pairs == [(1, None, How.BYE), (4, 5, None), (2, None, How.BYE), (3, None, How.BYE)]


@given(st.integers(2, 60))
def test_winners_advance_and_the_better_seed_always_wins_through(count: int) -> None:
    knockout = better_seed_wins(start(count))
    byes = [found.winner for found in knockout.rounds[0].pairings if found.how is How.BYE]
    assert sorted(byes, key=lambda seed: seed or 0) == list(range(1, len(byes) + 1))
    while not knockout.over:
        knockout = better_seed_wins(bracket_round(knockout))
    places = knockout.places()
    assert (places[1], places[2]) == (1, 2)
    assert len(knockout.rounds) == (count - 1).bit_length()


def test_fault_30_an_empty_place_gives_the_next_opponent_a_bye() -> None:
    knockout = start(4)
    knockout = nobody_came(won(knockout, 1, 1), 2)
    assert knockout.champion == 1  # the other half of the draw is empty
    knockout = start(8)
    knockout = nobody_came(knockout, 2)
    for table, winner in ((1, 8), (3, 2), (4, 3)):
        knockout = won(knockout, table, winner)
    knockout = bracket_round(knockout)
    first, second = knockout.rounds[1].pairings
    assert (first.players, first.winner, first.how) == ((8,), 8, How.BYE)
    assert first.words.en == "8 has no opponent: goes on (bye)."
    assert second.players == (2, 3)
    final = bracket_round(won(knockout, 2, 3)).rounds[2].pairings
    assert [found.players for found in final] == [(8, 3)]


def test_a_winner_who_withdraws_leaves_the_place_empty() -> None:
    knockout = bracket_round(withdraw(better_seed_wins(start(8)), 4))
    assert [(found.players, found.how) for found in knockout.rounds[1].pairings] == [((1,), How.BYE), ((2, 3), None)]


def test_two_empty_places_stay_empty() -> None:
    knockout = start(8)
    for table in (1, 2):
        knockout = nobody_came(knockout, table)
    knockout = bracket_round(better_seed_wins(knockout))
    empty = knockout.rounds[1].pairings[0]
    assert (empty.players, empty.how) == ((), How.NOBODY)


def test_fault_41_the_bracket_waits_for_every_result() -> None:
    with pytest.raises(Fault, match="1, 2"):
        bracket_round(start(4))
