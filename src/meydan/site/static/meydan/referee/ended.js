// The match is decided: the result, who goes on, and the signatures under it.
import { resultWords } from "../match/consequences.js";
import { say } from "../words.js";
import { articleNote } from "./article_note.js";
import { button, h, said } from "./dom.js";
import { offerButton } from "./offered.js";

const SIGNERS = ["first", "second", "referee"];

export function endedPanel(table) {
  const { state } = table.match;
  if (state.tied) return tiePanel(table);
  return h("section", { class: "card now" },
    h("h2", { tabindex: "-1", "data-first": true }, say("Maç bitti", "The match is over")),
    h("p", { class: "large" }, said(resultWords(table.rules, state.result, state))),
    articleNote(table, state.result.article),
    signatures(table),
    h("p", { class: "muted small" }, whoMayChange(table)));
}

const whoMayChange = ({ confirmed }) => (confirmed
  ? say("Sonuç onaylandı; bundan sonra yalnız başhakem düzeltir.", "The result is confirmed; from now on only the head referee corrects it.")
  : say("Sonuç onaylanana kadar son kaydı geri alabilirsiniz.", "Until the result is confirmed you can withdraw the last act."));

function tiePanel(table) {
  const lots = table.offers.filter((offer) => offer.kind === "lot drawn" && offer.possible);
  return h("section", { class: "card now" }, h("h2", { tabindex: "-1", "data-first": true }, say("Berabere: kura", "Drawn: a lot")),
    lots.map((offer) => offerButton(table, offer)), lots.length ? articleNote(table, lots[0].article.reference) : null);
}

function signatures(table) {
  const signed = table.match.state.signatures;
  return h("div", { class: "stack tight" }, SIGNERS.map((by) => {
    const name = by === "referee" ? said(table.rules.words.signers.referee) : table.brought.players[SIGNERS.indexOf(by)].name;
    if (signed.includes(by)) return h("p", {}, h("span", { class: "chip complete" }, say("imzalandı", "signed")), ` ${name}`);
    const offer = table.offers.find((one) => one.kind === "signed" && one.deed.by === by && one.possible);
    return offer && button(say(`İmza: ${name}`, `Signature: ${name}`), async () => (await import("./signing.js")).signSheet(table, offer, name), { kind: "full", key: `sign ${by}` });
  }));
}
