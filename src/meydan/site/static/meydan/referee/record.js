// The moves of a set on the drawn board. Online the server says what is legal and what a move leads to; without network
// moves are kept as written and checked later.
import { openBoard } from "../boards/board.js";
import { positionOf, toMove } from "../match/board.js";
import { say } from "../words.js";
import { button, field, h } from "./dom.js";
import { otherBreach, refusedMove, touchPart } from "./irregular.js";
import { openSheet } from "./sheet.js";
import { wantStyles } from "./styles.js";

export async function recordSheet(table) {
  await wantStyles("boards/boards.css");
  const sheet = new RecordSheet(table);
  const again = () => sheet.show();
  table.queue.addEventListener("heard", again);
  openSheet(say("Hamleler", "Moves"), sheet.elements, () => table.queue.removeEventListener("heard", again));
  await sheet.show();
}

class RecordSheet {
  constructor(table) {
    this.table = table;
    this.place = h("div", { class: "board-place" });
    this.note = h("p", { class: "muted small", role: "status" });
    this.irregular = h("div", { class: "stack tight" });
    this.written = h("p", { class: "moves" });
    this.typed = h("input", { type: "text", autocomplete: "off", autocapitalize: "none" });
    const enter = button(say("Hamleyi yaz", "Write the move"), () => this.enter(), { key: "write move" });
    this.byHand = h("div", { class: "stack tight", hidden: true }, field(say("Hamle", "Move"), this.typed), enter);
    this.elements = [this.place, this.note, this.irregular, this.byHand, this.written];
    this.board = null;
    this.tried = ""; // what was tried on the board and cannot be played
  }

  get set() {
    return this.table.match.state.runningSet;
  }

  /** Who is to move; undefined while only the server could say it. */
  get mover() {
    return toMove(this.table.match, this.set);
  }

  /** What was not taken stands in the field again: it was refused, or the phone was still keeping the move before. */
  async enter() {
    const move = this.typed.value.trim();
    if (!move) return;
    this.typed.value = "";
    const taken = await this.play(move);
    if (!taken && !this.tried && !this.typed.value) this.typed.value = move;
  }

  async play(move) {
    const deed = { kind: "move played", move };
    const { refusal } = this.table.tried(deed);
    this.tried = refusal && this.set.touched && refusal.article === this.table.rules.touch ? move : "";
    const taken = this.tried ? null : await this.table.act(deed);
    await this.show();
    return taken;
  }

  async act(deed) {
    await this.table.act(deed);
    await this.show();
  }

  /** Asked for while it is drawn, it is drawn once more: the board never stays behind the moves. */
  async show() {
    this.stale = true;
    if (this.drawing) return;
    this.drawing = true;
    try {
      while (this.stale) {
        this.stale = false;
        await this.draw();
      }
    } finally {
      this.drawing = false;
    }
  }

  async draw() {
    const { set } = this;
    if (!set) {
      for (const part of [this.place, this.irregular]) part.replaceChildren();
      this.byHand.hidden = true;
      this.note.textContent = say("Set bitti.", "The set is over.");
      return;
    }
    this.written.textContent = set.moves.map((move, at) => `${at + 1}. ${move}`).join("  ");
    const position = positionOf(this.table.match, set);
    this.byHand.hidden = Boolean(position);
    this.place.inert = !position; // it shows what was before the unchecked moves
    this.note.textContent = position ? "" : say("Hamleler denetlenmedi: sunucuya ulaşınca denetlenir.", "Moves are unchecked until the server is reached.");
    if (position) await this.drawBoard(set, position);
    this.irregular.replaceChildren(...[this.tried ? refusedMove(this, this.tried) : null, touchPart(this), otherBreach(this)].flat().filter(Boolean));
  }

  /** What was touched has to be played: nothing else can be chosen then. */
  async drawBoard(set, position) {
    const moves = position.moves.filter((move) => move.startsWith(set.touched ?? ""));
    const shown = `${position.text} ${set.touched}`;
    if (shown === this.shown) return;
    this.shown = shown;
    const last = set.moves.at(-1) ?? null;
    if (this.board) return this.board.show(position.text, { last, moves });
    const { rules, brought } = this.table;
    this.board = await openBoard(this.place, {
      game: rules.game, options: brought.options, layout: brought.layout, position: position.text, moves,
      orientation: set.starter === "first" ? "first" : "second",
      onMove: (move) => this.play(move),
      onRefused: (words) => {
        this.tried = words;
        this.show();
      },
    });
    return undefined;
  }
}
