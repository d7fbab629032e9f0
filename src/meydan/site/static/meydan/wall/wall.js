// A screen on the wall: it turns its sheets, follows the event's log, and recovers by itself from whatever happens.
import { spokenAge } from "../age.js";
import { Feed } from "../feed.js";
import { askServer } from "../server_clock.js";
import { say } from "../words.js";
import { showTimes } from "./times.js";
import { Turning } from "./turning.js";

const GATHER_MS = 150;
const TRY_AGAIN_MS = 4000;
const LOST_MS = 25000; // two beats of the feed and a half
const DAY_MS = 24 * 60 * 60 * 1000;

class Wall {
  constructor(screen, { feed, after }) {
    this.screen = screen;
    this.turning = new Turning(screen);
    this.news = performance.now(); // when the server last said that the screen shows all there is
    this.asked = performance.now(); // when the page was last fetched, or tried
    this.timer = 0;
    this.feed = new Feed(feed, Number(after), {
      heard: () => this.heard(),
      line: () => this.renewSoon(GATHER_MS),
      back: () => this.renewSoon(0),
    });
    setInterval(() => this.tick(), 1000);
    this.tick();
    askServer().then(() => this.tick());
  }

  heard() {
    if (!this.timer) this.news = performance.now();
  }

  renewSoon(wait) {
    if (!this.timer) this.timer = setTimeout(() => this.renew(), wait);
  }

  async renew() {
    this.asked = performance.now();
    const after = this.feed.after;
    try {
      const answer = await fetch(location.href, { cache: "no-cache", redirect: "error", signal: AbortSignal.timeout(15000) });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.getElementById("screen");
      // A wrong network answers too, with a page of its own.
      if (!answer.ok || !fresh) throw new Error(`${answer.status}`);
      if (this.outOfDate(fresh)) {
        location.reload(); // the server has just answered: the page will come
        return;
      }
      this.turning.renew(document.adoptNode(fresh));
      document.querySelector(".strip").textContent = page.querySelector(".strip").textContent;
      this.timer = 0;
      this.heard();
      if (this.feed.after !== after) this.renewSoon(GATHER_MS);
      this.tick();
    } catch {
      this.timer = setTimeout(() => this.renew(), TRY_AGAIN_MS);
    }
  }

  /** Once a day, and when the server brings a newer version, the page begins afresh. */
  outOfDate(fresh) {
    return performance.now() > DAY_MS || fresh.dataset.version !== this.screen.dataset.version;
  }

  tick() {
    const silence = performance.now() - this.news;
    const lost = silence > LOST_MS;
    const since = performance.now() - this.asked;
    const poll = Number(this.screen.dataset.poll) * 1000;
    if (poll && since > poll) this.renewSoon(0);
    if (performance.now() > DAY_MS && since > LOST_MS) this.renewSoon(0);
    // A dead connection makes no sound: after so long a silence another one is opened.
    if (lost && since > LOST_MS) {
      this.feed.again();
      this.renewSoon(0);
    }
    this.age(lost, Math.round(silence / 1000));
    showTimes(this.screen.querySelector(":scope > .sheet:not([hidden])"));
  }

  age(lost, seconds) {
    const age = document.querySelector("[data-wall-age]");
    const words = lost ? say(`bağlantı yok · veriler ${spokenAge(seconds)}`, `no connection · data from ${spokenAge(seconds)}`) : spokenAge(seconds);
    if (age.textContent !== words) age.textContent = words;
    age.classList.toggle("lost", lost);
  }
}

/** The screen does not sleep, where the browser can be told so. */
async function stayAwake() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch { /* a tab in the background may not: it asks again when it is seen */ }
}

const screen = document.getElementById("screen");
const wall = new Wall(screen, document.body.dataset);
screen.addEventListener("wall:turned", () => wall.tick());
stayAwake();
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") stayAwake(); });
