"""One common battery that every registered game passes, on random games from fixed seeds and from hypothesis."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.games import CARD_RACES, GAMES, Game, IllegalMove, InvalidText, Position, Side, colours_of
from tests.games.every_move import ALSO_READ, EVERY_MOVE

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())

# No game lasts longer: Küre stops at ply 200, the others fill their board or repeat a position.
LONGEST = 5000


def option_sets(game: Game) -> list[dict[str, Any]]:
    """The defaults, and every other value of every option by itself."""
    return [{}, *({option.name: value} for option in game.options for value in option.values[1:])]


def random_game(game: Game, data: st.DataObject, limit: int) -> list[Position[Any]]:
    position = game.start(data.draw(st.sampled_from(option_sets(game)), label="options"))
    line = [position]
    random = data.draw(st.randoms(use_true_random=False), label="random")
    while not position.outcome and len(line) <= limit:
        position = position.play(random.choice(position.moves()))
        line.append(position)
    return line


@ALL
@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_every_game_ends_with_an_outcome(game: Game, data: st.DataObject) -> None:
    last = random_game(game, data, LONGEST)[-1]
    assert last.outcome is not None
    assert last.to_move is None
    assert last.moves() == ()
    assert last.outcome.article.startswith(f"{game.home}.{game.name}.")
    assert last.outcome.words.tr
    assert last.outcome.words.en
    first, second = last.outcome.score
    if last.outcome.winner is not None and last.outcome.reason not in WON_WITHOUT_COUNTING:
        assert last.outcome.winner is (Side.FIRST if first > second else Side.SECOND)


# A win that the count does not decide: the loser could not move.
WON_WITHOUT_COUNTING = {"no legal move"}


@ALL
@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_written_positions_round_trip(game: Game, data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(random_game(game, data, 60)), label="position")
    options = {option.name: getattr(position, option.name) for option in game.options if hasattr(position, option.name)}
    again = game.parse(position.text, options)
    assert again == position
    assert again.text == position.text


@ALL
@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_every_legal_move_plays_and_every_other_is_refused_with_its_article(game: Game, data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(random_game(game, data, 80)), label="position")
    legal = position.moves()
    assert len(set(legal)) == len(legal)
    for move in EVERY_MOVE[game.name]:
        if move in legal:
            assert position.play(move).text != position.text
            continue
        with pytest.raises(IllegalMove) as refused:
            position.play(move)
        assert refused.value.article.startswith(f"{game.home}.{game.name}.")
        assert refused.value.words.tr != refused.value.words.en
        assert refused.value.move == str(move)
        assert refused.value.position == position.text


@ALL
def test_written_moves_round_trip(game: Game) -> None:
    written = [str(move) for move in EVERY_MOVE[game.name]]
    assert len(set(written)) == len(written)
    assert [game.move(text) for text in written] == list(EVERY_MOVE[game.name])
    for typed, one_written_form in ALSO_READ.get(game.name, {}).items():
        assert str(game.move(typed)) == one_written_form


@ALL
def test_legal_moves_of_the_start_are_known_moves(game: Game) -> None:
    assert set(game.start().moves()) <= set(EVERY_MOVE[game.name])


@ALL
@given(text=st.text(max_size=120))
@settings(max_examples=100, deadline=None)
def test_arbitrary_text_is_a_move_or_is_refused_as_invalid(game: Game, text: str) -> None:
    try:
        move = game.move(text)
    except InvalidText as refused:
        assert refused.text == text
        assert refused.words.tr
        assert refused.words.en
    else:
        assert str(move) == ALSO_READ.get(game.name, {}).get(text, text)


@ALL
@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_arbitrary_and_damaged_text_is_a_position_or_is_refused_as_invalid(game: Game, data: st.DataObject) -> None:
    whole = game.start().text
    cut = data.draw(st.integers(0, len(whole)))
    length = data.draw(st.integers(0, 3))
    damaged = whole[:cut] + data.draw(st.text(max_size=4)) + whole[cut + length :]
    text = data.draw(st.one_of(st.just(damaged), st.text(max_size=120)))
    try:
        position = game.parse(text)
    except InvalidText as refused:
        assert refused.words.tr
        assert refused.words.en
    else:
        assert game.parse(position.text) == position


@ALL
@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_positions_are_values(game: Game, data: st.DataObject) -> None:
    line = random_game(game, data, 10)
    before = [position.text for position in line]
    for position in line:
        for move in position.moves():
            position.play(move)
    assert [position.text for position in line] == before
    assert hash(line[0]) == hash(game.parse(line[0].text, {}) if line[0] == game.start() else line[0])


@ALL
def test_unknown_options_are_refused_by_name(game: Game) -> None:
    with pytest.raises(InvalidText, match="no_such_option"):
        game.start({"no_such_option": True})


@ALL
def test_wrong_values_of_options_are_refused(game: Game) -> None:
    for option in game.options:
        with pytest.raises(InvalidText, match=option.name):
            game.start({option.name: "no such value"})


def test_sides_that_only_the_board_tells_apart_have_no_colours() -> None:
    """In Mangala and Koridor the hall knows no south and north; a card race has no sides at all."""
    without = {name for name in (*GAMES, *CARD_RACES) if colours_of(name) is None}
    assert without == {"mangala", "koridor", *CARD_RACES}
