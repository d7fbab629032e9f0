"""What a desk types for a result, in one line."""

import pytest

from meydan.games.errors import InvalidText
from meydan.match import Player
from meydan.rulebooks.loader import RULEBOOKS, load, load_rules
from meydan.rulebooks.model import GameRules
from meydan.site.actions.matches.slip import SetSlip, Slip
from meydan.site.pages.desk.rounds.quick_line import Absent, how_to_type, read_line

FIRST, SECOND = Player
MANGALA = load_rules("salihli", "mangala")
PENTAGO = load_rules("salihli", "pentago")
KULAMI = load_rules("salihli", "kulami")
EQUILIBRIO = load_rules("salihli", "equilibrio")


@pytest.mark.parametrize("text", ["2-0", "2–0", "2:0", " 2-0 "])
def test_a_small_pair_tells_the_sets(text: str) -> None:
    assert read_line(text, MANGALA) == Slip((SetSlip(FIRST), SetSlip(FIRST)))


def test_the_winners_set_comes_last_where_the_match_ends() -> None:
    assert read_line("1-2", MANGALA) == Slip((SetSlip(FIRST), SetSlip(SECOND), SetSlip(SECOND)))


def test_sets_that_nobody_won_are_drawn() -> None:
    assert read_line("1-1", MANGALA) == Slip((SetSlip(SECOND), SetSlip(None), SetSlip(FIRST)))


def test_counts_are_taken_set_by_set() -> None:
    assert read_line("25-23, 20-28 30-18", MANGALA) == Slip(
        (SetSlip(counts=((25,), (23,))), SetSlip(counts=((20,), (28,))), SetSlip(counts=((30,), (18,))))
    )


def test_a_kulami_sheet_has_three_parts() -> None:
    assert read_line("5+9+21-0+8+20", KULAMI) == Slip((SetSlip(counts=((5, 9, 21), (0, 8, 20))),))


@pytest.mark.parametrize("text", ["1 2 1", "121"])
def test_winners_can_be_named_set_by_set(text: str) -> None:
    assert read_line(text, PENTAGO) == Slip((SetSlip(FIRST), SetSlip(SECOND), SetSlip(FIRST)))


def test_cards_are_told_one_by_one_or_by_their_score() -> None:
    assert read_line("1 2 = 1 1", EQUILIBRIO) == Slip(cards=(FIRST, SECOND, None, FIRST, FIRST))
    assert read_line("3-2", EQUILIBRIO) == Slip(cards=(SECOND, SECOND, FIRST, FIRST, FIRST))


def test_who_gives_up_stands_after_what_was_played() -> None:
    assert read_line("1 x1", PENTAGO) == Slip((SetSlip(FIRST),), resigned=FIRST)


@pytest.mark.parametrize(("text", "players"), [("g1", (FIRST,)), ("G2", (SECOND,)), ("g12", (FIRST, SECOND))])
def test_who_did_not_come_is_one_word(text: str, players: tuple[Player, ...]) -> None:
    assert read_line(text, MANGALA) == Absent(players)


@pytest.mark.parametrize("text", ["", "kazandı", "2-", "25-23 üç", "3-4-5", "1-0 x3"])
def test_what_is_no_result_is_refused_with_how_to_write_one(text: str) -> None:
    with pytest.raises(InvalidText) as refused:
        read_line(text, MANGALA)
    assert how_to_type(MANGALA).tr in refused.value.words.tr


@pytest.mark.parametrize("rules", [rules for name in RULEBOOKS for rules in load(name).games])
def test_every_example_reads_as_it_is_written(rules: GameRules) -> None:
    for example in how_to_type(rules).tr.split(" · ")[0].split(" ya da "):
        assert isinstance(read_line(example.split(" (")[0], rules), Slip)
