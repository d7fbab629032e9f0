// An objection: whose, about what; decided at the table (accepted or refused, both are recorded), or brought to the desk.
import { say } from "../words.js";
import { button, choice, said } from "./dom.js";
import { preview } from "./preview.js";
import { closeSheet } from "./sheet.js";

/** `reason` is the field it is written in; `send(about)` brings it before the head referee. */
export function objectionForm(table, reason, send) {
  const [one, two] = table.brought.players.map(({ name }) => name);
  const kinds = [...new Set(table.offers.filter(({ kind }) => kind === "objected").map(({ deed }) => deed.about))];
  const wish = { player: "first", about: kinds.find((about) => possible(table, about)) ?? kinds[0] };
  const deed = (accepted) => () => {
    const note = reason.value.trim();
    return { kind: "objected", ...wish, accepted, ...(note ? { note } : {}) };
  };
  const refuse = preview(table, deed(false), say("Reddedildi olarak kaydet", "Record it as refused"));
  const accept = preview(table, deed(true), say("Kabul edildi olarak kaydet", "Record it as accepted"), closeSheet, "full");
  const refresh = () => [refuse, accept].forEach((one) => one.refresh());
  const change = (name) => (value) => {
    wish[name] = value;
    refresh();
  };
  const who = choice(say("Kim itiraz ediyor?", "Who objects?"), [["first", one], ["second", two]], wish.player, change("player"));
  who.classList.add("inline");
  const what = choice(say("Neye?", "About what?"), kinds.map((about) => [about, said(table.rules.words.about[about])]), wish.about, change("about"));
  const bring = button(say("Başhakem karar versin", "Let the head referee decide"), () => send({ objection: true, ...wish }), { kind: "full", key: "send objection" });
  return { elements: [who, what, ...refuse.elements, ...accept.elements, bring], refresh };
}

const possible = (table, about) => table.offers.some((offer) => offer.kind === "objected" && offer.deed.about === about && offer.possible);
