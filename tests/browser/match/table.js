// A match on the phone, act by act, for tests that read like the rulebook.

import { act, openMatch, told } from "/meydan/match/match.js";
import { offers } from "/meydan/match/offers.js";

let match = null;
const positions = new Map();

function next(deed, role) {
  const number = match.acts.length + 1;
  return { id: `act-${number}`, number, actor: { role }, time: "", deed };
}

export function begin(rules, first) {
  match = openMatch(rules, first, (moves) => positions.get(moves));
}

/** The server tells what moves lead to. */
export function learn(known) {
  for (const [moves, position] of Object.entries(known)) positions.set(moves, position);
}

export function does(deed, role) {
  match = act(match, next(deed, role));
  return told(match);
}

export function refusal(deed, role) {
  try {
    act(match, next(deed, role));
  } catch ({ article, words, unchecked }) {
    return { article, words, unchecked };
  }
  return null;
}

export const offered = (role) => offers(match, role);
export const tells = () => told(match);

/** The last act again, then with another content, then one whose number is taken. */
export function again() {
  const last = match.acts.at(-1);
  const name = (one) => {
    try {
      return act(match, one) === match ? "nothing" : "changed";
    } catch (refusal) {
      return refusal.constructor.name;
    }
  };
  return [{ ...last }, { ...last, time: "11:00" }, { ...last, id: "another" }].map(name);
}
