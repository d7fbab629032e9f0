// An offer of the match as a button, and its deed with what was entered.
import { button, said } from "./dom.js";

const TIMED_BY_CARD = ["card voided", "last minute called"];
// May be left out. At flag fall the rulebook may need one count only, and says so where it needs it.
const OPTIONAL = { "flag fell": ["first", "second"] };
const REMARKS = ["note", "article"];

/** Asks for what is missing of an offer, and does it. The form is fetched when the screen is in use. */
export const askFor = async (table, offer) => (await import("./asking.js")).ask(table, offer);

/** Done at once where nothing is missing and nothing ends; asked for otherwise. */
export function offerButton(table, offer, { kind = "full", key } = {}) {
  const words = said(offer.title);
  const needs = offer.fill.some((name) => !["elapsed", "note", "deed"].includes(name));
  const click = () => (needs || offer.decides ? askFor(table, offer) : table.act(filledDeed(table, offer, {})));
  return button(words, click, { kind: offer.decides ? `${kind} ends` : kind, key: key ?? `${offer.kind} ${words}` });
}

/** The deed of an offer with what was entered, durations as measured; null while something is missing. */
export function filledDeed(table, offer, entries) {
  const deed = { ...offer.deed, ...entries };
  const optional = [...REMARKS, ...(OPTIONAL[offer.kind] ?? [])];
  for (const name of offer.fill) {
    if (name === "elapsed") deed.elapsed = table.stopwatch.elapsed(TIMED_BY_CARD.includes(offer.kind) ? "card" : "clock");
    else if (deed[name] === null || name === "board" || (REMARKS.includes(name) && !(name in entries))) delete deed[name];
    else if (deed[name] === "" && optional.includes(name)) delete deed[name];
    else if (deed[name] === "") return null;
  }
  return Object.values(entries).includes(null) ? null : deed;
}
