/**
 * Abalone: 61 hollows, rows a (bottom) to i. In line: trailing ball and next cell, `a1b2`; sideways: both ends of the
 * group and the new cell of the first, `g7g9f7`.
 *
 * On the board a group is chosen by its two ends (or one ball), then a neighbour of the ball touched last: that ball
 * goes there and the group with it. So six neighbours are six directions, and no move is ambiguous.
 */

import { hollow, piece, round, shape, text } from "./drawing.js";
import { describePieces, labelPiece, places, readPieces, readTurn } from "./square.js";

const CELL = 37;
const STEP = CELL * Math.sin(Math.PI / 3);
const [WIDTH, HEIGHT] = [344, round(STEP * 8 + CELL + 16)];
const ROWS = [..."ihgfedcba"].map((letter, index) => {
  const [from, to] = index < 5 ? [5 - index, 9] : [1, 13 - index];
  return Array.from({ length: to - from + 1 }, (_, place) => letter + (from + place));
});
const CELLS = new Set(ROWS.flat());
const AXES = [
  [0, 1],
  [1, 0],
  [1, 1],
];
const DIRECTIONS = [...AXES, ...AXES.map(([row, number]) => [-row, -number])];

/** The cell some steps further; undefined over the edge. */
function beyond(cell, [row, number], steps = 1) {
  const found = String.fromCharCode(cell.charCodeAt(0) + row * steps) + (Number(cell[1]) + number * steps);
  return CELLS.has(found) ? found : undefined;
}

const directionTo = (cell, next) => DIRECTIONS.find((direction) => beyond(cell, direction) === next);
const cut = (move) => move.match(/../g);

/** The balls from one end to the other. */
function group(first, last) {
  for (const direction of DIRECTIONS) {
    for (let steps = 1; steps <= 2; steps += 1) {
      if (beyond(first, direction, steps) === last) {
        return Array.from({ length: steps + 1 }, (_, step) => beyond(first, direction, step));
      }
    }
  }
  return null;
}

/** The ways to choose a group and the neighbour of the last ball: by its ends or ball by ball, from either end. */
const choices = (balls, direction) =>
  [balls, [...balls].reverse()].flatMap((order) => {
    const target = beyond(order.at(-1), direction);
    const ends = order.length > 1 ? [order[0], order.at(-1)] : order;
    return order.length === 3
      ? [
          [...ends, target],
          [...order, target],
        ]
      : [[...ends, target]];
  });

function pathsOf(move, { pieces, turn }, known) {
  const [first, second, target] = cut(move);
  if (target) {
    const balls = group(first, second);
    const direction = directionTo(first, target);
    if (known) return choices(balls, direction);
    return [
      [first, second, beyond(second, direction)],
      [second, first, target],
    ];
  }
  if (!known) return [[first, second]];
  const direction = directionTo(first, second);
  const balls = [first];
  while (pieces[beyond(balls.at(-1), direction)] === turn) balls.push(beyond(balls.at(-1), direction));
  return balls.length === 1 ? [[first, second]] : choices(balls, direction);
}

/** Every move that can be written: each ball to a neighbour, each group of two or three aside. */
function everyMove() {
  const moves = [];
  for (const cell of CELLS) {
    for (const direction of DIRECTIONS) {
      const next = beyond(cell, direction);
      if (!next) continue;
      moves.push(cell + next);
      for (const axis of AXES.filter((one) => one !== direction && beyond("e5", one) !== beyond("e5", direction, -1))) {
        for (const steps of [1, 2]) {
          const last = beyond(cell, axis, steps);
          if (last && beyond(last, direction) && (steps === 1 || beyond(beyond(cell, axis), direction)))
            moves.push(cell + last + next);
        }
      }
    }
  }
  return moves;
}

export default ({ say, flipped }) => {
  const sides = [say("Siyah", "Black"), say("Beyaz", "White")];
  const written = ROWS.map((row, index) =>
    row.map((name, place) => {
      const [x, y] = [WIDTH / 2 + CELL * (place - (row.length - 1) / 2), HEIGHT / 2 + STEP * (index - 4)];
      return { name, x: flipped ? WIDTH - x : x, y: flipped ? HEIGHT - y : y, column: Number(name[1]) };
    }),
  );
  const rows = flipped ? written.map((row) => [...row].reverse()).reverse() : written;
  const at = places(rows);
  const off = (pieces) => [1, 0].map((side) => 14 - Object.values(pieces).filter((one) => one === side).length);
  const pushed = (pieces) =>
    say(`Dışarı itilen: ${off(pieces).join(" – ")}.`, `Pushed off: ${off(pieces).join(" – ")}.`);
  return {
    title: "Abalone",
    sides,
    width: WIDTH,
    height: HEIGHT,
    cell: CELL,
    rows,
    read(position) {
      const [field, turn] = position.split(" ");
      return { pieces: readPieces(field, ROWS), turn: readTurn(turn) };
    },
    every: everyMove,
    paths: pathsOf,
    /** A sideways move may also be written from its other end. */
    alias(move) {
      const [first, last, target] = cut(move);
      return target ? last + first + beyond(last, directionTo(first, target)) : null;
    },
    touched: (move) => cut(move),
    spoken(move) {
      const [first, second, target] = cut(move);
      return target
        ? say(
            `${first}–${second} yana, ${first} topu ${target} yerine`,
            `${first}–${second} sideways, ${first} to ${target}`,
          )
        : say(`${first} topundan ${second} yönüne`, `${first} towards ${second}`);
    },
    asks: (chosen) =>
      chosen.length
        ? say("Öbür uçtaki topu ya da gideceği komşu yeri seçin.", "Choose the other end, or the neighbour it goes to.")
        : say("Bir top seçin.", "Choose a ball."),
    label: (name, position) => labelPiece(say, sides, name, position),
    describe: (position) => `${describePieces(say, sides, [...ROWS].reverse(), position)} ${pushed(position.pieces)}`,
    note: ({ pieces }) => pushed(pieces),
    ground(id) {
      const middle = { x: WIDTH / 2, y: HEIGHT / 2 };
      const hexagon = (radius) =>
        [0, 60, 120, 180, 240, 300].map((angle) => {
          const turn = (angle * Math.PI) / 180;
          return [middle.x + radius * Math.cos(turn), middle.y + radius * Math.sin(turn)];
        });
      const hollows = [...CELLS].map((name) => hollow(id, at[name], 14));
      const names = rows.flat().map(({ name, x, y }) => text("coordinate middle", x, y + 4, name));
      return (
        shape(id, "frame", hexagon(WIDTH / 2)) +
        shape(id, "wood", hexagon(WIDTH / 2 - 6)) +
        hollows.join("") +
        names.join("")
      );
    },
    pieces: ({ pieces }, id) =>
      Object.entries(pieces)
        .map(([name, side]) => piece(id, side, name, at[name], 15.5))
        .join(""),
  };
};
