"""The games in OpenSpiel: `register()`, then `pyspiel.load_game("meydan_reversi")`. Needs the extra `openspiel`."""

from typing import Any

import numpy as np
import pyspiel

from meydan.engine.adapters.numbering import every_move, legal_actions, observed
from meydan.games import GAMES, Game, Position, Side

# No game of Meydan is longer: those that could go round in circles end by the third repetition.
LONGEST_GAME = 5000


class MeydanState(pyspiel.State):  # type: ignore[misc]  # the library is optional
    """A position as an OpenSpiel state."""

    def __init__(self, spiel_game: pyspiel.Game, game: Game) -> None:
        super().__init__(spiel_game)
        self._meydan = game
        self.position: Position[Any] = game.start()

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.position.outcome else self.position.turn.seat

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only the side to move is asked
        return legal_actions(self.position)

    def _apply_action(self, action: int) -> None:
        self.position = self.position.play(self._meydan.move(every_move(self._meydan.name)[action]))

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - moves are written the same for both
        return every_move(self._meydan.name)[action]

    def is_terminal(self) -> bool:
        return self.position.outcome is not None

    def returns(self) -> list[float]:
        outcome = self.position.outcome
        if not outcome or not outcome.winner:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner is Side.FIRST else [-1.0, 1.0]

    def __str__(self) -> str:
        return self.position.text


class Observer:
    """The position as a tensor and as text; both players see everything."""

    def __init__(self, size: int) -> None:
        self.tensor: Any = np.zeros(size, np.float32)
        self.dict = {"position": self.tensor}

    def set_from(self, state: MeydanState, player: int) -> None:  # noqa: ARG002 - as above
        self.tensor[:] = observed(state.position)

    def string_from(self, state: MeydanState, player: int) -> str:  # noqa: ARG002 - as above
        return state.position.text


def register() -> None:
    """Makes the eight board games known to OpenSpiel; doing it twice changes nothing."""
    known = set(pyspiel.registered_names())
    for game in GAMES.values():
        if f"meydan_{game.name}" not in known:
            _register(game)


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=f"meydan_{game.name}",
        long_name=f"Meydan {game.title.en}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )
    facts = pyspiel.GameInfo(
        num_distinct_actions=len(every_move(game.name)),
        max_chance_outcomes=0,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST_GAME,
    )
    size = len(observed(game.start()))

    class MeydanGame(pyspiel.Game):  # type: ignore[misc]  # the library is optional
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, facts, params or {})

        def new_initial_state(self, state: None = None) -> MeydanState:  # noqa: ARG002 - states begin at the start
            return MeydanState(self, game)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:  # noqa: ARG002 - one way to see
            return Observer(size)

    pyspiel.register_game(kind, MeydanGame)
