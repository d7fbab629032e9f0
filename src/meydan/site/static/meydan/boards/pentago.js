/** Pentago: four turning quadrants of nine hollows. A move is a cell and the quadrant that turns clockwise: `c3B`. */

import { hollow, piece, plank } from "./drawing.js";
import { coordinates, describePieces, labelPiece, readPieces, readTurn, squareBoard } from "./square.js";

const CELL = 55;
const GAP = 6;
const QUADRANTS = ["A", "B", "C", "D"];

/** A top left, B top right, C bottom left, D bottom right, as first sees them. */
const quadrantOf = (name) => QUADRANTS[(name[1] > "3" ? 0 : 2) + (name[0] > "c" ? 1 : 0)];

/** Where the marble of a move lies when its quadrant has turned clockwise. */
function afterTurn(move) {
  const cell = move.slice(0, 2);
  if (quadrantOf(cell) !== move[2]) return cell;
  const [file, rank] = ["abcdef".indexOf(cell[0]), cell[1] - 1];
  const [left, low] = [file - (file % 3), rank - (rank % 3)];
  return "abcdef"[left + (rank % 3)] + (low + 2 - (file % 3) + 1);
}

export default ({ say, flipped }) => {
  const sides = [say("Siyah", "Black"), say("Beyaz", "White")];
  const board = squareBoard({ files: 6, cell: CELL, flipped, gapAfter: (index) => (index === 2 ? GAP : 0) });
  const cells = board.names.flat();
  const quadrantAt = (quadrant) => {
    const own = cells.filter((cell) => quadrantOf(cell) === quadrant).map((cell) => board.at[cell]);
    return { x: Math.min(...own.map(({ x }) => x)) - CELL / 2, y: Math.min(...own.map(({ y }) => y)) - CELL / 2 };
  };
  const corner = {
    A: say("sol üst", "top left"),
    B: say("sağ üst", "top right"),
    C: say("sol alt", "bottom left"),
    D: say("sağ alt", "bottom right"),
  };
  const seen = (quadrant) => (flipped ? corner[QUADRANTS[3 - QUADRANTS.indexOf(quadrant)]] : corner[quadrant]);
  return {
    title: "Pentago",
    sides,
    ...board,
    read(position) {
      const [field, turn] = position.split(" ");
      return { pieces: readPieces(field, board.names), turn: readTurn(turn) };
    },
    every: () => cells.flatMap((cell) => QUADRANTS.map((quadrant) => cell + quadrant)),
    paths: (move) => [[move.slice(0, 2), move[2]]],
    touched: (move) => [afterTurn(move)],
    drawLast(move) {
      const { x, y } = quadrantAt(move[2]);
      return `<rect class="last-shape" x="${x + 2}" y="${y + 2}" width="${3 * CELL - 4}" height="${3 * CELL - 4}" rx="9"/>`;
    },
    spoken: (move) =>
      say(`${move.slice(0, 2)}, ${move[2]} çeyreği döndü`, `${move.slice(0, 2)}, quadrant ${move[2]} turned`),
    /** Once a marble is placed, touching a quadrant anywhere turns it. */
    stepOf: (cell, chosen) => (chosen.length ? quadrantOf(cell) : cell),
    choice: (quadrant) => `${quadrant} ↻ ${seen(quadrant)}`,
    asks: (chosen) =>
      chosen.length
        ? say("Döndürülecek çeyreği seçin.", "Choose the quadrant to turn.")
        : say("Bilyenin yerini seçin.", "Choose where the marble goes."),
    label: (name, position) => labelPiece(say, sides, name, position),
    describe: (position) => describePieces(say, sides, board.names, position),
    ground(id) {
      const plates = QUADRANTS.map((quadrant) => {
        const { x, y } = quadrantAt(quadrant);
        return plank(id, "wood", x, y, 3 * CELL, 3 * CELL, 10);
      });
      const hollows = cells.map((name) => hollow(id, board.at[name], 19));
      return (
        plank(id, "frame", 0, 0, board.width, board.height, 10) +
        plates.join("") +
        hollows.join("") +
        coordinates(board, 5)
      );
    },
    pieces: ({ pieces }, id) =>
      Object.entries(pieces)
        .map(([name, side]) => piece(id, side, name, board.at[name], 20))
        .join(""),
  };
};
