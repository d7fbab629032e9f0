// The one screen: who plays, how it stands, and only what can be done now. Drawn anew after every act.
import { told } from "../match/match.js";
import { say } from "../words.js";
import { cardPanel } from "./cards.js";
import { clockPanel } from "./clocks.js";
import { button, h } from "./dom.js";
import { endedPanel } from "./ended.js";
import { lastAct } from "./last_act.js";
import { setPanel } from "./sets.js";

const SEATS = ["first", "second"];

export function drawScreen(table) {
  const focused = document.activeElement?.dataset?.key;
  const within = table.main.contains(document.activeElement);
  table.told = told(table.match);
  const { halted } = table.queue.state;
  const content = halted
    ? [players(table), haltedPart(table, halted)]
    : [players(table), clockPanel(table), now(table), tools(table), calls(table), lastAct(table)];
  table.main.replaceChildren(...content.filter(Boolean));
  if (!within) return;
  const again = focused && table.main.querySelector(`[data-key="${CSS.escape(focused)}"]`);
  (again || table.main.querySelector("[data-first]") || table.main).focus();
}

/** Seldom needed, and never without the network that brought the trouble: fetched then. */
function haltedPart(table, halted) {
  if (table.haltedPanel) return table.haltedPanel(table, halted);
  import("./halted.js").then(({ haltedPanel }) => {
    table.haltedPanel = haltedPanel;
    table.draw();
    table.main.querySelector("h2")?.focus();
  });
  return null;
}

/** What is to be done next, by the match's own list. */
function now(table) {
  const { match } = table;
  if (match.state.result && !match.state.runningCard) return endedPanel(table);
  if (match.state.tied) return endedPanel(table);
  return table.rules.cards ? cardPanel(table) : setPanel(table);
}

function players(table) {
  const { told: state, rules } = table;
  const score = rules.cards ? state.card_score : state.set_score;
  return h("section", { class: "players", "aria-label": say("Oyuncular", "Players") }, SEATS.map((seat, place) => {
    const { name, number, school } = table.brought.players[place];
    const starts = state.starter === seat && !state.result;
    return h("div", { class: `player${starts ? " starts" : ""}` },
      h("p", { class: "player-name" }, name),
      h("p", { class: "muted small" }, `${number ?? ""} · ${school}`),
      h("p", { class: "score", "aria-label": rules.cards ? say(`${score[place]} kart`, `${score[place]} cards`) : say(`${score[place]} set`, `${score[place]} sets`) }, String(score[place])),
      starts && h("p", { class: "starter" }, state.running_set ? say("sete başladı", "started the set") : say("sete başlar", "starts the set")),
      warnings(table, place));
  }));
}

function warnings(table, place) {
  const { limit } = table.rules;
  if (limit === null) return null;
  const counted = table.told.warnings_counted[place];
  const words = say(`Uyarı ${counted} / ${limit.warnings}`, `Warnings ${counted} / ${limit.warnings}`);
  return h("p", { class: `warnings${counted ? " some" : ""}${counted === limit.warnings - 1 ? " last" : ""}` }, words);
}

function tools(table) {
  const may = (kind) => table.offers.some((offer) => offer.kind === kind && offer.possible);
  const opens = (name, sheet) => async () => (await import(`./${name}.js`))[sheet](table);
  return h("nav", { class: "tools", "aria-label": say("Masa işleri", "At the table") },
    may("warned") && button(say("Uyarı ver", "Give a warning"), opens("warning", "warnSheet"), { key: "warn" }),
    button(say("Başhakemi çağır", "Call the head referee"), opens("call", "callSheet"), { key: "call" }),
    button(say("Kural ara", "Look up a rule"), opens("help", "helpSheet"), { key: "help" }),
    button(say("Diğer işlemler", "More"), opens("more", "moreSheet"), { key: "more" }));
}

/** Calls of this table: waiting, or answered. */
function calls(table) {
  const waiting = table.outbox.notes.filter(({ kind }) => kind === "call");
  if (!table.calls.length && !waiting.length) return null;
  return h("section", { class: "calls stack tight", "aria-label": say("Çağrılar", "Calls") },
    waiting.map(({ reason }) => h("p", {}, h("span", { class: "chip waiting" }, say("gönderilecek", "to be sent")), ` ${reason}`)),
    table.calls.map(({ reason, open, answer }) => h("p", {},
      h("span", { class: `chip ${open ? "waiting" : "complete"}` }, open ? say("başhakem bekleniyor", "awaiting the head referee") : say("yanıtlandı", "answered")),
      ` ${reason}${answer ? ` → ${answer}` : ""}`)));
}

