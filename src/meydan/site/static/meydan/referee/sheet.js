// The sheet that rises from below: what is asked before something is done, or read beside it.
import { say } from "../words.js";
import { button, h } from "./dom.js";

const dialog = () => document.getElementById("sheet");
let from = null; // where the focus goes back to
let gone = () => {};

/** Opens a sheet with this title and content, in place of another that is open; `closed` is called when it goes. */
export function openSheet(title, content, closed = () => {}) {
  const sheet = dialog();
  if (sheet.open) gone();
  else from = document.activeElement?.dataset?.key;
  gone = closed;
  const close = button("×", closeSheet, { key: "close", kind: "quiet close", "aria-label": say("Kapat", "Close") });
  const heading = h("h2", { id: "sheet-title", tabindex: "-1" }, title);
  sheet.replaceChildren(h("div", { class: "sheet-head" }, heading, close), ...content);
  if (!sheet.open) sheet.showModal();
  heading.focus();
  sheet.onclose = () => {
    gone();
    sheet.replaceChildren();
    if (from) document.querySelector(`#main [data-key="${CSS.escape(from)}"]`)?.focus();
  };
}

export function closeSheet() {
  if (dialog().open) dialog().close();
}
