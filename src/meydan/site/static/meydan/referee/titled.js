// Acts in words, for lists and announcements.
import { title } from "../match/titles.js";
import { say } from "../words.js";
import { said } from "./dom.js";

// Offers are wishes ("begin the set"); these say that it has happened.
const DONE = {
  "match opened": ["Maç açıldı", "Match opened"],
  "set begun": ["Set başladı", "The set has begun"],
  "set counted": ["Sayım", "Count"],
  "move played": ["Hamle", "Move"],
  "record abandoned": ["Hamle kaydı bırakıldı", "Moves are no longer recorded"],
  "card approved": ["Kart onaylandı", "Card approved"],
  "card refused": ["Kart onaylanmadı", "Card not approved"],
  "last minute called": ["Son dakika duyuruldu", "Last minute called"],
  "card voided": ["Kart geçersiz", "Card void"],
  "clock paused": ["Saat duraklatıldı", "Clock paused"],
  "clock resumed": ["Saat sürüyor", "Clock resumed"],
  "clock corrected": ["Saat düzeltildi", "Clock corrected"],
};

const count = (parts) => parts.join(" + ");

/** What was done, with what was entered. */
export function deedTitle(table, deed) {
  const words = DONE[deed.kind] ? say(...DONE[deed.kind]) : said(title(table.match, deed));
  if (deed.kind === "card announced") return say(`Kart duyuruldu: ${deed.card}`, `Card announced: ${deed.card}`);
  if (deed.kind === "withdrawn") return say(`${deed.target}. kayıt geri alındı`, `Act ${deed.target} withdrawn`);
  if (deed.kind === "set counted") return `${words}: ${count(deed.first)} – ${count(deed.second)}`;
  if (deed.kind === "move played") return `${words}: ${deed.move}`;
  return words;
}

export const actTitle = (table, act) => `${act.number}. ${deedTitle(table, act.deed)}`;
