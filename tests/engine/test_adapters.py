"""The adapters, by the learning libraries' own API tests. They are optional: without the library nothing is tested."""

import warnings
from random import Random

import pytest

from meydan.engine.adapters.numbering import every_move, legal_actions, observed
from meydan.games import GAMES, find_game


@pytest.mark.parametrize("game", list(GAMES))
def test_actions_are_the_legal_moves_and_observations_keep_their_size(game: str) -> None:
    random = Random(1)
    position = find_game(game).start()
    moves = every_move(game)
    assert len(set(moves)) == len(moves)
    size = len(observed(position))
    for _ in range(20):
        if position.outcome:
            break
        actions = legal_actions(position)
        assert {moves[action] for action in actions} == {str(move) for move in position.moves()}
        assert len(observed(position)) == size
        assert all(0 <= number <= 1 for number in observed(position))
        position = position.play(find_game(game).move(moves[random.choice(actions)]))


@pytest.mark.parametrize("game", ["mangala", "pentago", "reversi"])
def test_pettingzoos_own_test_passes(game: str) -> None:
    pytest.importorskip("pettingzoo")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # theirs, about style
        from pettingzoo.test import api_test

        from meydan.engine.adapters.pettingzoo import env

        api_test(env(game), num_cycles=120, verbose_progress=False)


@pytest.mark.parametrize("game", ["mangala", "pentago", "reversi"])
def test_openspiels_own_test_passes(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from meydan.engine.adapters.openspiel import register

    register()
    register()
    loaded = pyspiel.load_game(f"meydan_{game}")
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=False, verbose=False)


def test_a_game_by_pettingzoo_rewards_the_winner() -> None:
    pytest.importorskip("pettingzoo")
    from meydan.engine.adapters.pettingzoo import env

    game = env("mangala")
    game.reset()
    for agent in game.agent_iter():
        observation, _, over, _, _ = game.last()
        assert observation is not None
        if over:
            break
        assert agent == game.agent_selection
        game.step(int(observation["action_mask"].argmax()))
    assert sorted(game.rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])
