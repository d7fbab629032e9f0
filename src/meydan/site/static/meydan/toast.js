// Short notes that are seen and heard, and one place from which the page speaks to a screen reader.
import { say } from "./words.js";

const SHOWN_MS = 8000;

export function toast(text, kind = "info") {
  const note = document.createElement("p");
  note.className = `toast ${kind}`;
  const words = document.createElement("span");
  words.textContent = text;
  note.append(words);
  show(note);
}

export function announce(text) {
  const place = document.getElementById("announcements");
  if (!place || !text) return;
  place.textContent = "";
  // A live region is read when its content changes; the same sentence twice must be a change too.
  requestAnimationFrame(() => { place.textContent = text; });
}

function show(note) {
  const close = document.createElement("button");
  close.type = "button";
  close.className = "tool";
  close.textContent = "×";
  close.setAttribute("aria-label", say("Kapat", "Close"));
  close.addEventListener("click", () => note.remove());
  note.append(close);
  document.getElementById("toasts")?.append(note);
  // What went wrong stays until it is closed.
  if (note.matches(".error, .warning")) return;
  let timer = setTimeout(() => note.remove(), SHOWN_MS);
  note.addEventListener("pointerenter", () => clearTimeout(timer));
  note.addEventListener("pointerleave", () => { timer = setTimeout(() => note.remove(), SHOWN_MS); });
}

/** Notes that came with the page are put in once more, because only what changes is read aloud. */
export function startToasts() {
  const notes = [...document.querySelectorAll("#toasts .toast")];
  for (const note of notes) note.remove();
  setTimeout(() => notes.forEach(show), 100);
}
