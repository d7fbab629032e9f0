// One match between two players, folded from its acts as the server folds it: the phone goes on without the network.
//
//   let match = openMatch(rules, act, known)     rules: what `rules_to_plain` hands over
//   match = act(match, {id, number, actor: {role, name}, time, deed})
//
// `known(moves)` gives what the server has told of the position after these moves of a set, written with spaces, or
// undefined. An act is refused by Refused (the rulebook), Stale (another number is next), or IdTaken.

import { isUnchecked, toMove } from "./board.js";
import { unreplacedCards } from "./cards.js";
import { refolded } from "./corrections.js";
import { opened } from "./opening.js";
import { BOTH } from "./players.js";
import { refuse } from "./refusal.js";
import { same } from "./same.js";
import { starterOf } from "./sets.js";
import { cardScore, countedWarnings, setScore, toSign, toSignWords } from "./settlement.js";
import { checkAuthority, step } from "./step.js";

/** The act was made for another state of the match; `standing` is what already has its number. */
export class Stale extends Error {
  constructor(number, next, standing = null) {
    super(`act ${number} is not the next one, ${next}`);
    Object.assign(this, { number, next, standing });
  }
}

/** Another act already has this id. */
export class IdTaken extends Error {
  constructor(taken, offered) {
    super(`act ${taken.number} already has the id ${taken.id}`);
    Object.assign(this, { taken, offered });
  }
}

const nothingKnown = () => undefined;

export function openMatch(rules, first, known = nothingKnown) {
  if (first.number !== 1) throw new Stale(first.number, 1);
  if (first.deed.kind !== "match opened") {
    refuse(rules.points.article, "İlk kayıt maçın açılışıdır.", "The first act must open the match.");
  }
  checkAuthority(rules, first.actor.role, first.deed);
  const [state, article] = opened(rules, first.deed);
  return { rules, known, acts: [first], state, article };
}

/** The match after one more act. The same act again changes nothing. */
export function act(match, one) {
  const taken = match.acts.find(({ id }) => id === one.id);
  if (taken) {
    if (same(taken, one)) return match;
    throw new IdTaken(taken, one);
  }
  const next = match.acts.length + 1;
  if (one.number !== next) throw new Stale(one.number, next, match.acts[one.number - 1]);
  const [state, article] = after(match, one);
  return { ...match, acts: [...match.acts, one], state, article };
}

/** What would be known after an act, and the article behind it. */
export function after(match, one) {
  if (match.rules.lists.corrections.includes(one.deed.kind)) return refolded(match, one);
  const { rules, known, state } = match;
  return step({ rules, known, state, role: one.actor.role, number: one.number }, one.deed);
}

export function fold(rules, [first, ...others], known) {
  return others.reduce(act, openMatch(rules, first, known));
}

/** Who started the running set, or starts the next one; null if there is no set to come. */
export function starter({ rules, state }) {
  if (state.runningSet) return state.runningSet.starter;
  if (rules.sets === null || state.result || state.sets.length === rules.sets.count) return null;
  return starterOf(state.sets.length + 1);
}

/** What a match tells, in the same form as the server's `match_to_plain`. */
export function told(match) {
  const { rules, state } = match;
  const counted = BOTH.map((player) => countedWarnings(state, player));
  return {
    next_number: match.acts.length + 1,
    article: match.article,
    starter: starter(match),
    set_score: setScore(state),
    sets: state.sets,
    running_set: state.runningSet && toldSet(match, state.runningSet),
    card_score: cardScore(state),
    cards: state.cards,
    running_card: state.runningCard,
    unreplaced_cards: unreplacedCards(state),
    handed_out: state.handedOut,
    warnings: state.warnings,
    warnings_counted: counted,
    warnings_left: counted.map((many) => rules.limit && Math.max(0, rules.limit.warnings - many)),
    clock: state.clock && toldClock(state.clock),
    tied: state.tied,
    result: state.result,
    to_sign: toSign(state),
    to_sign_words: toSignWords(rules, state),
    signatures: state.signatures,
  };
}

/** `unchecked`: the moves of this set wait for the server. */
function toldSet(match, { moves, mayCount, ...running }) {
  const known = { ...running, to_move: toMove(match, { ...running, moves }) ?? null, may_count: mayCount };
  return isUnchecked(match, { ...running, moves }) ? { ...known, unchecked: true } : known;
}

const toldClock = ({ left, turn, running, used }) => ({ left, turn, running, used });
