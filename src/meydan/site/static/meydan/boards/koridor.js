/** Koridor: 9×9 squares with grooves for walls. A move is a square (`e2`) or a wall (`e3h` lies, `e3v` stands). */

import { piece, plank } from "./drawing.js";
import { coordinates, lower, readTurn, squareBoard, toMove } from "./square.js";

const [SQUARE, GROOVE] = [32, 6];
const PITCH = SQUARE + GROOVE;
const LONG = 2 * SQUARE + GROOVE;

export default ({ say, flipped }) => {
  const sides = [say("Birinci oyuncu", "First"), say("İkinci oyuncu", "Second")];
  const board = { ...squareBoard({ files: 9, cell: SQUARE, flipped, gapAfter: () => GROOVE }), cell: PITCH };
  const cells = board.names.flat();
  const anchors = cells.filter((name) => name[0] !== "i" && name[1] !== "9");
  /** A wall's middle: the crossing at the upper right corner of its square, as first sees it. */
  const away = { x: (flipped ? -1 : 1) * (PITCH / 2), y: (flipped ? 1 : -1) * (PITCH / 2) };
  const barOf = (wall) => {
    const { x, y } = board.at[wall.slice(0, 2)];
    const [wide, tall] = wall.endsWith("h") ? [LONG, GROOVE] : [GROOVE, LONG];
    return `x="${x + away.x - wide / 2}" y="${y + away.y - tall / 2}" width="${wide}" height="${tall}"`;
  };
  const half = (field) => {
    const [pawn, left] = field.split("/");
    return { pawn, left: Number(left) };
  };
  const lies = (wall) => say(wall.endsWith("h") ? "yatay" : "dikey", wall.endsWith("h") ? "lying" : "standing");
  const spokenWall = (wall) => say(`${wall.slice(0, 2)} ${lies(wall)} engel`, `${lies(wall)} wall ${wall.slice(0, 2)}`);
  return {
    title: "Koridor",
    sides,
    ...board,
    read(position) {
      const [first, second, walls, turn] = position.split(" ");
      return {
        halves: [half(first), half(second)],
        walls: walls === "-" ? [] : walls.split(","),
        turn: readTurn(turn),
      };
    },
    every: () => [...cells, ...anchors.flatMap((name) => [`${name}h`, `${name}v`])],
    paths: (move) => (move.length === 2 ? [[move]] : [[move[2], move.slice(0, 2)]]),
    touched: (move) => (move.length === 2 ? [move] : []),
    drawLast: (move) => (move.length === 3 ? `<rect class="last-shape" ${barOf(move)} rx="3"/>` : ""),
    spoken: (move) => (move.length === 2 ? move : spokenWall(move)),
    synonyms: [
      [/yatay(engel)?$/, "h"],
      [/dikey(engel)?$/, "v"],
      [/(\d)y$/, "$1h"],
      [/(\d)d$/, "$1v"],
    ],
    choice: (step) => (step === "h" ? say("Yatay engel", "Lying wall") : say("Dikey engel", "Standing wall")),
    /** While a wall is placed, the places are the crossings of the grooves. */
    shift: (chosen) => (chosen.length ? away : null),
    ghost: (chosen) => (chosen[0] ? `wall-${chosen[0]}` : null),
    asks: (chosen) =>
      chosen.length
        ? say("Engelin ortasının geleceği kesişimi seçin.", "Choose the crossing for the middle of the wall.")
        : say("Piyonun gideceği kareyi ya da bir engel seçin.", "Choose a square for the pawn, or a wall."),
    label(name, { halves, walls }) {
      const seat = halves.findIndex(({ pawn }) => pawn === name);
      const there =
        seat < 0 ? say("boş", "empty") : say(`${lower(sides[seat])} piyonu`, `pawn of ${lower(sides[seat])}`);
      const by = walls
        .filter((wall) => wall.startsWith(name))
        .map((wall) => say(`${lies(wall)} engel`, `${lies(wall)} wall`));
      return [name, there, ...by].join(", ");
    },
    describe({ halves, walls, turn }) {
      const side = ({ pawn, left }, seat) =>
        say(
          `${sides[seat]}: piyon ${pawn}, hedef ${seat ? 1 : 9}. sıra, kalan engel ${left}.`,
          `${sides[seat]}: pawn ${pawn}, goal row ${seat ? 1 : 9}, walls left ${left}.`,
        );
      const listed = say(
        `Konan engeller: ${walls.join(", ") || "yok"}.`,
        `Walls on the board: ${walls.join(", ") || "none"}.`,
      );
      return `${halves.map(side).join(" ")} ${listed} ${toMove(say, sides[turn])}`;
    },
    note: ({ halves }) =>
      say(`Kalan engel: ${halves[0].left} – ${halves[1].left}.`, `Walls left: ${halves[0].left} – ${halves[1].left}.`),
    ground(id) {
      const { width, height } = board;
      const squares = cells.map((name) => {
        const { x, y } = board.at[name];
        return plank(
          id,
          name[1] === "1" || name[1] === "9" ? "tile-wood goal" : "tile-wood",
          x - SQUARE / 2,
          y - SQUARE / 2,
          SQUARE,
          SQUARE,
          3,
        );
      });
      return plank(id, "frame", 0, 0, width, height) + squares.join("") + coordinates({ ...board, cell: SQUARE }, 3);
    },
    pieces({ halves, walls }, id) {
      const pawns = halves.map(({ pawn }, side) => piece(id, side, pawn, board.at[pawn], 12.5));
      const placed = walls.map((wall) => `<rect class="wall" data-wall="${wall}" ${barOf(wall)} rx="2"/>`);
      return placed.join("") + pawns.join("");
    },
  };
};
