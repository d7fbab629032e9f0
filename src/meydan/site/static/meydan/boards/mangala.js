/** Mangala: twelve pits and two stores in a walnut board. A move is the mover's pit, 1–6 from the mover's left. */

import { plank, round, SIDES, text } from "./drawing.js";
import { places, readTurn, toMove } from "./square.js";

const [WIDTH, HEIGHT] = [344, 212];
const [PIT, STORE] = [48, 28];
const ROW = [152, 60];
const NUMBERS = [1, 2, 3, 4, 5, 6];

const pit = (side, number) => ({
  name: `${SIDES[side]}${number}`,
  x: side ? WIDTH - STORE - PIT * (number - 0.5) : STORE + PIT * (number - 0.5),
  y: ROW[side],
  tall: 84,
});
const store = (side) => ({
  name: `${SIDES[side]}Store`,
  x: side ? STORE / 2 : WIDTH - STORE / 2,
  y: HEIGHT / 2,
  wide: STORE,
  tall: 176,
});

export default ({ say, flipped }) => {
  const sides = [say("Güney", "South"), say("Kuzey", "North")];
  const upper = [store(1), ...[...NUMBERS].reverse().map((number) => pit(1, number))];
  const lower = [...NUMBERS.map((number) => pit(0, number)), store(0)];
  const turned = (place) => ({ ...place, x: WIDTH - place.x, y: HEIGHT - place.y });
  const rows = flipped ? [lower, upper].map((row) => row.map(turned).reverse()) : [upper, lower];
  const at = places(rows);
  const stones = (count) => say(`${count} taş`, `${count} ${count === 1 ? "stone" : "stones"}`);
  const half = (field) => {
    const [pits, inStore] = field.split("/");
    return { pits: pits.split(".").map(Number), store: Number(inStore) };
  };
  const counted = (name, position) => {
    const side = name.startsWith("first") ? 0 : 1;
    const number = Number(name.slice(SIDES[side].length));
    return { side, number, count: number ? position.halves[side].pits[number - 1] : position.halves[side].store };
  };
  return {
    title: say("Mangala", "Mangala"),
    sides,
    width: WIDTH,
    height: HEIGHT,
    cell: PIT,
    rows,
    read(position) {
      const [south, north, turn] = position.split(" ");
      return { halves: [half(south), half(north)], turn: readTurn(turn) };
    },
    every: () => NUMBERS.map(String),
    paths: (move, { turn }) => [[SIDES[turn] + move]],
    touched: (move, mover) => [SIDES[mover] + move],
    pieceAt: (name, { turn }) => (name.startsWith(SIDES[turn]) && Number(name.slice(SIDES[turn].length)) ? name.slice(SIDES[turn].length) : undefined),
    spoken: (move) => say(`${move}. kuyu`, `pit ${move}`),
    synonyms: [[/kuyu|pit|\./g, ""]],
    asks: () => say("Bir kuyu seçin.", "Choose a pit."),
    filled: () => true,
    label(name, position) {
      const { side, number, count } = counted(name, position);
      const place = number ? say(`${number}. kuyu`, `pit ${number}`) : say("hazine", "store");
      return `${sides[side]}, ${place}, ${stones(count)}`;
    },
    describe(position) {
      const side = ({ pits, store: inStore }, seat) =>
        `${sides[seat]}: ${pits.map((count, index) => say(`${index + 1}. kuyu ${count} taş`, `pit ${index + 1} ${count}`)).join(", ")}, ` +
        `${say("hazine", "store")} ${stones(inStore)}.`;
      return `${position.halves.map(side).join(" ")} ${toMove(say, sides[position.turn])}`;
    },
    ground(id) {
      const holes = rows.flat().map(({ x, y, wide = PIT, tall }) => {
        const [width, height] = [wide - 6, tall - 4];
        return `<rect class="hollow" fill="url(#${id}-hollow)" x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${width / 2}"/>`;
      });
      const names = [0, 1].map((side) => {
        const top = (side === 1) !== Boolean(flipped);
        return text("side-name", WIDTH / 2, top ? 12 : HEIGHT - 4, sides[side]);
      });
      return plank(id, "frame", 0, 0, WIDTH, HEIGHT, 14) + holes.join("") + names.join("");
    },
    pieces(position) {
      return rows
        .flat()
        .map(({ name }) => {
          const { number, count } = counted(name, position);
          const { x, y } = at[name];
          return number ? inPit(name, count, x, y, y < HEIGHT / 2) : inStore(name, count, x, y);
        })
        .join("");
    },
  };
};

/** Stones lie as seeds do: each a golden angle further, so that any number of them fills the pit evenly. */
function heap(count, spread, stretch) {
  const all = [];
  for (let index = 0; index < count; index += 1) {
    const angle = index * 2.4;
    const distance = spread * Math.sqrt((index + 0.5) / Math.max(count, 4));
    const [x, y] = [round(Math.cos(angle) * distance), round(Math.sin(angle) * distance * stretch)];
    all.push(`<circle class="pebble pebble${index % 3}" cx="${x}" cy="${y}" r="5"/>`);
  }
  return all.join("");
}

function inPit(name, count, x, y, upper) {
  const heapY = upper ? 12 : -11;
  return (
    `<g class="heap" data-cell="${name}" data-count="${count}" transform="translate(${x} ${y})">` +
    `<g transform="translate(0 ${heapY})">${heap(count, 16, 1.4)}</g>` +
    `${text("count", 0, upper ? -20 : 33, count)}</g>`
  );
}

const inStore = (name, count, x, y) =>
  `<g class="heap" data-cell="${name}" data-count="${count}" transform="translate(${x} ${y})">` +
  `<g transform="translate(0 -12)">${heap(count, 5, 11)}</g>${text("count", 0, 78, count)}</g>`;
