/** Küre: seven by seven cells, stones that step forward, back or diagonally. A move is from and to: `c1d2`. */

import { hollow, piece, plank } from "./drawing.js";
import { coordinates, describePieces, labelPiece, readPieces, readTurn, squareBoard } from "./square.js";

const CELL = 48;

export default ({ say, flipped }) => {
  const sides = [say("Mor", "Purple"), say("Turuncu", "Orange")];
  const board = squareBoard({ files: 7, cell: CELL, flipped });
  const cells = board.names.flat();
  const near = (one, other) => {
    const [files, ranks] = [one.charCodeAt(0) - other.charCodeAt(0), one[1] - other[1]];
    return Math.abs(files) <= 1 && Math.abs(ranks) === 1;
  };
  return {
    title: "Küre",
    sides,
    ...board,
    read(position) {
      const [field, turn, , immune] = position.split(" ");
      return { pieces: readPieces(field, board.names), turn: readTurn(turn), immune };
    },
    every: () => cells.flatMap((from) => cells.filter((to) => near(from, to)).map((to) => from + to)),
    paths: (move) => [[move.slice(0, 2), move.slice(2)]],
    touched: (move) => [move.slice(0, 2), move.slice(2)],
    spoken: (move) =>
      say(`${move.slice(0, 2)} taşı ${move.slice(2)} yerine`, `${move.slice(0, 2)} to ${move.slice(2)}`),
    asks: (chosen) =>
      chosen.length
        ? say("Gideceği yeri seçin.", "Choose where it goes.")
        : say("Oynanacak taşı seçin.", "Choose the stone to move."),
    label: (name, position) =>
      labelPiece(say, sides, name, position) + (position.immune === name ? say(", alınamaz", ", cannot be taken") : ""),
    describe: (position) => describePieces(say, sides, board.names, position),
    ground(id) {
      const { width, height } = board;
      const lines = board.rows.flatMap((row) =>
        row.map(({ x, y }) => `<rect class="square" x="${x - 24}" y="${y - 24}" width="48" height="48"/>`),
      );
      const homes = ["1", "7"].map((rank) => {
        const { y } = board.at[`a${rank}`];
        return `<rect class="home" x="4" y="${y - 24}" width="${width - 8}" height="48"/>`;
      });
      const hollows = cells.map((name) => hollow(id, board.at[name], 15));
      return (
        plank(id, "frame", 0, 0, width, height) +
        plank(id, "wood", 4, 4, width - 8, height - 8, 3) +
        homes.join("") +
        lines.join("") +
        hollows.join("") +
        coordinates(board)
      );
    },
    pieces: ({ pieces, immune }, id) =>
      Object.entries(pieces)
        .map(([name, side]) => piece(id, side, name, board.at[name], 18))
        .join("") +
      (immune ? `<circle class="immune" cx="${board.at[immune].x}" cy="${board.at[immune].y}" r="21"/>` : ""),
  };
};
