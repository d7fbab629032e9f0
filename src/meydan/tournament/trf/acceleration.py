"""Virtual points of accelerated rounds: as stated in 250 or XXA lines, or by the Baku method named in 192."""

from collections.abc import Sequence

from meydan.tournament.crosstable import PointSystem
from meydan.tournament.trf.settings import Acceleration

VirtualPoints = dict[int, tuple[int, ...]]


def stated_virtual_points(accelerations: Sequence[Acceleration]) -> VirtualPoints:
    by_player: dict[int, dict[int, int]] = {}
    for acceleration in accelerations:
        for number in acceleration.numbers:
            by_player.setdefault(number, {}).update(acceleration.by_round)
    return {
        number: tuple(by_round.get(at, 0) for at in range(1, last + 1))
        for number, by_round in by_player.items()
        if (last := max((at for at, halves in by_round.items() if halves), default=0))
    }


def baku_virtual_points(numbers: Sequence[int], rounds: int, points: PointSystem) -> VirtualPoints:
    """C.04.5.1: the upper half gets a win in the first half of the accelerated rounds and a draw in the second.

    The upper half is made even; the accelerated half of the rounds and its own first half are rounded up.
    """
    accelerated = (rounds + 1) // 2
    full = (accelerated + 1) // 2
    virtual = (points.win,) * full + (points.draw,) * (accelerated - full)
    upper = 2 * ((len(numbers) + 3) // 4)
    return dict.fromkeys(sorted(numbers)[:upper], virtual)
