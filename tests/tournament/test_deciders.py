"""Drawn matches of a knock-out."""

from dataclasses import replace

import pytest

from meydan.rulebooks import load, load_rules
from meydan.rulebooks.model import TieSettlement
from meydan.tournament.deciders import BY_CONDUCT, BY_LOT, Decider, DrawnMatch, deciders_of, settle
from meydan.tournament.lots import verify

LEVEL = DrawnMatch(round_number=2, table=3, players=(7, 4))


def test_by_default_a_recorded_lot_decides() -> None:
    settlement = settle(DrawnMatch(2, 3, (7, 4), warnings=(0, 2), set_differences=(3, -1)), "2026")
    assert settlement.by is Decider.LOT
    assert settlement.lot is not None
    assert verify(settlement.lot)
    assert settlement.winner == settlement.lot.drawn
    assert {settle(LEVEL, str(seed)).winner for seed in range(30)} == {4, 7}


@pytest.mark.parametrize(("warnings", "winner", "score"), [((0, 1), 7, "0–1"), ((2, 1), 4, "1–2")])
def test_option_fewer_warnings_decide_first(warnings: tuple[int, int], winner: int, score: str) -> None:
    settlement = settle(DrawnMatch(2, 3, (7, 4), warnings, set_differences=(0, 0)), "2026", BY_CONDUCT)
    assert (settlement.winner, settlement.by) == (winner, Decider.FEWER_WARNINGS)
    assert settlement.words.en == f"{winner} goes on with fewer warnings ({score})."


@pytest.mark.parametrize(("differences", "winner"), [((2, 1), 7), ((-1, 0), 4)])
def test_option_then_the_set_difference_so_far(differences: tuple[int, int], winner: int) -> None:
    settlement = settle(DrawnMatch(2, 3, (7, 4), (1, 1), differences), "2026", BY_CONDUCT)
    assert (settlement.winner, settlement.by) == (winner, Decider.SET_DIFFERENCE)


def test_option_then_the_lot() -> None:
    assert settle(LEVEL, "2026", BY_CONDUCT) == settle(LEVEL, "2026")


def test_deciders_without_a_lot_might_decide_nothing() -> None:
    with pytest.raises(ValueError, match="lot"):
        settle(LEVEL, "2026", (Decider.FEWER_WARNINGS,))


def test_the_rulebook_says_which_deciders() -> None:
    assert {deciders_of(rules) for rules in load("salihli").games} == {BY_LOT}
    mangala = load_rules("salihli", "mangala")
    assert mangala.knockout_tie is not None
    other = replace(mangala.knockout_tie, settlement=TieSettlement.WARNINGS_THEN_SETS_THEN_LOT)
    assert deciders_of(replace(mangala, knockout_tie=other)) == BY_CONDUCT
