/**
 * Counting Kulami's final board: marbles are tapped onto the plates, and the three parts of the score are drawn.
 *
 *   const count = openKulamiCount(element, {layout, rows, onChange, language});
 *
 *   layout            `{files, ranks, plates: [{mark, holes}]}`
 *   rows              marbles that lie already, as `count.rows` gives them; left out: an empty board
 *   onChange(state)   after every tap: `{rows, marbles: [black, red], score}`. `rows` is the written board that the act
 *                     "set counted" takes: `x` black, `o` red, `.` empty, `_` no hole; rows from the top, joined by `/`
 *   count.showScore(score)   draws rows, area and plates of a score (`meydan.games.kulami_json`, or `state.score`)
 *   count.hideScore()        goes on counting
 *
 * A tap or Enter: empty, black, red, empty. Delete empties a hole.
 */

import { sayIn } from "../words.js";
import { button, make } from "./controls.js";
import { lower, readPieces } from "./square.js";
import { marbles, plateBoard, plateName, plateSquares } from "./kulami.js";
import { score } from "./kulami_score.js";
import { Stage } from "./stage.js";

const SIDES = ["first", "second"];

export function openKulamiCount(
  element,
  { layout, rows, onChange = () => {}, language = document.documentElement.lang },
) {
  const say = sayIn(language);
  const colours = [say("Siyah", "Black"), say("Kırmızı", "Red")];
  const board = plateBoard({ layout });
  const pieces = rows ? readPieces(rows, board.allNames) : {};
  const root = make("div", "board board-kulami", element);
  root.lang = language;
  const stage = new Stage(make("div", "board-view", root), board, {
    label: say("Kulami son tahta", "Kulami final board"),
    onPick: (name) => put(name, { undefined: 0, 0: 1 }[pieces[name]]),
    onKey: (key, name) => ["Delete", "Backspace"].includes(key) && put(name, undefined),
  });
  const status = make("p", "board-says", root);
  status.setAttribute("role", "status");
  const sheet = make("div", "board-sheet", root);

  const numbers = () => [0, 1].map((side) => Object.values(pieces).filter((one) => one === side).length);
  const totals = () =>
    numbers()
      .map((number, side) => `${colours[side]}: ${number}`)
      .join(" · ");
  const words = (name) => (name in pieces ? lower(colours[pieces[name]]) : say("boş", "empty"));
  const written = () =>
    board.allNames
      .map((row) => row.map((name) => (name in board.plateOf ? (["x", "o"][pieces[name]] ?? ".") : "_")).join(""))
      .join("/");
  const state = () => ({ rows: written(), marbles: numbers(), score: score(layout, pieces) });

  function draw() {
    stage.drawPieces(marbles(stage.id, pieces, board.at));
    stage.name((name) => ({ label: `${name}, ${words(name)}, ${plateName(say, board.plateOf[name])}` }));
  }

  function put(name, side) {
    if (side === undefined) delete pieces[name];
    else pieces[name] = side;
    hideScore();
    draw();
    status.textContent = `${name}, ${words(name)}. ${totals()}.`;
    onChange(state());
    return true;
  }

  function showScore(counted) {
    const show = (parts) => {
      stage.drawBelow(
        (parts.includes("plates") ? platesHeld(counted, board) : "") +
          (parts.includes("area") ? areas(counted, board.at) : ""),
      );
      stage.drawAbove(parts.includes("lines") ? lines(counted, board.at) : "");
    };
    sheet.replaceChildren(scoreTable(say, colours, counted));
    const parts = make("div", "board-choices", sheet);
    parts.setAttribute("role", "group");
    parts.setAttribute("aria-label", say("Tahtada göster", "Show on the board"));
    const offered = {
      all: say("Hepsi", "All"),
      lines: say("Sıralar", "Rows"),
      area: say("Alanlar", "Areas"),
      plates: say("Levhalar", "Plates"),
    };
    for (const [part, label] of Object.entries(offered)) {
      const made = button(parts, label, () => {
        show(part === "all" ? ["lines", "area", "plates"] : [part]);
        for (const one of parts.children) one.setAttribute("aria-pressed", String(one === made));
      });
      made.setAttribute("aria-pressed", String(part === "all"));
    }
    show(["lines", "area", "plates"]);
    status.textContent =
      SIDES.map((side, seat) => `${colours[seat]}: ${counted[side].points.join(" + ")} = ${counted[side].total}`).join(
        ". ",
      ) + ".";
  }

  function hideScore() {
    sheet.replaceChildren();
    stage.drawBelow("");
    stage.drawAbove("");
  }

  draw();
  status.textContent =
    say("Deliklere dokunun: boş, siyah, kırmızı.", "Tap the holes: empty, black, red.") + ` ${totals()}.`;
  return {
    get rows() {
      return written();
    },
    get state() {
      return state();
    },
    showScore,
    hideScore,
    close: () => root.remove(),
  };
}

/** Each counted line as a stroke through its marbles; black's is dashed light, red's is whole. */
const lines = (counted, at) =>
  SIDES.flatMap((side) =>
    counted[side].lines.map((line) => {
      const [from, to] = [at[line[0]], at[line.at(-1)]];
      const ends = `x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"`;
      return `<line class="score-line-edge" ${ends}/><line class="score-line ${side}" ${ends}/>`;
    }),
  ).join("");

/** The largest areas as one band around their marbles. */
const areas = (counted, at) =>
  SIDES.map((side) => {
    const joined = counted[side].area.flatMap((hole) =>
      counted[side].area
        .filter((other) => Math.hypot(at[hole].x - at[other].x, at[hole].y - at[other].y) < 50)
        .map((other) => `M${at[hole].x} ${at[hole].y}L${at[other].x} ${at[other].y}`),
    );
    return `<path class="score-area ${side}" d="${joined.join("")}"/>`;
  }).join("");

/** The plates held: lined in the colour that holds them. */
const platesHeld = (counted, board) =>
  SIDES.flatMap((side) =>
    counted[side].plates.map((mark) => {
      const holes = Object.keys(board.plateOf).filter((hole) => board.plateOf[hole] === mark);
      const squares = plateSquares(mark, holes, board.at, board.plateOf, 5);
      const rectangles = squares.map(
        ({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`,
      );
      return `<g class="score-plate ${side}" data-plate="${mark}">${rectangles.join("")}</g>`;
    }),
  ).join("");

function scoreTable(say, colours, counted) {
  const table = document.createElement("table");
  const row = (head, values, kind = "td") => {
    const line = make("tr", "", table);
    const title = make("th", "", line);
    title.scope = "row";
    title.textContent = head;
    for (const value of values) make(kind, "", line).textContent = value;
    return line;
  };
  make("caption", "", table).textContent = say("Puan çizelgesi", "Score sheet");
  for (const head of row(say("Puan", "Points"), colours, "th").querySelectorAll("th")) head.scope = "col";
  const part = (index) => SIDES.map((side) => counted[side].points[index]);
  row(say("Sıra", "Rows"), part(0));
  row(say("En büyük alan", "Largest area"), part(1));
  row(say("Levha", "Plates"), part(2));
  row(
    say("Toplam", "Total"),
    SIDES.map((side) => counted[side].total),
  ).className = "total";
  return table;
}
