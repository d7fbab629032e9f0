"""What can happen in a match. Each deed is a small value; `kind` is its name in files and on the wire."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from meydan.match.clock import ClockSettings
from meydan.match.player import Player
from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.facts import Condition
from meydan.rulebooks.referee import ActKind, Breach


@dataclass(frozen=True, slots=True)
class Person:
    """A player as the pairing names them, with the conditions that exempt from some articles."""

    name: str
    conditions: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Opened:
    """The match begins: who plays whom. The first-named starts set 1.

    A card race needs its `cards` and may have `reserves` and a time for each card. In a knock-out somebody must go on.
    """

    kind: ClassVar[str] = "match opened"
    first: Person
    second: Person
    knockout: bool = False
    clock: ClockSettings | None = None
    cards: tuple[str, ...] = ()
    reserves: tuple[str, ...] = ()
    card_ms: int | None = None
    level: Level = Level.SCHOOL

    def person(self, player: Player) -> Person:
        return self.first if player is Player.FIRST else self.second

    def name(self, player: Player) -> str:
        return self.person(player).name


# ── sets ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class SetBegun:
    """The next set begins; the rulebook says who starts it."""

    kind: ClassVar[str] = "set begun"


@dataclass(frozen=True, slots=True)
class MovePlayed:
    """A move of the running set, in the game's notation."""

    kind: ClassVar[str] = "move played"
    move: str


@dataclass(frozen=True, slots=True)
class PieceTouched:
    """A player has touched or placed a piece: the move must begin with it (`3`, `c1`, a cell that is now taken)."""

    kind: ClassVar[str] = "piece touched"
    player: Player
    piece: str


@dataclass(frozen=True, slots=True)
class RecordAbandoned:
    """The moves of this set are no longer written down; from here on the referee enters how it ends."""

    kind: ClassVar[str] = "record abandoned"


@dataclass(frozen=True, slots=True)
class SetCounted:
    """The referee's count for each player: one number, or the three parts of a score sheet (rows, area, plates).

    `board` is the final board as rows of pieces, if it was entered: the count must agree with it.
    """

    kind: ClassVar[str] = "set counted"
    first: tuple[int, ...]
    second: tuple[int, ...]
    board: str | None = None


@dataclass(frozen=True, slots=True)
class SetDecided:
    """The referee names the winner of the set, or nobody for a drawn one."""

    kind: ClassVar[str] = "set decided"
    winner: Player | None


@dataclass(frozen=True, slots=True)
class SetAgreed:
    """The players agree that the set is won by one of them, or drawn."""

    kind: ClassVar[str] = "set agreed"
    winner: Player | None


# ── the end of a match ───────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gives up the match."""

    kind: ClassVar[str] = "resigned"
    player: Player


