// Everything else that can be done, in groups; what cannot be done now says why; and leaving the table.
import { say } from "../words.js";
import { articleNote } from "./article_note.js";
import { button, h, said } from "./dom.js";
import { offerButton } from "./offered.js";
import { openSheet } from "./sheet.js";

// What has its own place on the screen is not listed again.
const SHOWN = ["set begun", "set counted", "set decided", "move played", "warned", "objected", "signed", "withdrawn", "corrected", "card approved", "card refused", "card claimed", "last minute called", "card voided", "clock started", "clock pressed", "clock paused", "clock resumed", "clock corrected"];
const GROUPS = [
  [["set agreed", "resigned", "no-show", "lot drawn"], "Maçın sonu", "How the match ends"],
  [["card announced", "reserve announced", "sets handed out"], "Kartlar", "Cards"],
  [["count requested", "count answered", "piece touched", "referee acted", "record abandoned", "flag fell"], "Masada", "At the table"],
  [["warning withdrawn", "disqualified"], "Uyarı ve diskalifiye", "Warnings and disqualification"],
  [["ruled"], "Başhakem", "Head referee"],
];

export function moreSheet(table) {
  const offered = table.offers.filter((offer) => !SHOWN.includes(offer.kind));
  const groups = GROUPS.map(([kinds, tr, en]) => [offered.filter((offer) => kinds.includes(offer.kind) && offer.possible), say(tr, en)]).filter(([listed]) => listed.length);
  const refused = offered.filter((offer) => !offer.possible);
  const leave = button(say("Masayı başka telefona devret", "Hand the table over to another phone"), () => leaveSheet(table), { kind: "full", key: "leave" });
  openSheet(say("Diğer işlemler", "More"), [
    ...groups.map(([listed, words]) => h("section", { class: "stack tight" }, h("h3", {}, words), listed.map((offer) => h("div", { class: "offer" }, offerButton(table, offer), articleNote(table, offer.article.reference))))),
    h("section", { class: "stack tight" }, h("h3", {}, say("Telefon", "Phone")), leave),
    refused.length ? h("details", { class: "opens" }, h("summary", {}, say("Şimdi yapılamayanlar", "What cannot be done now")), h("ul", { class: "stack tight" }, refused.map((offer) => h("li", {}, h("strong", {}, said(offer.title)), h("p", { class: "why-not" }, said(offer.reason)), articleNote(table, offer.article.reference))))) : null,
  ].filter(Boolean));
}

function leaveSheet(table) {
  const { waiting } = table.queue.state;
  const go = button(say("Masayı devret", "Hand over"), () => document.getElementById("leave").submit(), { kind: "main full", key: "hand over", disabled: waiting > 0 });
  openSheet(say("Masayı devret", "Hand the table over"), [
    h("p", {}, say("Öbür telefon masadaki kartı okutunca maç orada sürer. Bu telefonda kayıt girilemez.", "When the other phone scans the card, the match goes on there. Nothing can be entered on this phone.")),
    waiting ? h("p", { class: "refusal" }, say(`Önce bekleyen ${waiting} kaydın gönderilmesini bekleyin.`, `First let the ${waiting} waiting entries be sent.`)) : null, go].filter(Boolean));
}
