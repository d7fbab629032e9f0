"""Card lists of Equilibrio and Q-bitz."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meydan.games.errors import Refusal
from meydan.rulebooks import load_rules
from meydan.rulebooks.card_facts import Level
from meydan.tournament.cards import CardGame, CardList, Deviation, card_game, deviate, draw_card_lists
from meydan.tournament.faults import Fault
from meydan.tournament.lots import verify

EQUILIBRIO = card_game(load_rules("yuzuncu-yil", "equilibrio"), Level.DISTRICT)
QBITZ = card_game(load_rules("yuzuncu-yil", "qbitz"), Level.DISTRICT)
LIST = CardList(2, cards=(11, 4, 30, 7, 19), reserves=(25, 2))


@pytest.mark.article("salihli.event.9", "salihli.event.15")
@pytest.mark.parametrize(("name", "cards"), [("equilibrio", 5), ("qbitz", 7)])
def test_the_cards_of_every_round_are_drawn_before_the_event(name: str, cards: int) -> None:
    game = card_game(load_rules("salihli", name), Level.DISTRICT)
    lists, lots = draw_card_lists(game, rounds=5, reserves=2, seed="2026")
    assert [each.round_number for each in lists] == [1, 2, 3, 4, 5]
    assert [(len(each.cards), len(each.reserves)) for each in lists] == [(cards, 2)] * 5
    assert all(verify(lot) for lot in lots)
    assert draw_card_lists(game, rounds=5, reserves=2, seed="2026") == (lists, lots)
    assert draw_card_lists(game, rounds=5, reserves=2, seed="2027") != (lists, lots)


@pytest.mark.article("yuzuncu-yil.qbitz.13")
def test_one_list_a_round_serves_all_tables() -> None:
    lists, _ = draw_card_lists(QBITZ, rounds=3, reserves=3, seed="2026", pool=range(200, 260))
    assert all(200 <= card < 260 for each in lists for card in (*each.cards, *each.reserves))
    # Two tables that need their first reserve get the same one.
    assert {lists[0].reserve(0) for table in range(1, 9)} == {lists[0].reserves[0]}


@given(st.integers(1, 12), st.integers(0, 5), st.integers(0, 999))
def test_no_card_twice_in_a_round_nor_before_all_were_used(rounds: int, reserves: int, seed: int) -> None:
    lists, _ = draw_card_lists(EQUILIBRIO, rounds, reserves, str(seed))
    drawn = [card for each in lists for card in (*each.cards, *each.reserves)]
    assert all(1 <= card <= 40 for card in drawn)
    for each in lists:
        assert len({*each.cards, *each.reserves}) == 5 + reserves
    assert len(set(drawn[:40])) == min(40, len(drawn))


def test_only_card_races_have_cards() -> None:
    with pytest.raises(ValueError, match="mangala"):
        card_game(load_rules("salihli", "mangala"), Level.DISTRICT)
    assert CardGame("equilibrio", 5, tuple(range(1, 41)), 40, "yuzuncu-yil.equilibrio.2") == EQUILIBRIO


def test_page_41_is_not_asked() -> None:
    with pytest.raises(Refusal, match="41") as refused:
        draw_card_lists(EQUILIBRIO, 1, 0, "2026", pool=range(1, 42))
    assert refused.value.article == "yuzuncu-yil.equilibrio.2"


def test_at_the_finals_of_the_country_other_figures_may_be_asked() -> None:
    finals = card_game(load_rules("salihli", "equilibrio"), Level.COUNTRY)
    lists, _ = draw_card_lists(finals, 1, 0, "2026", pool=range(60, 65))
    assert sorted(lists[0].cards) == [60, 61, 62, 63, 64]


def test_too_few_cards_for_a_round_are_refused() -> None:
    with pytest.raises(Refusal, match="9 different cards") as refused:
        draw_card_lists(QBITZ, 1, 2, "2026", pool=range(1, 9))
    assert refused.value.article == "salihli.event.15"


def test_reserves_come_in_the_order_of_the_list_until_they_are_used_up() -> None:
    assert [LIST.reserve(used) for used in (0, 1)] == [25, 2]
    with pytest.raises(Fault, match="head referee") as refused:
        LIST.reserve(2)
    assert refused.value.number == 47


def test_fault_47_another_card_at_one_table_needs_the_head_referees_note() -> None:
    for note, by_head_referee in (("torn page", False), (" ", True)):
        with pytest.raises(Fault) as refused:
            deviate(LIST, 3, listed=30, played=12, note=note, by_head_referee=by_head_referee)
        assert refused.value.number == 47
    assert deviate(LIST, 3, 30, 12, "torn page", by_head_referee=True) == Deviation(2, 3, 30, 12, "torn page")
    with pytest.raises(Fault, match="not on the list"):
        deviate(LIST, 3, 31, 12, "torn page", by_head_referee=True)
