"""The order of the players: points, then the tie-breaks one after the other, then shared places or a lot."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from meydan.tournament.crosstable import CrossTable
from meydan.tournament.lots import Lot
from meydan.tournament.standings.codes import TieBreak, order_of, tie_break
from meydan.tournament.standings.counting import SetScores
from meydan.tournament.standings.places import placed
from meydan.tournament.standings.scorecards import Pairings, scorecards
from meydan.tournament.standings.terms import Sum
from meydan.tournament.standings.values import values_of

HOUSE_ORDER = "BH/C1,BH,SB,WIN,DE"
POINTS = tie_break("PTS")


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's line: the place (shared by all who are level) and the values, points first."""

    number: int
    name: str
    place: int
    values: tuple[Sum, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole list, best first. `codes` name the values of each line: PTS, then the order asked for."""

    codes: tuple[TieBreak, ...]
    lines: tuple[Standing, ...]
    _by_number: dict[int, Standing] = field(repr=False, compare=False)

    def of(self, number: int) -> Standing | None:
        return self._by_number.get(number)


def standings(
    table: CrossTable,
    order: str = HOUSE_ORDER,
    *,
    pairings: Pairings = Pairings.SWISS,
    set_scores: SetScores | None = None,
    lot: Lot[int] | None = None,
) -> Standings:
    """Rank the players of a cross table.

    Who is level after the last tie-break shares the place; those who took part in the recorded `lot` are told apart by
    the order it drew.
    """
    cards = scorecards(table, pairings)
    codes = (POINTS, *(code for code in order_of(order) if code.name != POINTS.name))
    groups = [sorted(cards.cards)]
    columns = []
    for code in codes:
        values = values_of(code, cards, groups, set_scores or {})
        columns.append(values)
        keys = _keys(code, values)
        groups = [part for group in groups for part in _parts(group, keys)]
    drawn = {number: at for at, number in enumerate(lot.result)} if lot else {}
    lot_keys = {number: (False, drawn.get(number, len(drawn))) for number in cards.cards}
    groups = [part for group in groups for part in _parts(group, lot_keys)]
    names = {contestant.number: contestant.name for contestant in table.contestants}
    lines = tuple(
        Standing(number, names[number], place, tuple(column[number] for column in columns))
        for place, group in placed(groups)
        for number in group
    )
    return Standings(codes, lines, {line.number: line for line in lines})


Key = tuple[bool, int]


def _keys(code: TieBreak, values: Mapping[int, Sum]) -> dict[int, Key]:
    """Smaller is better; who has no value comes after those who have one."""
    sign = 1 if code.kind.lower_is_better else -1
    return {number: (value.amount is None, sign * (value.amount or 0)) for number, value in values.items()}


def _parts(group: Sequence[int], keys: Mapping[int, Key]) -> list[list[int]]:
    parts: dict[Key, list[int]] = {}
    for number in group:
        parts.setdefault(keys[number], []).append(number)
    return [parts[key] for key in sorted(parts)]
