"""Which rounds a cut takes out (C.07, articles 14 and 16.5)."""

from collections.abc import Collection, Sequence

from meydan.tournament.standings.terms import Cut, Term


def after_cut(terms: Sequence[Term], low: int, high: int, missed: Collection[int] = ()) -> list[Term]:
    """The terms, the weakest and the strongest of them marked as cut. `missed` are the rounds missed by choice."""
    left = list(terms)
    cuts: dict[int, Cut] = {}
    for _ in range(min(low, len(left))):
        weakest, why = _weakest(left, missed)
        cuts[weakest.round_number] = why
        left.remove(weakest)
    for _ in range(min(high, len(left))):
        strongest = max(left, key=lambda term: (_strength(term), term.amount))
        cuts[strongest.round_number] = Cut.HIGHEST
        left.remove(strongest)
    return [term._replace(cut=cuts[term.round_number]) if term.round_number in cuts else term for term in terms]


def _weakest(left: Sequence[Term], missed: Collection[int]) -> tuple[Term, Cut]:
    """The weakest opponent goes; but a round missed by choice goes first, unless it would take away less (16.5)."""
    weakest = min(left, key=lambda term: (_strength(term), term.amount))
    first = min(
        (term for term in left if term.round_number in missed),
        key=lambda term: (term.amount, _strength(term)),
        default=weakest,
    )
    if first == weakest or weakest.amount > first.amount:
        return weakest, Cut.LOWEST
    return first, Cut.MISSED_FIRST


def _strength(term: Term) -> int:
    """The opponent's score or rating, whatever it was multiplied by."""
    return term.amount if term.factors is None else term.factors[0]
