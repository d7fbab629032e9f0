// A button that ends something is held for a second. With the keyboard it is held the same way; whoever cannot hold
// (a screen reader's click, a switch) presses twice.
import { announce } from "./toast.js";
import { say } from "./words.js";

const HOLD_MS = 1000;
const SHOWN_MS = 4000;
const KEYS = new Set(["Enter", " "]);

class Hold {
  constructor(button) {
    this.button = button;
    this.words = button.textContent.trim();
    this.timer = 0;
    this.passing = false; // the click that goes through is ours
    this.spent = false; // the browser's click after a full hold says nothing new
  }

  begin() {
    this.spent = false;
    if (this.timer || this.button.disabled) return;
    this.button.classList.add("holding");
    this.timer = setTimeout(() => {
      this.spent = true;
      this.confirm();
    }, HOLD_MS);
  }

  end() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.button.classList.remove("holding");
  }

  confirm() {
    this.end();
    this.show(this.words);
    this.passing = true;
    this.button.click();
    this.passing = false;
  }

  /** A click of somebody who cannot hold: the first asks, the second confirms. */
  press() {
    if (this.button.classList.contains("armed")) {
      setTimeout(() => this.confirm()); // not inside a click: the browser ignores a click within a click
      return;
    }
    this.show(say("Emin misiniz? Yeniden basın", "Sure? Press again"));
    this.button.classList.add("armed");
  }

  /** A short tap does nothing but say how it is done. */
  hint() {
    this.show(say("Basılı tutun", "Press and hold"));
  }

  show(words) {
    clearTimeout(this.back);
    this.button.classList.remove("armed");
    this.button.textContent = words;
    if (words === this.words) return;
    announce(words);
    this.back = setTimeout(() => this.show(this.words), SHOWN_MS);
  }
}

const holds = new WeakMap();
const holdOf = (target) => {
  const button = target.closest?.(".button[data-hold]");
  if (!button) return null;
  if (!holds.has(button)) holds.set(button, new Hold(button));
  return holds.get(button);
};

export function startHolding() {
  let held = null;
  const begin = (hold) => {
    held = hold;
    hold.begin();
  };
  const end = () => {
    const hold = held;
    held = null;
    hold?.end();
    setTimeout(() => { if (hold) hold.spent = false; }); // after the click that follows
  };
  document.addEventListener("pointerdown", (event) => {
    const hold = holdOf(event.target);
    if (hold && event.button === 0) begin(hold);
  });
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, end);
  document.addEventListener("keydown", (event) => {
    const hold = KEYS.has(event.key) ? holdOf(event.target) : null;
    if (!hold) return;
    event.preventDefault();
    if (!event.repeat) begin(hold);
  });
  document.addEventListener("keyup", (event) => {
    if (!KEYS.has(event.key) || !holdOf(event.target)) return;
    event.preventDefault();
    held?.hint();
    end();
  });
  // A mouse moves the focus to the button while it is being pressed: only leaving the button lets go.
  document.addEventListener("focusout", (event) => { if (event.target === held?.button) end(); });
  document.addEventListener("contextmenu", (event) => { if (holdOf(event.target)) event.preventDefault(); });
  document.addEventListener("click", (event) => {
    const hold = holdOf(event.target);
    if (!hold || hold.passing) return;
    event.preventDefault();
    event.stopPropagation();
    if (hold.spent) hold.spent = false;
    else if (event.detail > 0) hold.hint();
    else hold.press();
  }, true);
}
