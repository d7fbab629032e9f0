// Goes through generated matches with the phone's own match, and tells where it says something else than the server.

import { IdTaken, Stale, act, fold, openMatch, told } from "/meydan/match/match.js";
import { offers } from "/meydan/match/offers.js";
import { Refused } from "/meydan/match/refusal.js";

const sorted = (value) => {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
};

/** The first twelve hex digits of the SHA-256 of a value's JSON with sorted keys. */
async function digest(value) {
  const bytes = new TextEncoder().encode(JSON.stringify(sorted(value)));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function answer(match, one) {
  try {
    return { told: told(act(match, one)) };
  } catch (refusal) {
    if (refusal instanceof Stale || refusal instanceof IdTaken) return { stale: refusal.message };
    if (!(refusal instanceof Refused)) throw refusal;
    return { refused: { article: refusal.article, words: refusal.words } };
  }
}

/** Every match is a list of steps; what differs is given back as the phone has it, for the test to show. */
async function differences({ rules, steps }) {
  const found = [];
  const positions = new Map();
  const known = (moves) => positions.get(moves);
  const learn = (told) => Object.entries(told).forEach(([moves, position]) => positions.set(moves, position));
  const differs = async (place, mine, expected) => {
    if ((await digest(mine)) !== expected) found.push({ ...place, phone: mine });
  };
  let match = null;
  for (const [number, step] of steps.entries()) {
    learn(step.positions);
    match = match ? act(match, step.act) : openMatch(rules, step.act, known);
    await differs({ step: number, about: "told" }, told(match), step.told);
    for (const [role, expected] of Object.entries(step.offers)) {
      await differs({ step: number, about: "offers", role }, offers(match, role), expected);
    }
    for (const [place, tried] of step.tried.entries()) {
      learn(tried.positions);
      await differs({ step: number, about: "tried", place }, answer(match, tried.act), tried.answer);
    }
  }
  const again = fold(rules, match.acts, known);
  await differs({ step: steps.length - 1, about: "folded again" }, told(again), steps.at(-1).told);
  return found;
}

export async function compare(rules, matches) {
  const all = [];
  for (const { game, steps } of matches) {
    try {
      all.push(await differences({ rules: rules[game], steps }));
    } catch (error) {
      all.push([{ about: "error", phone: `${error.message} ${error.stack}` }]);
    }
  }
  return all;
}
