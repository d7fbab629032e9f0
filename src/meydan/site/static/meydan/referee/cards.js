// A card race: announce, timer, claim, approve or refuse, last minute, void, reserve.
import { listedCards, timeLeft } from "../match/cards.js";
import { say } from "../words.js";
import { articleNote } from "./article_note.js";
import { button, h, said } from "./dom.js";
import { askFor, filledDeed, offerButton } from "./offered.js";

export function cardPanel(table) {
  const running = table.match.state.runningCard;
  return running ? runningPanel(table, running) : nextPanel(table);
}

const first = (table, kind, test = () => true) => table.offers.find((offer) => offer.kind === kind && test(offer));

function nextPanel(table) {
  const listed = ["card announced", "reserve announced"]
    .flatMap((kind) => table.offers.filter((offer) => offer.kind === kind && offer.possible && !offer.fill.includes("note")));
  const refused = first(table, "card announced");
  const asked = listedCards(table.match.state);
  return h("section", { class: "card now" },
    h("h2", { tabindex: "-1", "data-first": true }, say(`Sıradaki kart (${asked} / ${table.rules.cards.count} soruldu)`, `Next card (${asked} of ${table.rules.cards.count} asked)`)),
    listed.length
      ? listed.map((offer, place) => h("div", { class: "stack tight" },
          button(said(offer.title), () => table.act(offer.deed), { kind: `full big ${place === 0 ? "main" : ""}`, key: `announce ${offer.kind}` }),
          articleNote(table, offer.article.reference)))
      : h("p", { class: "refusal" }, said(refused?.reason)));
}

function runningPanel(table, running) {
  const claims = table.offers.filter((offer) => offer.kind === "card claimed" && offer.possible);
  const checking = running.claims[0];
  const timed = (kind, style) => {
    const offer = first(table, kind);
    if (!offer?.possible) return null;
    const click = () => (offer.decides ? askFor(table, offer) : table.act(filledDeed(table, offer, {})));
    return button(said(offer.title), click, { kind: style, key: kind });
  };
  return h("section", { class: "card now" },
    h("h2", { tabindex: "-1", "data-first": true, class: "card-number" }, say(`Kart ${running.card}`, `Card ${running.card}`), running.reserve ? say(" (yedek)", " (reserve)") : ""),
    h("p", { class: "timer clock", "data-timer": true, role: "timer", "aria-live": "off" }, timerWords(table, running)),
    checking && claimPart(table, checking),
    h("div", { class: "two" }, claims.map((offer) => offerButton(table, offer, { kind: "big", key: `claim ${offer.deed.player}` }))),
    h("div", { class: "row" }, timed("last minute called", ""), timed("card voided", "danger")),
    articleNote(table, table.rules.cards.claim));
}

function claimPart(table, player) {
  const name = table.brought.players[player === "first" ? 0 : 1].name;
  const decision = (kind, style) => {
    const offer = first(table, kind);
    return offer?.possible && offerButton(table, offer, { kind: style, key: kind });
  };
  return h("div", { class: "banner stale stack tight claim" }, h("p", {}, h("strong", {}, say(`${name} “bitirdim” dedi: kontrol edin`, `${name} said “finished”: check it`))),
    h("div", { class: "two" }, decision("card approved", "main big"), decision("card refused", "big")));
}

export function timerWords(table, running) {
  const elapsed = table.stopwatch.elapsed("card");
  const left = timeLeft(running.timer, elapsed);
  const minutes = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;
  if (left === null) return say(`geçen ${minutes(elapsed)}`, `${minutes(elapsed)} so far`);
  return running.timer.called ? say(`son dakika ${minutes(left)}`, `last minute ${minutes(left)}`) : say(`kalan ${minutes(left)}`, `${minutes(left)} left`);
}
