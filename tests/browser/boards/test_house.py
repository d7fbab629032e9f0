"""What holds for every board: nothing for axe to find, each board alone and small, motion only where it is wanted."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

import meydan.site
from meydan.games import GAMES, find_game
from tests.browser.boards.person import steps
from tests.browser.boards.table import Table

BOARDS = Path(meydan.site.__file__).parent / "static" / "meydan" / "boards"
NAMES = ["mangala", "pentago", "kure", "hex", "koridor", "abalone", "kulami", "reversi"]
SHARED = {"board.js", "composition.js", "controls.js", "drawing.js", "stage.js", "square.js", "words.js", "boards.css"}


def test_every_board_game_is_drawn() -> None:
    assert {game.name for game in GAMES.values()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing_on_a_board_with_a_half_made_move(table: Table, name: str) -> None:
    game = find_game(name)
    position = game.start()
    move = position.moves()[-1]
    table.open(game, position)
    table.page.get_by_text("Yazarak ve dinleyerek").click()
    table.click(steps(name, position, str(move))[:-1])
    found = Axe().run(table.page)
    assert found.violations_count == 0, found.generate_report()


def test_axe_finds_nothing_on_a_counted_board_in_the_dark(table: Table) -> None:
    table.page.emulate_media(color_scheme="dark")
    table.open_count("standard", rows="/".join(["xxxxxooo"] * 8))
    table.page.evaluate("() => count.showScore(count.state.score)")
    found = Axe().run(table.page)
    assert found.violations_count == 0, found.generate_report()


def test_board_loads_alone_and_small(table: Table) -> None:
    for name in NAMES:
        game = find_game(name)
        table.asked.clear()
        table.page.reload()
        table.open(game, game.start())
        loaded = {url.rpartition("/")[2] for url in table.asked if "/meydan/" in url and "/look/" not in url}
        assert loaded == SHARED | {f"{name}.js"}
        assert sum((BOARDS / file).stat().st_size for file in loaded - {"words.js"}) < 60_000


def test_new_pieces_come_with_motion_unless_less_is_asked_for(table: Table) -> None:
    reversi = find_game("reversi")
    start = reversi.start()
    for wanted, motion in (("no-preference", "board-came"), ("reduce", "none")):
        table.page.emulate_media(reduced_motion=wanted)
        table.open(reversi, start)
        table.show(start.play(reversi.move("d3")), "d3")
        shown = "() => getComputedStyle(document.querySelector('.piece[data-cell=d3]')).animationName"
        assert table.page.evaluate(shown) == motion


def test_sides_differ_by_mark_not_by_colour_alone(table: Table) -> None:
    for name in NAMES[1:]:
        game = find_game(name)
        position = game.start()
        for _ in range(2):
            position = position.play(position.moves()[0])
        table.open(game, position)
        for side, mark in (("first", "dot"), ("second", "ring")):
            drawn = table.page.locator(f".piece.{side}").count()
            assert table.page.locator(f".piece.{side} > .{mark}").count() == drawn > 0
