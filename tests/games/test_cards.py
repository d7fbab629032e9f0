"""Card sets of Equilibrio and Q-bitz."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meydan.games import CARD_RACES, CardRace, CardSet, InvalidText
from meydan.games.cards import EQUILIBRIO, QBITZ, Figure, Pattern

RACES = pytest.mark.parametrize("race", CARD_RACES.values(), ids=CARD_RACES.keys())


def test_figure_is_named_by_its_page() -> None:
    assert EQUILIBRIO.card("12") == Figure(12)
    assert EQUILIBRIO.card("x:köprü") == Figure(None, "köprü")


def test_pattern_is_named_by_its_label() -> None:
    assert QBITZ.card("A-17") == Pattern("A-17")


@pytest.mark.parametrize("text", ["", "0", "012", "-3", "1.5", "1000", "x:", "x:iki söz", "on iki", "٣"])
def test_what_is_no_figure_is_refused(text: str) -> None:
    with pytest.raises(InvalidText) as refused:
        EQUILIBRIO.card(text)
    assert refused.value.words.tr != refused.value.words.en


def test_card_set_of_a_round() -> None:
    made = EQUILIBRIO.card_set(("3", "17", "8", "40", "21"), ("5", "6"), 5)
    assert made == CardSet(tuple(map(Figure, (3, 17, 8, 40, 21))), (Figure(5), Figure(6)))
    assert [made.next_reserve(used) for used in range(3)] == [Figure(5), Figure(6), None]


def test_wrong_number_of_cards_is_refused() -> None:
    with pytest.raises(InvalidText, match="a round of Q-bitz has 7 cards; 2 were given"):
        QBITZ.card_set(("a", "b"), (), 7)


def test_same_card_twice_is_refused_also_among_the_reserves() -> None:
    with pytest.raises(InvalidText, match="the same card is listed twice: 8"):
        EQUILIBRIO.card_set(("3", "17", "8", "40", "21"), ("8",), 5)


@RACES
@given(text=st.text(max_size=30))
def test_arbitrary_text_is_a_card_or_is_refused(race: CardRace, text: str) -> None:
    try:
        card = race.card(text)
    except InvalidText as refused:
        assert refused.text in text
    else:
        assert str(card) == text
