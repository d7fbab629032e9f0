// Entering slips at the desk: while the table's number is typed, the page says who sits there and what stands.
import { say } from "./words.js";

const form = document.querySelector("[data-result-entry]");

function rowOf(number) {
  return number && document.querySelector(`#tables tr[data-table="${CSS.escape(number)}"]`);
}

function note(text, warns = false) {
  const line = document.createElement("span");
  line.textContent = text;
  line.classList.toggle("warn", warns);
  return line;
}

function show() {
  const { table, seen } = form.elements;
  const who = form.querySelector(".entry-who");
  const row = rowOf(table.value.trim());
  document.querySelectorAll("#tables tr.typed").forEach((one) => one.classList.remove("typed", "now"));
  seen.value = row ? row.dataset.acts : "";
  who.replaceChildren();
  if (!row) return;
  row.classList.add("typed", "now");
  const { first, second, done } = row.dataset;
  who.append(note(`1: ${first} – 2: ${second}`));
  if (done) who.append(" ", note(say(`Sonucu girilmiş: ${done}`, `Has a result: ${done}`), true));
}

if (form) {
  form.elements.table.addEventListener("input", show);
  // The list may have been renewed meanwhile: what was seen is what it shows when the result is sent.
  form.elements.score.addEventListener("focus", show);
  document.addEventListener("meydan:renewed", show);
  show();
}
