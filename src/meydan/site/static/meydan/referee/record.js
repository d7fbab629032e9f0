// The moves of a set on the drawn board. Online the server says what is legal and what a move leads to; without network
// moves are kept as written and checked later.
import { openBoard } from "../boards/board.js";
import { positionOf } from "../match/board.js";
import { say } from "../words.js";
import { button, field, h } from "./dom.js";
import { openSheet } from "./sheet.js";
import { warnSheet } from "./sheets.js";
import { wantStyles } from "./styles.js";

export async function recordSheet(table) {
  await wantStyles("boards/boards.css");
  const place = h("div", { class: "board-place" });
  const written = h("p", { class: "moves" });
  const note = h("p", { class: "muted small", role: "status" });
  let board = null;

  const running = () => table.match.state.runningSet;
  const play = async (move) => {
    await table.act({ kind: "move played", move });
    await show();
  };
  const typed = h("input", { type: "text", autocomplete: "off", autocapitalize: "none" });
  const enter = button(say("Hamleyi yaz", "Write the move"), () => {
    if (typed.value.trim()) play(typed.value.trim());
    typed.value = "";
  }, { key: "write move" });
  const byHand = h("div", { class: "stack tight", hidden: true }, field(say("Hamle", "Move"), typed), enter);

  async function show() {
    const set = running();
    if (!set) {
      place.replaceChildren();
      note.textContent = say("Set bitti.", "The set is over.");
      return;
    }
    written.textContent = set.moves.map((move, at) => `${at + 1}. ${move}`).join("  ");
    const position = positionOf({ ...table.match, rules: table.rules, known: table.known }, set);
    byHand.hidden = Boolean(position);
    note.textContent = position ? "" : say("Hamleler denetlenmedi: sunucuya ulaşınca denetlenir.", "Moves are unchecked until the server is reached.");
    if (!position) return;
    const last = set.moves.at(-1) ?? null;
    if (board) board.show(position.text, { last, moves: position.moves });
    else {
      board = await openBoard(place, {
        game: table.rules.game, options: table.brought.options, position: position.text, moves: position.moves, layout: table.brought.layout, onMove: play,
        orientation: set.starter === "first" ? "first" : "second",
      });
    }
  }
  const again = () => { if (place.isConnected) show(); };
  table.queue.addEventListener("heard", again);
  const illegal = table.rules.causes.some(({ breach }) => table.rules.lists.moving_breaches.includes(breach) || table.rules.lists.touching_breaches.includes(breach));
  openSheet(say("Hamleler", "Moves"), [place, note, byHand, written,
    illegal ? button(say("Kural dışı hamle ya da dokunma", "Illegal move or touch"), () => warnSheet(table, [...table.rules.lists.moving_breaches, ...table.rules.lists.touching_breaches]), { kind: "full", key: "illegal" }) : null].filter(Boolean),
    () => table.queue.removeEventListener("heard", again));
  await show();
}
