// How long ago the clock, or the card, was set going. Durations are measured here; a reload goes on by the wall clock.
const CLOCK = ["clock started", "clock pressed", "clock resumed"];
const CARD = ["card announced", "reserve announced", "last minute called"];

export class Stopwatch {
  constructor(match) {
    this.name = `meydan stopwatch ${match}`;
    this.began = new Map();
    this.at = { clock: null, card: null };
    try {
      const kept = JSON.parse(localStorage.getItem(this.name) ?? "{}");
      const now = performance.now();
      for (const [id, time] of Object.entries(kept)) this.began.set(id, now - Math.max(0, Date.now() - time));
    } catch { /* nothing is kept: it begins now */ }
  }

  /** This act is being done now. */
  mark(act) {
    if (![...CLOCK, ...CARD].includes(act.deed.kind)) return;
    this.began.set(act.id, performance.now());
    this.at[CLOCK.includes(act.deed.kind) ? "clock" : "card"] = act.id;
    try {
      localStorage.setItem(this.name, JSON.stringify({ [act.id]: Date.now() }));
    } catch { /* then a reload begins anew */ }
  }

  /** Acts may have come from elsewhere: what they set going is counted from when it was heard. */
  follow(acts) {
    for (const [what, kinds] of [["clock", CLOCK], ["card", CARD]]) {
      const last = acts.findLast(({ deed }) => kinds.includes(deed.kind));
      this.at[what] = last?.id ?? null;
      if (last && !this.began.has(last.id)) this.began.set(last.id, performance.now());
    }
  }

  /** Milliseconds, whole. */
  elapsed(what) {
    const id = this.at[what];
    return id === null ? 0 : Math.round(performance.now() - this.began.get(id));
  }
}
