/** Hex: 11×11 cells, rank 1 on top; red joins top and bottom, blue left and right. A move is a cell, or `swap`. */

import { piece, round, shape, text } from "./drawing.js";
import { describePieces, labelPiece, places, readPieces, readTurn } from "./square.js";

const SIZE = 11;
const CELL = 20;
const RADIUS = CELL / Math.sqrt(3);
const STEP = RADIUS * 1.5;
const [LEFT, TOP] = [18, 14];
const [WIDTH, HEIGHT] = [LEFT * 2 + CELL * (SIZE + (SIZE - 1) / 2), round(TOP * 2 + STEP * (SIZE - 1) + RADIUS * 2)];
const NAMES = Array.from({ length: SIZE }, (_, rank) => [..."abcdefghijk"].map((file) => file + (rank + 1)));

const corner = ({ x, y }, number, radius = RADIUS) => {
  const angle = (Math.PI / 3) * number - Math.PI / 2;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

export default ({ say, flipped, options }) => {
  const colours = [say("Kırmızı", "Red"), say("Mavi", "Blue")];
  const written = NAMES.map((row, rank) =>
    row.map((name, file) => {
      const [x, y] = [LEFT + CELL * (file + 0.5 + rank / 2), TOP + RADIUS + STEP * rank];
      return { name, x: flipped ? WIDTH - x : x, y: flipped ? HEIGHT - y : y, column: file };
    }),
  );
  const rows = flipped ? written.map((row) => [...row].reverse()).reverse() : written;
  const at = places(rows);
  return {
    title: "Hex",
    sides: colours,
    width: WIDTH,
    height: HEIGHT,
    cell: CELL,
    rows,
    /** Pieces and turn are told by colour: after a swap the first player has blue. */
    read(position) {
      const [field, turn, swapped] = position.split(" ");
      const other = swapped ? 1 : 0;
      const bySide = readPieces(field, NAMES);
      const pieces = Object.fromEntries(Object.entries(bySide).map(([name, side]) => [name, side ^ other]));
      return { pieces, turn: readTurn(turn) ^ other, swapped: Boolean(swapped) };
    },
    every: () => (options.swap ? [...NAMES.flat(), "swap"] : NAMES.flat()),
    paths: (move) => [[move]],
    touched: (move) => (move === "swap" ? [] : [move]),
    spoken: (move) => (move === "swap" ? say("renkler değişti", "colours swapped") : move),
    synonyms: [[/^(renk)?de[gğ]i[sş](tir)?$/, "swap"]],
    choice: () => say("Renkleri değiştir", "Swap colours"),
    asks: () => say("Bir hücre seçin.", "Choose a cell."),
    label: (name, position) => labelPiece(say, colours, name, position),
    describe: (position) =>
      (position.swapped ? say("Renkler değişti. ", "Colours swapped. ") : "") +
      describePieces(say, colours, NAMES, position),
    ground(id) {
      const cells = rows
        .flat()
        .map(
          (place) =>
            `<polygon class="cell-line" points="${[0, 1, 2, 3, 4, 5].map((number) => corner(place, number).map(round).join(",")).join(" ")}"/>`,
        );
      const letters = rows[0].map(({ name, x, y }) =>
        text("coordinate middle small", x - CELL * 0.35, y - RADIUS - 5, name[0]),
      );
      const numbers = rows.map(([{ name, x, y }]) =>
        text("coordinate end small", x - CELL / 2 - 4, y + 5, name.slice(1)),
      );
      return frame(id, rows) + cells.join("") + edges(rows) + letters.join("") + numbers.join("");
    },
    pieces: ({ pieces }, id) =>
      Object.entries(pieces)
        .map(([name, side]) => piece(id, side, name, at[name], 8.2))
        .join(""),
  };
};

/** The wood below the cells: as slanted as they are, with room for the ranks' numbers. */
function frame(id, rows) {
  const [first, last] = [rows[0], rows.at(-1)];
  const [side, edge] = [CELL / 2 + 17, RADIUS + TOP - 2];
  const [left, right] = [(row, y) => [row[0].x - side, row[0].y + y], (row, y) => [row.at(-1).x + side, row[0].y + y]];
  return shape(id, "frame", [
    left(first, -edge),
    right(first, -edge),
    right(first, 0),
    right(last, 0),
    right(last, edge),
    left(last, edge),
    left(last, 0),
    left(first, 0),
  ]);
}

/** Each player's two edges in that player's colour, dotted for red and double for blue. */
function edges(rows) {
  const line = (kind, points) => {
    const corners = points.map((point) => point.map(round).join(",")).join(" ");
    return `<polyline class="edge ${kind}" points="${corners}"/><polyline class="edge-mark ${kind}" points="${corners}"/>`;
  };
  const left = rows.map(([place]) => place);
  const right = rows.map((row) => row.at(-1));
  return (
    line(
      "first",
      rows[0].flatMap((place) => [corner(place, 5), corner(place, 0)]),
    ) +
    line(
      "first",
      rows
        .at(-1)
        .flatMap((place) => [corner(place, 3), corner(place, 2)])
        .sort((one, other) => one[0] - other[0]),
    ) +
    line(
      "second",
      left.flatMap((place) => [corner(place, 5), corner(place, 4)]),
    ) +
    line(
      "second",
      right.flatMap((place) => [corner(place, 1), corner(place, 2)]),
    )
  );
}
