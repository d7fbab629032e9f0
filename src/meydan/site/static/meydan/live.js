// The life of a page: it follows its event's log, shows how old its data is, and says when the connection is lost.
import { spokenAge } from "./age.js";
import { Feed } from "./feed.js";
import { renewRegions, startRegions } from "./regions.js";
import { askServer } from "./server_clock.js";
import { announce } from "./toast.js";
import { keepWayBack, showWayBack } from "./way_back.js";
import { say } from "./words.js";

const GATHER_MS = 150; // lines that come together are one renewal
const SPREAD_MS = 350; // a hall full of pages does not ask in the same instant
const RETURN_MS = 2000;
const LOST_MS = 25000; // two beats and a half
const TRY_AGAIN_MS = 4000;
const KNOCK_MS = 10000; // how often a page that hears nothing knocks

class Page {
  constructor(feed, after) {
    this.news = performance.now(); // when the server last said that what the page shows is all there is
    this.behind = false;
    this.timer = 0;
    this.knocked = 0;
    this.reached = true;
    startRegions();
    keepWayBack(feed);
    this.feed = new Feed(feed, after, {
      heard: () => this.heard(),
      line: (line) => this.line(line),
      // Back after a cut: whatever happened meanwhile, the page is fetched once, not everybody in the same second.
      back: () => this.renewSoon(Math.random() * RETURN_MS),
    });
    setInterval(() => this.show(), 1000);
  }

  heard() {
    if (!this.behind) this.news = performance.now();
    this.show();
  }

  line(line) {
    document.dispatchEvent(new CustomEvent("meydan:line", { detail: line }));
    this.renewSoon(GATHER_MS + Math.random() * SPREAD_MS);
  }

  renewSoon(wait) {
    this.behind = true;
    if (this.timer) return;
    this.timer = setTimeout(() => this.renew(), wait);
  }

  async renew() {
    const asked = this.feed.after;
    try {
      if (document.querySelector("[data-live][id]")) await renewRegions();
      this.timer = 0;
      if (this.feed.after !== asked) {
        this.renewSoon(GATHER_MS);
        return;
      }
      this.behind = false;
      this.heard();
    } catch {
      // Not reached: the age grows and the banner comes; it is tried until it works.
      this.timer = setTimeout(() => this.renew(), TRY_AGAIN_MS);
    }
  }

  show() {
    const silence = performance.now() - this.news;
    const seconds = Math.round(silence / 1000);
    const lost = silence > LOST_MS;
    for (const age of document.querySelectorAll("[data-page-age]")) {
      age.classList.toggle("live", !lost);
      age.classList.toggle("lost", lost);
      const time = age.querySelector("time");
      const words = lost ? spokenAge(seconds) : say(`canlı · ${spokenAge(seconds)}`, `live · ${spokenAge(seconds)}`);
      if (time.textContent !== words) time.textContent = words;
    }
    if (lost) this.knock();
    this.banner(lost, seconds);
  }

  /** A dead connection makes no sound: another is opened, and the server is asked whether it is there at all. */
  async knock() {
    if (performance.now() - this.knocked < KNOCK_MS) return;
    this.knocked = performance.now();
    this.feed.again();
    this.reached = await askServer();
  }

  banner(lost, seconds) {
    let line = document.querySelector(".stale-line");
    if (!lost) {
      this.reached = true;
      if (line) announce(say("Bağlantı yeniden kuruldu", "Connected again"));
      line?.remove();
      return;
    }
    if (!line) {
      line = document.createElement("div");
      line.className = "banner stale stale-line";
      line.append(document.createElement("strong"), document.createElement("span"));
      line.firstChild.textContent = say("Bağlantı koptu", "Connection lost");
      document.body.prepend(line);
      announce(line.firstChild.textContent);
    }
    line.firstChild.textContent = this.reached ? say("Bağlantı koptu", "Connection lost") : say("Sunucuya ulaşılamıyor", "The server cannot be reached");
    showWayBack(line, !this.reached);
    line.children[1].textContent = say(`Gördüğünüz veriler ${spokenAge(seconds)} alındı.`, `What you see is from ${spokenAge(seconds)}.`);
  }
}

export function startLive() {
  const { feed, after } = document.body.dataset;
  if (feed) new Page(feed, Number(after ?? 0));
}
