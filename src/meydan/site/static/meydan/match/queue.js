// The acts of a match on their way to the server: kept on the phone, sent in order, each once, come what may.
//
//   const queue = await openQueue({ name: "match 17", url: "…", acts });   acts: what the server has, from the page
//   queue.addEventListener("changed", () => show(queue.state));
//   await queue.put({ id: newId(), number, actor, time: new Date().toISOString(), deed });
//
// Events: changed (state), heard (an answer), saved, news (acts of others), conflict, revoked, refused, lost (a server
// with fewer acts).
// After conflict, revoked and refused nothing is sent until a person has decided: `retry` or `decide`.
// The requests and answers are written down in docs/phone-protocol.md.

import { same } from "./same.js";
import { openStorage } from "./storage.js";

/** In milliseconds: between two requests, until a request is given up, between two tries, until silence is shown. */
const TIMES = { heartbeat: 5_000, timeout: 8_000, longestWait: 15_000, staleAfter: 15_000 };
const LARGEST_BATCH = 100;
const KEPT_FOR = 24 * 3_600_000;

/** A UUID; the browser's own maker is kept from pages on plain HTTP. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Another tab, or another tap, was faster: the next act has another number. */
export class Overtaken extends Error {}

export async function openQueue(options) {
  const queue = new Queue({ storage: await openStorage(), ...options });
  await queue.begin(options.acts ?? [], options.carried ?? null);
  return queue;
}

const EMPTY = { known: [], waiting: [], aside: [], halted: null, savedAt: null, lease: null };
const nextNumber = ({ known, waiting }) => known.length + waiting.length + 1;

/** How many acts at the beginning of two lists are the same. */
function commonLength(mine, theirs) {
  const at = mine.findIndex((act, place) => !theirs[place] || act.id !== theirs[place].id);
  return at < 0 ? mine.length : at;
}

/** Where nothing waits it is taken as it stands; else it is put aside, for a person to look at. */
function withCarried(document, { known, waiting, aside }) {
  if (!document.waiting.length) return { ...document, known, waiting, aside: [...document.aside, ...aside], halted: null };
  const held = new Set([...document.known, ...document.waiting, ...document.aside].map(({ id }) => id));
  return { ...document, aside: [...document.aside, ...[...waiting, ...aside].filter(({ id }) => !held.has(id))] };
}

