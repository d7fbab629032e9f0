"""Counting a Kulami board: rows, the largest area, and plates. It needs only the layout and where the marbles are."""

from collections.abc import Mapping
from dataclasses import dataclass

from meydan.games.errors import InvalidText
from meydan.games.kulami_hole import HOLE_AT, Hole, bits_of, holes_of, pieces_of
from meydan.games.kulami_layout import Layout, Plate
from meydan.games.position import Counts
from meydan.games.side import Side
from meydan.games.words import Words

SHORTEST_LINE = 5
# Right, down and both diagonals to the right, as steps of file and rank.
DIRECTIONS = ((1, 0), (0, -1), (1, -1), (1, 1))

Holes = tuple[Hole, ...]


@dataclass(frozen=True, slots=True)
class ColourScore:
    """What one colour gets, and the holes and plates it comes from."""

    lines: tuple[Holes, ...]
    area: Holes
    plates: tuple[Plate, ...]

    @property
    def line_points(self) -> int:
        return sum(len(line) for line in self.lines)

    @property
    def area_points(self) -> int:
        return len(self.area)

    @property
    def plate_points(self) -> int:
        return sum(len(plate.holes) for plate in self.plates)

    @property
    def total(self) -> int:
        return self.line_points + self.area_points + self.plate_points


@dataclass(frozen=True, slots=True)
class KulamiScore:
    """The score sheet of both colours."""

    first: ColourScore
    second: ColourScore

    @property
    def parts(self) -> Counts:
        """Rows, largest area and plates of black and of red, as the sheet has them one under the other."""
        first, second = ((one.line_points, one.area_points, one.plate_points) for one in (self.first, self.second))
        return first, second

    @property
    def totals(self) -> tuple[int, int]:
        return self.first.total, self.second.total

    @property
    def winner(self) -> Side | None:
        """The higher total wins (article `win`); nobody if they are equal."""
        first, second = self.totals
        if first == second:
            return None
        return Side.FIRST if first > second else Side.SECOND


def score(layout: Layout, marbles: Mapping[Hole, Side]) -> KulamiScore:
    """The score of the marbles on the board, whoever placed them when. Raises InvalidText for one beside the board."""
    for hole in marbles:
        if hole not in layout.plate_at:
            raise InvalidText(str(hole), Words(f"Bu tahtada {hole} deliği yok.", f"this board has no hole {hole}."))
    first, second = ({hole for hole, owner in marbles.items() if owner == side} for side in Side)
    return KulamiScore(colour_score(layout, first, second), colour_score(layout, second, first))


def colour_score(layout: Layout, own: set[Hole], theirs: set[Hole]) -> ColourScore:
    return ColourScore(lines(own), largest_area(own), plates_held(layout, own, theirs))


def lines(own: set[Hole]) -> tuple[Holes, ...]:
    """Article `score-row`: every longest unbroken line of five or more; a marble may lie in several."""
    found = []
    for file_step, rank_step in DIRECTIONS:
        for hole in holes_of(bits_of(own)):
            if HOLE_AT.get((hole.file - file_step, hole.rank - rank_step)) in own:
                continue  # not the beginning of its line
            line = [hole]
            while (after := HOLE_AT.get((line[-1].file + file_step, line[-1].rank + rank_step))) in own:
                line.append(after)
            if len(line) >= SHORTEST_LINE:
                found.append(tuple(line))
    return tuple(found)


def largest_area(own: set[Hole]) -> Holes:
    """Article `score-area`: the largest group joined sideways or up and down; of equal ones, the first from the top."""
    return max(pieces_of(own), key=len, default=())


def plates_held(layout: Layout, own: set[Hole], theirs: set[Hole]) -> tuple[Plate, ...]:
    """Article `score-plate`: the plates that carry more own marbles than the opponent's."""
    return tuple(
        plate for plate in layout.plates if len(own.intersection(plate.holes)) > len(theirs.intersection(plate.holes))
    )
