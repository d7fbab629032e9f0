/** Boards of squares in straight rows: where each square lies, and what a written board says of it. */

import { text } from "./drawing.js";

const FILES = "abcdefghij";

/**
 * `rankOnTop` is the rank of the first written row. A flipped board is seen by the second player. `gapAfter(index)` is
 * the space that follows a row or column.
 */
export function squareBoard({ files, ranks = files, cell, edge = 4, rankOnTop = ranks, flipped, gapAfter = () => 0 }) {
  const offsets = (count) => {
    const found = [edge + cell / 2];
    for (let index = 1; index < count; index += 1) found.push(found[index - 1] + cell + gapAfter(index - 1));
    return found;
  };
  const [xs, ys] = [offsets(files), offsets(ranks)];
  const [width, height] = [xs.at(-1) + cell / 2 + edge, ys.at(-1) + cell / 2 + edge];
  const rankOf = (row) => (rankOnTop === 1 ? row + 1 : rankOnTop - row);
  const written = ys.map((y, row) =>
    xs.map((x, column) => ({
      name: FILES[column] + rankOf(row),
      x: flipped ? width - x : x,
      y: flipped ? height - y : y,
      column,
    })),
  );
  const rows = flipped ? written.map((row) => [...row].reverse()).reverse() : written;
  return { width, height, cell, rows, names: written.map((row) => row.map(({ name }) => name)), at: places(rows) };
}

/** Every place by its name. */
export const places = (rows) => Object.fromEntries(rows.flat().map((place) => [place.name, place]));

/** The pieces of a board field: a side (0, 1) for each name that has one. */
export function readPieces(field, names) {
  const rows = field.split("/");
  const pieces = {};
  names.forEach((row, index) =>
    row.forEach((name, place) => {
      const side = "xo".indexOf(rows[index][place]);
      if (side >= 0) pieces[name] = side;
    }),
  );
  return pieces;
}

export const readTurn = (word) => (word === "second" ? 1 : 0);

/** File letters along the lower edge and rank numbers along the left one, in the corners of the squares. */
export function coordinates({ rows, cell }, inset = 3) {
  const half = cell / 2;
  const letters = rows
    .at(-1)
    .map(({ name, x, y }) => text("coordinate end", x + half - inset, y + half - inset, name[0]));
  const numbers = rows.map(([{ name, x, y }]) =>
    text("coordinate", x - half + inset, y - half + inset + 8, name.slice(1)),
  );
  return [...letters, ...numbers].join("");
}

/** The names of a side's pieces in the order of the written board. */
export const namesOf = (names, pieces, side) => names.flat().filter((name) => pieces[name] === side);

/** The whole board in words: both sides with their pieces, and who moves. */
export function describePieces(say, sides, names, { pieces, turn }) {
  const listed = [0, 1].map(
    (side) => `${sides[side]}: ${namesOf(names, pieces, side).join(", ") || say("yok", "none")}.`,
  );
  return `${listed.join(" ")} ${toMove(say, sides[turn])}`;
}

export const toMove = (say, name) => say(`Sıra: ${name}.`, `To move: ${name}.`);

/** A cell's name and what lies there. */
export const labelPiece = (say, sides, name, { pieces }) =>
  `${name}, ${name in pieces ? lower(sides[pieces[name]]) : say("boş", "empty")}`;

/** Side names begin small inside a sentence; İ becomes i (no English side begins with an I). */
export const lower = (word) => word[0].toLocaleLowerCase("tr") + word.slice(1);
