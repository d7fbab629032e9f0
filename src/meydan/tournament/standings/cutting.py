"""Which rounds a cut takes out (C.07, articles 14 and 16.5)."""

from dataclasses import dataclass

from meydan.tournament.standings.terms import Cut, Term


@dataclass(slots=True, eq=False)
class Weighed:
    """A term with what decides whether it is cut: the opponent's score, and whether the round was missed by choice."""

    term: Term
    score: int
    missed: bool


def cut(weighed: list[Weighed], low: int, high: int, rounds: int) -> None:
    """Mark the weakest and the strongest terms as cut; never more than there are rounds."""
    low = min(low, rounds)
    left = list(weighed)
    for _ in range(min(low, len(left))):
        left.remove(_cut_weakest(left))
    for _ in range(min(high, rounds - low, len(left))):
        strongest = max(left, key=lambda one: (one.score, one.term.amount))
        strongest.term.cut = Cut.HIGHEST
        left.remove(strongest)


def _cut_weakest(left: list[Weighed]) -> Weighed:
    """The weakest opponent goes; but a round missed by choice goes first, unless it would take away less (16.5)."""
    weakest = min(left, key=lambda one: (one.score, one.term.amount))
    missed = min((one for one in left if one.missed), key=lambda one: (one.term.amount, one.score), default=None)
    if missed is None or weakest.term.amount > missed.term.amount:
        weakest.term.cut = Cut.LOWEST
        return weakest
    missed.term.cut = Cut.LOWEST if missed is weakest else Cut.MISSED_FIRST
    return missed
