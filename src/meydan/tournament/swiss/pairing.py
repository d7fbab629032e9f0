"""Pairing a round: the bye's score first, then bracket by bracket from the top (C.04.3 article 1.9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from meydan.games.words import Words
from meydan.tournament.crosstable import CrossTable
from meydan.tournament.swiss.allocation import allocate
from meydan.tournament.swiss.bracket import Bracket, Pair
from meydan.tournament.swiss.completion import can_pair_all
from meydan.tournament.swiss.exact import pair_exactly
from meydan.tournament.swiss.field import Player, field_of
from meydan.tournament.swiss.quick import quick_pairing


@dataclass(frozen=True, slots=True)
class Pairing:
    """A round: (white, black) by starting number in board order, and who has the bye."""

    boards: tuple[tuple[int, int], ...]
    bye: int | None = None


@dataclass(frozen=True, slots=True)
class Impossible:
    """There is no pairing, and why."""

    reason: Words


def pair(table: CrossTable) -> Pairing | Impossible:
    """Pair the next round of a tournament by the FIDE Dutch system."""
    field = field_of(table)
    bye_score: int | None = None
    if len(field) % 2:
        scores = sorted({player.score for player in field if player.may_have_bye})
        bye_score = next((score for score in scores if can_pair_all(field, score)), None)
        if bye_score is None:
            return Impossible(Words(tr="", en=""))
    elif not can_pair_all(field, None):
        return Impossible(Words(tr="", en=""))
    pairs, bye = pair_field(field, bye_score, table.played_rounds)
    allocations = [allocate(one, other, table.first_colour) for one, other in pairs]
    allocations.sort(key=lambda a: _board_order(a.white, a.black))
    return Pairing(tuple((a.white.number, a.black.number) for a in allocations), None if bye is None else bye.number)


def _board_order(white: Player, black: Player) -> tuple[int, int, int]:
    (higher, place), (lower, _) = sorted(((-white.points, white.place), (-black.points, black.place)))
    return higher, lower, place


def pair_field(field: Sequence[Player], bye_score: int | None, rounds: int) -> tuple[list[Pair], Player | None]:
    groups = [list(group) for _, group in groupby(field, key=lambda player: player.score)]
    moved_down: list[Player] = []
    pairs: list[Pair] = []
    for index, residents in enumerate(groups):
        following = groups[index + 1] if index + 1 < len(groups) else []
        below = [player for group in groups[index + 2 :] for player in group]
        bracket = Bracket(moved_down, residents, following, below, bye_score, rounds)
        paired = quick_pairing(bracket) or pair_exactly(bracket)
        pairs += paired.pairs
        moved_down = paired.downfloaters
    return pairs, moved_down[0] if moved_down else None
