"""What the referee at the terminal can choose from, numbered: everything possible now, the head referee's acts too."""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Act, Actor, Deed, Match, Offer, Role, deeds, offers
from meydan.match.match import after
from meydan.match.step import CARD_PLAY

CLOCK = (
    deeds.ClockStarted,
    deeds.ClockPressed,
    deeds.ClockPaused,
    deeds.ClockResumed,
    deeds.ClockCorrected,
    deeds.FlagFell,
)
PLAY = (
    *CARD_PLAY,
    deeds.SetBegun,
    deeds.PieceTouched,
    deeds.MovePlayed,
    deeds.RecordAbandoned,
    deeds.SetCounted,
    deeds.SetDecided,
    deeds.SetAgreed,
    deeds.SetsHandedOut,
    deeds.CountAnswered,
    deeds.Signed,
    deeds.LotDrawn,
)
ENDS = (deeds.Resigned, deeds.NoShow, deeds.Disqualified, deeds.Ruled)

# The headings of the list, in its order; what fits no other is the referee's.
REFEREE = Words("Hakem", "Referee")
GROUPS = (
    (Words("Oyun", "Play"), PLAY),
    (Words("Saat", "Clock"), CLOCK),
    (Words("Uyarı", "Warnings"), (deeds.Warned, deeds.WarningWithdrawn)),
    (REFEREE, (deeds.CountRequested, deeds.RefereeActed, deeds.Objected)),
    (Words("Maç sonu", "End of the match"), ENDS),
    (Words("Düzeltme", "Corrections"), (deeds.Corrected, deeds.Withdrawn)),
)


@dataclass(frozen=True, slots=True)
class Choice:
    """`number` is what the referee types to choose it; `role` is as whom it is done."""

    number: int
    role: Role
    offer: Offer

    @property
    def group(self) -> Words:
        return next((heading for heading, kinds in GROUPS if isinstance(self.offer.deed, kinds)), REFEREE)


def offers_with_roles(match: Match) -> Iterator[tuple[Role, Offer]]:
    """Every offer, done by the table referee where that is allowed, else by the head referee.

    Of two different examples (the last act that each may withdraw) the head referee's goes further.
    """
    by_table, by_head = offers(match, Role.TABLE_REFEREE), offers(match, Role.HEAD_REFEREE)
    for table, head in zip(by_table, by_head, strict=True):
        by_head_only = head.possible and (not table.possible or table.deed != head.deed)
        yield (Role.HEAD_REFEREE, head) if by_head_only else (Role.TABLE_REFEREE, table)


def choices(match: Match) -> list[Choice]:
    """What can be done now, in the order of the headings."""
    possible = [(role, offer) for role, offer in offers_with_roles(match) if offer.possible]
    order = [heading for heading, _ in GROUPS]
    possible.sort(key=lambda one: order.index(Choice(0, *one).group))
    return [Choice(number, role, offer) for number, (role, offer) in enumerate(possible, start=1)]


def impossible(match: Match) -> list[Offer]:
    """What cannot be done now, each with its reason."""
    return [offer for _, offer in offers_with_roles(match) if not offer.possible]


def who_does(match: Match, deed: Deed) -> Role:
    """The table referee, unless only the head referee may do this."""
    act = Act("", match.next_number, Actor(Role.TABLE_REFEREE), "", deed)
    try:
        after(match, act)
    except Refusal:
        return Role.HEAD_REFEREE
    return Role.TABLE_REFEREE
