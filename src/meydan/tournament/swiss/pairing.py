"""Pairing a round: the bye's score first, then bracket by bracket from the top (C.04.3 article 1.9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from meydan.games.words import Words
from meydan.tournament.crosstable import CrossTable
from meydan.tournament.swiss.allocation import allocate
from meydan.tournament.swiss.avoidance import LiftedPairs, lift_avoided
from meydan.tournament.swiss.bracket import Bracket, Paired
from meydan.tournament.swiss.completion import can_pair_all
from meydan.tournament.swiss.exact import pair_exactly
from meydan.tournament.swiss.field import Player, field_of
from meydan.tournament.swiss.impossible import why_impossible
from meydan.tournament.swiss.quick import quick_pairing

Outcome = tuple[Bracket, Paired]


@dataclass(frozen=True, slots=True)
class Pairing:
    """A round: (white, black) by starting number in board order, and who has the bye.

    `lifted` are avoided pairs that had to be allowed, because the round could not have been paired without them.
    """

    boards: tuple[tuple[int, int], ...]
    bye: int | None = None
    lifted: LiftedPairs = ()


@dataclass(frozen=True, slots=True)
class Impossible:
    """There is no pairing, and why."""

    reason: Words


def pair(table: CrossTable) -> Pairing | Impossible:
    """Pair the next round of a tournament by the FIDE Dutch system."""
    field, lifted = playing_field(table)
    if not can_be_paired(field):
        return Impossible(why_impossible(field))
    outcomes = pair_brackets(field, table.played_rounds)
    allocations = [allocate(one, other, table.first_colour) for _, paired in outcomes for one, other in paired.pairs]
    allocations.sort(key=lambda allocation: _board_order(allocation.white, allocation.black))
    left = outcomes[-1][1].downfloaters
    boards = tuple((allocation.white.number, allocation.black.number) for allocation in allocations)
    return Pairing(boards, left[0].number if left else None, lifted)


def playing_field(table: CrossTable) -> tuple[tuple[Player, ...], LiftedPairs]:
    """The players to be paired, kept apart as far as possible, and the avoided pairs that are allowed after all."""
    field = field_of(table, table.forbidden | table.avoided)
    if not table.avoided or can_be_paired(field):
        return field, ()
    field = field_of(table, table.forbidden)
    if not can_be_paired(field):
        return field, ()
    lifted = lift_avoided(field, table.avoided)
    return field_of(table, table.forbidden | (table.avoided - set(map(frozenset, lifted)))), lifted


def can_be_paired(field: Sequence[Player]) -> bool:
    if len(field) % 2 == 0:
        return bool(field) and can_pair_all(field, None)
    return lowest_bye_score(field) is not None


def lowest_bye_score(field: Sequence[Player]) -> int | None:
    """C5: the lowest score whose players include one that can have the bye."""
    scores = sorted({player.score for player in field if player.may_have_bye})
    return next((score for score in scores if can_pair_all(field, score)), None)


def pair_brackets(field: Sequence[Player], rounds: int) -> list[Outcome]:
    """Every bracket from the top with what became of it; whoever floats down from the last one has the bye."""
    bye_score = lowest_bye_score(field) if len(field) % 2 else None
    groups = [list(group) for _, group in groupby(field, key=lambda player: player.score)]
    outcomes: list[Outcome] = []
    moved_down: Sequence[Player] = ()
    for index, residents in enumerate(groups):
        following = groups[index + 1] if index + 1 < len(groups) else []
        below = [player for group in groups[index + 2 :] for player in group]
        bracket = Bracket(moved_down, residents, following, below, bye_score, rounds)
        paired = quick_pairing(bracket) or pair_exactly(bracket)
        outcomes.append((bracket, paired))
        moved_down = paired.downfloaters
    return outcomes


def _board_order(white: Player, black: Player) -> tuple[int, int, int]:
    """The board with the highest player first; of equal ones the higher opponent, then the starting number."""
    (higher, place), (lower, _) = sorted(((-white.points, white.place), (-black.points, black.place)))
    return higher, lower, place
