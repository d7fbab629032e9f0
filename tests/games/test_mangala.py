"""Mangala by its four basic rules. Every expected position is worked out by hand from the rulebook."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.games import IllegalMove, InvalidText, Position, Side, find_game
from meydan.games.mangala import Pit
from meydan.games.perft import perft

MANGALA = find_game("mangala")


def rule(number: int) -> pytest.MarkDecorator:
    """The same basic rule as it stands in both rulebooks that print it."""
    return pytest.mark.article(f"yuzuncu-yil.mangala.rule-{number}", f"lig.mangala.rule-{number}")


def after(text: str, *pits: int, **options: str) -> str:
    position = MANGALA.parse(text, options)
    for pit in pits:
        position = position.play(Pit(pit))
    return position.text


@pytest.mark.article("yuzuncu-yil.mangala.setup", "lig.mangala.setup")
def test_a_set_begins_with_four_stones_in_each_of_twelve_pits() -> None:
    start = MANGALA.start()
    assert start.text == "4.4.4.4.4.4/0 4.4.4.4.4.4/0 first"
    assert [str(move) for move in start.moves()] == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.article("yuzuncu-yil.mangala.setup", "lig.mangala.setup")
@pytest.mark.parametrize(
    ("stores", "winner"), [("25/23", Side.FIRST), ("23/25", Side.SECOND), ("24/24", None)], ids=str
)
def test_most_stones_at_the_end_win_the_set(stores: str, winner: Side | None) -> None:
    first, second = stores.split("/")
    outcome = MANGALA.parse(f"0.0.0.0.0.0/{first} 0.0.0.0.0.0/{second} first").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.score) == (winner, (int(first), int(second)))


@rule(1)
def test_the_first_stone_goes_back_into_the_emptied_pit() -> None:
    assert after("4.4.4.4.4.4/0 4.4.4.4.4.4/0 first", 1) == "1.5.5.5.4.4/0 4.4.4.4.4.4/0 second"


@rule(1)
def test_second_sows_from_its_own_left_to_its_own_right() -> None:
    assert after("1.5.5.5.4.4/0 4.4.4.4.4.4/0 second", 1) == "1.5.5.5.4.4/0 1.5.5.5.4.4/0 first"


@rule(1)
def test_last_stone_in_own_store_moves_again() -> None:
    assert after("4.4.4.4.4.4/0 4.4.4.4.4.4/0 first", 4) == "4.4.4.1.5.5/1 4.4.4.4.4.4/0 first"


@rule(1)
def test_a_single_stone_moves_to_the_next_pit() -> None:
    assert after("4.4.4.1.5.5/1 4.4.4.4.4.4/0 first", 4) == "4.4.4.0.6.5/1 4.4.4.4.4.4/0 second"


@rule(1)
def test_a_single_stone_that_moves_into_the_store_moves_again() -> None:
    assert after("4.4.0.0.0.1/9 4.4.4.4.4.4/6 first", 6) == "4.4.0.0.0.0/10 4.4.4.4.4.4/6 first"


@rule(1)
def test_an_empty_pit_cannot_be_played() -> None:
    with pytest.raises(IllegalMove) as refused:
        MANGALA.parse("4.4.0.0.0.1/9 4.4.4.4.4.4/6 first").play(Pit(3))
    assert refused.value.article == "yuzuncu-yil.mangala.rule-1"
    assert (refused.value.words.tr, refused.value.words.en) == ("3. kuyu boş.", "Pit 3 is empty.")


@rule(2)
def test_sowing_skips_the_opponents_store_and_goes_on_in_own_pits() -> None:
    # Ten stones from pit 6: pit 6, the store, six pits of the opponent, own pits 1 and 2; second's store stays at 7.
    assert after("3.2.0.0.0.10/5 1.1.1.1.1.1/7 first", 6) == "4.3.0.0.0.1/6 2.2.2.2.2.2/7 second"


@rule(2)
@pytest.mark.parametrize(("there", "taken"), [(1, 2), (3, 4), (5, 6), (7, 8)])
def test_a_last_stone_that_makes_an_opponents_pit_even_captures_it(there: int, taken: int) -> None:
    before = f"2.0.0.0.0.3/0 {there}.0.0.0.0.5/0 first"
    assert after(before, 6) == f"2.0.0.0.0.1/{1 + taken} 0.0.0.0.0.5/0 second"


@rule(2)
@pytest.mark.parametrize("there", [0, 2, 4])
def test_a_last_stone_that_makes_an_opponents_pit_odd_captures_nothing(there: int) -> None:
    before = f"2.0.0.0.0.3/0 {there}.0.0.0.0.5/0 first"
    assert after(before, 6) == f"2.0.0.0.0.1/1 {there + 1}.0.0.0.0.5/0 second"


@rule(2)
def test_only_the_pit_of_the_last_stone_is_captured() -> None:
    # The sowing makes pit 1 even on its way, and ends in pit 2, which it makes odd.
    assert after("2.0.0.0.0.4/0 1.2.0.0.0.5/0 first", 6) == "2.0.0.0.0.1/1 2.3.0.0.0.5/0 second"


@rule(3)
def test_a_last_stone_in_an_own_empty_pit_captures_the_opposite_pit_and_itself() -> None:
    # Pit 1 (3 stones) ends in pit 3, which was empty; opposite it lies the opponent's pit 4.
    assert after("3.2.0.1.0.0/10 2.2.2.6.2.2/10 first", 1) == "1.3.0.1.0.0/17 2.2.2.0.2.2/10 second"


@rule(3)
def test_with_an_empty_opposite_pit_nothing_is_captured_and_the_turn_passes() -> None:
    assert after("3.2.0.1.0.0/10 2.2.2.0.2.2/10 first", 1) == "1.3.1.1.0.0/10 2.2.2.0.2.2/10 second"


@rule(3)
def test_thirteen_stones_end_just_before_the_origin() -> None:
    # One stone in each of the thirteen places; the last is alone in pit 1, opposite pit 6, which now holds 3.
    assert after("0.13.0.0.0.0/5 2.2.2.2.2.2/5 first", 2) == "0.1.1.1.1.1/10 3.3.3.3.3.0/5 second"


@rule(3)
def test_the_fourteenth_stone_lands_in_the_origin_which_is_not_empty_then() -> None:
    assert after("14.0.0.0.0.0/5 2.2.2.2.2.2/5 first", 1) == "2.1.1.1.1.1/6 3.3.3.3.3.3/5 second"


@rule(4)
def test_the_side_that_ran_out_takes_what_is_left_on_the_other_side() -> None:
    position = MANGALA.parse("0.0.0.0.0.1/20 1.2.0.0.0.0/24 first").play(Pit(6))
    assert position.text == "0.0.0.0.0.0/24 0.0.0.0.0.0/24 first"
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.reason) == (None, "equal stones")


@rule(4)
def test_the_set_is_over_although_the_last_stone_earned_another_move() -> None:
    position = MANGALA.parse("0.0.0.0.0.1/20 1.2.0.0.0.0/24 first").play(Pit(6))
    assert position.to_move is None
    assert position.moves() == ()


@rule(4)
def test_a_capture_that_clears_the_opponents_side_gives_the_rest_to_the_opponent() -> None:
    cleared = "2.0.0.0.0.3/20 1.0.0.0.0.0/22 first"
    assert after(cleared, 6) == "0.0.0.0.0.0/23 0.0.0.0.0.0/25 second"
    assert after(cleared, 6, cleared_by_capture="owner keeps") == "0.0.0.0.0.0/26 0.0.0.0.0.0/22 second"


@rule(4)
def test_owner_keeps_does_not_change_who_takes_when_the_mover_ran_out() -> None:
    ran_out = "0.0.0.0.0.1/20 1.2.0.0.0.0/24 first"
    assert after(ran_out, 6, cleared_by_capture="owner keeps") == after(ran_out, 6)


@rule(4)
def test_a_capture_that_clears_both_sides_leaves_nothing_to_take() -> None:
    assert after("0.0.0.0.1.0/20 3.0.0.0.0.0/24 first", 5) == "0.0.0.0.0.0/24 0.0.0.0.0.0/24 second"


@rule(4)
def test_play_does_not_stop_at_25_stones() -> None:
    position = MANGALA.parse("1.0.0.0.0.0/30 4.0.0.0.0.0/13 first")
    assert position.outcome is None
    assert position.to_move is Side.FIRST


@rule(4)
def test_nothing_can_be_played_after_the_end() -> None:
    with pytest.raises(IllegalMove) as refused:
        MANGALA.parse("0.0.0.0.0.0/24 0.0.0.0.0.0/24 second").play(Pit(1))
    assert refused.value.article == "yuzuncu-yil.mangala.rule-4"
    assert refused.value.words.en == "1 cannot be played: the set is over."


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("4.4.4.4.4.4/0 4.4.4.4.4.4/1 first", "it has 49 stones; at most 48 are allowed"),
        ("4.4.4.4.4/0 4.4.4.4.4.4/0 first", "the form is"),
        ("4.4.4.4.4.4/0 4.4.4.4.4.4/0 north", "who moves must be 'first' or 'second', not 'north'"),
        ("4.4.4.4.4.-4/0 4.4.4.4.4.4/0 first", "the form is"),
        ("٤.4.4.4.4.4/0 4.4.4.4.4.4/0 first", "the form is"),
        ("", "the form is"),
    ],
)
def test_what_is_not_a_position_is_refused_with_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(InvalidText) as refused:
        MANGALA.parse(text)
    assert complaint in refused.value.words.en


def test_describe_names_every_pit_and_store() -> None:
    words = MANGALA.parse("4.4.4.1.5.5/1 4.4.4.4.4.4/0 first").describe()
    assert "4. kuyu 1 taş" in words.tr
    assert words.en == (
        "South: pit 1 4, pit 2 4, pit 3 4, pit 4 1, pit 5 5, pit 6 5, store 1 stones. "
        "North: pit 1 4, pit 2 4, pit 3 4, pit 4 4, pit 5 4, pit 6 4, store 0 stones. To move: South."
    )


# The fourteen bowls of the real board, counter-clockwise: South's six, South's store, North's six, North's store.
# Written independently of the rules module, stone by stone, as a referee would watch it.
Board = list[int]


def referee_plays(board: Board, south: bool, pit: int) -> bool:
    """Plays `pit` (0–5) on the board; True if the same side moves again."""
    mine, skipped = (6, 13) if south else (13, 6)
    here = pit if south else pit + 7
    hand, board[here] = board[here], 0
    if hand > 1:
        board[here] += 1
        hand -= 1
    while hand:
        here = (here + 1) % 14
        if here != skipped:
            board[here] += 1
            hand -= 1
    own_pits = range(6) if south else range(7, 13)
    if here == mine:
        return True
    if here in own_pits:
        if board[here] == 1 and board[12 - here]:
            board[mine] += 1 + board[12 - here]
            board[here] = board[12 - here] = 0
    elif board[here] % 2 == 0:
        board[mine] += board[here]
        board[here] = 0
    return False


def referee_ends(board: Board) -> bool:
    south, north = sum(board[:6]), sum(board[7:13])
    if south and north:
        return False
    board[6 if not south else 13] += south + north
    board[:6] = board[7:13] = [0] * 6
    return True


def as_board(position: Position[Pit]) -> Board:
    first, second, _ = position.text.split()
    return [int(number) for half in (first, second) for number in half.replace("/", ".").split(".")]


@given(st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_random_games_go_as_a_stone_by_stone_referee_sees_them(random: Random) -> None:
    position = MANGALA.start()
    board = as_board(position)
    while not position.outcome:
        move = random.choice(position.moves())
        south = position.turn is Side.FIRST
        again = referee_plays(board, south, move.number - 1)
        over = referee_ends(board)
        position = position.play(move)
        assert as_board(position) == board
        assert sum(board) == 48
        assert (position.outcome is not None) == over
        assert (position.turn is Side.FIRST) == (south if again else not south)


def referee_counts(board: Board, south: bool, depth: int) -> int:
    if depth == 0:
        return 1
    count = 0
    for pit in range(6):
        if board[pit if south else pit + 7]:
            copy = board[:]
            again = referee_plays(copy, south, pit)
            if referee_ends(copy):
                count += depth == 1
            else:
                count += referee_counts(copy, south if again else not south, depth - 1)
    return count


@pytest.mark.parametrize(("depth", "count"), [(1, 6), (2, 36), (3, 213), (4, 1233), (5, 6956)])
def test_perft_agrees_with_the_stone_by_stone_referee(depth: int, count: int) -> None:
    start = MANGALA.start()
    assert perft(start, depth) == count
    assert referee_counts(as_board(start), True, depth) == count
