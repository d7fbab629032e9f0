"""Colour preferences (article 1.7) and the allocation of colours (article 5.2). Expected values worked out by hand."""

from dataclasses import replace

import pytest

from meydan.tournament.crosstable import Colour, CrossTable
from meydan.tournament.swiss import Impossible, Pairing, pair
from meydan.tournament.swiss.allocation import allocate
from meydan.tournament.swiss.colours import Preference, Strength, preference_after
from meydan.tournament.swiss.field import Float, Player
from tests.tournament.swiss.tables import table

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def colours(text: str) -> tuple[Colour, ...]:
    return tuple(map(Colour, text))


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ("", Preference()),
        ("w", Preference(BLACK, Strength.STRONG, 1)),
        ("b", Preference(WHITE, Strength.STRONG, 1)),
        ("wb", Preference(WHITE, Strength.MILD)),
        ("bw", Preference(BLACK, Strength.MILD)),
        ("ww", Preference(BLACK, Strength.ABSOLUTE, 2, WHITE)),
        ("wbw", Preference(BLACK, Strength.STRONG, 1)),
        ("bbww", Preference(BLACK, Strength.ABSOLUTE, 0, WHITE)),
        # The last two games decide against a colour difference of one, but not against one of two.
        ("wwwbb", Preference(WHITE, Strength.ABSOLUTE, 1, BLACK)),
        ("wwwwbb", Preference(BLACK, Strength.ABSOLUTE, 2, BLACK)),
    ],
)
def test_preference_follows_the_first_definition_that_fits(played: str, expected: Preference) -> None:
    assert preference_after(colours(played)) == expected


def player(number: int, played: str, score: int = 0) -> Player:
    return Player(
        number=number,
        place=number,
        score=score,
        points=score,
        preference=preference_after(colours(played)),
        colours=colours(played),
        last_float=Float.NONE,
        float_before=Float.NONE,
        barred=frozenset(),
        may_have_bye=True,
        topscorer=False,
    )


def given(one: Player, other: Player, first_colour: Colour = WHITE) -> tuple[int, int, str]:
    allocation = allocate(one, other, first_colour)
    return allocation.white.number, allocation.black.number, allocation.clause


def test_both_preferences_are_granted() -> None:
    assert given(player(1, "w"), player(2, "b")) == (2, 1, "5.2.1")


def test_one_preference_is_granted_if_the_other_player_has_none() -> None:
    assert given(player(1, ""), player(2, "b")) == (2, 1, "5.2.1")


def test_stronger_preference_is_granted() -> None:
    assert given(player(1, "wb"), player(2, "bwb")) == (2, 1, "5.2.2")


def test_of_two_absolute_preferences_the_wider_difference_is_granted() -> None:
    assert given(player(1, "bww"), player(2, "ww")) == (1, 2, "5.2.2")


def test_colours_alternate_to_the_latest_round_in_which_they_differed() -> None:
    # Both are mildly due white and had the same colours in their last two games; before those 1 had white, 2 had black.
    assert given(player(1, "bwwb"), player(2, "wbwb")) == (2, 1, "5.2.3")


def test_history_is_compared_over_played_games_only() -> None:
    assert given(player(2, "wb"), player(1, "bwwb")) == (1, 2, "5.2.4")


def test_higher_score_not_lower_number_decides_between_equal_claims() -> None:
    assert given(player(1, "w", score=2), player(9, "w", score=4)) == (1, 9, "5.2.4")


@pytest.mark.article("yuzuncu-yil.mangala.draw", "yuzuncu-yil.pentago.3")
@pytest.mark.parametrize(("drawn", "boards"), [(WHITE, ((1, 4), (5, 2), (3, 6))), (BLACK, ((4, 1), (2, 5), (6, 3)))])
def test_round_one_follows_the_lot_of_the_first_on_the_list(drawn: Colour, boards: tuple[tuple[int, int], ...]) -> None:
    assert pair(table([""] * 6, first_colour=drawn)) == Pairing(boards)


def test_parity_counts_only_players_who_have_entered() -> None:
    """Number 1 has not come yet: number 2 is the first of those here and gets the drawn colour."""
    late = replace(table([""] * 5), not_in_next={1: table(["Z"]).contestants[0].encounters[0].result})
    assert pair(late) == Pairing(((2, 4), (5, 3)))


def absolute_for_black() -> CrossTable:
    """1 and 2 are alone on two points, both had white twice; the others are there to be played against."""
    return table(["3w1 4w1", "5w1 6w1", "1b0 5b1", "6b1 1b0", "2b0 3w0", "4w0 2b0"], rounds=9)


def test_two_players_absolutely_due_the_same_colour_do_not_meet() -> None:
    pairing = pair(absolute_for_black())
    assert not isinstance(pairing, Impossible)
    assert {frozenset(board) for board in pairing.boards}.isdisjoint({frozenset({1, 2})})


def test_topscorers_absolutely_due_the_same_colour_may_meet_in_the_last_round() -> None:
    pairing = pair(replace(absolute_for_black(), rounds=3))
    assert not isinstance(pairing, Impossible)
    assert pairing.boards[0] == (2, 1)
