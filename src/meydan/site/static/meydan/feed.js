// The event's feed: each line of its log once, from where the page stands, through every cut of the connection.
const AGAIN_MS = 3000;

export class Feed {
  /** `after` is the number of the last line that the page shows. */
  constructor(url, after, { heard, line, back }) {
    this.url = url;
    this.after = after;
    this.heard = heard;
    this.line = line;
    this.back = back;
    this.cut = false;
    this.open();
    // A page that sleeps in the browser's history must not hold a connection.
    window.addEventListener("pagehide", () => this.source.close());
    window.addEventListener("pageshow", (event) => { if (event.persisted) this.open(); });
  }

  /** Gives up a connection that has fallen silent without an end, and opens another. */
  again() {
    this.cut = true;
    this.open();
  }

  open() {
    clearTimeout(this.waiting);
    this.source?.close();
    const address = new URL(this.url, location.href);
    address.searchParams.set("after", this.after);
    this.source = new EventSource(address);
    this.source.addEventListener("open", () => {
      if (this.cut) this.back();
      this.cut = false;
    });
    this.source.addEventListener("beat", () => this.heard());
    this.source.addEventListener("line", (event) => {
      this.heard();
      this.after = Number(event.lastEventId);
      this.line(JSON.parse(event.data));
    });
    // The browser itself tries again after a lost connection; after a refusal (a server that is starting) we do.
    this.source.addEventListener("error", () => {
      this.cut = true;
      if (this.source.readyState !== EventSource.CLOSED) return;
      this.waiting = setTimeout(() => this.open(), AGAIN_MS);
    });
  }
}
