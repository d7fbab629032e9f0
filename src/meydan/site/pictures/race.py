"""The race for points: how the leaders got where they are, round by round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from meydan.tournament.crosstable import Contestant, CrossTable

WIDTH, HEIGHT = 640, 360
WIDEST_ROUND = 64  # few rounds make a narrow picture: the names beside it are seen on a phone too
LEFT, TOP, BOTTOM = 40, 20, 56
LETTER, LABEL_HEIGHT = 8, 20
LEADERS = 8
BESIDE = 3  # lines that run the same way stand beside each other


@dataclass(frozen=True, slots=True)
class Runner:
    """One player's line. `look` is 1 to 8: each has a stroke and a mark of its own, never a hue alone."""

    look: int
    number: int
    name: str
    halves: tuple[int, ...]  # after each round, from 0 on
    points: tuple[tuple[int, int], ...]
    label_y: int

    @property
    def path(self) -> str:
        return "M" + "L".join(f"{x} {y}" for x, y in self.points)

    @property
    def end(self) -> tuple[int, int]:
        return self.points[-1]


@dataclass(frozen=True, slots=True)
class Race:
    width: int
    height: int
    left: int
    right: int
    bottom: int
    rounds: tuple[tuple[int, int], ...]  # x and number
    scale: tuple[tuple[int, int], ...]  # y and points in halves
    runners: tuple[Runner, ...]

    @property
    def labels_at(self) -> int:
        return self.right + 28


def race(table: CrossTable, order: Sequence[int], names: Mapping[int, str], leaders: int = LEADERS) -> Race:
    """The first of `order` (starting numbers, best first), each with the points after every round."""
    by_number = {contestant.number: contestant for contestant in table.contestants}
    running = {number: totals(table, by_number[number]) for number in order[:leaders]}
    rounds = max((len(halves) for halves in running.values()), default=1) - 1
    most = max((halves[-1] for halves in running.values()), default=0)
    across = min((WIDTH - LEFT) // max(rounds, 1), WIDEST_ROUND)
    right, bottom = LEFT + across * rounds, TOP + HEIGHT

    def height_of(halves: int) -> int:
        return bottom - HEIGHT * halves // max(most, 2)

    labels = spread([height_of(halves[-1]) for halves in running.values()], bottom)
    runners = tuple(
        Runner(
            look,
            number,
            names[number],
            halves,
            tuple(
                (LEFT + across * at, height_of(value) + BESIDE * (look - LEADERS // 2))
                for at, value in enumerate(halves)
            ),
            label,
        )
        for look, ((number, halves), label) in enumerate(zip(running.items(), labels, strict=True), 1)
    )
    widest = max((len(runner.name) for runner in runners), default=0)
    step = 2 * max(1, most // 20)
    return Race(
        right + 28 + LETTER * (widest + 6),
        bottom + BOTTOM,
        LEFT,
        right,
        bottom + BESIDE * LEADERS // 2,
        tuple((LEFT + across * number, number) for number in range(rounds + 1)),
        tuple((height_of(halves), halves) for halves in range(0, most + 1, step)),
        runners,
    )


def beside(look: int) -> int:
    return BESIDE * (look - LEADERS // 2)


def totals(table: CrossTable, contestant: Contestant) -> tuple[int, ...]:
    sums = [0]
    for encounter in contestant.encounters:
        sums.append(sums[-1] + table.points.of(encounter.result))
    return tuple(sums)


def spread(wanted: Sequence[int], bottom: int) -> list[int]:
    """Heights for the labels, near their lines' ends and never on each other; the leaders come first (on top)."""
    heights: list[int] = []
    for height in wanted:
        heights.append(max(height, heights[-1] + LABEL_HEIGHT) if heights else height)
    over = heights[-1] - bottom if heights else 0
    return [height - max(0, over) for height in heights]
