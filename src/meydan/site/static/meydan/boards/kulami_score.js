/**
 * Counting a Kulami board on the phone, as `meydan.games.kulami_score` does on the server (a test holds them equal).
 * A score is `{first: {lines, area, plates, points, total}, second: …}`: holes by name, plates by mark, points of the
 * three parts.
 */

const SHORTEST_LINE = 5;
const DIRECTIONS = [
  [1, 0],
  [0, -1],
  [1, -1],
  [1, 1],
];
const SIDEWAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

const moved = (hole, [file, rank]) => String.fromCharCode(hole.charCodeAt(0) + file) + (Number(hole.slice(1)) + rank);
const back = ([file, rank]) => [-file, -rank];

/** `pieces` gives 0 (black) or 1 (red) for each hole that has a marble. */
export function score(layout, pieces) {
  const holes = reading(layout);
  const own = [0, 1].map((side) => new Set(holes.filter((hole) => pieces[hole] === side)));
  const [first, second] = [0, 1].map((side) => colourScore(layout, own[side], own[1 - side]));
  return { first, second };
}

/** The holes from the top left, rank by rank. */
const reading = ({ plates }) =>
  plates
    .flatMap((plate) => plate.holes)
    .sort((one, other) => other.slice(1) - one.slice(1) || one.charCodeAt(0) - other.charCodeAt(0));

function colourScore(layout, own, theirs) {
  const [found, area, plates] = [lines(own), largestArea(own), platesHeld(layout, own, theirs)];
  const held = layout.plates.filter(({ mark }) => plates.includes(mark));
  const points = [sum(found.map((line) => line.length)), area.length, sum(held.map(({ holes }) => holes.length))];
  return { lines: found, area, plates, points, total: sum(points) };
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** Every longest unbroken line of five or more; a marble may lie in several. */
function lines(own) {
  const found = [];
  for (const direction of DIRECTIONS) {
    for (const hole of own) {
      if (own.has(moved(hole, back(direction)))) continue; // not the beginning of its line
      const line = [hole];
      while (own.has(moved(line.at(-1), direction))) line.push(moved(line.at(-1), direction));
      if (line.length >= SHORTEST_LINE) found.push(line);
    }
  }
  return found;
}

/** The largest group joined sideways or up and down; of equal ones, the first from the top. */
function largestArea(own) {
  const left = new Set(own);
  let largest = [];
  for (const hole of own) {
    if (!left.delete(hole)) continue;
    const group = new Set([hole]);
    for (const joined of group) {
      for (const next of SIDEWAYS.map((direction) => moved(joined, direction))) if (left.delete(next)) group.add(next);
    }
    if (group.size > largest.length) largest = [...own].filter((one) => group.has(one));
  }
  return largest;
}

/** The plates that carry more own marbles than the opponent's. */
const platesHeld = ({ plates }, own, theirs) =>
  plates
    .filter(
      ({ holes }) => holes.filter((hole) => own.has(hole)).length > holes.filter((hole) => theirs.has(hole)).length,
    )
    .map(({ mark }) => mark);
