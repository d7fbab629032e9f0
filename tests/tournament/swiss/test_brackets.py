"""The quick way through a bracket gives what the exact way gives."""

import pytest

from meydan.tournament.crosstable import CrossTable
from meydan.tournament.swiss import Plan
from meydan.tournament.swiss.bracket import Bracket, Paired
from meydan.tournament.swiss.exact import pair_exactly
from meydan.tournament.swiss.pairing import can_be_paired, pair_brackets, playing_field
from tests.tournament.swiss.tournaments import states


def in_numbers(paired: Paired) -> tuple[set[tuple[int, int]], set[int]]:
    pairs = {(higher.number, lower.number) for higher, lower in paired.pairs}
    return pairs, {player.number for player in paired.downfloaters}


def brackets(table: CrossTable) -> list[tuple[Bracket, Paired]]:
    field, _ = playing_field(table)
    return pair_brackets(field, table.played_rounds) if can_be_paired(field) else []


def plan(seed: int, players: int) -> Plan:
    return Plan(players, 7, seed, forfeits=30, half_byes=30, absences=40, late_entries=40, forbidden_pairs=players // 2)


@pytest.mark.parametrize("seed", range(12))
def test_every_bracket_is_paired_as_the_exact_way_pairs_it(seed: int) -> None:
    for table in states(plan(seed, players=12 + 3 * seed)):
        for bracket, paired in brackets(table):
            assert in_numbers(paired) == in_numbers(pair_exactly(bracket))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 160))
def test_every_bracket_of_many_tournaments_is_paired_as_the_exact_way_pairs_it(seed: int) -> None:
    for table in states(plan(seed, players=10 + seed % 60)):
        for bracket, paired in brackets(table):
            assert in_numbers(paired) == in_numbers(pair_exactly(bracket))
