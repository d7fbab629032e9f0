"""Orders, shared places, lots, codes that are refused, and what always holds."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meydan.tournament.crosstable import CrossTable
from meydan.tournament.lots import draw
from meydan.tournament.standings import (
    HOUSE_ORDER,
    KINDS,
    MissingSetScores,
    SetScore,
    UnknownTieBreak,
    order_of,
    standings,
    tie_break,
)
from tests.tournament.standings.small import places, tournament
from tests.tournament.trf.trf_files import patient, tables

LEVEL = tournament("4w1", "3w=", "2b=", "1b0")  # 1.0, 0.5, 0.5, 0.0


def test_players_who_are_level_share_the_place_and_the_next_place_is_left_out() -> None:
    assert places(LEVEL, "") == [1, 2, 2, 4]


def test_recorded_lot_splits_who_is_still_level() -> None:
    """Numbers 2 and 3 are level; of this lot 3 came out before 2. The same seed draws the same again."""
    lot = draw("standings", "6", (1, 2, 3, 4))
    assert lot.result.index(3) < lot.result.index(2)
    ranked = standings(LEVEL, "", lot=lot)
    assert [(line.number, line.place) for line in ranked.lines] == [(1, 1), (3, 2), (2, 3), (4, 4)]
    assert standings(LEVEL, "", lot=draw("standings", "6", (1, 2, 3, 4))).lines == ranked.lines


def test_lot_of_two_leaves_the_others_where_they_are() -> None:
    everybody_level = tournament("2w=", "1b=", "4w=", "3b=")
    ranked = standings(everybody_level, "", lot=draw("third place", "1", (2, 4)))
    assert sorted(line.place for line in ranked.lines) == [1, 2, 3, 3]


def test_starting_number_as_the_last_tie_break_leaves_nobody_level() -> None:
    assert places(LEVEL, "TPN") == [1, 2, 3, 4]


def test_house_order_is_points_buchholz_cut_buchholz_sonneborn_wins_encounter() -> None:
    ranked = standings(LEVEL)
    assert HOUSE_ORDER == "BH/C1,BH,SB,WIN,DE"
    assert [code.text for code in ranked.codes] == ["PTS", "BH/C1", "BH", "SB", "WIN", "DE"]


def test_points_come_first_whether_asked_for_or_not() -> None:
    assert [code.text for code in standings(LEVEL, "pts, bh").codes] == ["PTS", "BH"]


def test_player_without_a_value_comes_after_those_who_have_one() -> None:
    """1, 2 and 3 have one point each; number 3 met nobody and has no average."""
    table = tournament("4w1 Z", "Z 4b1", "F Z", "1b0 2w0", ratings=(1000, 1000, 1000, 900))
    assert places(table, "ARO") == [1, 1, 3, 4]


def test_player_without_a_value_comes_even_after_a_negative_one() -> None:
    """Number 1 lost to a 500: 500 - 800 = -300. Number 2 met nobody."""
    assert places(tournament("3b0", "Z", "1w1", ratings=(600, 600, 500)), "TPR") == [2, 3, 1]


def test_lower_starting_number_and_earlier_place_are_better() -> None:
    assert [name for name, kind in KINDS.items() if kind.lower_is_better] == ["DE", "TPN"]


def test_set_difference_and_game_points_of_matches_that_were_played() -> None:
    table = tournament("2w1 3w+", "1b0 Z", "Z 1b-")
    sets = {
        1: {1: SetScore(2, 1, 70), 2: SetScore(2, 0, 48)},  # the forfeit has no sets, whatever was entered
        2: {1: SetScore(1, 2, 74)},
    }
    ranked = standings(table, "SD,GP", set_scores=sets)
    assert [[value.text for value in line.values] for line in sorted(ranked.lines, key=lambda line: line.number)] == [
        ["2.0", "1", "70"],
        ["0.0", "-1", "74"],
        ["0.0", "0", "0"],
    ]


def test_set_difference_without_set_scores_is_refused() -> None:
    with pytest.raises(MissingSetScores, match="SD needs the set scores"):
        standings(LEVEL, "SD")


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("XY", "there is no tie-break “XY”. Those there are: PTS, BH, FB, SB"),
        ("", "there is no tie-break “”"),
        ("BH/X1", "BH has no modifier “/X1”. Those there are: BH/C1, BH/M1, BH/P, BH/F"),
        ("BH/C0", "BH has no modifier “/C0”"),
        ("BH/C", "BH has no modifier “/C”"),
        ("SB/M1", "SB has no modifier “/M1”. Those there are: SB/C1, SB/P"),
        ("WIN/C1", "WIN takes no modifier: leave out “/C1”."),
        ("KS/L1.5", "KS has no modifier “/L1.5”. Those there are: KS/L60"),
        ("BH/", "BH has no modifier “/”"),
    ],
)
def test_unknown_code_is_refused_with_those_there_are(code: str, message: str) -> None:
    with pytest.raises(UnknownTieBreak) as refused:
        tie_break(code)
    assert refused.value.words.en.startswith(message)
    assert refused.value.words.tr != refused.value.words.en


def test_codes_are_read_with_their_modifiers() -> None:
    both = tie_break("bh/m2/p")
    assert (both.cut_low, both.cut_high, both.forfeits_as_played) == (2, 2, True)
    assert tie_break("KS/L-2").limit_shift == -2
    assert tie_break("KS/L+1.5").limit_shift == 3
    assert tie_break("KS/L-1.0").limit_shift == -2
    assert [code.text for code in order_of(" BH/C1, ,SB")] == ["BH/C1", "SB"]


@given(st.text(max_size=12))
def test_any_other_text_is_a_code_or_refused(text: str) -> None:
    try:
        assert tie_break(text).name in KINDS
    except UnknownTieBreak as refused:
        assert refused.words.tr


EVERYTHING = "BH,BH/C1,BH/M1,BH/P,FB,SB,SB/C1,AOB,PS,PS/C1,WIN,WON,BPG,BWG,REP,KS,ARO/U900,TPR/U900,PTP/U900,DE"
SUMS = {
    "PTS",
    "BH",
    "BH/C1",
    "BH/M1",
    "BH/P",
    "FB",
    "SB",
    "SB/C1",
    "PS",
    "PS/C1",
    "WIN",
    "WON",
    "BPG",
    "BWG",
    "REP",
    "KS",
}


@patient
@given(tables())
def test_every_sum_is_the_sum_of_its_terms(table: CrossTable) -> None:
    ranked = standings(table, EVERYTHING)
    for line in ranked.lines:
        for code, value in zip(ranked.codes, line.values, strict=True):
            if code.text in SUMS:
                assert value.amount == sum(term.amount for term in value.counted), code.text


@patient
@given(tables(), st.data())
def test_order_of_the_players_in_the_table_makes_no_difference(table: CrossTable, data: st.DataObject) -> None:
    mixed = CrossTable(
        contestants=tuple(data.draw(st.permutations(table.contestants))),
        rounds=table.rounds,
        points=table.points,
        adjustments=table.adjustments,
    )
    assert standings(mixed, EVERYTHING).lines == standings(table, EVERYTHING).lines


@patient
@given(tables())
def test_places_follow_the_points_and_a_shared_place_means_equal_values(table: CrossTable) -> None:
    lines = standings(table, EVERYTHING).lines
    amounts = [line.values[0].amount or 0 for line in lines]
    assert amounts == sorted(amounts, reverse=True)
    for at, (one, other) in enumerate(pairwise(lines), start=2):
        level = [value.amount for value in one.values] == [value.amount for value in other.values]
        assert other.place == (one.place if level else at)


@patient
@given(tables())
def test_lot_leaves_no_place_shared(table: CrossTable) -> None:
    numbers = tuple(contestant.number for contestant in table.contestants)
    ranked = standings(table, "BH", lot=draw("standings", "1", numbers))
    assert [line.place for line in ranked.lines] == list(range(1, len(numbers) + 1))
