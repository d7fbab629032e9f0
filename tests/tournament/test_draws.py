"""Who starts, tied places, who gets which set."""

import pytest

from meydan.tournament.crosstable import Colour
from meydan.tournament.draws import SECOND, STARTS, draw_starter, first_colour, hand_out_sets, split_tie
from meydan.tournament.lots import Lot, verify

SETS = ("red", "blue", "green", "yellow")


@pytest.mark.article("yuzuncu-yil.mangala.draw", "yuzuncu-yil.pentago.3", "tazof-kulami.kulami.3", "salihli.reversi.3")
def test_the_first_on_the_list_draws_and_round_1_takes_its_colour_from_that_lot() -> None:
    lots = [draw_starter(1, str(seed)) for seed in range(40)]
    assert {lot.drawn for lot in lots} == {STARTS, SECOND}
    for lot in lots:
        assert verify(lot)
        assert lot.purpose == "who starts, drawn by 1"
        # "White" of a pairing is the first-named on the left of the list, who starts (Kulami, Reversi: with black).
        assert first_colour(lot) is (Colour.WHITE if lot.drawn == STARTS else Colour.BLACK)


def test_fault_46_places_still_level_are_split_by_a_recorded_lot() -> None:
    lot = split_tie(3, (4, 9, 12), "2026")
    assert sorted(lot.result) == [4, 9, 12]
    assert verify(lot)
    assert lot == split_tie(3, (4, 9, 12), "2026")
    assert {split_tie(3, (4, 9, 12), str(seed)).drawn for seed in range(40)} == {4, 9, 12}


@pytest.mark.article("yuzuncu-yil.qbitz.9")
def test_sets_are_handed_out_at_random() -> None:
    lots: list[Lot[str]] = [hand_out_sets(1, table, SETS, "2026") for table in range(1, 81)]
    first_named = {lot.result[0] for lot in lots}
    assert first_named == set(SETS)
    assert all(len(set(lot.result[:2])) == 2 and verify(lot) for lot in lots)
