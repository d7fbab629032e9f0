// A set: begun, then ended by counts or by its winner; and the way to the drawn board.
import { say } from "../words.js";
import { articleNote } from "./article_note.js";
import { button, h, said } from "./dom.js";
import { offerButton } from "./offered.js";
import { preview } from "./preview.js";

const possible = (table, kind) => table.offers.filter((offer) => offer.kind === kind && offer.possible);

export function setPanel(table) {
  const running = table.match.state.runningSet;
  if (!running) {
    table.entered = null;
    return beginPanel(table);
  }
  const heading = h("h2", { tabindex: "-1", "data-first": true }, say(`${running.number}. set`, `Set ${running.number}`));
  return h("section", { class: "card now" }, heading, table.rules.parts === 1 && countPart(table), table.rules.parts === 3 && boardPart(table), winnerPart(table), recordPart(table, running));
}

function beginPanel(table) {
  const offer = table.offers.find(({ kind }) => kind === "set begun");
  const number = table.match.state.sets.length + 1;
  return h("section", { class: "card now" },
    h("h2", { tabindex: "-1", "data-first": true }, say("Sırada", "Next")),
    offer.possible
      ? button(say(`${number}. seti başlat`, `Begin set ${number}`), () => table.act(offer.deed), { kind: "main full big", key: "begin set" })
      : h("p", { class: "refusal" }, said(offer.reason)),
    articleNote(table, offer.article.reference));
}

/** Stones or discs: the other side fills itself in, and what cannot be is refused with its article. */
function countPart(table) {
  const offer = table.offers.find(({ kind }) => kind === "set counted");
  if (!offer?.possible) return offer && h("p", { class: "muted small" }, said(offer.reason));
  const { total, counted } = table.rules.count;
  table.entered ??= { values: ["", ""], own: [false, false] };
  const { values, own } = table.entered;
  const inputs = table.brought.players.map(({ name }, place) => {
    const control = h("input", { type: "text", inputmode: "numeric", autocomplete: "off", id: `count-${place}`, "data-key": `count ${place}`, class: "count", value: values[place], on: { input: () => typed(place) } });
    return h("div", { class: "field" }, h("label", { for: `count-${place}` }, name), control);
  });
  const control = (place) => inputs[place].querySelector("input");
  const deed = () => {
    if (!values.every((one) => /^\d+$/.test(one))) return null;
    return { kind: "set counted", first: [Number(values[0])], second: [Number(values[1])] };
  };
  const asked = preview(table, deed, say("Sayımı kaydet", "Save the count"), () => {});
  const typed = (place) => {
    values[place] = control(place).value.trim();
    own[place] = values[place] !== "";
    const other = 1 - place;
    const rest = total - Number(values[place]);
    if (total !== null && !own[other]) {
      values[other] = /^\d+$/.test(values[place]) && rest >= 0 ? String(rest) : "";
      control(other).value = values[other];
    }
    asked.refresh();
  };
  const about = counted === "stones" ? say(`Hazinelerdeki taşlar (toplam ${total})`, `Stones in the stores (${total} together)`) : say("Tahtadaki taşlar", "Pieces on the board");
  return h("fieldset", { class: "counting stack tight" }, h("legend", {}, about), h("div", { class: "two" }, inputs), asked.elements);
}

/** Kulami: the final board is tapped, and counts itself. */
function boardPart(table) {
  const open = async () => (await import("./kulami.js")).kulamiSheet(table);
  return h("div", { class: "stack tight" }, button(say("Son tahtayı gir", "Enter the final board"), open, { kind: "main full big", key: "final board" }), articleNote(table, table.rules.count.article));
}

function winnerPart(table) {
  const offered = possible(table, "set decided");
  if (!offered.length) return null;
  const counted = table.rules.parts !== null && table.rules.parts !== undefined;
  const lines = offered.map((offer) => offerButton(table, offer, { kind: counted ? "full" : "full big", key: `winner ${offer.deed.winner}` }));
  const content = [...lines, articleNote(table, offered[0].article.reference)];
  if (!counted) return h("div", { class: "stack tight" }, h("p", {}, say("Seti kim kazandı?", "Who won the set?")), content, otherReasons(table));
  return h("details", { class: "opens" }, h("summary", {}, say("Sayım olmadan kazananı gir", "Enter the winner without a count")), h("div", { class: "stack tight" }, content));
}

/** Not by reaching the goal of the game: out of time, agreed, given up. */
function otherReasons(table) {
  const offered = ["flag fell", "set agreed", "resigned"].flatMap((kind) => possible(table, kind));
  return offered.length ? h("details", { class: "opens" }, h("summary", {}, say("Başka nedenle bitti: süre, anlaşma, çekilme", "It ended otherwise: time, agreement, giving up")),
    h("div", { class: "stack tight" }, offered.map((offer) => h("div", { class: "offer" }, offerButton(table, offer), articleNote(table, offer.article.reference))))) : null;
}

/** Recording moves is a choice of the referee, not a duty. */
function recordPart(table, running) {
  if (table.rules.start === null || running.record === "abandoned") return null;
  const open = async () => (await import("./record.js")).recordSheet(table);
  const many = running.moves.length;
  const words = many ? say(`Hamleler (${many})`, `Moves (${many})`) : say("Hamleleri yaz", "Record the moves");
  return button(words, open, { kind: "quiet full", key: "record" });
}
