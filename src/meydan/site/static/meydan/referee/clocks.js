// The clock for two: each face is as large as a thumb; a tap on the running one is its player's press.
import { clockAfter, leftFor } from "../match/clock.js";
import { announce } from "../toast.js";
import { say } from "../words.js";
import { articleNote } from "./article_note.js";
import { timerWords } from "./cards.js";
import { button, h, said } from "./dom.js";
import { askFor } from "./offered.js";

const SEATS = ["first", "second"];
const TICK_MS = 200;

export function clockPanel(table) {
  startTicking(table);
  const { clock, runningSet, result } = table.match.state;
  if (!clock || !runningSet || result) return null;
  const offered = (kind, player) => table.offers.find((offer) => offer.kind === kind && offer.possible && (!player || offer.deed.player === player));
  const elapsed = () => table.stopwatch.elapsed("clock");
  const faces = SEATS.map((seat, place) => {
    const { name } = table.brought.players[place];
    const runs = clock.running && clock.turn === seat;
    const start = offered("clock started", seat);
    const press = () => (start ? table.act(start.deed) : table.act({ kind: "clock pressed", player: seat, elapsed: elapsed() }));
    const does = start ? say("saati başlat", "start the clock") : runs ? say("basınca dokunun", "tap at the press") : "";
    return h("button", { type: "button", class: `clock-face${runs ? " runs" : ""}`, "data-key": `clock ${seat}`, disabled: !start && !runs, on: { click: press } },
      h("span", { class: "small" }, name), h("span", { class: "clock", "data-face": seat }, shown(clock, elapsed(), seat)), h("span", { class: "small" }, does));
  });
  const pause = offered("clock paused");
  const resume = offered("clock resumed");
  const correct = offered("clock corrected");
  return h("section", { class: "clocks stack tight", "aria-label": say("Saat", "Clock") }, h("div", { class: "two" }, faces),
    h("div", { class: "row" },
      pause && button(say("Duraklat", "Pause"), () => table.act({ kind: "clock paused", elapsed: elapsed() }), { key: "pause" }),
      resume && button(say("Sürdür", "Resume"), () => table.act(resume.deed), { kind: "main", key: "resume" }),
      correct && button(say("Saati düzelt", "Correct"), () => askFor(table, correct), { kind: "quiet", key: "correct clock" })),
    flagPart(table, clock));
}

/** Time is over: what the rulebook says then. */
function flagPart(table, clock) {
  if (!clock.running || left(clock, table.stopwatch.elapsed("clock"), clock.turn) > 0) return null;
  const player = clock.turn;
  const name = table.brought.players[SEATS.indexOf(player)].name;
  const { flag } = table.rules.clock;
  const offer = table.offers.find((one) => one.kind === "flag fell" && one.deed.player === player);
  return h("div", { class: "banner error stack tight", role: "alert" }, h("p", {}, h("strong", {}, say(`Süre bitti: ${name}`, `Out of time: ${name}`))),
    articleNote(table, flag.article),
    offer?.possible || offer?.fill.includes("first") ? button(said(offer.title), () => askFor(table, offer), { kind: "danger full", key: "flag" }) : h("p", { class: "refusal" }, said(offer?.reason)));
}

const left = (clock, elapsed, player) => leftFor(clockAfter(clock, clock.running ? elapsed : 0), player);

function shown(clock, elapsed, seat) {
  const ms = left(clock, clock.turn === seat ? elapsed : 0, seat);
  const tenths = ms < 20_000 ? `.${Math.floor(ms / 100) % 10}` : "";
  return `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}${tenths}`;
}

/** The faces and the card's timer, without drawing the screen again. */
function startTicking(table) {
  if (table.ticking) return;
  table.ticking = setInterval(() => {
    const { clock, runningCard } = table.match.state;
    const timer = document.querySelector("[data-timer]");
    if (timer && runningCard) timer.textContent = timerWords(table, runningCard);
    if (!clock?.running) return;
    const elapsed = table.stopwatch.elapsed("clock");
    const face = document.querySelector(`[data-face="${clock.turn}"]`);
    if (face) face.textContent = shown(clock, elapsed, clock.turn);
    const over = left(clock, elapsed, clock.turn) === 0 && `${table.match.acts.length}`;
    if (!over || table.flagged === over) return;
    table.flagged = over;
    announce(say("Süre bitti", "Time is over"));
    navigator.vibrate?.(400);
    table.draw();
  }, TICK_MS);
}
