"""Where the boxes and lines of a knock-out's picture go.

A column is a round. A box stands at the middle height of the boxes its players came from, so that the same drawing
serves a bracket and rounds drawn afresh; lines run from each winner's box to the winner's name in the next. Where
lines to two boxes would run over each other, each box has a lane of its own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from meydan.games.words import Words
from meydan.tournament.knockout import How, Knockout, Pairing

NARROWEST, HEIGHT = 180, 52
LETTER = 9  # no name is cut: a box is as wide as the longest one
ACROSS, DOWN = 60, 16
TOP = 34

HOW = {
    How.FORFEIT: Words("hükmen", "forfeit"),
    How.SETTLED: Words("kurayla", "by lot"),
    How.BYE: Words("bay", "bye"),
    How.NOBODY: Words("kimse gelmedi", "nobody came"),
}


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    number: int
    won: bool


@dataclass(frozen=True, slots=True)
class Box:
    x: int
    y: int
    round_number: int
    players: tuple[Player, ...]
    note: Words | None
    for_third: bool

    @property
    def lines(self) -> list[tuple[int, Player]]:
        """The players with the height of their text."""
        return [(self.y + 21 + at * 22, player) for at, player in enumerate(self.players)]


@dataclass(frozen=True, slots=True)
class Picture:
    width: int
    height: int
    columns: tuple[tuple[int, int], ...]  # x and number of each round
    boxes: tuple[Box, ...]
    paths: tuple[str, ...]
    box_width: int
    box_height: int = HEIGHT


def bracket_picture(knockout: Knockout, names: Mapping[int, str]) -> Picture:
    width = max([NARROWEST, *(LETTER * len(name) + 48 for name in names.values())])
    boxes: list[Box] = []
    paths: list[str] = []
    columns: list[tuple[int, int]] = []
    came_from: dict[int, Box] = {}
    for at, each in enumerate(knockout.rounds):
        x = at * (width + ACROSS)
        columns.append((x, each.number))
        placed = [(wanted_height(pairing, came_from, order), pairing) for order, pairing in enumerate(each.pairings)]
        placed = [(height, pairing) for height, pairing in placed if pairing.players]
        free = TOP
        going_on: dict[int, Box] = {}
        for height, pairing in sorted(placed, key=lambda one: (one[1].for_third, one[0])):
            box = box_of(pairing, each.number, x, max(height, free), names)
            free = box.y + HEIGHT + DOWN
            boxes.append(box)
            going_on |= dict.fromkeys(pairing.players, box)
        paths += paths_to([box for box in boxes if box.round_number == each.number], came_from, width)
        came_from = {**came_from, **going_on}
    height = max((box.y for box in boxes), default=TOP) + HEIGHT + DOWN
    return Picture(len(columns) * (width + ACROSS), height, tuple(columns), tuple(boxes), tuple(paths), width)


def wanted_height(pairing: Pairing, came_from: Mapping[int, Box], order: int) -> int:
    heights = [came_from[player].y for player in pairing.players if player in came_from]
    return sum(heights) // len(heights) if heights else TOP + order * (HEIGHT + DOWN)


def box_of(pairing: Pairing, number: int, x: int, y: int, names: Mapping[int, str]) -> Box:
    players = tuple(Player(names[player], player, player == pairing.winner) for player in pairing.players)
    note = HOW.get(pairing.how) if pairing.how else None
    return Box(x, y, number, players, note, pairing.for_third)


def paths_to(column: Sequence[Box], came_from: Mapping[int, Box], width: int) -> list[str]:
    """The lines that end at the boxes of one round."""
    lines = [
        (box, [(came_from[player.number], y - 5) for y, player in box.lines if player.number in came_from])
        for box in column
        if not box.for_third
    ]
    lanes = lanes_of([[edge for one, y in ways for edge in (one.y + HEIGHT // 2, y)] for _, ways in lines])
    apart = ACROSS // (max(lanes, default=0) + 2)
    return [
        f"M{one.x + width} {one.y + HEIGHT // 2}H{box.x - apart * (lane + 1)}V{y}H{box.x}"
        for (box, ways), lane in zip(lines, lanes, strict=True)
        for one, y in ways
    ]


def lanes_of(upright: Sequence[Sequence[int]]) -> list[int]:
    """For each set of heights between which a line runs up or down: the first lane in which it meets no other."""
    taken: list[tuple[int, int, int]] = []
    for heights in upright:
        top, bottom = min(heights, default=0), max(heights, default=0)
        busy = {lane for lane, above, below in taken if top <= below and above <= bottom}
        taken.append((next(lane for lane in range(len(taken) + 1) if lane not in busy), top, bottom))
    return [lane for lane, _, _ in taken]
