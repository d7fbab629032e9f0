// Making elements: h("button", { class: "button", on: { click } }, "Words", child).
import { say } from "../words.js";

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Words of the rules, in the language of the page. */
export const said = (words) => (words ? say(words.tr, words.en) : "");

/** A button. `key` names it, so that it keeps the focus when the screen is drawn again. */
export const button = (words, click, { key = words, kind = "", ...more } = {}) =>
  h("button", { type: "button", class: `button ${kind}`, "data-key": key, on: { click }, ...more }, words);

/** A button that must be held: for what ends a match. */
export const holdButton = (words, click, more = {}) => button(words, click, { kind: "danger full", "data-hold": true, ...more });

let fields = 0;
/** A label with its control, joined for everybody. */
export function field(label, control, help = "") {
  control.id ||= `field-${++fields}`;
  const note = help && h("p", { class: "help", id: `${control.id}-help` }, help);
  if (note) control.setAttribute("aria-describedby", note.id);
  return h("div", { class: "field" }, h("label", { for: control.id }, label), control, note);
}

/** One of several, each a whole line; `change(value)` when another is taken. */
export function choice(legend, options, chosen, change) {
  const name = `choice-${++fields}`;
  const lines = options.map(([value, words]) =>
    h("label", {}, h("input", { type: "radio", name, value, checked: value === chosen, on: { change: () => change(value) } }), words),
  );
  return h("fieldset", { class: "choices" }, h("legend", {}, legend), lines);
}
