// A sheet that asks for what is missing of an offer: a field for each entry, what would follow, and the button.
import { drawnPlayer } from "../match/lot.js";
import { say } from "../words.js";
import { choice, field, h, said } from "./dom.js";
import { filledDeed } from "./offered.js";
import { preview } from "./preview.js";
import { openSheet } from "./sheet.js";

// Measured, shown elsewhere, or told by another entry.
const NOT_ASKED = ["elapsed", "deed", "board", "advances"];

export function ask(table, offer) {
  const entries = {};
  const set = (name, value) => {
    entries[name] = value;
    if (name === "seed" && offer.fill.includes("advances")) entries.advances = drawnPlayer(value);
    asked.refresh();
  };
  const asked = preview(table, () => filledDeed(table, offer, entries), said(offer.title));
  const uncounted = offer.kind === "flag fell" && table.rules.clock.flag.flag === "loses" ? ["first", "second"] : [];
  for (const name of uncounted) entries[name] = "";
  const inputs = offer.fill.filter((name) => ![...NOT_ASKED, ...uncounted].includes(name)).map((name) => input(table, offer, name, (value) => set(name, value)));
  openSheet(said(offer.title), [...inputs, ...asked.elements]);
}

/** The field of one entry. `set` is told what is entered: null while it cannot be read. */
function input(table, offer, name, set) {
  if (name === "reported_by") return reporter(offer, set);
  if (name === "sets") return sets(set);
  if (offer.kind === "clock corrected" && name !== "reason") return time(table, offer.deed[name], name, set);
  const label = LABELS[name] ?? [nameOf(table, name), nameOf(table, name)];
  const help = offer.kind !== "flag fell" ? "" : table.rules.count.counted === "stones" ? say("Hazinesindeki taş sayısı", "Stones in the store") : say("Tahtadaki taş sayısı", "Pieces on the board");
  const asNumber = typeof offer.deed[name] === "number";
  const read = asNumber ? (text) => (/^\d+$/.test(text) ? Number(text) : text && null) : (text) => text;
  return entry(say(...label), begun(offer)[name] ?? "", read, set, { help, numeric: asNumber });
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
  seed: ["Kura tohumu (herkes aynı kurayı yeniden çekebilir)", "Seed of the lot (everybody can draw it again)"],
};

const nameOf = (table, seat) => table.brought.players[seat === "first" ? 0 : 1].name;

/** What stands in a field to begin with. */
const begun = (offer) => ({
  target: offer.deed.target,
  reason: offer.kind === "withdrawn" ? say("Yanlış girildi", "Entered by mistake") : "",
  seed: String(Date.now() % 1_000_000),
});

function entry(label, value, read, set, { help = "", numeric = false } = {}) {
  const control = h("input", { type: "text", autocomplete: "off", inputmode: numeric ? "numeric" : null, value: String(value) });
  const tell = () => set(read(control.value.trim()));
  control.addEventListener("input", tell);
  tell();
  return field(label, control, help);
}

/** A clock's face, in minutes and seconds. */
function time(table, ms, name, set) {
  const read = (text) => {
    const found = /^(\d{1,3})[:.,](\d{2})$/.exec(text);
    return found ? (Number(found[1]) * 60 + Number(found[2])) * 1000 : null;
  };
  const shown = `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;
  return entry(nameOf(table, name), shown, read, set, { help: say("dakika:saniye", "minutes:seconds") });
}

function reporter(offer, set) {
  const people = [
    ["opponent", say("Rakip bildirdi", "Reported by the opponent")],
    ["referee", say("Hakem gördü", "Seen by the referee")],
  ];
  set(offer.deed.reported_by);
  return choice(say("Kim fark etti?", "Who noticed?"), people, offer.deed.reported_by, set);
}

/** The two sets of pieces that are handed out by lot. */
function sets(set) {
  const names = ["", ""];
  return h("div", { class: "fields" }, names.map((_, place) => entry(say(`${place + 1}. oyun seti`, `Set ${place + 1}`), "", (text) => text, (text) => {
    names[place] = text;
    set(names.every(Boolean) ? [...names] : null);
  })));
}
