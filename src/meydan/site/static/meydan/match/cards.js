// A card race: announced, claimed, approved or refused, void, replaced by a reserve.

import { checkFigure } from "./opening.js";
import { HEAD_REFEREE, nameOf } from "./players.js";
import { refuse } from "./refusal.js";
import { settledByCards } from "./settlement.js";

/** How many cards of the list have been asked; reserves take the place of others and are not counted. */
export const listedCards = (state) => state.cards.filter((one) => !one.reserve).length;
export const usedReserves = (state) => state.cards.filter((one) => one.reserve).length;

/** The void cards that still wait for a reserve: the first to become void is the first to be replaced. */
export const unreplacedCards = (state) =>
  state.cards.filter((one) => one.winner === null).map((one) => one.card).slice(usedReserves(state));

function cardsRule({ rules }) {
  if (rules.cards === null) {
    const { article } = rules.sets ?? rules.points;
    refuse(article, "Bu oyunda kart yok, set oynanır.", "This game has no cards; it is played in sets.");
  }
  return rules.cards;
}

/** The card being built; refused if there is none. */
function runningCard(now) {
  const rule = cardsRule(now);
  if (now.state.runningCard === null) {
    const article = rule.announce ?? rule.article;
    refuse(article, "Ortada kart yok; önce kartı duyurun.", "No card is being built; announce one first.");
  }
  return now.state.runningCard;
}

export function cardAnnounced(now, deed) {
  const rule = cardsRule(now);
  checkNothingRuns(now, rule);
  const asked = listedCards(now.state);
  const listed = now.state.opened.cards;
  if (asked === listed.length) {
    const tr = `Listedeki ${asked} kartın hepsi soruldu.`;
    refuse(rule.article, tr, `All ${asked} cards of the list have been asked.`);
  }
  checkCard(now, rule, deed, listed[asked]);
  return begun(now, rule, deed.card, false);
}

export function reserveAnnounced(now, deed) {
  const rule = cardsRule(now);
  if (rule.reserves === null) {
    refuse(
      rule.article,
      "Bu kural kitabında yedek kart maddesi yok; geçersiz kartın yerine kart sorulmaz.",
      "This rulebook has no article on reserve cards; a void card is not replaced.",
    );
  }
  checkNothingRuns(now, rule);
  if (!unreplacedCards(now.state).length) {
    const tr = "Yerine yedek sorulacak geçersiz kart yok.";
    refuse(rule.reserves, tr, "There is no void card that a reserve would replace.");
  }
  checkCard(now, rule, deed, (now.state.opened.reserves ?? [])[usedReserves(now.state)]);
  return begun(now, rule, deed.card, true);
}

function checkNothingRuns({ state }, rule) {
  if (state.runningCard === null) return;
  const { card } = state.runningCard;
  const article = rule.announce ?? rule.article;
  refuse(article, `${card} kartı sürüyor; önce onu bitirin.`, `Card ${card} is running; finish it first.`);
}

/** Every table asks the same cards in the same order; only the head referee departs from the list, with a reason. */
function checkCard(now, rule, { card, note }, expected) {
  checkFigure(now.rules, now.state.opened, card);
  if (now.state.cards.some((one) => one.card === card)) {
    refuse(rule.article, `${card} bu turda soruldu.`, `${card} has been asked in this round.`);
  }
  if (card === expected || (now.role === HEAD_REFEREE && note)) return;
  const shown = expected ?? "—";
  refuse(
    rule.same_for_all ?? rule.article,
    `Sıradaki kart ${shown}. Başka kartı yalnızca başhakem, nedenini yazarak sorabilir.`,
    `The next card is ${shown}. Only the head referee may ask another one, writing down why.`,
  );
}

function begun(now, rule, card, reserve) {
  const last_ms = rule.last_call ? rule.last_call.seconds * 1000 : null;
  const timer = { limit_ms: now.state.opened.card_ms ?? null, last_ms, called: false };
  const article = (reserve && rule.reserves) || (rule.announce ?? rule.article);
  return [withCard(now, { card, reserve, timer, claims: [] }), article];
}

const withCard = (now, runningCard) => ({ ...now.state, runningCard });

export function cardClaimed(now, { player }) {
  const running = runningCard(now);
  const { claim } = now.rules.cards;
  if (running.claims.includes(player)) {
    const name = nameOf(now.state, player);
    const tr = `${name} “bitirdim” dedi; önce o kontrol edilir.`;
    refuse(claim, tr, `${name} has said “finished” already; that is checked first.`);
  }
  return [withCard(now, { ...running, claims: [...running.claims, player] }), claim];
}

function firstClaim(now) {
  const { claims } = runningCard(now);
  if (!claims.length) refuse(now.rules.cards.claim, "“Bitirdim” diyen oyuncu yok.", "Nobody has said “finished”.");
  return claims[0];
}

/** The first to match the card gets its point. */
export const cardApproved = (now) => [cardOver(now, firstClaim(now)), now.rules.cards.point];

export function cardRefused(now) {
  firstClaim(now);
  const running = runningCard(now);
  return [withCard(now, { ...running, claims: running.claims.slice(1) }), now.rules.cards.claim];
}

export function lastMinuteCalled(now, { elapsed }) {
  const running = runningCard(now);
  const { last_call, time_limit } = now.rules.cards;
  if (last_call === null) {
    const tr = "Bu kural kitabında son dakika maddesi yok.";
    refuse(time_limit, tr, "This rulebook has no article on a last-minute call.");
  }
  if (running.timer.called) {
    const tr = "Son dakika bu kart için duyuruldu.";
    refuse(last_call.article, tr, "The last minute has been called for this card.");
  }
  checkElapsed(running.timer, elapsed, time_limit);
  return [withCard(now, { ...running, timer: { ...running.timer, called: true } }), last_call.article];
}

export function cardVoided(now, { elapsed }) {
  const running = runningCard(now);
  const { last_call, time_limit, claim } = now.rules.cards;
  const article = last_call ? last_call.article : time_limit;
  if (running.claims.length) {
    const name = nameOf(now.state, running.claims[0]);
    refuse(claim, `Önce “bitirdim” diyen ${name} kontrol edilir.`, `First check the claim of ${name}.`);
  }
  if (last_call !== null && !running.timer.called) {
    const tr = "Kart ancak son dakika duyurulduktan sonra geçersiz olur.";
    refuse(article, tr, "A card becomes void only after the last-minute call.");
  }
  checkElapsed(running.timer, elapsed, article);
  return [cardOver(now, null), article];
}

/** Milliseconds left in this phase of the card; null if no time was set for it. */
export function timeLeft({ called, last_ms, limit_ms }, elapsed) {
  const limit = called ? last_ms : limit_ms;
  return limit === null ? null : Math.max(0, limit - elapsed);
}

/** A measured time must have run out; an hourglass measures nothing, and the referee is believed. */
function checkElapsed(timer, elapsed, article) {
  if (elapsed == null) return;
  if (elapsed < 0) refuse(article, "Geçen süre sıfırdan küçük olamaz.", "Elapsed time cannot be below zero.");
  const seconds = Math.ceil(timeLeft(timer, elapsed) / 1000);
  if (!seconds) return;
  refuse(article, `Süre dolmadı: ${seconds} saniye var.`, `The time is not over: ${seconds} seconds are left.`);
}

function cardOver({ rules, state }, winner) {
  const { card, reserve } = state.runningCard;
  return settledByCards(rules, { ...state, cards: [...state.cards, { card, winner, reserve }], runningCard: null });
}
