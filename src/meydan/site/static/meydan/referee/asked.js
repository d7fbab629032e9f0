// Before something is done: what it is, the article behind it, what would follow; then the button, held if it ends the match.
import { say } from "../words.js";
import { button, h, holdButton, said } from "./dom.js";
import { closeSheet, openSheet } from "./sheet.js";

/** The rulebook's sentence, one tap away. */
export function articleNote(table, reference) {
  const article = table.rules.articles[reference];
  if (!article) return null;
  const label = said(article.label) || reference;
  return h("details", { class: "article" }, h("summary", {}, label), h("p", {}, said(article)), h("footer", {}, reference));
}

/** What would come of a deed, kept up to date while it is entered. `deed()` gives it, or null while something is missing. */
export function preview(table, deed, words, done = closeSheet) {
  const place = h("div", { class: "preview stack tight", "aria-live": "polite" });
  const act = async () => {
    const wished = deed();
    if (wished && (await table.act(wished))) done();
  };
  const plain = button(words, act, { kind: "main full", key: `do ${words}` });
  const held = holdButton(say(`${words} (basılı tutun)`, `${words} (hold)`), act, { key: `hold ${words}` });
  const refresh = () => {
    const wished = deed();
    const { refusal, follows, decides, article } = wished ? table.tried(wished) : { follows: [], decides: false };
    const lines = refusal
      ? [h("p", { class: "refusal" }, said(refusal.words))]
      : follows.map((one) => h("p", { class: "follows" }, said(one)));
    place.replaceChildren(...lines, ...(article && wished ? [articleNote(table, article)] : []).filter(Boolean));
    const [shown, other] = decides ? [held, plain] : [plain, held];
    other.hidden = true;
    shown.hidden = false;
    shown.disabled = !wished || Boolean(refusal);
  };
  refresh();
  return { elements: [place, plain, held], refresh };
}

/** Asks for what is missing of an offer, and does it. */
export function askFor(table, offer) {
  const entries = {};
  const inputs = offer.fill.filter((name) => !["elapsed", "deed", "board"].includes(name)).map((name) => input(table, offer, name, entries, () => asked.refresh()));
  const asked = preview(table, () => filledDeed(table, offer, entries), said(offer.title));
  openSheet(said(offer.title), [...inputs, ...asked.elements]);
}

/** Done at once where nothing is missing and nothing ends; asked for otherwise. */
export function offerButton(table, offer, { kind = "full", key } = {}) {
  const words = said(offer.title);
  const needs = offer.fill.some((name) => !["elapsed", "note", "deed"].includes(name));
  const click = () => (needs || offer.decides ? askFor(table, offer) : table.act(filledDeed(table, offer, {})));
  return button(words, click, { kind: offer.decides ? `${kind} ends` : kind, key: key ?? `${offer.kind} ${words}` });
}

/** The deed of an offer with what was entered; durations are measured, remarks may be left out. */
export function filledDeed(table, offer, entries) {
  const deed = { ...offer.deed };
  for (const name of offer.fill) {
    if (name === "elapsed") deed.elapsed = table.stopwatch.elapsed(offer.kind.startsWith("card") || offer.kind.startsWith("last") ? "card" : "clock");
    else if (name in entries) {
      if (entries[name] === null || Number.isNaN(entries[name])) return null;
      if (entries[name] === "") {
        if (!["note", "article"].includes(name)) return null;
        delete deed[name];
      } else deed[name] = entries[name];
    } else if (["note", "article", "board"].includes(name)) delete deed[name];
  }
  return deed;
}

const LABELS = {
  reason: ["Neden", "Reason"],
  note: ["Not (isteğe bağlı)", "Note (optional)"],
  words: ["Karar", "Ruling"],
  article: ["Madde (isteğe bağlı)", "Article (optional)"],
  move: ["Hamle", "Move"],
  piece: ["Taş", "Piece"],
  pit: ["Kuyu", "Pit"],
  stones: ["Taş sayısı", "Stones"],
  card: ["Kart", "Card"],
  target: ["Kayıt numarası", "Number of the act"],
  seed: ["Tohum", "Seed"],
};

function input(table, offer, name, entries, refresh) {
  const set = (value) => {
    entries[name] = value;
    refresh();
  };
  if (name === "reported_by") return reporter(offer, set);
  if (name === "sets") return sets(set);
  if (name === "advances") return null;
  const label = LABELS[name] ?? [offer.deed[name] === undefined ? name : name, name];
  const asNumber = typeof offer.deed[name] === "number";
  const listed = Array.isArray(offer.deed[name]);
  const person = { first: table.brought.players[0].name, second: table.brought.players[1].name }[name];
  const control = h("input", { type: "text", autocomplete: "off", inputmode: asNumber || listed ? "numeric" : null });
  const known = { target: offer.deed.target, reason: name === "reason" ? say("Yanlış girildi", "Entered by mistake") : undefined, seed: name === "seed" ? String(Date.now() % 1_000_000) : undefined }[name];
  if (known !== undefined) control.value = known;
  const read = () => {
    const text = control.value.trim();
    if (listed) set(text ? text.split(/[\s+]+/).map(Number) : null);
    else set(asNumber ? (text === "" ? null : Number(text)) : text);
  };
  control.addEventListener("input", read);
  entries[name] = asNumber ? (control.value === "" ? null : Number(control.value)) : control.value;
  const id = `ask-${name}`;
  control.id = id;
  return h("div", { class: "field" }, h("label", { for: id }, person ?? say(...label)), control);
}

function reporter(offer, set) {
  const lines = [
    ["opponent", say("Rakip bildirdi", "Reported by the opponent")],
    ["referee", say("Hakem gördü", "Seen by the referee")],
  ];
  return h("fieldset", { class: "choices" }, h("legend", {}, say("Kim fark etti?", "Who noticed?")), lines.map(([value, words]) =>
    h("label", {}, h("input", { type: "radio", name: "reported_by", value, checked: value === offer.deed.reported_by, on: { change: () => set(value) } }), words)));
}

function sets(set) {
  const names = ["", ""];
  return h("div", { class: "fields" }, names.map((_, place) => {
    const control = h("input", { type: "text", id: `ask-set-${place}`, on: { input: () => {
      names[place] = control.value.trim();
      set(names.every(Boolean) ? [...names] : null);
    } } });
    return h("div", { class: "field" }, h("label", { for: control.id }, say(`${place + 1}. oyun seti`, `Set ${place + 1}`)), control);
  }));
}

