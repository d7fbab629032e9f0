// Turns the sheets of the screen: one after the other, in their order, unless the desk asked for a page.
export const TURN_MS = 12000;

export class Turning {
  constructor(screen) {
    this.screen = screen;
    this.line = Number(screen.dataset.shownLine); // the newest wish of the desk that has been followed
    this.key = "";
    this.timer = 0;
    const asked = screen.dataset.shown;
    this.show(this.sheets().find((sheet) => asked && sheet.dataset.page === asked) ?? this.sheets()[0]);
  }

  /** What is turned: everything, or the sheets of the page on which the screen is to stay. */
  sheets() {
    const all = [...this.screen.querySelectorAll(":scope > .sheet")];
    const { shown, stays } = this.screen.dataset;
    const kept = stays ? all.filter((sheet) => sheet.dataset.page === shown) : all;
    return kept.length ? kept : all;
  }

  show(sheet) {
    for (const other of this.screen.children) other.hidden = other !== sheet;
    this.key = sheet.dataset.key;
    this.count(sheet);
    this.beginAgain();
    sheet.dispatchEvent(new CustomEvent("wall:turned", { bubbles: true }));
  }

  count(sheet) {
    const sheets = this.sheets();
    document.querySelector("[data-turn]").textContent = sheets.length > 1 ? `${sheets.indexOf(sheet) + 1}/${sheets.length}` : "";
  }

  /** The time of this sheet begins, and its bar with it. */
  beginAgain() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.turn(), TURN_MS);
    const bar = document.querySelector(".bar > div");
    bar.classList.remove("turning");
    void bar.offsetWidth; // the bar starts from the left only after this
    bar.classList.add("turning");
  }

  turn() {
    const sheets = this.sheets();
    const at = sheets.findIndex((sheet) => sheet.dataset.key === this.key);
    this.show(sheets[(at + 1) % sheets.length]);
  }

  /** New sheets came: the one on the screen stays until its time is over; a new wish of the desk is followed at once. */
  renew(fresh) {
    const before = this.sheets().findIndex((sheet) => sheet.dataset.key === this.key);
    for (const name of ["poll", "shown", "shownLine", "stays"]) this.screen.dataset[name] = fresh.dataset[name];
    this.screen.replaceChildren(...fresh.children);
    const sheets = this.sheets();
    const line = Number(this.screen.dataset.shownLine);
    const asked = line > this.line && sheets.find((sheet) => sheet.dataset.page === this.screen.dataset.shown);
    this.line = Math.max(this.line, line);
    if (asked) {
      this.show(asked);
      return;
    }
    const same = sheets.find((sheet) => sheet.dataset.key === this.key);
    if (!same) {
      this.show(sheets[Math.max(0, before) % sheets.length]);
      return;
    }
    for (const sheet of this.screen.children) sheet.hidden = sheet !== same;
    this.count(same);
  }
}
