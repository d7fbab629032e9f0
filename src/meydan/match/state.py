"""What is known of a match after its acts so far."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from meydan.games.game import Game
from meydan.games.position import Counts, Position
from meydan.match.acts import Actor
from meydan.match.clock import Clock
from meydan.match.deeds import Opened, Reporter, Signer
from meydan.match.player import Player, player_of
from meydan.match.result import Result
from meydan.match.timer import CardTimer
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.facts import WarningCause
from meydan.rulebooks.model import GameRules


class SetEnd(StrEnum):
    """How a set came to its end."""

    PLAYED = "played to the end"
    COUNTED = "counted"
    DECIDED = "winner named"
    AGREED = "agreed"
    FLAG = "flag fell"


@dataclass(frozen=True, slots=True)
class SetRecord:
    """A finished set. `counts` are those of the players, first-named first, part by part."""

    number: int
    starter: Player
    winner: Player | None
    end: SetEnd
    article: Citation
    counts: Counts | None = None
    board: str | None = None


class Record(StrEnum):
    """Whether the moves of a set are written down."""

    NONE = "none"
    KEPT = "kept"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class CountRequest:
    player: Player
    pit: str


class RunningSet(NamedTuple):
    """The set that is being played. `position` is what the recorded moves lead to.

    `unpressed` has made a recorded move and has still to press the clock that completes it. `touched` is
    what the player to move must play.
    """

    number: int
    starter: Player
    position: Position[Any]
    record: Record = Record.NONE
    unpressed: Player | None = None
    touched: str | None = None
    request: CountRequest | None = None
    may_count: frozenset[Player] = frozenset()

    @property
    def to_move(self) -> Player | None:
        """Who is to move, if the moves are recorded."""
        side = self.position.to_move
        return None if self.record is Record.ABANDONED or side is None else player_of(side, self.starter)


@dataclass(frozen=True, slots=True)
class WarningRecord:
    """A warning that stands. `number` is that of its act, which also holds its time and note."""

    number: int
    player: Player
    cause: WarningCause
    reported_by: Reporter


@dataclass(frozen=True, slots=True)
class CardRecord:
    """A finished card: who won it; nobody if it is void."""

    card: str
    winner: Player | None
    reserve: bool


@dataclass(frozen=True, slots=True)
class RunningCard:
    """The card that is being built. `claims` wait for the referee's check in the order they were made."""

    card: str
    reserve: bool
    timer: CardTimer
    claims: tuple[Player, ...] = ()


class State(NamedTuple):
    """What is known. (A tuple, as others here: every act makes a new one, and tuples are the quickest to replace.)

    `tied` is a drawn knock-out match that waits for the lot.
    """

    opened: Opened
    sets: tuple[SetRecord, ...] = ()
    running_set: RunningSet | None = None
    cards: tuple[CardRecord, ...] = ()
    running_card: RunningCard | None = None
    warnings: tuple[WarningRecord, ...] = ()
    clock: Clock | None = None
    handed_out: tuple[str, str] | None = None
    tied: Result | None = None
    result: Result | None = None
    signatures: frozenset[Signer] = frozenset()

    @property
    def set_score(self) -> tuple[int, int]:
        won = [record.winner for record in self.sets]
        return won.count(Player.FIRST), won.count(Player.SECOND)

    @property
    def card_score(self) -> tuple[int, int]:
        won = [record.winner for record in self.cards]
        return won.count(Player.FIRST), won.count(Player.SECOND)

    @property
    def listed_cards(self) -> int:
        """How many cards of the list have been asked; reserves take the place of others and are not counted."""
        return sum(1 for record in self.cards if not record.reserve)

    @property
    def unreplaced_cards(self) -> tuple[str, ...]:
        """The void cards that still wait for a reserve: the first to become void is the first to be replaced."""
        void = tuple(record.card for record in self.cards if record.winner is None)
        return void[len(self.cards) - self.listed_cards :]

    def counted_warnings(self, player: Player) -> int:
        """The warnings of this player that count towards the limit."""
        return sum(1 for warning in self.warnings if warning.player is player and warning.cause.counts)

    def in_set(self, running: RunningSet) -> "State":
        return self._replace(running_set=running)


class Situation(NamedTuple):
    """Everything that decides whether a deed is accepted: the rules, what is known, who acts, and the act's number."""

    rules: GameRules
    game: Game | None
    state: State
    actor: Actor
    number: int

    def name(self, player: Player) -> str:
        return self.state.opened.name(player)


Step = tuple[State, Citation]
