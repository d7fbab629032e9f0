"""Each player's rounds with points, and what article 16 of C.07 makes of the rounds that were not played."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from meydan.tournament.crosstable import Colour, CrossTable, Result

MISSED_BY_CHOICE = frozenset((Result.HALF_BYE, Result.ABSENT, Result.FORFEIT_LOSS))


class Pairings(Enum):
    """Where the pairings come from: drawn round by round, or a fixture in which everybody meets everybody."""

    SWISS = "swiss"
    FIXTURE = "fixture"


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    opponent: int | None
    colour: Colour | None
    points: int  # halves
    played: bool  # a match against the opponent took place
    missed: bool  # a voluntarily unplayed round (16.2)
    result: Result


@dataclass(frozen=True, slots=True)
class Scorecard:
    """One player: the rounds, and the points with penalties and bonuses, in halves."""

    number: int
    rating: int | None
    rounds: tuple[Round, ...]
    points: int
    adjustment: int

    @property
    def last_round_not_missed(self) -> int:
        return next((played.number for played in reversed(self.rounds) if not played.missed), 0)


@dataclass(frozen=True)
class Scorecards:
    """All players of a cross table."""

    table: CrossTable
    cards: dict[int, Scorecard]
    pairings: Pairings
    rounds: int  # played so far

    @property
    def all_draws(self) -> int:
        """What a player has who drew every round."""
        return self.table.points.draw * self.rounds

    @cached_property
    def adjusted(self) -> dict[int, int]:
        """The score a player brings to the opponents (16.3): rounds missed after the last one played are draws."""
        draw = self.table.points.draw if self.pairings is Pairings.SWISS else self.table.points.absent
        return {number: _adjusted(card, draw, card.last_round_not_missed) for number, card in self.cards.items()}

    @cached_property
    def adjusted_fore(self) -> dict[int, int]:
        """The same with every match of the last round taken as drawn."""
        draw = self.table.points.draw
        scores = dict(self.adjusted)
        for number, card in self.cards.items():
            last = self.drawn_last_round(card)
            if last:
                scores[number] = _adjusted(card, draw, last.number) + draw - last.points
        return scores

    def drawn_last_round(self, card: Scorecard) -> Round | None:
        """The round that Fore Buchholz takes as drawn: the tournament's last, if the player was paired in it."""
        if self.rounds != self.table.rounds or not card.rounds:
            return None
        last = card.rounds[-1]
        return last if last.opponent is not None else None


def scorecards(table: CrossTable, pairings: Pairings = Pairings.SWISS) -> Scorecards:
    worth = {result: table.points.of(result) for result in Result}
    cards = {}
    for contestant in table.contestants:
        rounds = tuple(
            Round(
                number,
                encounter.opponent,
                encounter.colour,
                worth[encounter.result],
                encounter.result.played and encounter.opponent is not None,
                encounter.result in MISSED_BY_CHOICE,
                encounter.result,
            )
            for number, encounter in enumerate(contestant.encounters, start=1)
        )
        adjustment = sum(table.adjustments.get(contestant.number, ()))
        points = sum(played.points for played in rounds) + adjustment
        cards[contestant.number] = Scorecard(contestant.number, contestant.rating or None, rounds, points, adjustment)
    return Scorecards(table, cards, pairings, table.played_rounds)


def _adjusted(card: Scorecard, draw: int, last_present: int) -> int:
    return sum(
        played.points if played.number <= last_present or played.opponent is not None else draw
        for played in card.rounds
    )
