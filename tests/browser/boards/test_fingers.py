"""A thumb on a phone of 360 px: large targets where the board allows it, otherwise aim first and confirm."""

from meydan.games import find_game
from tests.browser.boards.table import MIDDLE, Table

SMALLEST = """(selector) => Math.min(...[...document.querySelectorAll(selector)].map((one) => {
  const box = one.getBoundingClientRect();
  return Math.min(box.width, box.height);
}))"""


def tap(table: Table, name: str, aside: float = 0) -> None:
    x, y = table.page.evaluate(MIDDLE, name)
    table.page.touchscreen.tap(x + aside, y)


def test_cells_are_48_px_where_the_board_allows_it(table: Table) -> None:
    for name in ("mangala", "pentago", "kure"):
        game = find_game(name)
        table.open(game, game.start())
        played_on = '[role=gridcell]:not([data-cell$="Store"])'
        assert table.page.evaluate(SMALLEST, played_on) >= 48 - 0.1  # the browser rounds


def test_buttons_are_48_px(table: Table) -> None:
    koridor = find_game("koridor")
    table.open(koridor, koridor.start())
    table.page.get_by_text("Yazarak ve dinleyerek").click()
    assert table.page.evaluate(SMALLEST, "button:not([hidden]), input, summary") >= 48


def test_finger_on_small_cells_aims_at_the_nearest_and_confirms(table: Table) -> None:
    hex_ = find_game("hex")
    table.open(hex_, hex_.start())
    tap(table, "f6", aside=3)
    look = table.look()
    assert (look.heard, look.handed) == ("f6. Düğmeyle onaylayın.", [])
    table.page.get_by_role("button", name="Sağa").click()
    table.page.get_by_role("button", name="Oyna: g6").click()
    assert table.look().handed == ["g6"]


def test_finger_aims_past_what_cannot_be_chosen(table: Table) -> None:
    hex_ = find_game("hex")
    table.open(hex_, hex_.start().play(hex_.move("g6")))
    tap(table, "f6")
    table.page.get_by_role("button", name="Sağa").click()
    assert table.look().heard == "h6. Düğmeyle onaylayın."
    table.page.get_by_role("button", name="Vazgeç").click()
    assert table.look().heard == "Vazgeçildi. Sıra: Mavi. Bir hücre seçin."
    assert table.page.get_by_role("button", name="Oyna:").count() == 0


def test_enlarged_hex_board_needs_no_aiming(table: Table) -> None:
    hex_ = find_game("hex")
    table.open(hex_, hex_.start())
    table.page.get_by_role("button", name="Tahtayı büyüt").click()
    tap(table, "b2")
    assert table.look().handed == ["b2"]


def test_finger_on_large_cells_plays_at_once(table: Table) -> None:
    reversi = find_game("reversi")
    table.open(reversi, reversi.start())
    tap(table, "d3", aside=9)
    assert table.look().handed == ["d3"]


def test_touched_stone_can_be_changed_for_another(table: Table) -> None:
    kure = find_game("kure")
    table.open(kure, kure.start())
    tap(table, "c1")
    tap(table, "e1")
    tap(table, "e2")
    assert table.look().handed == ["e1e2"]


def test_abalone_group_can_be_chosen_ball_by_ball_from_either_end(table: Table) -> None:
    abalone = find_game("abalone")
    table.open(abalone, abalone.start())
    for chosen, move in (
        (["a1", "b2", "c3", "d4"], "a1b2"),
        (["c3", "b2", "a1", "b2"], "a1b2"),
        (["c5", "c4", "c3", "d3"], "c3c5d3"),
        (["c3", "d3"], "c3d3"),
    ):
        table.click(chosen)
        assert table.look().handed == [move]