@dataclass(frozen=True, slots=True)
class NoShow:
    """One player, or both, did not come."""

    kind: ClassVar[str] = "no-show"
    absent: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Disqualified:
    kind: ClassVar[str] = "disqualified"
    players: tuple[Player, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Ruled:
    """The head referee's ruling in free words. With `points` (half points, first-named first) it ends the match."""

    kind: ClassVar[str] = "ruled"
    words: str
    points: tuple[int, int] | None = None
    article: str | None = None


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """Who goes on from a drawn knock-out match. A lot drawn by the program names its seed; it can be drawn again."""

    kind: ClassVar[str] = "lot drawn"
    advances: Player
    seed: str | None = None


class Signer(StrEnum):
    FIRST = "first"
    SECOND = "second"
    REFEREE = "referee"


@dataclass(frozen=True, slots=True)
class Signed:
    """A signature under the result. `shown` is what was signed, as `Match.to_sign` writes it."""

    kind: ClassVar[str] = "signed"
    by: Signer
    shown: str


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class CardAnnounced:
    """The referee names the next card of the list and both begin. Another card needs the head referee's `note`."""

    kind: ClassVar[str] = "card announced"
    card: str
    note: str | None = None


@dataclass(frozen=True, slots=True)
class ReserveAnnounced:
    """A reserve takes the place of a void card."""

    kind: ClassVar[str] = "reserve announced"
    card: str
    note: str | None = None


@dataclass(frozen=True, slots=True)
class CardClaimed:
    """A player says "finished"."""

    kind: ClassVar[str] = "card claimed"
    player: Player


@dataclass(frozen=True, slots=True)
class CardApproved:
    """The referee has checked the (first) claim: it is right, and the card is won."""

    kind: ClassVar[str] = "card approved"


@dataclass(frozen=True, slots=True)
class CardRefused:
    """The referee has checked the (first) claim: it is not right, and play goes on."""

    kind: ClassVar[str] = "card refused"


@dataclass(frozen=True, slots=True)
class LastMinuteCalled:
    """`elapsed`: milliseconds since the card was announced, as the device measured them."""

    kind: ClassVar[str] = "last minute called"
    elapsed: int | None = None


@dataclass(frozen=True, slots=True)
class CardVoided:
    """Nobody made the card in time. `elapsed`: milliseconds since the call, or since the card where there is none."""

    kind: ClassVar[str] = "card voided"
    elapsed: int | None = None


@dataclass(frozen=True, slots=True)
class SetsHandedOut:
    """Which set each player was given, drawn by lot from `sets`; the seed repeats the draw."""

    kind: ClassVar[str] = "sets handed out"
    sets: tuple[str, str]
    seed: str


# ── warnings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Reporter(StrEnum):
    """Who noticed the breach."""

    OPPONENT = "opponent"
    REFEREE = "referee"


@dataclass(frozen=True, slots=True)
class Warned:
    """One warning to a player, or to both at once. `article` chooses among articles that know the same breach."""

    kind: ClassVar[str] = "warned"
    players: tuple[Player, ...]
    breach: Breach
    reported_by: Reporter
    article: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class WarningWithdrawn:
    """The warning given by act number `warning` no longer counts."""

    kind: ClassVar[str] = "warning withdrawn"
    warning: int
    reason: str


# ── what else a referee does ─────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class CountRequested:
    """A player asks the referee to count a pit."""

    kind: ClassVar[str] = "count requested"
    player: Player
    pit: str


@dataclass(frozen=True, slots=True)
class CountAnswered:
    kind: ClassVar[str] = "count answered"
    stones: int


@dataclass(frozen=True, slots=True)
class RefereeActed:
    """Something that the referee does under an article: a permission, a piece put back, a move taken back …

    `article` chooses where several articles provide the same.
    """

    kind: ClassVar[str] = "referee acted"
    act: ActKind
    player: Player
    article: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Objected:
    """A player objects; the referee has accepted it or not."""

    kind: ClassVar[str] = "objected"
    player: Player
    about: ActKind
    accepted: bool
    note: str | None = None


# ── clock: every `elapsed` is the duration, in milliseconds, since the act that set this clock going ─────────────────


@dataclass(frozen=True, slots=True)
class ClockStarted:
    kind: ClassVar[str] = "clock started"
    player: Player


@dataclass(frozen=True, slots=True)
class ClockPressed:
    """The player has moved and presses: the opponent's time runs."""

    kind: ClassVar[str] = "clock pressed"
    player: Player
    elapsed: int


@dataclass(frozen=True, slots=True)
class ClockPaused:
    kind: ClassVar[str] = "clock paused"
    elapsed: int


@dataclass(frozen=True, slots=True)
class ClockResumed:
    kind: ClassVar[str] = "clock resumed"


@dataclass(frozen=True, slots=True)
class ClockCorrected:
    """What both faces must show, in milliseconds."""

    kind: ClassVar[str] = "clock corrected"
    first: int
    second: int
    reason: str


@dataclass(frozen=True, slots=True)
class FlagFell:
    """A player's time is over. `first` and `second` are the players' counts then, where moves were not recorded."""

    kind: ClassVar[str] = "flag fell"
    player: Player
    elapsed: int | None = None
    first: int | None = None
    second: int | None = None


# ── corrections: nothing is edited ───────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Corrected:
    """Act number `target` should have been `deed`."""

    kind: ClassVar[str] = "corrected"
    target: int
    deed: "Happening"
    reason: str


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Act number `target` did not happen."""

    kind: ClassVar[str] = "withdrawn"
    target: int
    reason: str


# What happens at the table …
Happening = (
    Opened
    | SetBegun
    | PieceTouched
    | MovePlayed
    | RecordAbandoned
    | SetCounted
    | SetDecided
    | SetAgreed
    | Resigned
    | NoShow
    | Disqualified
    | Ruled
    | LotDrawn
    | Signed
    | CardAnnounced
    | ReserveAnnounced
    | CardClaimed
    | CardApproved
    | CardRefused
    | LastMinuteCalled
    | CardVoided
    | SetsHandedOut
    | Warned
    | CountRequested
    | CountAnswered
    | RefereeActed
    | Objected
    | ClockStarted
    | ClockPressed
    | ClockPaused
    | ClockResumed
    | ClockCorrected
    | FlagFell
)

# … and what is said about it afterwards.
Correction = Corrected | Withdrawn | WarningWithdrawn

Deed = Happening | Correction
