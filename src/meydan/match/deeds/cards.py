"""What happens in a card race."""

from dataclasses import dataclass
from typing import ClassVar

from meydan.match.player import Player


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
