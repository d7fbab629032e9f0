// A recorded match on the drawn board: forward, back, to either end, and from set to set.
import { openBoard } from "../boards/board.js";
import { say } from "../words.js";

const { sets, game, options, layout } = JSON.parse(document.getElementById("replay").textContent);
const place = document.getElementById("replayed");

class Replay {
  constructor() {
    this.board = null;
    this.view = document.createElement("div");
    this.where = document.createElement("p");
    this.where.className = "muted replay-place";
    const row = document.createElement("div"); // its signs are in every font; those of a recorder are not
    row.className = "row";
    row.append(
      this.button("|◀", say("Başa", "To the beginning"), () => this.go(0)),
      this.button("◀", say("Önceki hamle", "Previous move"), () => this.go(this.at - 1)),
      this.button("▶", say("Sonraki hamle", "Next move"), () => this.go(this.at + 1)),
      this.button("▶|", say("Sona", "To the end"), () => this.go(this.set.moves.length)),
      ...(sets.length > 1 ? sets.map((one) => this.button(say(`${one.number}. set`, `Set ${one.number}`), "", () => this.open(one))) : []),
    );
    place.append(this.view, row, this.where);
  }

  button(words, label, click) {
    const made = document.createElement("button");
    Object.assign(made, { type: "button", className: "button", textContent: words, onclick: click });
    if (label) made.setAttribute("aria-label", label);
    return made;
  }

  async open(set) {
    this.set = set;
    this.at = 0;
    this.view.replaceChildren();
    this.board = await openBoard(this.view, { game, options, layout, position: set.start, interactive: false, orientation: set.starter });
    this.tell();
  }

  go(at) {
    const { moves, start } = this.set;
    this.at = Math.max(0, Math.min(moves.length, at));
    const positions = [start, ...moves.map((one) => one.position)];
    const last = moves[this.at - 1]?.move ?? null;
    this.board.show(positions[this.at], { last, moves: [], before: positions[this.at - 1] ?? null });
    this.tell();
  }

  tell() {
    const { number, moves } = this.set;
    this.where.textContent = say(`${number}. set, ${this.at} / ${moves.length} hamle`, `Set ${number}, move ${this.at} of ${moves.length}`);
  }
}

await new Replay().open(sets[0]);
