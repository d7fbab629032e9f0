/**
 * The door to the drawn boards.
 *
 *   const board = await openBoard(element, {game, options, position, moves, onMove, interactive,
 *                                           language, orientation, layout});
 *
 *   game         "mangala", "pentago", "kure", "hex", "koridor", "abalone", "kulami" or "reversi"
 *   options      the game's options, as the rulebook has them
 *   position     Meydan's position text
 *   moves        the legal moves as written: only these can be chosen. null (unknown): every well-formed move can be
 *   onMove       is handed the written move when one is complete
 *   onRefused    is handed, in words, what was tried and cannot be played: a cell that was touched, a move that was typed
 *   interactive  false: the board is read, not played on
 *   language     "tr" or "en"; the page's own if left out
 *   orientation  "first" (default) or "second": who sits at the bottom
 *   layout       Kulami's plates, `{files, ranks, plates: [{mark, holes}]}`
 *
 *   board.show(position, {last, moves, note, before})
 *                                              draws and announces; `last` is the move that led here, `moves` the legal
 *                                              ones now (left out: unknown), `note` a sentence to add, `before` the
 *                                              position of the last move if it is not the one that was shown
 *   board.describe()                           the position in words
 *   board.choosePiece(take)                    the next cell touched is no move: `take` gets the piece, as moves with it begin
 *   board.cancel()                             gives up a half-made move
 *   board.close()                              takes the board off the page
 *
 * The page links the look and boards.css. On the grid: arrows walk, Enter or Space chooses, Escape gives up, s (or l) tells the last
 * move, o (or p) the possible moves, t (or d) the whole board. Kulami's final count is in kulami_count.js.
 */

import { sayIn } from "../words.js";
import { Composition, typedMove } from "./composition.js";
import { controls } from "./controls.js";
import { Stage } from "./stage.js";

const GAMES = {
  abalone: () => import("./abalone.js"),
  hex: () => import("./hex.js"),
  koridor: () => import("./koridor.js"),
  kulami: () => import("./kulami.js"),
  kure: () => import("./kure.js"),
  mangala: () => import("./mangala.js"),
  pentago: () => import("./pentago.js"),
  reversi: () => import("./reversi.js"),
};

/*
 * A game's module makes, from {say, flipped, layout, options}, what it knows of its board:
 *   title, sides; width, height, cell, rows of {name, x, y}: where the named cells lie, in units of the drawing
 *   read(text)        the position as the module wants it, with `turn` (0, 1) and, if it has any, `pieces` by cell
 *   ground(id), pieces(position, id), drawLast(move)   SVG text: the bare board, what stands on it, the last move
 *   label(name, position), describe(position), spoken(move), asks(chosen), choice(step), note(position)   words
 *   every(), paths(move, position, known), stepOf(cell, chosen), touched(move, mover)   moves and their steps
 *   pieceAt(name, position)                            how the mover's moves with what lies there begin; the cell's name if left out
 *   synonyms, alias(move)                              other ways to type a move
 *   shift(chosen), ghost(chosen), filled(name)         what the cells look like while a move is made
 */

/** Below this width of a cell (CSS pixels) a finger first aims, and confirms the move with a large button. */
const FINGER = 40;

export async function openBoard(element, settings) {
  const language = settings.language ?? document.documentElement.lang;
  const say = sayIn(language);
  const { default: game } = await GAMES[settings.game]();
  const drawn = game({
    say,
    flipped: settings.orientation === "second",
    layout: settings.layout,
    options: settings.options ?? {},
  });
  return new Board(element, { ...settings, language, say }, drawn);
}

class Board {
  constructor(element, settings, game) {
    this.game = game;
    this.say = settings.say;
    this.interactive = settings.interactive ?? true;
    this.onMove = settings.onMove ?? (() => {});
    this.onRefused = settings.onRefused ?? (() => {});
    this.takePiece = null;
    this.root = document.createElement("div");
    this.root.className = `board board-${settings.game}`;
    this.root.lang = settings.language;
    const view = document.createElement("div");
    view.className = "board-view";
    this.root.append(view);
    this.stage = new Stage(view, game, {
      label: this.say(`${game.title} tahtası`, `${game.title} board`),
      onPick: (name, how) => this.#pick(name, how),
      onKey: (key) => this.#key(key),
    });
    this.controls = controls(this.root, this.say, {
      play: (text) => this.#typed(text),
      tell: {
        last: () => this.#tellLast(),
        possible: () => this.#tellPossible(),
        board: () => this.#tell(this.describe()),
      },
      zoom: () => view.classList.toggle("zoomed"),
      interactive: this.interactive,
    });
    this.stage.grid.setAttribute("aria-describedby", this.controls.help);
    element.append(this.root);
    this.#take(settings.position, settings.moves ?? null, null);
    new ResizeObserver(() => this.controls.offerZoom(this.stage.roomIn(view) < FINGER * 0.75)).observe(view);
    this.#tell(this.#asking());
  }

