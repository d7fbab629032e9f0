/** Reversi: eight by eight squares of felt, rank 1 on top. A move is a square, or `pass`. */

import { piece, plank } from "./drawing.js";
import { coordinates, describePieces, labelPiece, namesOf, readPieces, readTurn, squareBoard } from "./square.js";

const CELL = 48;

export default ({ say, flipped }) => {
  const sides = [say("Siyah", "Black"), say("Beyaz", "White")];
  const board = squareBoard({ files: 8, cell: CELL, rankOnTop: 1, flipped });
  return {
    title: "Reversi",
    sides,
    ...board,
    read(position) {
      const [field, turn] = position.split(" ");
      return { pieces: readPieces(field, board.names), turn: readTurn(turn) };
    },
    every: () => [...board.names.flat(), "pass"],
    paths: (move) => [[move]],
    touched: (move) => (move === "pass" ? [] : [move]),
    spoken: (move) => (move === "pass" ? say("pas", "pass") : move),
    synonyms: [[/^pas$/, "pass"]],
    choice: () => say("Pas", "Pass"),
    asks: () => say("Bir kare seçin.", "Choose a square."),
    label: (name, position) => labelPiece(say, sides, name, position),
    describe(position) {
      const counts = [0, 1].map((side) => namesOf(board.names, position.pieces, side).length);
      return `${describePieces(say, sides, board.names, position)} ${say("Taşlar", "Discs")}: ${counts.join("–")}.`;
    },
    ground(id) {
      const { width, height } = board;
      const squares = board.rows
        .flat()
        .map(({ x, y }) => `<rect class="square" x="${x - 24}" y="${y - 24}" width="48" height="48"/>`);
      const points = ["b2", "f2", "b6", "f6"].map((name) => {
        const turned = flipped ? -24 : 24;
        return `<circle class="point" cx="${board.at[name].x + turned}" cy="${board.at[name].y + turned}" r="3"/>`;
      });
      return (
        plank(id, "frame", 0, 0, width, height) +
        `<rect class="felt" x="4" y="4" width="${width - 8}" height="${height - 8}" rx="2"/>` +
        squares.join("") +
        points.join("") +
        coordinates(board)
      );
    },
    pieces: ({ pieces }, id) =>
      Object.entries(pieces)
        .map(([name, side]) => piece(id, side, name, board.at[name], 19))
        .join(""),
  };
};
