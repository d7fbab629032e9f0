// The sheets of the table: a warning, a call, the rulebook, and everything else that can be done.
import { say } from "../words.js";
import { articleNote, offerButton, preview } from "./asked.js";
import { button, choice, field, h, said } from "./dom.js";
import { closeSheet, openSheet } from "./sheet.js";
import { found } from "./search.js";

/** A warning: who, for which article, who noticed; count and consequence before it is given. */
export function warnSheet(table, breaches = null) {
  const [one, two] = table.brought.players.map(({ name }) => name);
  const groups = { first: ["first"], second: ["second"], both: ["first", "second"] };
  let [who, cause, reporter] = ["first", null, "opponent"];
  const causes = table.rules.causes.filter(({ breach }) => !breaches || breaches.includes(breach));
  const deed = () => cause && { kind: "warned", players: groups[who], breach: cause.breach, reported_by: reporter, article: cause.article };
  const asked = preview(table, deed, say("Uyarıyı ver", "Give the warning"));
  const count = h("p", { class: "warn-count" });
  const refresh = () => {
    const { limit } = table.rules;
    const lines = limit === null ? [] : groups[who].map((seat) => {
      const [name, now] = seat === "first" ? [one, table.told.warnings_counted[0]] : [two, table.told.warnings_counted[1]];
      const after = now + (cause && !cause.counts ? 0 : 1);
      return say(`${name}: ${now} → ${after} / ${limit.warnings}`, `${name}: ${now} → ${after} / ${limit.warnings}`);
    });
    count.textContent = lines.join(" · ");
    asked.refresh();
  };
  const people = choice(say("Kime?", "Whom?"), [["first", one], ["second", two], ["both", say("İkisine de", "Both")]], who, (value) => { who = value; refresh(); });
  people.classList.add("inline");
  const noticed = choice(say("Kim fark etti?", "Who noticed?"), [["opponent", say("Rakip bildirdi", "The opponent")], ["referee", say("Hakem gördü", "The referee")]], reporter, (value) => { reporter = value; refresh(); });
  noticed.classList.add("inline");
  const why = choice(say("Neden?", "What for?"), causes.map((one, place) => [String(place), `${said(table.rules.words.breaches[one.breach])} (${said(table.rules.articles[one.article].label) || one.article})`]), null, (value) => { cause = causes[Number(value)]; refresh(); });
  openSheet(say("Uyarı", "Warning"), [people, why, noticed, count, ...asked.elements]);
  refresh();
}

/** Kept on the phone until the desk has it. */
export function callSheet(table) {
  const reason = h("textarea", { rows: "3", maxlength: "300" });
  let objection = false;
  const kinds = choice(say("Ne için?", "What for?"), [["call", say("Başhakem masaya gelsin", "The head referee should come")], ["objection", say("Oyuncu itiraz ediyor", "A player objects")]], "call", (value) => { objection = value === "objection"; });
  const send = button(say("Başhakemi çağır", "Call the head referee"), () => {
    if (!reason.value.trim()) return reason.focus();
    table.outbox.put({ kind: "call", reason: reason.value.trim(), objection });
    closeSheet();
    table.draw();
  }, { kind: "main full", key: "send call" });
  const decided = table.offers.filter((offer) => offer.kind === "objected" && offer.possible);
  openSheet(say("Başhakemi çağır", "Call the head referee"), [kinds, field(say("Neden", "Reason"), reason), send,
    decided.length ? h("details", { class: "opens" }, h("summary", {}, say("İtirazı masada karara bağla", "Decide the objection at the table")), h("div", { class: "stack tight" }, decided.map((offer) => offerButton(table, offer)), articleNote(table, decided[0].article.reference))) : null].filter(Boolean));
}

/** The rulebook of this match, with or without network. */
export function helpSheet(table) {
  const search = h("input", { type: "search", autocomplete: "off" });
  const answers = h("ol", { class: "answers stack tight" });
  const count = h("p", { class: "muted small", role: "status" });
  const show = () => {
    const articles = found(table.rules.articles, search.value);
    count.textContent = say(`${articles.length} madde`, `${articles.length} articles`);
    answers.replaceChildren(...articles.map(([reference, article]) => h("li", { class: "answer" }, h("p", { class: "strong" }, said(article.label) || reference), h("p", {}, said(article)), h("p", { class: "muted small" }, reference))));
  };
  search.addEventListener("input", show);
  openSheet(said(table.rules.title) || say("Kurallar", "Rules"), [field(say("Kural ara (örnek: dokunduğu taş)", "Look up a rule (such as: touched piece)"), search), count, answers]);
  show();
}

// What has its own place on the screen is not listed again.
const SHOWN = ["set begun", "set counted", "set decided", "move played", "warned", "objected", "signed", "withdrawn", "corrected", "card approved", "card refused", "card claimed", "last minute called", "card voided", "clock started", "clock pressed", "clock paused", "clock resumed", "clock corrected"];
const GROUPS = [
  [["set agreed", "resigned", "no-show", "lot drawn"], "Maçın sonu", "How the match ends"],
  [["card announced", "reserve announced", "sets handed out"], "Kartlar", "Cards"],
  [["count requested", "count answered", "piece touched", "referee acted", "record abandoned", "flag fell"], "Masada", "At the table"],
  [["warning withdrawn"], "Uyarılar", "Warnings"],
  [["disqualified", "ruled"], "Başhakem", "Head referee"],
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
