"""The knock-out that is drawn afresh every round."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.games.errors import Refusal
from meydan.rulebooks import load
from meydan.rulebooks.facts import Format
from meydan.tournament.draws import STARTS, draw_starter
from meydan.tournament.faults import Fault
from meydan.tournament.fresh_draw import draw_first_round, draw_round
from meydan.tournament.knockout import How, Knockout, KnockoutRound, Pairing, pairing
from meydan.tournament.knockout_results import corrected, nobody_came, withdraw, won
from meydan.tournament.lots import verify


def players(count: int) -> tuple[int, ...]:
    return tuple(range(1, count + 1))


def with_tables(count: int, *tables: tuple[int, int | None], third_place: bool = False) -> Knockout:
    """A knock-out whose first round is written out by the test."""
    knockout = Knockout(players(count), third_place)
    return knockout.with_round(tuple(pairing(table, *pair) for table, pair in enumerate(tables, 1)))


def lower_number_wins(knockout: Knockout) -> Knockout:
    for found in knockout.to_play:
        knockout = won(knockout, found.table, min(found.players))
    return knockout


@pytest.mark.article("salihli.event.14", "salihli.event.9")
def test_losers_are_out_and_the_last_one_is_champion() -> None:
    knockout = draw_round(Knockout(players(8)), "2026")
    assert [found.players for found in knockout.to_play] == [(4, 7), (8, 3), (1, 2), (6, 5)]
    knockout = lower_number_wins(knockout)
    assert knockout.still_in == (1, 3, 4, 5)
    knockout = lower_number_wins(draw_round(knockout, "2026"))
    assert len(knockout.still_in) == 2
    knockout = lower_number_wins(draw_round(knockout, "2026"))
    assert knockout.over
    assert knockout.champion == 1
    places = knockout.places()
    assert sorted(places.values()) == [1, 2, 3, 3, 5, 5, 5, 5]
    assert all(places[player] == 5 for player in (2, 6, 7, 8))


@pytest.mark.article("salihli.event.14")
def test_every_game_of_the_regulation_is_a_knock_out() -> None:
    rulebook = load("salihli")
    assert {rules.format.format for rules in rulebook.games} == {Format.KNOCKOUT}
    assert {category.game for category in rulebook.event.categories} == {rules.game for rules in rulebook.games}


@pytest.mark.article("salihli.reversi.3", "salihli.event.9")
@pytest.mark.parametrize("count", [2, 6, 7])
def test_round_1_follows_the_lot_that_the_first_on_the_list_drew(count: int) -> None:
    seen = set()
    for seed in map(str, range(40)):
        lot = draw_starter(1, seed)
        plain, drawn = (
            draw_round(Knockout(players(count)), seed),
            draw_first_round(Knockout(players(count)), seed, lot),
        )
        assert [set(found.players) for found in drawn.to_play] == [set(found.players) for found in plain.to_play]
        turned = {found == before for found, before in zip(drawn.to_play, plain.to_play, strict=True)}
        assert len(turned) == 1  # all tables turn, or none
        for found in drawn.to_play:
            if 1 in found.players:
                assert (found.first == 1) is (lot.drawn == STARTS)
                seen.add(found.first == 1)
    assert seen == {True, False}
    with pytest.raises(ValueError, match="already paired"):
        draw_first_round(with_tables(2, (1, 2)), "2026", draw_starter(1, "2026"))


@pytest.mark.article("salihli.event.11")
def test_pairings_are_drawn_afresh_every_round() -> None:
    after_one = lower_number_wins(draw_round(Knockout(players(8)), "2026"))
    second_rounds = {tuple(found.players for found in draw_round(after_one, str(seed)).to_play) for seed in range(30)}
    opponents_of_1 = {other for each in second_rounds for pair in each if 1 in pair for other in pair} - {1}
    assert opponents_of_1 == {3, 4, 5}


@given(st.integers(2, 40), st.integers(0, 10**6), st.data())
@settings(max_examples=60, deadline=None)
def test_everybody_plays_or_has_a_bye_and_byes_are_spread_fairly(count: int, seed: int, data: st.DataObject) -> None:
    knockout = Knockout(players(count))
    byes = dict.fromkeys(players(count), 0)
    while not knockout.over:
        left = knockout.still_in
        knockout = draw_round(knockout, str(seed))
        drawn = [player for found in knockout.rounds[-1].pairings for player in found.players]
        assert sorted(drawn) == list(left)
        lucky = [found.winner for found in knockout.rounds[-1].pairings if found.how is How.BYE]
        assert len(lucky) == len(left) % 2
        for player in lucky:
            assert player is not None
            assert byes[player] == min(byes[other] for other in left)
            byes[player] += 1
        assert all(verify(lot) for lot in knockout.rounds[-1].lots)
        for found in knockout.to_play:
            knockout = won(knockout, found.table, data.draw(st.sampled_from(found.players)))
    assert len(knockout.rounds) == (count - 1).bit_length()
    assert knockout.champion is not None
    assert sorted(knockout.places()) == list(players(count))


def test_a_second_bye_only_when_everybody_left_has_had_one() -> None:
    # 3 had the bye of round 1; of 1, 2 and 3 it cannot be 3 again.
    for seed in range(20):
        knockout = with_tables(5, (1, 4), (2, 5), (3, None))
        knockout = draw_round(lower_number_wins(knockout), str(seed))
        assert knockout.rounds[-1].pairings[-1].first in (1, 2)


def test_among_equals_a_win_by_forfeit_has_the_weaker_claim_to_a_bye() -> None:
    knockout = with_tables(6, (1, 4), (2, 5), (3, 6))
    knockout = withdraw(withdraw(knockout, 4), 5)
    knockout = won(knockout, 3, 3)
    for seed in range(20):
        assert draw_round(knockout, str(seed)).rounds[-1].pairings[-1].first == 3


def test_fault_30_nobody_came_and_nobody_goes_on() -> None:
    knockout = nobody_came(won(with_tables(4, (1, 2), (3, 4)), 1, 1), 2)
    assert knockout.still_in == (1,)
    assert knockout.over
    assert knockout.places() == {1: 1, 2: 2, 3: 2, 4: 2}


def test_fault_40_nobody_left_means_no_pairing_and_no_winner() -> None:
    knockout = nobody_came(with_tables(2, (1, 2)), 1)
    assert knockout.over
    assert knockout.champion is None
    assert knockout.places() == {1: 2, 2: 2}
    with pytest.raises(Fault, match="Nobody is left") as refused:
        draw_round(knockout, "2026")
    assert refused.value.number == 40


def test_fault_40_one_left_means_no_pairing() -> None:
    with pytest.raises(Fault, match="Only 1 is left") as refused:
        draw_round(won(with_tables(2, (1, 2)), 1, 1), "2026")
    assert refused.value.number == 40


def test_fault_41_no_next_round_while_a_result_is_missing() -> None:
    with pytest.raises(Fault, match="Tables without a result: 2") as refused:
        draw_round(won(with_tables(4, (1, 2), (3, 4)), 1, 1), "2026")
    assert refused.value.number == 41


def test_fault_37_withdrawal_after_pairing_gives_the_match_to_the_opponent() -> None:
    knockout = withdraw(with_tables(4, (1, 2), (3, 4)), 3)
    assert knockout.rounds[0].pairings[1] == Pairing(2, 3, 4, winner=4, how=How.FORFEIT)
    assert knockout.still_in == (1, 2, 4)


def test_a_winner_who_withdraws_is_not_drawn_and_shares_the_place_of_the_next_rounds_losers() -> None:
    knockout = lower_number_wins(with_tables(8, (1, 5), (2, 6), (3, 7), (4, 8)))
    knockout = withdraw(knockout, 4)
    assert knockout.still_in == (1, 2, 3)
    knockout = lower_number_wins(draw_round(knockout, "2026"))
    knockout = lower_number_wins(draw_round(knockout, "2026"))
    assert knockout.places()[1] == 1
    assert knockout.places()[4] == 3
    assert {knockout.places()[player] for player in (5, 6, 7, 8)} == {5}


def test_nobody_withdraws_who_is_out_or_unknown_or_when_it_is_over() -> None:
    knockout = won(with_tables(4, (1, 2), (3, 4)), 1, 1)
    for player, why in ((2, "already out"), (9, "no player 9")):
        with pytest.raises(Fault, match=why):
            withdraw(knockout, player)
    with pytest.raises(Fault, match="over"):
        withdraw(won(with_tables(2, (1, 2)), 1, 1), 1)


def test_fault_23_a_second_result_is_refused_but_can_be_corrected() -> None:
    knockout = won(with_tables(4, (1, 2), (3, 4)), 1, 1)
    with pytest.raises(Fault) as refused:
        won(knockout, 1, 2)
    assert refused.value.number == 23
    assert corrected(knockout, 1, 2).still_in == (2, 3, 4)


def test_fault_38_a_correction_does_not_bring_back_who_withdrew() -> None:
    knockout = withdraw(with_tables(4, (1, 2), (3, 4)), 3)
    with pytest.raises(Fault, match="has withdrawn") as refused:
        corrected(knockout, 2, 3)
    assert refused.value.number == 38


def test_fault_27_a_winner_from_another_table_is_refused() -> None:
    with pytest.raises(Fault, match="1 – 2") as refused:
        won(with_tables(4, (1, 2), (3, 4)), 1, 3)
    assert refused.value.number == 27


def test_results_of_tables_that_are_not_there_are_refused() -> None:
    with pytest.raises(Refusal, match="no table 3"):
        won(with_tables(4, (1, 2), (3, 4)), 3, 1)
    with pytest.raises(Refusal, match="Nothing has been paired"):
        won(Knockout(players(4)), 1, 1)
    with pytest.raises(Refusal, match="no match at table 2"):
        corrected(with_tables(3, (1, 2), (3, None)), 2, 3)


def test_the_match_for_third_place_is_beside_the_final() -> None:
    knockout = lower_number_wins(with_tables(4, (1, 3), (2, 4), third_place=True))
    knockout = draw_round(knockout, "2026")
    final, third = knockout.rounds[-1].pairings
    assert sorted(final.players) == [1, 2]
    assert (sorted(third.players), third.for_third) == ([3, 4], True)
    assert third.words.en == "For third place: 3 – 4, 3 starts."
    knockout = won(knockout, final.table, 2)
    assert not knockout.over
    knockout = won(knockout, third.table, 4)
    assert knockout.places() == {2: 1, 1: 2, 4: 3, 3: 4}


def test_a_loser_may_leave_the_match_for_third_place() -> None:
    knockout = lower_number_wins(with_tables(4, (1, 3), (2, 4), third_place=True))
    knockout = withdraw(draw_round(knockout, "2026"), 3)
    knockout = won(knockout, 1, 1)
    assert knockout.places() == {1: 1, 2: 2, 4: 3, 3: 4}


def test_who_withdrew_from_a_semi_final_does_not_play_for_third_place() -> None:
    knockout = withdraw(with_tables(4, (1, 3), (2, 4), third_place=True), 3)
    knockout = draw_round(won(knockout, 2, 2), "2026")
    assert [sorted(found.players) for found in knockout.rounds[-1].pairings] == [[1, 2]]
    assert won(knockout, 1, 1).places() == {1: 1, 2: 2, 3: 3, 4: 3}


def test_with_three_left_the_loser_is_third_without_a_match() -> None:
    knockout = lower_number_wins(with_tables(3, (1, 2), (3, None), third_place=True))
    knockout = draw_round(knockout, "2026")
    assert len(knockout.rounds[-1].pairings) == 1
    assert lower_number_wins(knockout).places() == {1: 1, 3: 2, 2: 3}


def test_a_player_listed_twice_is_refused() -> None:
    with pytest.raises(Refusal, match="twice"):
        Knockout((1, 2, 1))


def test_pairings_say_what_they_are() -> None:
    assert pairing(1, 4, 7).words.tr == "4 – 7, 4 başlar."
    assert pairing(1, 4, None).words.tr == "4 rakipsiz: tur atlar (bay)."
    assert pairing(1, None, None).words.en == "This place is empty: nobody goes on."
    assert KnockoutRound(1, (pairing(1, 4, 7), pairing(2, 5, None))).to_play == (pairing(1, 4, 7),)
