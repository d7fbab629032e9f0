"""A paper slip as the desk types it, and the deeds that the referee would have entered for it.

The match itself judges them, so that an impossible score is refused with its article (fault 28).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Deed, Match, Player
from meydan.match.deeds import (
    CardAnnounced,
    CardApproved,
    CardClaimed,
    CardVoided,
    LastMinuteCalled,
    ReserveAnnounced,
    Resigned,
    SetBegun,
    SetCounted,
    SetDecided,
)


@dataclass(frozen=True, slots=True)
class SetSlip:
    """One set: the counts of both, or just who won it (nobody: drawn)."""

    winner: Player | None = None
    counts: tuple[tuple[int, ...], tuple[int, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Slip:
    """`sets` of a board game or `cards` of a card race (who won each, nobody: void), in the order they were played.
    `resigned` gave up the match after them."""

    sets: tuple[SetSlip, ...] = ()
    cards: tuple[Player | None, ...] = ()
    resigned: Player | None = None

    @property
    def pattern(self) -> list[object]:
        """What makes a slip recognisable if it is entered for two tables (fault 27): its counts, if it has any."""
        counted = [one.counts for one in self.sets if one.counts is not None]
        return [[list(first), list(second)] for first, second in counted] if len(counted) == len(self.sets) else []


def slip_of_score(first: int, second: int, drawn: int = 0) -> Slip:
    """A slip that tells only how many sets each has won. The winner's sets come last, where the match ends."""
    winner, loser = (Player.FIRST, Player.SECOND) if first >= second else (Player.SECOND, Player.FIRST)
    most, fewest = max(first, second), min(first, second)
    won = [loser] * fewest + [None] * drawn + [winner] * most
    return Slip(tuple(SetSlip(one) for one in won))


def deeds_of(slip: Slip, match: Match) -> Iterator[Deed]:
    for one in slip.sets:
        yield SetBegun()
        yield SetDecided(one.winner) if one.counts is None else SetCounted(*one.counts)
    yield from card_deeds(slip.cards, match)
    if slip.resigned is not None:
        yield Resigned(slip.resigned)


def card_deeds(winners: tuple[Player | None, ...], match: Match) -> Iterator[Deed]:
    """The listed cards in order, then the reserves."""
    cards, reserves = match.state.opened.cards, match.state.opened.reserves
    last_call = match.rules.cards.last_call if match.rules.cards else None
    for at, winner in enumerate(winners):
        if at < len(cards):
            yield CardAnnounced(cards[at])
        elif at - len(cards) < len(reserves):
            yield ReserveAnnounced(reserves[at - len(cards)])
        else:
            yield CardAnnounced(cards[-1] if cards else "?")  # one card too many: the match says why not
        if winner is not None:
            yield CardClaimed(winner)
            yield CardApproved()
            continue
        if last_call:
            yield LastMinuteCalled()
        yield CardVoided()


def check_decided(match: Match) -> None:
    """A slip tells how the match ended; half a slip is none."""
    if match.result is not None or match.state.tied is not None:
        return
    rule = match.rules.cards or match.rules.sets
    raise Refusal(
        Words(
            "Bu kâğıda göre maç bitmedi; eksik setleri ya da kartları yazın.",
            "By this slip the match is not over; enter the missing sets or cards.",
        ),
        rule.article.reference if rule else match.rules.points.article.reference,
    )