class Queue extends EventTarget {
  constructor({ name, url, storage, headers = {}, times = {} }) {
    super();
    Object.assign(this, { name, url, storage, headers }, TIMES, times);
    this.tab = newId();
    this.document = EMPTY;
    this.coming = 0; // acts on their way into the phone's storage: tapped, so the page must not say "saved" any more
    this.failures = 0;
    this.strange = false; // somebody answers, but not Meydan: a captive portal
    this.heardAt = null;
    this.restored = null; // a server that came back with fewer acts is given the others again from here
    this.channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`meydan ${name}`) : null;
    this.wake = () => this.send();
  }

  /** `acts`: what the page was given by the server; the phone may know more. `carried`: what the same phone held under
   *  the server's old address. */
  async begin(acts, carried) {
    if (carried) await this.change((document) => withCarried(document, carried));
    await this.change((document) => {
      const sent = new Set(acts.map((act) => act.id));
      const waiting = document.waiting.filter((act) => !sent.has(act.id));
      const newer = commonLength(document.known, acts) === document.known.length;
      const fits = !waiting.length || waiting[0].number === acts.length + 1;
      return newer && fits ? { ...document, known: acts, waiting } : undefined; // else the server tells what differs
    });
    await this.forgetOld();
    this.channel?.addEventListener("message", (message) => this.hear(message.data));
    globalThis.addEventListener("online", this.wake);
    this.schedule(0);
  }

  /** What another tab of this phone says. */
  async hear(said) {
    if (said === "heard") this.heardAt = performance.now();
    await this.change(() => undefined);
    if (said === "put") this.send();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener("online", this.wake);
    this.channel?.close();
  }

  /** What a page shows. `stale`: nothing was heard from the server for longer than it should be. */
  get state() {
    const { waiting, halted, savedAt, aside } = this.document;
    return {
      waiting: waiting.length + this.coming,
      sent: waiting.length + this.coming === 0,
      lastSaved: savedAt,
      halted,
      aside: aside.length,
      stale: this.heardAt === null || performance.now() - this.heardAt > this.staleAfter,
    };
  }

  /** All acts of the match as this phone has them: those that the server has, then those that wait. */
  get acts() {
    return [...this.document.known, ...this.document.waiting];
  }

  /** Keep an act, and send it when that is possible. It is safe on the phone when this is done. */
  async put(act) {
    this.count(1);
    try {
      await this.change((document) => {
        const known = [...document.known, ...document.waiting].find(({ id }) => id === act.id);
        if (known && same(known, act)) return undefined;
        if (known || act.number !== nextNumber(document)) throw new Overtaken(`act ${act.number} is not the next one`);
        return { ...document, waiting: [...document.waiting, act] };
      });
    } finally {
      this.count(-1);
    }
    this.channel?.postMessage("put");
    this.send();
  }

  count(more) {
    this.coming += more;
    this.dispatchEvent(new CustomEvent("changed"));
  }

  /** Try again what was halted. */
  async retry() {
    await this.change((document) => ({ ...document, halted: null }));
    this.send();
  }

  /** A person has decided: `known` is what the server has, `waiting` is sent after it. What waited until now is put
   *  aside for a review, never thrown away. */
  async decide(known, waiting = []) {
    const ids = new Set([...known, ...waiting].map((act) => act.id));
    await this.change((document) => {
      const aside = [...document.known, ...document.waiting].filter((act) => !ids.has(act.id));
      return { ...document, known, waiting, aside: [...document.aside, ...aside], halted: null };
    });
    this.restored = null;
    this.send();
  }

  // ── sending ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** One batch after another until nothing waits; only one tab of the phone does it at a time. */
  async send() {
    if (this.sending || this.closed) return;
    this.sending = true;
    clearTimeout(this.timer);
    let wait = this.heartbeat * (0.8 + 0.4 * Math.random()); // two hundred phones that came back together drift apart
    try {
      const alone = await this.alone(async () => {
        do await this.exchange();
        while (this.mustSend && !this.closed);
      });
      this.failures = 0;
      this.strange = false;
      if (alone && this.mustSend) wait = 0; // something was put just now
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.failures += 1;
      this.strange = error.strange;
      const longest = Math.min(this.longestWait, 500 * 2 ** this.failures);
      wait = Math.max(error.wait, longest * (0.5 + Math.random() / 2));
      this.dispatchEvent(new CustomEvent("changed"));
    } finally {
      this.sending = false;
      this.schedule(wait);
    }
  }

  get mustSend() {
    return !this.document.halted && (this.document.waiting.length > 0 || this.restored !== null);
  }

  schedule(wait) {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.wake, wait);
  }

  /** Do this work if no other tab does; says whether it was done. (Locks are kept from pages on plain HTTP.) */
  async alone(work) {
    const worked = async () => {
      await work();
      return true;
    };
    if (navigator.locks) {
      return navigator.locks.request(`meydan ${this.name}`, { ifAvailable: true }, (lock) => lock !== null && worked());
    }
    const until = Date.now() + 2 * this.timeout;
    const held = await this.change((document) => {
      const { lease } = document;
      const taken = lease && lease.tab !== this.tab && lease.until > Date.now() && lease.until <= until;
      return taken ? undefined : { ...document, lease: { tab: this.tab, until } };
    });
    if (held.lease?.tab !== this.tab) return false;
    try {
      return await worked();
    } finally {
      await this.change((document) => (document.lease?.tab === this.tab ? { ...document, lease: null } : undefined));
    }
  }

  /** One request and its answer; without acts it is the heartbeat. */
  async exchange() {
    await this.change(() => undefined);
    const { halted } = this.document;
    if (halted) return this.exchangeHalted(halted);
    const from = this.restored ?? this.document.known.length;
    const acts = this.acts.slice(from, from + LARGEST_BATCH);
    const [status, answer] = await this.post({ acts, ...this.seen(from) });
    if (status === 200 && acts.length && answer.stored === from) throw new Unreachable("nothing was stored");
    if (status === 200) await this.stored(answer, from, acts);
    else if (status === 409) await this.conflict(answer);
    else if (status === 403) await this.revoked(answer);
    else await this.refused(answer, acts);
    return undefined;
  }

  seen(number) {
    return { seen: number, seen_id: this.acts[number - 1]?.id ?? null };
  }

  /** While a person decides nothing is sent to be stored. What a revoked phone holds the desk gets for a review. */
  async exchangeHalted(halted) {
    const { known, waiting } = this.document;
    const unseen = waiting.filter((act) => act.number > (halted.reviewed ?? 0)).slice(0, LARGEST_BATCH);
    const review = halted.why === "revoked" && unseen.length > 0;
    const [status, answer] = await this.post({ acts: review ? unseen : [], ...this.seen(known.length), review });
    if (status === 403 && halted.why !== "revoked") await this.revoked(answer);
    const { reviewed } = answer;
    if (!review || !reviewed) return;
    await this.change((document) => ({ ...document, halted: document.halted && { ...document.halted, reviewed } }));
  }

  async post(body) {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), this.timeout);
    try {
      const response = await fetch(this.url, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...this.headers },
        body: JSON.stringify({ ...body, waiting: this.document.waiting.length }),
        cache: "no-store",
        redirect: "error", // a captive portal would send us to its own page
        signal: giveUp.signal,
      });
      const wait = 1000 * Number(response.headers.get("Retry-After") ?? 0) || 0;
      if (![200, 403, 409, 422].includes(response.status)) throw new Unreachable(`status ${response.status}`, wait);
      const answer = await response.json().catch(() => null);
      const counted = Number.isInteger(answer?.stored) || [403, 409].includes(response.status);
      if (answer?.format !== "meydan acts" || !counted) throw new Unreachable("this was not Meydan", 0, true);
      this.heardAt = performance.now();
      this.channel?.postMessage("heard");
      this.dispatchEvent(new CustomEvent("heard", { detail: answer }));
      this.dispatchEvent(new CustomEvent("changed"));
      return [response.status, answer];
    } catch (error) {
      throw error instanceof Unreachable ? error : new Unreachable(error.message);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The server has all acts up to number `stored`, and tells those that this phone does not know. */
  async stored({ stored, acts = [], positions = {} }, from, sent) {
    const before = this.document.known.length;
    if (stored < from) {
      this.restored = stored;
      this.dispatchEvent(new CustomEvent("lost", { detail: { stored, known: before } }));
      return;
    }
    await this.taken(sent, stored);
    this.restored = this.restored !== null && stored < this.document.known.length ? stored : null;
    if (acts.length) await this.news(acts, positions);
  }

  /** Of the acts sent just now those up to number `stored` are at the server. (What was put meanwhile is not, whatever
   *  its number: the server may have somebody else's act there.) */
  async taken(sent, stored) {
    const there = new Set(sent.filter((act) => act.number <= stored).map((act) => act.id));
    let saved = [];
    await this.change((document) => {
      saved = document.waiting.filter((act) => there.has(act.id));
      if (!saved.length) return undefined;
      const waiting = document.waiting.filter((act) => !there.has(act.id));
      return { ...document, known: [...document.known, ...saved], waiting, savedAt: Date.now() };
    });
    if (!saved.length) return;
    this.channel?.postMessage("saved");
    this.dispatchEvent(new CustomEvent("saved", { detail: { acts: saved } }));
  }

  /** Acts of others. If something of ours waits, it was made without knowing them: that is a conflict. */
  async news(acts, positions) {
    let conflict = false;
    const document = await this.change((held) => {
      conflict = held.waiting.length > 0;
      const known = [...held.known, ...acts.filter((act) => act.number > held.known.length)];
      return conflict ? undefined : { ...held, known, savedAt: Date.now() };
    });
    if (conflict) return this.conflict({ from: document.known.length + 1, acts });
    this.channel?.postMessage("news");
    this.dispatchEvent(new CustomEvent("news", { detail: { acts, positions } }));
    return undefined;
  }

  /** Both sides have an act with the same number: shown to a person with both values. */
  async conflict({ from, acts }) {
    const all = [...this.acts.slice(0, from - 1), ...acts];
    const common = commonLength(this.acts, all);
    const [ours, theirs] = [this.acts.slice(common), all.slice(common)];
    if (!ours.length) return this.news(theirs, {});
    return this.halt("conflict", { common, ours, theirs, known: all });
  }

  /** The table was handed over, or the desk has not let this phone in. */
  async revoked({ words = null, reason = null }) {
    await this.halt("revoked", { words, reason });
  }

  async refused({ stored, number, article = null, words }, sent) {
    await this.taken(sent, stored);
    await this.halt("refused", { number, article, words });
  }

  async halt(why, detail) {
    await this.change((document) => ({ ...document, halted: { why, ...detail } }));
    this.restored = null;
    this.dispatchEvent(new CustomEvent(why, { detail }));
  }

  // ── what is kept ──────────────────────────────────────────────────────────────────────────────────────────────────

  async change(how) {
    this.document = await this.storage.update(this.name, (document) => how(document ?? EMPTY));
    this.document ??= EMPTY;
    this.dispatchEvent(new CustomEvent("changed"));
    return this.document;
  }

  /** Acknowledged acts are kept for a day, in case the server has to be restored from an older copy. */
  async forgetOld() {
    for (const name of await this.storage.names()) {
      let old = false;
      await this.storage.update(name, (document) => {
        const { waiting, aside, savedAt } = document;
        old = name !== this.name && !waiting.length && !aside.length && savedAt < Date.now() - KEPT_FOR;
        return undefined;
      });
      if (old) await this.storage.remove(name);
    }
  }
}

class Unreachable extends Error {
  constructor(message, wait = 0, strange = false) {
    super(message);
    Object.assign(this, { wait, strange });
  }
}
