"""What holds for every pairing, on made-up tournaments."""

from dataclasses import replace

from hypothesis import given, settings

from meydan.tournament.crosstable import Colour, CrossTable, Result
from meydan.tournament.swiss import Pairing, Plan, check, generate, pair
from meydan.tournament.swiss.colours import Strength, preference_after
from tests.tournament.swiss.tournaments import plans, states

few = settings(max_examples=10, deadline=None)


def paired_states(plan: Plan) -> list[tuple[CrossTable, Pairing]]:
    found = [(table, pair(table)) for table in states(plan)]
    return [(table, pairing) for table, pairing in found if isinstance(pairing, Pairing)]


@few
@given(plans)
def test_everybody_who_is_there_is_paired_once(plan: Plan) -> None:
    for table, pairing in paired_states(plan):
        there = {contestant.number for contestant in table.contestants} - table.not_in_next.keys()
        numbers = [number for board in pairing.boards for number in board]
        if pairing.bye is not None:
            numbers.append(pairing.bye)
        assert sorted(numbers) == sorted(there)
        assert (pairing.bye is None) == (len(there) % 2 == 0)


@few
@given(plans)
def test_nobody_meets_twice_or_meets_a_forbidden_opponent(plan: Plan) -> None:
    for table, pairing in paired_states(plan):
        met = {
            frozenset({contestant.number, encounter.opponent})
            for contestant in table.contestants
            for encounter in contestant.encounters
            if encounter.result.played and encounter.opponent is not None
        }
        boards = {frozenset(board) for board in pairing.boards}
        assert boards.isdisjoint(met | table.forbidden)


@few
@given(plans)
def test_nobody_has_the_bye_twice_or_after_a_full_point_without_playing(plan: Plan) -> None:
    for table, pairing in paired_states(plan):
        for contestant in table.contestants:
            if contestant.number == pairing.bye:
                without_playing = [e.result for e in contestant.encounters if not e.result.played]
                assert Result.PAIRING_BYE not in without_playing
                assert Result.FORFEIT_WIN not in without_playing


@few
@given(plans)
def test_absolute_colour_preferences_are_kept_except_by_topscorers(plan: Plan) -> None:
    for table, pairing in paired_states(plan):
        histories = {
            contestant.number: [e.colour for e in contestant.encounters if e.result.played and e.colour is not None]
            for contestant in table.contestants
        }
        last_round = table.played_rounds >= table.rounds - 1
        for board in pairing.boards:
            for number, colour in zip(board, (Colour.WHITE, Colour.BLACK), strict=True):
                due = preference_after(histories[number])
                if due.strength is Strength.ABSOLUTE and not last_round:
                    assert colour is due.colour


@few
@given(plans)
def test_order_of_the_contestants_in_the_table_does_not_matter(plan: Plan) -> None:
    for table, pairing in paired_states(plan):
        backwards = replace(
            table,
            contestants=table.contestants[::-1],
            not_in_next=dict(reversed(table.not_in_next.items())),
        )
        assert pair(backwards) == pairing


@few
@given(plans)
def test_same_seed_makes_the_same_tournament_and_the_checker_finds_nothing(plan: Plan) -> None:
    tournament = generate(plan)
    assert generate(plan) == tournament
    assert check(tournament) == ()
