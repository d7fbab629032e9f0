"""A bracket of the pairing (C.04.3 article 1.3) and what becomes of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from meydan.tournament.swiss.field import Player

Pair = tuple[Player, Player]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The players moved down, the bracket's own players (residents), the next score group and everybody below it.

    `bye_score` is the score of whoever will get the bye, None if nobody will; `rounds` have been played.
    """

    moved_down: Sequence[Player]
    residents: Sequence[Player]
    following: Sequence[Player]
    below: Sequence[Player]
    bye_score: int | None
    rounds: int

    @property
    def players(self) -> list[Player]:
        return [*self.moved_down, *self.residents]

    @property
    def lower(self) -> list[Player]:
        return [*self.following, *self.below]

    @property
    def score(self) -> int:
        return self.residents[0].score

    @property
    def has_bye(self) -> bool:
        """The bye goes to a player of this bracket."""
        return self.bye_score is not None and self.bye_score >= self.score

    def takes_bye(self, player: Player) -> bool:
        return player.may_have_bye and player.score == self.bye_score


@dataclass(frozen=True, slots=True)
class Paired:
    """What became of a bracket: its pairs, higher player first, and who floats down from it."""

    pairs: list[Pair]
    downfloaters: list[Player]
