// The last act, and taking it back: nothing is edited, a withdrawal is an act too.
import { say } from "../words.js";
import { button, h } from "./dom.js";
import { askFor } from "./offered.js";
import { actTitle } from "./titled.js";

export function lastAct(table) {
  const last = table.match.acts.at(-1);
  if (last.number === 1) return null;
  const offer = table.offers.find((one) => one.kind === "withdrawn");
  const target = offer?.possible && !table.confirmed && table.match.acts[offer.deed.target - 1];
  const undo = target && button(say("Geri al", "Undo"), () => askFor(table, { ...offer, fill: ["reason"], title: {
    tr: `Geri al: ${actTitle(table, target)}`, en: `Undo: ${actTitle(table, target)}` } }), { kind: "", key: "undo" });
  return h("section", { class: "last-act", "aria-label": say("Son kayıt", "Last act") },
    h("p", {}, h("span", { class: "muted small" }, say("Son kayıt", "Last act")), h("br"), actTitle(table, last)), undo);
}
