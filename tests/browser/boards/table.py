"""What a person does at a drawn board, by pointer or by keyboard, and what that person sees and hears."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from meydan.games import Game
from meydan.games.kulami_json import layout_data
from meydan.games.kulami_plates import LAYOUTS
from meydan.games.position import Position

OPEN = """async (settings) => {
  const { openBoard } = await import("/meydan/boards/board.js");
  window.handed = [];
  window.board?.close();
  const onMove = (move) => handed.push(move);
  window.board = await openBoard(document.getElementById("table"), { ...settings, onMove });
}"""
OPEN_COUNT = """async (settings) => {
  const { openKulamiCount } = await import("/meydan/boards/kulami_count.js");
  window.handed = [];
  const onChange = (state) => handed.push(state);
  window.count = openKulamiCount(document.getElementById("table"), { ...settings, onChange });
}"""
# Everything that a look at the board tells, in one question.
LOOK = """() => {
  const all = (selector, tell) => [...document.querySelectorAll(selector)].map(tell);
  return {
    names: Object.fromEntries(all("[role=gridcell]", (cell) => [cell.dataset.cell, cell.getAttribute("aria-label")])),
    pieces: Object.fromEntries(
      all(".piece", (piece) => [piece.dataset.cell, piece.classList.contains("first") ? "x" : "o"])),
    stones: Object.fromEntries(all(".heap", (heap) => [heap.dataset.cell, heap.querySelectorAll(".pebble").length])),
    walls: all(".wall", (wall) => wall.dataset.wall).sort(),
    handed: handed.splice(0),
    heard: document.querySelector("[role=status]").textContent,
  };
}"""
ROWS = """() => [...document.querySelectorAll("[role=row]")].map(
  (row) => [...row.children].map((cell) => cell.dataset.cell))"""
MIDDLE = """(name) => {
  const box = document.querySelector(`[role=gridcell][data-cell="${name}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

Step = str | tuple[str]  # a cell's name, or the words on a button


def written(moves: Iterable[object]) -> list[str]:
    return [str(move) for move in moves]


@dataclass(frozen=True)
class Look:
    """The accessible names of the cells, the drawing, and the live region."""

    names: dict[str, str]
    pieces: dict[str, str]
    stones: dict[str, int]
    walls: list[str]
    handed: list[Any]
    heard: str

    def named(self) -> dict[str, str]:
        """The names without what is said of legal and last moves."""
        return {
            cell: name.removesuffix(", seçilebilir").removesuffix(", son hamle") for cell, name in self.names.items()
        }

    def choosable(self) -> set[str]:
        return {cell for cell, name in self.names.items() if name.endswith(", seçilebilir")}


@dataclass
class Table:
    page: Page
    asked: list[str]

    def open(self, game: Game, position: Position[Any], **settings: object) -> None:
        """Opens a board in `position`; the legal moves are known unless `moves` says otherwise."""
        given: dict[str, object] = {"game": game.name, "position": position.text, "moves": written(position.moves())}
        if game.name == "kulami":
            given["layout"] = layout_data(LAYOUTS[position.layout])
        self.page.evaluate(OPEN, given | settings)

    def open_count(self, layout: str, **settings: object) -> None:
        self.page.evaluate(OPEN_COUNT, {"layout": layout_data(LAYOUTS[layout])} | settings)

    def show(self, position: Position[Any], last: object) -> None:
        news = {"last": str(last), "moves": written(position.moves())}
        self.page.evaluate("([position, news]) => board.show(position, news)", [position.text, news])

    def look(self) -> Look:
        """What is shown and said now, and what has been handed over since the last look."""
        return Look(**self.page.evaluate(LOOK))

    def cell(self, name: str) -> Any:
        return self.page.locator(f'[data-cell="{name}"][role=gridcell]')

    def click(self, steps: Sequence[Step]) -> None:
        """Chooses cells and buttons with the mouse."""
        for step in steps:
            if isinstance(step, tuple):
                self.page.get_by_role("button", name=step[0], exact=True).click()
            else:
                self.page.mouse.click(*self.page.evaluate(MIDDLE, step))

    def type_keys(self, steps: Sequence[Step]) -> None:
        """Chooses cells and buttons with the keyboard alone."""
        for step in steps:
            if isinstance(step, tuple):
                self.tab_to(step[0])
            else:
                self.walk_to(step)
            self.page.keyboard.press("Enter")

    def tab_to(self, words: str) -> None:
        for _ in range(12):
            if self.page.evaluate("() => document.activeElement.textContent") == words:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {words!r}")

    def walk_to(self, name: str) -> None:
        """From wherever the focus is, back to the grid, then by arrow keys: first to the row, then along it."""
        rows: list[list[str]] = self.page.evaluate(ROWS)
        place = {cell: (row, index) for row, cells in enumerate(rows) for index, cell in enumerate(cells)}
        for _ in range(12):
            if self.here() is not None:
                break
            self.page.keyboard.press("Shift+Tab")
        for _ in range(sum(map(len, rows))):
            here = self.here()
            assert here is not None
            if here == name:
                return
            (row, index), (to_row, to_index) = place[here], place[name]
            if row != to_row:
                self.page.keyboard.press("ArrowDown" if row < to_row else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if index < to_index else "ArrowLeft")
        raise AssertionError(f"arrow keys do not reach {name}")

    def here(self) -> str | None:
        """The cell that has the focus."""
        found: str | None = self.page.evaluate("() => document.activeElement.dataset.cell ?? null")
        return found
