/**
 * A drawn board that can be walked: the drawing (SVG, hidden from screen readers) and over it a grid of named cells
 * with one tab stop. Arrow keys go by the board's geometry, a pointer finds the nearest cell.
 */

import { definitions } from "./drawing.js";

let opened = 0;

export class Stage {
  /** `geometry`: width, height, cell, rows, ground. `onPick(name, {touch})` and `onKey(key, name)` hear what people do. */
  constructor(element, geometry, { label, onPick, onKey }) {
    opened += 1;
    this.id = `board${opened}`;
    this.geometry = geometry;
    this.onPick = onPick;
    this.onKey = onKey;
    this.shift = { x: 0, y: 0 };
    this.box = document.createElement("div");
    this.box.className = "board-stage";
    this.box.style.aspectRatio = `${geometry.width} / ${geometry.height}`;
    this.box.innerHTML =
      `<svg viewBox="0 0 ${geometry.width} ${geometry.height}" aria-hidden="true" focusable="false">` +
      `${definitions(this.id)}<g>${geometry.ground(this.id)}</g><g class="below"></g><g class="pieces"></g><g class="above"></g></svg>`;
    this.grid = document.createElement("div");
    this.grid.setAttribute("role", "grid");
    this.grid.setAttribute("aria-label", label);
    this.box.append(this.grid);
    this.cells = new Map();
    for (const row of geometry.rows) this.grid.append(this.#row(row));
    this.current = geometry.rows.at(-1)[0].name;
    this.cells.get(this.current).tabIndex = 0;
    this.grid.addEventListener("keydown", (event) => this.#key(event));
    this.grid.addEventListener("focusin", (event) => this.#enter(event.target.dataset.cell));
    this.grid.addEventListener("pointerdown", (event) => (this.pointer = event.pointerType));
    this.grid.addEventListener("click", (event) => this.#click(event));
    element.append(this.box);
  }

  #row(places) {
    const row = document.createElement("div");
    row.setAttribute("role", "row");
    for (const { name } of places) {
      const cell = document.createElement("div");
      cell.setAttribute("role", "gridcell");
      cell.dataset.cell = name;
      cell.tabIndex = -1;
      this.cells.set(name, cell);
      row.append(cell);
    }
    this.#place(places);
    return row;
  }

  #place(places) {
    const { width, height, cell } = this.geometry;
    for (const { name, x, y, wide = cell, tall = cell } of places) {
      Object.assign(this.cells.get(name).style, {
        left: `${((x + this.shift.x - wide / 2) / width) * 100}%`,
        top: `${((y + this.shift.y - tall / 2) / height) * 100}%`,
        width: `${(wide / width) * 100}%`,
        height: `${(tall / height) * 100}%`,
      });
    }
  }

  /** Moves all cells over the drawing, for steps that choose what lies between them. */
  shiftBy(shift) {
    this.shift = shift ?? { x: 0, y: 0 };
    this.#place(this.geometry.rows.flat());
  }

  /** Draws the pieces; those that were not there before come in with a short motion. */
  drawPieces(markup) {
    const layer = this.box.querySelector(".pieces");
    const key = (piece) => `${piece.dataset.cell ?? piece.dataset.wall} ${piece.classList[1] ?? piece.dataset.count}`;
    const all = () => [...layer.querySelectorAll("[data-cell], [data-wall]")];
    const before = new Set(all().map(key));
    layer.innerHTML = markup;
    if (before.size) for (const piece of all()) piece.classList.toggle("came", !before.has(key(piece)));
  }

  drawBelow(markup) {
    this.box.querySelector(".below").innerHTML = markup;
  }

  drawAbove(markup) {
    this.box.querySelector(".above").innerHTML = markup;
  }

  /** Names every cell and gives it its states: `state(name)` is `{label, may, filled, chosen, last, aimed}`. */
  name(state) {
    let choosable = 0;
    for (const [name, cell] of this.cells) {
      const { label, chosen, ...marks } = state(name);
      cell.setAttribute("aria-label", label);
      cell.setAttribute("aria-selected", String(Boolean(chosen)));
      for (const mark of ["may", "filled", "last", "aimed"]) cell.classList.toggle(mark, Boolean(marks[mark]));
      choosable += marks.may ? 1 : 0;
    }
    this.box.classList.toggle("many", choosable > this.cells.size * 0.4); // then the hints whisper
  }

  /** How wide a cell is on this screen, in CSS pixels. */
  get fingerRoom() {
    return this.roomIn(this.box);
  }

  /** How wide a cell is on a board as wide as `box`. */
  roomIn(box) {
    return (box.clientWidth / this.geometry.width) * this.geometry.cell;
  }

  focus(name) {
    this.cells.get(name).focus();
  }

  #enter(name) {
    if (!name) return;
    this.cells.get(this.current).tabIndex = -1;
    this.current = name;
    this.cells.get(name).tabIndex = 0;
  }

  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const name = event.target.dataset.cell;
    const next = this.neighbour(name, event.key);
    if (next) this.focus(next);
    else if (event.key === "Enter" || event.key === " ") this.onPick(name, {});
    else if (!event.key.startsWith("Arrow") && !this.onKey(event.key, name)) return;
    event.preventDefault();
  }

  /** The next cell in a row; above and below the cell of the same column, or the nearest. */
  neighbour(name, key) {
    const { rows } = this.geometry;
    const rowIndex = rows.findIndex((row) => row.some((place) => place.name === name));
    const row = rows[rowIndex];
    const index = row.findIndex((place) => place.name === name);
    if (key === "ArrowLeft") return row[index - 1]?.name;
    if (key === "ArrowRight") return row[index + 1]?.name;
    if (key === "Home") return row[0].name;
    if (key === "End") return row.at(-1).name;
    const other = rows[rowIndex + ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? NaN)];
    if (!other) return undefined;
    const { x, column } = row[index];
    const same = other.find((place) => column !== undefined && place.column === column);
    return (same ?? nearest(other, (place) => Math.abs(place.x - x))).name;
  }

  #click(event) {
    const under = event.target.dataset.cell;
    const byKeyOrReader = event.detail === 0;
    const name = byKeyOrReader ? under : this.#nearest(event.clientX, event.clientY);
    if (!name) return;
    this.#enter(name);
    this.onPick(name, { touch: !byKeyOrReader && this.pointer === "touch" });
  }

  /** The cell a finger means: the one it is in, or the nearest that may be chosen when it is close beside one. */
  #nearest(clientX, clientY) {
    const box = this.box.getBoundingClientRect();
    const { width, height, cell, rows } = this.geometry;
    const [x, y] = [
      ((clientX - box.left) / box.width) * width - this.shift.x,
      ((clientY - box.top) / box.height) * height - this.shift.y,
    ];
    const reach = ({ x: atX, y: atY, wide = cell, tall = cell, name }) => {
      const away = Math.hypot((atX - x) / wide, (atY - y) / tall);
      return this.cells.get(name).classList.contains("may") ? away * 0.7 : away;
    };
    const found = nearest(rows.flat(), reach);
    return reach(found) < 0.9 ? found.name : undefined;
  }
}

const nearest = (places, distance) => places.reduce((best, place) => (distance(place) < distance(best) ? place : best));