  show(position, { last = null, moves = null, note = "", before = null } = {}) {
    const mover = (before === null ? this.position : this.game.read(before)).turn;
    this.#take(position, moves, last && { move: last, mover });
    const played = last ? `${this.game.sides[mover]}: ${this.game.spoken(last)}.` : "";
    this.#tell([played, this.game.note?.(this.position), note, this.#asking()].filter(Boolean).join(" "));
  }

  describe() {
    return this.game.describe(this.position);
  }

  cancel() {
    if (!this.composition.chosen.length && !this.aimed) return false;
    this.#restart();
    this.#tell(`${this.say("Vazgeçildi.", "Given up.")} ${this.#asking()}`);
    return true;
  }

  choosePiece(take) {
    this.#restart();
    this.takePiece = take;
    this.#tell(this.say("Dokunulan taşı seçin.", "Choose the touched piece."));
  }

  close() {
    this.root.remove();
  }

  #take(text, moves, last) {
    this.position = this.game.read(text);
    this.moves = moves;
    this.last = last;
    this.stage.drawPieces(this.game.pieces(this.position, this.stage.id));
    this.stage.drawAbove((last && this.game.drawLast?.(last.move)) ?? "");
    this.#restart();
  }

  #restart() {
    this.composition = new Composition(this.game, this.position, this.interactive ? this.moves : []);
    this.takePiece = null;
    this.aimed = null;
    this.#refresh();
  }

  /** Names and marks everything by what may be chosen now. */
  #refresh() {
    const { chosen, next, first, complete } = this.composition;
    const touched = this.last ? this.game.touched(this.last.move, this.last.mover) : [];
    this.stage.shiftBy(this.game.shift?.(chosen));
    this.stage.box.dataset.ghost = this.game.ghost?.(chosen) ?? "";
    this.stage.name((name) => {
      const may = next.has(this.#stepOf(name));
      const last = touched.includes(name);
      const words = [
        this.game.label(name, this.position),
        last && this.say("son hamle", "last move"),
        may && this.moves && this.say("seçilebilir", "can be chosen"),
      ];
      return {
        label: words.filter(Boolean).join(", "),
        may: may && this.moves,
        filled: this.game.filled?.(name, this.position) ?? name in (this.position.pieces ?? {}),
        chosen: chosen.includes(name),
        last,
        aimed: name === this.aimed,
      };
    });
    const named = (step) => !this.stage.cells.has(step);
    this.controls.offer({
      choices: [...new Set([...first, ...next])].filter(named).map((step) => ({
        step,
        words: this.game.choice(step),
        pressed: chosen.includes(step),
        choose: () => this.#choose(step),
      })),
      finish: this.#finish(complete),
      nudge: this.aimed ? (key) => this.#nudge(key) : null,
      cancel: chosen.length || this.aimed ? () => this.cancel() : null,
    });
  }

  /** The large button that plays what is aimed at, or what is complete though it could still go on. */
  #finish(complete) {
    const move = this.aimed ? this.composition.wouldComplete(this.#stepOf(this.aimed)) : complete;
    if (!move) return null;
    return { words: `${this.say("Oyna", "Play")}: ${this.game.spoken(move)}`, play: () => this.#play(move) };
  }

  #stepOf(name) {
    return this.game.stepOf?.(name, this.composition.chosen) ?? name;
  }

  #pick(name, { touch }) {
    if (!this.interactive) return this.#tell(this.game.label(name, this.position));
    if (this.takePiece) return this.#pickPiece(name);
    const step = this.#stepOf(name);
    const { next, chosen, first } = this.composition;
    if (next.has(step)) {
      const needsAim =
        touch && this.stage.fingerRoom < FINGER && this.composition.wouldComplete(step) && this.aimed !== name;
      return needsAim ? this.#aim(name) : this.#choose(step);
    }
    if (chosen.at(-1) === name) return this.cancel();
    if (chosen.length && this.stage.cells.has(chosen[0]) && first.has(name)) {
      this.#restart();
      return this.#choose(name);
    }
    const tried = [...chosen, name].map((one) => this.#words(one)).join(" → ");
    this.#tell(
      `${this.game.label(name, this.position)}. ${this.say("Şimdi seçilemez.", "It cannot be chosen now.")} ${this.#asking()}`,
    );
    return this.onRefused(tried);
  }

  #pickPiece(name) {
    const piece = this.game.pieceAt ? this.game.pieceAt(name, this.position) : name;
    if (piece === undefined) return this.#tell(`${this.#words(name)}. ${this.say("Oynayanın taşı değil.", "Not the mover's piece.")}`);
    const take = this.takePiece;
    this.takePiece = null;
    return take(piece);
  }

  /** A step in words: the cell as it is named, or the choice that was pressed. */
  #words(step) {
    return this.stage.cells.has(step) ? this.game.label(step, this.position) : this.game.choice(step);
  }

  #aim(name) {
    this.aimed = name;
    this.#refresh();
    const move = this.game.spoken(this.composition.wouldComplete(this.#stepOf(name)));
    this.#tell(this.say(`${move}. Düğmeyle onaylayın.`, `${move}. Confirm with the button.`));
  }

  #nudge(key) {
    let next = this.aimed;
    do next = this.stage.neighbour(next, key);
    while (next && !this.composition.next.has(this.#stepOf(next)));
    if (next) this.#aim(next);
  }

  #choose(step) {
    if (!this.composition.next.has(step)) this.composition.chosen = [];
    this.composition.chosen.push(step);
    this.aimed = null;
    const { complete, next, chosen } = this.composition;
    if (complete && !next.size) return this.#play(complete);
    this.#refresh();
    return this.#tell(`${this.#words(step)}. ${this.game.asks(chosen)}`);
  }

  #play(move) {
    this.#restart();
    this.#tell(`${this.game.sides[this.position.turn]}: ${this.game.spoken(move)}.`);
    this.onMove(move);
  }

  #typed(text) {
    const move = typedMove(this.game, this.composition.moves, text);
    if (move) {
      this.#play(move);
      return true;
    }
    const known = typedMove(this.game, this.game.every(this.position), text);
    this.#tell(
      known
        ? this.say(
            `${known} bu konumda oynanamaz. ${this.#possible()}`,
            `${known} cannot be played here. ${this.#possible()}`,
          )
        : this.say(`“${text}” bir hamle değil. ${this.#possible()}`, `“${text}” is not a move. ${this.#possible()}`),
    );
    if (known) this.onRefused(this.game.spoken(known));
    return false;
  }

  #key(key) {
    if (key === "Escape") return this.cancel();
    const tell = { s: "last", l: "last", o: "possible", p: "possible", t: "board", d: "board" }[key.toLowerCase()];
    if (tell === "last") this.#tellLast();
    if (tell === "possible") this.#tellPossible();
    if (tell === "board") this.#tell(this.describe());
    return Boolean(tell);
  }

  #tellLast() {
    if (!this.last) return this.#tell(this.say("Henüz hamle yok.", "No move yet."));
    const { move, mover } = this.last;
    return this.#tell(
      this.say(
        `Son hamle: ${this.game.sides[mover]}, ${this.game.spoken(move)}.`,
        `Last move: ${this.game.sides[mover]}, ${this.game.spoken(move)}.`,
      ),
    );
  }

  #tellPossible() {
    this.#tell(this.#possible());
  }

  #possible() {
    if (!this.moves) return this.say("Olası hamleler şimdi bilinmiyor.", "The possible moves are not known now.");
    const listed = this.moves.map((move) => this.game.spoken(move)).join("; ");
    return this.say(
      `Olası hamleler (${this.moves.length}): ${listed || "yok"}.`,
      `Possible moves (${this.moves.length}): ${listed || "none"}.`,
    );
  }

  #asking() {
    if (this.moves && !this.moves.length) return "";
    const turn = this.say(
      `Sıra: ${this.game.sides[this.position.turn]}.`,
      `To move: ${this.game.sides[this.position.turn]}.`,
    );
    return this.interactive ? `${turn} ${this.game.asks(this.composition.chosen)}` : turn;
  }

  #tell(words) {
    this.controls.tell(words);
  }
}
