// What became of what was tapped: saved (with its time), waiting (with its number), or nothing heard for too long.
import { say } from "../words.js";
import { button, h } from "./dom.js";

const LOOK_MS = 1000;

export function startStateLine(table) {
  const place = document.getElementById("state");
  const aloud = document.getElementById("state-aloud");
  let shown = "";
  let heard = "";
  const show = () => {
    const [kind, words, spoken] = stateOf(table);
    if (`${kind} ${words}` !== shown) place.replaceChildren(h("div", { class: `state ${kind}` }, h("p", {}, words), kind === "stale" ? wayBack(table) : null));
    shown = `${kind} ${words}`;
    // Told aloud when the kind of state changes, not with every second; in a place of its own, so that it does not
    // cut short what was said of the act.
    if (kind !== heard && heard && kind !== "sending") aloud.textContent = spoken ?? words;
    heard = kind;
  };
  table.queue.addEventListener("changed", show);
  setInterval(show, LOOK_MS);
  show();
}

const wayBack = (table) =>
  button(say("Ne yapmalı?", "What to do?"), async () => (await import("./elsewhere.js")).wayBackSheet(table), { key: "way back" });

const clock = (time) => new Date(time).toLocaleTimeString("tr-TR");

function stateOf({ queue }) {
  const { waiting, lastSaved, halted, stale, aside } = queue.state;
  const many = say(`${waiting} kayıt bekliyor`, `${waiting} waiting`);
  const put = aside ? say(` · ${aside} kayıt ayrıldı`, ` · ${aside} put aside`) : "";
  if (halted) return ["error", (waiting ? say(`Durduruldu – ${many}`, `Halted – ${many}`) : say("Durduruldu", "Halted")) + put];
  const offline = queue.failures > 0 || !navigator.onLine;
  const silent = stale && (offline || queue.heardAt !== null);
  if (waiting && offline) return [silent ? "stale" : "offline", say(`çevrimdışı – ${many}`, `offline – ${many}`) + put];
  if (waiting) return ["sending", say(`gönderiliyor – ${many}`, `sending – ${many}`)];
  if (silent) {
    return ["stale", say("Sunucuya ulaşılamıyor; ekran çalışmayı sürdürür", "The server cannot be reached; the screen goes on working") + put];
  }
  if (offline) return ["offline", say("çevrimdışı – bekleyen kayıt yok", "offline – nothing waiting") + put];
  if (lastSaved) return ["saved", say(`kaydedildi ${clock(lastSaved)}`, `saved ${clock(lastSaved)}`) + put, say("kaydedildi", "saved")];
  return ["saved", say("bağlı", "connected")];
}
