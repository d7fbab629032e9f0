/**
 * Kulami: marbles on wooden plates. A move is a hole, `d4`. The layout is data:
 * `{files, ranks, plates: [{mark, holes}]}`, as `meydan.games.kulami_json` writes it.
 */

import { hollow, piece, plank, SIDES } from "./drawing.js";
import { coordinates, describePieces, labelPiece, readPieces, readTurn, squareBoard } from "./square.js";

const CELL = 48;

/** Where the holes lie and what the bare board looks like; also what a count is tapped on. */
export function plateBoard({ layout, flipped }) {
  const board = squareBoard({ files: layout.files, ranks: layout.ranks, cell: CELL, flipped });
  const plateOf = Object.fromEntries(layout.plates.flatMap(({ mark, holes }) => holes.map((hole) => [hole, mark])));
  const rows = board.rows.map((row) => row.filter(({ name }) => name in plateOf)).filter((row) => row.length);
  return { ...board, allNames: board.names, rows, plateOf, ground: (id) => bare(id, layout, board, plateOf) };
}

/** A plate's outline as joined squares: each reaches out to the neighbours that lie on the same plate. */
export function plateSquares(mark, holes, at, plateOf, inset = 4) {
  const byPlace = Object.fromEntries(Object.values(at).map(({ name, x, y }) => [`${x} ${y}`, name]));
  const same = (x, y) => plateOf[byPlace[`${x} ${y}`]] === mark;
  return holes.map((hole) => {
    const { x, y } = at[hole];
    const reach = (dx, dy) => (same(x + dx * CELL, y + dy * CELL) ? CELL / 2 : CELL / 2 - inset);
    const [left, top] = [x - reach(-1, 0), y - reach(0, -1)];
    return { x: left, y: top, width: x + reach(1, 0) - left, height: y + reach(0, 1) - top };
  });
}

const rectangle = ({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;

function bare(id, layout, board, plateOf) {
  const plates = layout.plates.map(({ mark, holes }, index) => {
    const squares = plateSquares(mark, holes, board.at, plateOf).map(rectangle).join("");
    return `<g class="plate plate${index % 3}">${squares}</g><g class="plate-grain" fill="url(#${id}-grain)">${squares}</g>`;
  });
  const holes = Object.keys(plateOf).map((hole) => hollow(id, board.at[hole], 14));
  return plank(id, "frame", 0, 0, board.width, board.height) + plates.join("") + holes.join("") + coordinates(board, 5);
}

export default ({ say, flipped, layout }) => {
  const sides = [say("Siyah", "Black"), say("Kırmızı", "Red")];
  const board = plateBoard({ layout, flipped });
  return {
    title: "Kulami",
    sides,
    ...board,
    read(position) {
      const [field, turn, ...markers] = position.split(" ");
      return {
        pieces: readPieces(field, board.allNames),
        turn: readTurn(turn),
        markers: markers.filter((hole) => hole !== "-"),
      };
    },
    every: () => Object.keys(board.plateOf),
    paths: (move) => [[move]],
    touched: (move) => [move],
    spoken: (move) => move,
    asks: () => say("Bilyenin deliğini seçin.", "Choose the hole of the marble."),
    label(name, position) {
      const marked = position.markers.includes(name) ? say(", pul", ", marker") : "";
      return `${labelPiece(say, sides, name, position)}, ${plateName(say, board.plateOf[name])}${marked}`;
    },
    describe(position) {
      const markers = position.markers.map((hole) => `${hole} (${plateName(say, board.plateOf[hole])})`).join(", ");
      return `${describePieces(say, sides, board.allNames, position)}${markers ? ` ${say("Pullar", "Markers")}: ${markers}.` : ""}`;
    },
    pieces: (position, id) =>
      marbles(id, position.pieces, board.at) +
      position.markers.map((hole) => marker(board.at[hole], position.pieces[hole])).join(""),
  };
};

export const plateName = (say, mark) => say(`${mark} levhası`, `plate ${mark}`);

export const marbles = (id, pieces, at) =>
  Object.entries(pieces)
    .map(([name, side]) => piece(id, side, name, at[name], 17))
    .join("");

/** The marker on a player's last marble. */
const marker = ({ x, y }, side) =>
  `<circle class="marker" cx="${x}" cy="${y}" r="9.5"/><circle class="marker-mark ${SIDES[side]}" cx="${x}" cy="${y}" r="${side ? 5 : 3}"/>`;
