"""Pairs that may not meet, and pairs kept apart as far as possible. Expected values worked out by hand."""

from dataclasses import replace

import pytest

from meydan.tournament.crosstable import CrossTable
from meydan.tournament.swiss import Impossible, Pairing, explain, pair
from tests.tournament.swiss.tables import table


def pairs(*boards: tuple[int, int]) -> frozenset[frozenset[int]]:
    return frozenset(map(frozenset, boards))


def first_round(players: int) -> CrossTable:
    return table([""] * players)


def test_forbidden_pair_gives_way_to_the_next_transposition() -> None:
    assert pair(replace(first_round(4), forbidden=pairs((1, 3)))) == Pairing(((1, 4), (3, 2)))


def test_round_that_forbidden_pairs_leave_no_pairing_for_is_impossible_and_says_who_is_alone() -> None:
    result = pair(replace(first_round(4), forbidden=pairs((1, 2), (1, 3), (1, 4))))
    assert isinstance(result, Impossible)
    assert "kimse kalmadı: 1." in result.reason.tr
    assert "players to meet: 1." in result.reason.en


def test_nobody_in_the_round_is_impossible() -> None:
    assert isinstance(pair(first_round(0)), Impossible)


def test_avoided_pair_is_kept_apart_where_that_is_possible() -> None:
    assert pair(replace(first_round(4), avoided=pairs((1, 3)))) == Pairing(((1, 4), (3, 2)))


def test_as_few_avoided_pairs_as_possible_are_lifted() -> None:
    # Three of four players come from one school: two of them must meet, and it is the lower two.
    school = pairs((1, 2), (1, 3), (2, 3))
    pairing = pair(replace(first_round(4), avoided=school))
    assert pairing == Pairing(((1, 4), (3, 2)), lifted=((2, 3),))


def test_lifted_pair_is_explained() -> None:
    before = replace(first_round(4), avoided=pairs((1, 2), (1, 3), (2, 3)))
    pairing = pair(before)
    assert isinstance(pairing, Pairing)
    last = explain(before, pairing)[1].sentences[-1]
    assert last.tr.startswith("Bu ikisi elden geldiğince ayrı tutuluyor")
    assert last.en.startswith("These two are kept apart as far as possible")


@pytest.mark.parametrize("players", [4, 6])
def test_avoided_pairs_do_not_lift_forbidden_ones(players: int) -> None:
    everybody = pairs(*((one, other) for one in range(1, players) for other in range(one + 1, players + 1)))
    assert isinstance(pair(replace(first_round(players), forbidden=everybody, avoided=everybody)), Impossible)
