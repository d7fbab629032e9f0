// The table screen: the match on the phone, drawn from its acts, and what can be done now.
//
// One object, the table, is handed to all parts: `match`, `role`, `queue`, `act(deed)`, `offers`, `draw()`.
import { startHolding } from "../hold.js";
import { consequences } from "../match/consequences.js";
import { act, after, fold } from "../match/match.js";
import { offers } from "../match/offers.js";
import { newId, openQueue, Overtaken } from "../match/queue.js";
import { Refused } from "../match/refusal.js";
import { announce, toast } from "../toast.js";
import { say } from "../words.js";
import { said } from "./dom.js";
import { carriedTo, forgetCarried } from "./carried.js";
import { Outbox } from "./outbox.js";
import { drawScreen } from "./screen.js";
import { closeSheet } from "./sheet.js";
import { startStateLine } from "./state_line.js";
import { Stopwatch } from "./stopwatch.js";
import { deedTitle } from "./titled.js";
import { fetchTheRest, keepAwake, startWorker } from "./phone.js";

const SETTLING_MS = 350; // a second tap of a hasty finger must not meet another button

class Table {
  constructor(brought) {
    Object.assign(this, { brought, rules: brought.rules, role: brought.role });
    this.positions = new Map(Object.entries(brought.positions));
    this.known = (moves) => this.positions.get(moves);
    this.stopwatch = new Stopwatch(brought.match);
    this.calls = [];
    this.confirmed = brought.confirmed;
    this.main = document.getElementById("main");
  }

  async begin() {
    const { brought } = this;
    const headers = { get "X-CSRFToken"() { return /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ""; } };
    this.headers = headers;
    this.queue = await openQueue({ name: `match ${brought.match}`, url: brought.urls.acts, acts: brought.acts, carried: carriedTo(brought.match), headers });
    forgetCarried(brought.match);
    this.outbox = new Outbox(this);
    this.queue.addEventListener("saved", ({ detail }) => this.learn(detail.positions));
    this.queue.addEventListener("news", ({ detail }) => this.learn(detail.positions, say("Masadan yeni kayıt geldi", "News from the desk")));
    this.queue.addEventListener("heard", ({ detail }) => this.heard(detail));
    for (const kind of ["conflict", "revoked", "refused"]) this.queue.addEventListener(kind, () => this.halt());
    this.queue.addEventListener("changed", () => this.follow());
    this.refold();
    startStateLine(this);
    this.draw();
  }

  /** What recorded moves lead to, as the server tells it. */
  learn(positions, note = "") {
    for (const [moves, position] of Object.entries(positions ?? {})) this.positions.set(moves, position);
    this.refold();
    if (note) announce(note);
    this.draw();
  }

  heard(answer) {
    if (answer.positions) for (const [moves, position] of Object.entries(answer.positions)) this.positions.set(moves, position);
    if (answer.calls && JSON.stringify(answer.calls) !== JSON.stringify(this.calls)) {
      this.calls = answer.calls;
      this.draw();
    }
    if (answer.confirmed !== undefined && answer.confirmed !== this.confirmed) {
      this.confirmed = answer.confirmed;
      if (this.confirmed) announce(say("Sonuç onaylandı", "The result is confirmed"));
      this.draw();
    }
    this.outbox.send();
  }

  /** What keeps the queue from sending may change without an event of its own: the desk has got the entries. */
  follow() {
    const { halted } = this.queue.state;
    const shown = halted && `${halted.why} ${halted.reviewed ?? ""}`;
    if (shown === this.shownHalt) return;
    this.shownHalt = shown;
    this.draw();
  }

  halt() {
    closeSheet();
    this.draw();
    document.querySelector("#main h2")?.focus();
  }

  /** Acts know players by number; people read names. */
  named([first, ...others]) {
    const [one, two] = this.brought.players;
    const deed = {
      ...first.deed,
      first: { ...first.deed.first, name: one.name },
      second: { ...first.deed.second, name: two.name },
    };
    return [{ ...first, deed }, ...others];
  }

  refold() {
    this.match = fold(this.rules, this.named(this.queue.acts), this.known);
    this.stopwatch.follow(this.match.acts);
  }

  get offers() {
    if (this.offeredFor !== this.match) [this.offeredFor, this.offered] = [this.match, offers(this.match, this.role)];
    return this.offered;
  }

  /** What this deed would bring: `refusal`, or `follows` and `decides`. */
  tried(deed) {
    const one = { id: "", number: this.match.acts.length + 1, actor: { role: this.role }, time: "", deed };
    try {
      const [state, article] = after(this.match, one);
      const follows = consequences(this.rules, this.match.state, state);
      return { article, follows, decides: this.match.state.result === null && state.result !== null, state };
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      return { refusal, article: refusal.article, follows: [], decides: false };
    }
  }

  /** Does it: kept on the phone, shown at once, sent when that is possible. Says whether it was taken. */
  async act(deed) {
    if (this.acting) return null;
    this.acting = true;
    this.settle();
    try {
      const actor = { role: this.role, name: this.brought.phone };
      const one = { id: newId(), number: this.match.acts.length + 1, actor, time: new Date().toISOString(), deed };
      const { follows } = this.tried(deed);
      const match = act(this.match, one);
      this.stopwatch.mark(one);
      await this.queue.put(one);
      this.match = match;
      announce([deedTitle(this, deed), ...follows.map(said)].join(". "));
      return one;
    } catch (error) {
      if (error instanceof Refused) this.refused(error);
      else if (error instanceof Overtaken) this.refold();
      else throw error;
      return null;
    } finally {
      this.acting = false;
      this.settle();
      this.draw();
    }
  }

  refused({ words, article }) {
    const label = said(this.rules.articles[article]?.label);
    toast(label ? `${said(words)} (${label})` : said(words), "error");
  }

  /** While an entry is being kept the buttons are still those from before it: no tap may meet one and be lost unseen. */
  settle() {
    clearTimeout(this.settling);
    this.main.classList.add("settling");
    if (!this.acting) this.settling = setTimeout(() => this.main.classList.remove("settling"), SETTLING_MS);
  }

  draw() {
    drawScreen(this);
  }
}

const table = new Table(JSON.parse(document.getElementById("brought").textContent));
startHolding();
await table.begin();
keepAwake();
fetchTheRest(table.rules);
startWorker(table.brought.urls.worker);
document.documentElement.dataset.ready = "yes";
