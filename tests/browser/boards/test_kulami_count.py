"""Kulami's final board, tapped by the referee: the written board, and the three parts of the score drawn on it."""

import random
from typing import Any

import pytest

from meydan.games import find_game
from meydan.games.kulami_hole import Hole, holes_of
from meydan.games.kulami_json import layout_data, score_data
from meydan.games.kulami_plates import LAYOUTS
from meydan.games.kulami_score import score
from meydan.games.side import Side
from tests.browser.boards.table import Table

SCORES = """async ([layout, boards]) => {
  const { score } = await import("/meydan/boards/kulami_score.js");
  return boards.map((pieces) => score(layout, pieces));
}"""


def random_marbles(rng: random.Random) -> dict[Hole, Side]:
    """Any number of marbles, from few to a board that is full of long lines."""
    holes = list(holes_of(LAYOUTS["standard"].holes))
    return {hole: rng.choice(list(Side)) for hole in rng.sample(holes, rng.randint(0, 64))}


@pytest.mark.article(
    "tazof-kulami.kulami.score-row", "tazof-kulami.kulami.score-area", "tazof-kulami.kulami.score-plate"
)
@pytest.mark.parametrize("name", LAYOUTS)
def test_phone_counts_as_the_rules_do(table: Table, name: str) -> None:
    rng = random.Random(8)
    boards = [random_marbles(rng) for _ in range(120)]
    data = [{str(hole): side.seat for hole, side in marbles.items()} for marbles in boards]
    counted = table.page.evaluate(SCORES, [layout_data(LAYOUTS[name]), data])
    assert counted == [score_data(score(LAYOUTS[name], marbles)) for marbles in boards]


def final_board() -> tuple[Any, str]:
    """A finished game and its board as written."""
    kulami, rng = find_game("kulami"), random.Random(3)
    position = kulami.start()
    while position.outcome is None:
        position = position.play(rng.choice(position.moves()))
    return position, position.text.split(" ")[0]


@pytest.mark.article("tazof-kulami.kulami.score-sheet")
def test_tapped_board_is_handed_over_as_the_count_needs_it(table: Table) -> None:
    position, rows = final_board()
    last_rank = rows.rpartition("/")[2]
    table.open_count("standard", rows=rows.removesuffix(last_rank) + "........")
    for file, mark in zip("abcdefgh", last_rank, strict=True):
        table.click([f"{file}1"] * {".": 3, "x": 1, "o": 2}[mark])
    state = table.look().handed[-1]
    assert state["rows"] == rows
    assert state["marbles"] == [marbles.bit_count() for marbles in position.marbles]
    assert state["score"] == score_data(position.score)
    assert find_game("kulami").count(state["rows"]) == position.counts()


def test_hole_goes_from_empty_to_black_to_red_to_empty(table: Table) -> None:
    table.open_count("standard")
    heard = []
    for _ in range(3):
        table.type_keys(["d4"])
        heard.append(table.look().heard)
    assert heard == [
        "d4, siyah. Siyah: 1 · Kırmızı: 0.",
        "d4, kırmızı. Siyah: 0 · Kırmızı: 1.",
        "d4, boş. Siyah: 0 · Kırmızı: 0.",
    ]
    table.type_keys(["d4"])
    table.page.keyboard.press("Delete")
    look = table.look()
    assert (look.heard, look.pieces) == (heard[-1], {})


def test_score_is_drawn_in_its_three_parts(table: Table) -> None:
    position, rows = final_board()
    counted = position.score
    table.open_count("standard", rows=rows)
    table.page.evaluate("(score) => count.showScore(score)", score_data(counted))
    page = table.page
    for seat, side in enumerate(("first", "second")):
        own = getattr(counted, side)
        assert page.locator(f".score-line.{side}").count() == len(own.lines)
        assert page.locator(f".score-area.{side}").count() == 1
        held = page.eval_on_selector_all(f".score-plate.{side}", "(all) => all.map((one) => one.dataset.plate)")
        assert held == [plate.mark for plate in own.plates]
        cells = page.locator(f"table tr td:nth-child({seat + 2})").all_inner_texts()
        assert cells == list(map(str, [*counted.parts[seat], counted.totals[seat]]))
    page.get_by_role("button", name="Levhalar").click()
    assert page.locator(".score-line, .score-area").count() == 0
    assert page.locator(".score-plate").count() == len(counted.first.plates) + len(counted.second.plates)
