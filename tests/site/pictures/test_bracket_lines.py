"""The lines of a knock-out's picture say who came from where, also when every round is drawn afresh."""

import itertools
import re

from meydan.site.pictures.bracket import bracket_picture, lanes_of
from meydan.tournament.fresh_draw import draw_round
from meydan.tournament.knockout import Knockout
from meydan.tournament.knockout_results import won

PATH = re.compile(r"M(\d+) (\d+)H(\d+)V(\d+)H(\d+)")


def drawn_afresh(players: int, rounds: int, seed: int) -> Knockout:
    made = Knockout(tuple(range(1, players + 1)))
    for number in range(rounds):
        made = draw_round(made, f"{seed}-{number}")
        for pairing in made.to_play:
            made = won(made, pairing.table, max(pairing.players))
    return made


def steps_of(path: str) -> list[int]:
    found = PATH.fullmatch(path)
    assert found
    return [int(step) for step in found.groups()]


def test_lines_to_different_boxes_never_run_over_each_other() -> None:
    for seed in range(20):
        picture = bracket_picture(drawn_afresh(12, 4, seed), {number: f"Oyuncu {number}" for number in range(1, 13)})
        found = [steps_of(path) for path in picture.paths]
        box_at = {box.x: [one for one in picture.boxes if one.x == box.x] for box in picture.boxes}
        for one, other in itertools.combinations(found, 2):
            to_one, to_other = (
                next(box for box in box_at[path[4]] if box.y <= path[3] <= box.y + picture.box_height)
                for path in (one, other)
            )
            if to_one == to_other or one[2] != other[2]:
                continue
            assert max(min(one[1], one[3]), min(other[1], other[3])) > min(max(one[1], one[3]), max(other[1], other[3]))


def test_a_line_ends_at_the_name_of_the_player_who_came() -> None:
    picture = bracket_picture(drawn_afresh(4, 2, 1), {number: f"Oyuncu {number}" for number in range(1, 5)})
    final = next(box for box in picture.boxes if box.round_number == 2)
    ends = sorted(steps_of(path)[3] for path in picture.paths)
    assert ends == [y - 5 for y, _ in final.lines]


def test_lanes_are_shared_by_lines_that_do_not_meet() -> None:
    assert lanes_of([[0, 50], [60, 90], [40, 70]]) == [0, 0, 1]
