// Nothing is sent until a person has decided: both values side by side, and the choices. Nothing is decided silently.
import { act, fold } from "../match/match.js";
import { newId } from "../match/queue.js";
import { Refused } from "../match/refusal.js";
import { announce } from "../toast.js";
import { say } from "../words.js";
import { articleNote } from "./article_note.js";
import { callSheet } from "./call.js";
import { button, h, said } from "./dom.js";
import { actTitle } from "./titled.js";
import { warnSheet } from "./warning.js";

export function haltedPanel(table, halted) {
  const panels = { conflict, revoked, refused };
  return panels[halted.why](table, halted);
}

const panel = (title, ...content) => h("section", { class: "card halted" }, h("h2", { tabindex: "-1", "data-first": true }, title), ...content);

const list = (table, heading, acts) => h("div", { class: "side" }, h("h3", {}, heading),
  h("ol", { class: "stack tight" }, acts.map((one) => h("li", {}, actTitle(table, one), one.actor?.name ? h("span", { class: "muted small" }, ` ${one.actor.name}`) : null))),
  acts.length ? null : h("p", { class: "muted" }, say("yok", "none")));

async function decide(table, known, waiting, words) {
  await table.queue.decide(known, waiting);
  table.refold();
  announce(words);
  table.draw();
}

/** These acts once more, as new ones after what the server has; or the refusal of the first that does not fit. */
function after(table, known, acts) {
  let match = fold(table.rules, table.named(known), table.known);
  const again = [];
  for (const { deed, actor, time } of acts) {
    const one = { id: newId(), number: match.acts.length + 1, actor, time, deed };
    try {
      match = act(match, one);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refusal: error };
    }
    again.push(one);
  }
  return { again };
}

function conflict(table, { ours, theirs, known }) {
  const { again, refusal } = after(table, known, ours);
  return panel(say("Aynı anda iki kayıt", "Two entries at once"),
    h("p", {}, say("Bu masada başka biri de kayıt girdi. Hangisi doğru?", "Somebody else entered something at this table. Which is right?")),
    h("div", { class: "sides" }, list(table, say("Bu telefonda", "On this phone"), ours), list(table, say("Sunucuda", "At the server"), theirs)),
    button(say("Sunucudakini al, benimkini ayır", "Take the server's, put mine aside"), () => decide(table, known, [], say("Sunucudaki kayıtlar alındı", "The server's acts are taken")), { kind: "main full", key: "take theirs" }),
    again
      ? button(say("İkisi de doğru: benimkini ardına ekle", "Both are right: add mine after it"), () => decide(table, known, again, say("Kayıtlarınız ardına eklendi", "Your acts are added")), { kind: "full", key: "add ours" })
      : h("p", { class: "why-not" }, say("Sizinki ardına eklenemez: ", "Yours cannot be added: "), said(refusal.words)),
    button(say("Başhakemi çağır", "Call the head referee"), () => callSheet(table), { kind: "full", key: "call" }));
}

function revoked(table, { words, reviewed }) {
  const { waiting } = table.queue.state;
  const all = table.queue.document.waiting;
  const there = all.filter((one) => one.number <= (reviewed ?? 0)).length;
  return panel(say("Bu telefon masada değil", "This phone is not at the table"),
    h("p", { class: "large" }, said(words)),
    waiting ? h("p", {}, say(`Gönderilmemiş ${waiting} kayıt var; ${there} tanesi inceleme için masada.`, `${waiting} entries were not sent; the desk has ${there} of them for review.`)) : null,
    waiting ? list(table, say("Bu kayıtlar", "These entries"), all) : null,
    button(say("Yeniden dene", "Try again"), () => table.queue.retry().then(() => table.draw()), { kind: "full", key: "retry" }));
}

function refused(table, { number, article, words }) {
  const { known, waiting } = table.queue.document;
  const at = waiting.findIndex((one) => one.number === number);
  const one = waiting[at];
  const rest = waiting.slice(at + 1);
  const { again } = after(table, known, rest);
  const moved = one?.deed.kind === "move played";
  const drop = (then = () => {}) => decide(table, known, again ?? [], say("Kayıt kaldırıldı", "The act is dropped")).then(then);
  return panel(say("Sunucu bu kaydı kabul etmedi", "The server refused this act"),
    one ? h("p", { class: "large" }, actTitle(table, one)) : null,
    h("p", { class: "refusal" }, said(words)), articleNote(table, article),
    rest.length ? h("p", {}, again ? say(`Ardındaki ${rest.length} kayıt kalır.`, `The ${rest.length} after it stay.`) : say(`Ardındaki ${rest.length} kayıt da ayrılır.`, `The ${rest.length} after it are put aside, too.`)) : null,
    moved ? button(say("Hamleyi kaldır, uyarı ver", "Drop the move, give a warning"), () => drop(() => warnSheet(table, { breaches: table.rules.lists.moving_breaches, note: one.deed.move })), { kind: "full", key: "drop and warn" }) : null,
    button(say("Bu kaydı kaldır", "Drop this act"), () => drop(), { kind: "main full", key: "drop" }),
    button(say("Yeniden dene", "Try again"), () => table.queue.retry().then(() => table.draw()), { kind: "full", key: "retry" }));
}
