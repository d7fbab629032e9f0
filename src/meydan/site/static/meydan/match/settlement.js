// From what happened at the table to the result of the match, and the line that is signed under it.

import { FIRST, SECOND, leader, nameOf, opponentOf } from "./players.js";

export const setScore = (state) => score(state.sets);
export const cardScore = (state) => score(state.cards);
const score = (records) => [FIRST, SECOND].map((player) => records.filter((one) => one.winner === player).length);

export const countedWarnings = (state, player) =>
  state.warnings.filter((one) => one.player === player && one.cause.counts).length;

export function pointsFor(winner, points) {
  if (winner === null) return [points.draw, points.draw];
  return winner === FIRST ? [points.win, points.loss] : [points.loss, points.win];
}

/** When these players lose the match; when both do, nobody wins. */
export const pointsAgainst = (losers, points) =>
  losers.length > 1 ? [0, 0] : pointsFor(opponentOf(losers[0]), points);

export const result = (points, reason, article) => ({ points, reason, article, advances: null });
export const drawn = ({ points: [first, second] }) => first === second && first !== 0;

/** The match with this result. A drawn knock-out match waits for who goes on, unless the rulebook settles that. */
export function decided(rules, state, ended) {
  const stopped = { ...state, clock: stoppedClock(state.clock) };
  if (!(drawn(ended) && isKnockout(rules, state.opened))) return { ...stopped, tied: null, result: ended };
  const advances = whoGoesOn(rules, state);
  if (advances === null) return { ...stopped, tied: ended };
  return { ...stopped, tied: null, result: { ...ended, advances } };
}

export const stoppedClock = (clock) => clock && { ...clock, turn: null, running: false, used: 0 };
export const isKnockout = (rules, opened) => opened.knockout ?? rules.format.format === "knock-out";

function whoGoesOn(rules, state) {
  const tie = rules.knockout_tie;
  if (tie === null || tie.settlement === "lot") return null;
  return leader(countedWarnings(state, SECOND), countedWarnings(state, FIRST)) ?? leader(...setScore(state));
}

/** The result as soon as a player has enough sets, or all sets are played. */
export function settledBySets(rules, state) {
  const [first, second] = setScore(state);
  if (Math.max(first, second) < rules.sets.to_win && state.sets.length < rules.sets.count) return state;
  const points = pointsFor(leader(first, second), rules.points);
  return decided(rules, state, result(points, "sets", rules.points.article));
}

/** Decided when somebody has more than half of the cards, or when all of them have been played. */
export function settledByCards(rules, state) {
  const { count, reserves } = rules.cards;
  const total = reserves === null ? count - state.cards.filter((one) => one.winner === null).length : count;
  const [first, second] = cardScore(state);
  if (2 * Math.max(first, second) <= total && first + second < total) return state;
  const points = pointsFor(leader(first, second), rules.points);
  return decided(rules, state, result(points, "cards", rules.points.article));
}

// ── what stands above the signatures ────────────────────────────────────────────────────────────────────────────────

export function writtenPoints(halves) {
  const whole = Math.floor(halves / 2);
  return (whole || halves % 2 === 0 ? String(whole) : "") + (halves % 2 ? "½" : "");
}

export const written = (points) => points.map(writtenPoints).join("–");

export function writtenSet({ counts, winner }) {
  return counts === null ? (winner ?? "=") : counts.map((parts) => parts.join("+")).join("–");
}

/** The result with all counts, in one writing for all languages; empty while nothing is decided. */
export function toSign(state) {
  const ended = state.result;
  if (ended === null) return "";
  const parts = [written(ended.points), ended.reason];
  if (state.sets.length) parts.push(setScore(state).join("–"), `(${state.sets.map(writtenSet).join(" ")})`);
  if (state.cards.length) parts.push(cardScore(state).join("–"));
  if (ended.advances) parts.push(`→ ${ended.advances}`);
  return parts.join(" ");
}

/** The same line as people read it. */
export function toSignWords(rules, state) {
  return { tr: signedLine(rules, state, "tr"), en: signedLine(rules, state, "en") };
}

const SIGNED = {
  tr: { sets: "setler", cards: "kartlar", drawn: "berabere", goesOn: (name) => `üst tura çıkan ${name}` },
  en: { sets: "sets", cards: "cards", drawn: "drawn", goesOn: (name) => `${name} goes on` },
};

function signedLine(rules, state, language) {
  const [ended, say] = [state.result, SIGNED[language]];
  if (ended === null) return "";
  const parts = [written(ended.points)];
  if (!["sets", "cards"].includes(ended.reason)) parts.push(rules.words.reasons[ended.reason][language]);
  if (state.sets.length) {
    const sets = state.sets.map((record) => {
      if (record.counts !== null) return writtenSet(record);
      return record.winner === null ? say.drawn : nameOf(state, record.winner);
    });
    parts.push(`${say.sets} ${setScore(state).join("–")} (${sets.join(", ")})`);
  }
  if (state.cards.length) parts.push(`${say.cards} ${cardScore(state).join("–")}`);
  if (ended.advances) parts.push(say.goesOn(nameOf(state, ended.advances)));
  return parts.join(", ");
}
