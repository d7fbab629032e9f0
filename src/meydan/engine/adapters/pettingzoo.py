"""A game as a PettingZoo environment (AEC): `env("reversi")`. Needs the extra `pettingzoo`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from meydan.engine.adapters.numbering import every_move, legal_actions, observed
from meydan.games import Position, find_game
from meydan.games.game import OptionValue

AGENTS = ("first", "second")


class MeydanEnv(AECEnv):  # type: ignore[misc]  # the library is optional
    """Two agents, `first` and `second`. An observation holds the position and the mask of legal actions.

    An agent that has earned another move is selected again. The winner gets 1, the loser −1, at the end only.
    """

    def __init__(
        self, game: str, options: dict[str, OptionValue] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"meydan_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._game = find_game(game)
        self._start = self._game.start(options)
        self._position: Position[Any] = self._start
        self._moves = every_move(game)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        size = len(observed(self._start))
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self._moves),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(AGENTS, seen)
        self.action_spaces = {agent: spaces.Discrete(len(self._moves)) for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - nothing is random
        self._position = self._start
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = self._position.turn.value

    def observe(self, agent: str) -> dict[str, Any]:
        mask: Any = np.zeros(len(self._moves), np.int8)
        if agent == self._position.turn.value:
            mask[legal_actions(self._position)] = 1
        return {"observation": np.array(observed(self._position), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent whose game goes on must give an action")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._position = self._position.play(self._game.move(self._moves[action]))
        outcome = self._position.outcome
        if outcome:
            self.terminations = dict.fromkeys(AGENTS, True)
            for agent in AGENTS if outcome.winner else ():
                self.rewards[agent] = 1.0 if outcome.winner and agent == outcome.winner.value else -1.0
        self.agent_selection = self._position.turn.value
        self._accumulate_rewards()

    def render(self) -> str:
        return self._position.draw()

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, options: dict[str, OptionValue] | None = None, render_mode: str | None = None) -> MeydanEnv:
    return MeydanEnv(game, options, render_mode)
