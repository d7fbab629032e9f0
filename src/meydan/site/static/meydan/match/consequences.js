// What follows from an act, in sentences: a set that ended, the score of the cards, the result.

import { BOTH, nameOf } from "./players.js";
import { cardScore, drawn, written, writtenPoints, writtenSet } from "./settlement.js";

const changed = (before, after) => JSON.stringify(before) !== JSON.stringify(after);

/** What changed besides the deed itself. */
export function consequences(rules, before, after) {
  const sets = after.sets.filter((record) => !before.sets.some((one) => !changed(one, record)));
  return [
    ...sets.map((record) => setEnded(rules, record, after)),
    ...(changed(cardScore(before), cardScore(after)) ? [cardScoreWords(after)] : []),
    ...(changed([before.result, before.tied], [after.result, after.tied]) ? [ending(rules, after)] : []),
  ];
}

function ending(rules, state) {
  if (state.result !== null) return resultWords(rules, state.result, state);
  if (state.tied === null) return { tr: "Maç yeniden açıldı.", en: "The match is open again." };
  const points = written(state.tied.points);
  return {
    tr: `Eleme maçı berabere (${points}): üst tura çıkanı kura belirler.`,
    en: `The knock-out match is drawn (${points}): a lot decides who goes on.`,
  };
}

function setEnded(rules, record, state) {
  const how = rules.words.set_ends[record.end];
  const counts = record.counts ? ` ${writtenSet(record)}` : "";
  const { number, winner } = record;
  if (winner === null) {
    return { tr: `${number}. set berabere (${how.tr})${counts}.`, en: `Set ${number} is drawn (${how.en})${counts}.` };
  }
  const name = nameOf(state, winner);
  return {
    tr: `${number}. set: ${name} (${how.tr})${counts}.`,
    en: `Set ${number} goes to ${name} (${how.en})${counts}.`,
  };
}

function cardScoreWords(state) {
  const score = cardScore(state).join("–");
  return { tr: `Kart durumu ${score}.`, en: `Cards ${score}.` };
}

/** The result in one sentence: who has how many points, and why. */
export function resultWords(rules, ended, state) {
  const reason = rules.words.reasons[ended.reason];
  const who = BOTH.map((player, seat) => `${nameOf(state, player)} ${writtenPoints(ended.points[seat])}`).join(", ");
  let said = { tr: `Maç bitti: ${who} (${reason.tr}).`, en: `The match is over: ${who} (${reason.en}).` };
  if (drawn(ended)) {
    said = { tr: `Maç berabere: ${who} (${reason.tr}).`, en: `The match is drawn: ${who} (${reason.en}).` };
  }
  if (ended.points.every((one) => one === 0)) {
    said = { tr: `Kazanan yok, 0–0 (${reason.tr}).`, en: `Nobody wins, 0–0 (${reason.en}).` };
  }
  if (ended.advances === null) return said;
  const name = nameOf(state, ended.advances);
  return { tr: `${said.tr} Üst tura çıkan: ${name}.`, en: `${said.en} ${name} goes on.` };
}
