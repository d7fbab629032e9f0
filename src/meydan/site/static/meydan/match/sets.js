// Sets: who starts, what is played, and how each of them ends.

import { byPlayer, positionOf, toMove } from "./board.js";
import { checkedCounts } from "./counting.js";
import { leader, nameOf, opponentOf, personOf, playerIn, playerOf } from "./players.js";
import { leaveToServer, refuse } from "./refusal.js";
import { settledBySets, stoppedClock } from "./settlement.js";

export const starterOf = (number) => (number % 2 ? "first" : "second");
export const fullClock = (settings) =>
  settings && { settings, left: [settings.total_ms, settings.total_ms], turn: null, running: false, used: 0 };

export function setsRule(rules) {
  if (rules.sets === null) {
    const { article } = rules.cards ?? rules.points;
    refuse(article, "Bu oyunda set yok, kart oynanır.", "This game has no sets; it is played in cards.");
  }
  return rules.sets;
}

/** The set being played; refused if there is none. */
export function runningSet(now) {
  const { article } = setsRule(now.rules);
  if (now.state.runningSet === null) {
    refuse(article, "Şu anda oynanan set yok; önce seti başlatın.", "No set is being played; begin one first.");
  }
  return now.state.runningSet;
}

export const inSet = (state, running) => ({ ...state, runningSet: running });

export function setBegun({ rules, state }) {
  const rule = setsRule(rules);
  if (state.runningSet !== null) {
    const { number } = state.runningSet;
    const tr = `${number}. set sürüyor; önce onu bitirin.`;
    refuse(rule.article, tr, `Set ${number} is being played; finish it first.`);
  }
  if (state.sets.length >= rule.count) {
    refuse(
      rule.article,
      `${rule.count} setin hepsi oynandı; uzatma seti oynanmaz.`,
      `All ${rule.count} sets have been played; there is no extra set.`,
    );
  }
  const number = state.sets.length + 1;
  const begun = {
    number,
    starter: starterOf(number),
    moves: [],
    record: "none",
    unpressed: null,
    touched: null,
    request: null,
    mayCount: [],
  };
  const clock = state.clock && fullClock(state.clock.settings);
  return [{ ...state, runningSet: begun, clock }, rule.alternation ?? rule.article];
}

/** What the rulebook says on pressing, while our clock is running this set. */
function pressRule({ rules, state }) {
  return rules.clock === null || state.clock === null || state.clock.turn === null ? null : rules.clock.press;
}

/** A move is kept as written. Only where the server has told what it leads to is it known whether it ends the set. */
export function movePlayed(now, deed) {
  const { rules } = now;
  const running = runningSet(now);
  if (running.record === "abandoned") {
    refuse(
      rules.sets.article,
      "Bu setin hamle kaydı bırakıldı; sonucu hakem girer.",
      "The moves of this set are no longer recorded; the referee enters how it ends.",
    );
  }
  checkPressed(now, running);
  const mover = toMove(now, running);
  const player = playerIn(now.role);
  if (mover && player && player !== mover) {
    const name = nameOf(now.state, mover);
    refuse(rules.sets.article, `Hamle sırası sizde değil: ${name} oynar.`, `It is not your turn: ${name} plays.`);
  }
  checkTouched(now, running, deed);
  const press = pressRule(now);
  const unpressed = press?.means.includes("completes the move") ? (mover ?? null) : null;
  const played = { ...running, moves: [...running.moves, deed.move], record: "kept", unpressed, touched: null };
  const state = inSet(now.state, played);
  const position = positionOf(now, played);
  if (!position?.outcome) return [state, (press ?? rules.sets).article];
  const { winner, article, board } = position.outcome;
  const won = winner === null ? null : playerOf(winner, running.starter);
  const counts = byPlayer(position.counts, running.starter);
  return [setOver(rules, state, won, "played to the end", article, counts, board), article];
}

/** Where pressing completes the move: a legal move stands until it is pressed, and nobody replies before. */
function checkPressed(now, running) {
  const [press, waiting] = [pressRule(now), running.unpressed];
  if (press === null || waiting === null) return;
  const name = nameOf(now.state, waiting);
  if (playerIn(now.role) === opponentOf(waiting)) {
    refuse(
      press.article,
      `${name} henüz saate basmadı. Bu hamle kural dışı sayılmaz: geri alın ve basılmasını bekleyin.`,
      `${name} has not pressed the clock yet. This move is no breach: take it back and await the press.`,
    );
  }
  refuse(
    press.article,
    `${name} kurallı bir hamle yaptı, değiştirilemez; ${name} saate basmadan rakip de oynayamaz ` +
      "(oynadıysa hamlesini cezasız geri alır).",
    `${name} has made a legal move, which stands; until ${name} presses the clock the opponent may not reply ` +
      "either (a reply is taken back without penalty).",
  );
}

/** A recorded move must begin with what was touched. */
function checkTouched({ rules }, { touched }, { move }) {
  if (touched === null || move.startsWith(touched)) return;
  refuse(
    rules.touch,
    `${touched} oynanmak zorunda; ${move} oynanamaz.`,
    `${touched} has to be played, not ${move}.`,
  );
}

export function pieceTouched(now, { player, piece }) {
  const running = runningSet(now);
  const article = now.rules.touch;
  if (article === null) {
    refuse(
      now.rules.sets.article,
      "Bu kural kitabında dokunma maddesi yok.",
      "This rulebook has no article on touched pieces.",
    );
  }
  checkMustPlay(now, player, article);
  const name = nameOf(now.state, player);
  const mover = toMove(now, running);
  if (mover !== undefined && mover !== player) {
    refuse(article, `Hamle sırası ${name} adlı oyuncuda değil.`, `It is not ${name}'s turn to move.`);
  }
  if (running.touched !== null) {
    refuse(article, `${name} ${running.touched} ile oynamak zorunda.`, `${name} has to play ${running.touched}.`);
  }
  const moves = positionOf(now, running)?.moves;
  if (moves && !moves.some((move) => move.startsWith(piece))) {
    refuse(
      article,
      `${piece} ile kurallı hamle yok: başka taşla oynanır.`,
      `There is no legal move with ${piece}: another piece is played.`,
    );
  }
  return [inSet(now.state, { ...running, touched: piece }), article];
}

function checkMustPlay({ rules, state }, player, article) {
  const { name, conditions } = personOf(state, player);
  const { touching_breaches } = rules.lists;
  for (const cause of rules.causes) {
    if (cause.article !== article || !touching_breaches.includes(cause.breach)) continue;
    const exemption = exemptionFrom(rules, cause, conditions);
    if (exemption) {
      refuse(
        exemption.article,
        `${name} görme engelli: dokunduğu taşı oynamak zorunda değildir.`,
        `${name} is visually impaired and need not play a touched piece.`,
      );
    }
  }
}

/** The exemption that forbids warning a player with these conditions for this cause, if there is one. */
export const exemptionFrom = (rules, cause, conditions = []) =>
  rules.exemptions.find((one) => conditions.includes(one.condition) && one.from_articles.includes(cause.article));

export function recordAbandoned(now) {
  const running = runningSet(now);
  const { article } = now.rules.sets;
  if (running.record !== "kept") {
    refuse(article, "Bu sette hamle kaydı tutulmuyor.", "The moves of this set are not being recorded.");
  }
  return [inSet(now.state, { ...running, record: "abandoned", unpressed: null, touched: null }), article];
}

export function setCounted(now, deed) {
  const running = runningSet(now);
  const { article } = now.rules.count;
  checkNotRecorded(running, article);
  const counts = checkedCounts(now.rules, deed);
  const winner = leader(...counts.map((parts) => parts.reduce((sum, part) => sum + part, 0)));
  checkDrawable(now, winner);
  return [setOver(now.rules, now.state, winner, "counted", article, counts, deed.board ?? null), article];
}

export function setDecided(now, { winner }) {
  const running = runningSet(now);
  const { article } = now.rules.count;
  checkNotRecorded(running, article);
  checkDrawable(now, winner);
  return [setOver(now.rules, now.state, winner, "winner named", article), article];
}

export function setAgreed(now, { winner }) {
  runningSet(now);
  checkDrawable(now, winner);
  const { article } = now.rules.sets;
  return [setOver(now.rules, now.state, winner, "agreed", article), article];
}

/** Recorded moves say by themselves how the set ends. */
function checkNotRecorded({ record }, article) {
  if (record !== "kept") return;
  refuse(
    article,
    "Kayıtlı hamlelere göre set bitmedi. Kalan hamleleri girin ya da hamle kaydını bırakın.",
    "By the recorded moves the set is not over. Enter the other moves, or abandon the record.",
  );
}

function checkDrawable({ rules }, winner) {
  if (winner !== null || rules.count.draws) return;
  refuse(
    rules.count.article,
    "Bu oyunda set berabere bitmez; kazananı seçin.",
    "A set of this game cannot be drawn; name the winner.",
  );
}

/** The counts that the recorded moves have led to; null where nothing is recorded or counted. */
export function recordedCounts(now, running, article) {
  if (running.record !== "kept" || now.rules.start.counts === null) return null;
  const position = positionOf(now, running);
  if (position) return byPlayer(position.counts, running.starter);
  return leaveToServer(
    article,
    "Kayıtlı hamleler denetlenmedi; sayıyı sunucu hesaplar. Ağı bekleyin ya da hamle kaydını bırakıp sayın.",
    "The recorded moves are unchecked; the server counts. Wait for the network, or abandon the record and count.",
  );
}

/** The running set ends like this; with it, perhaps, the match. */
export function setOver(rules, state, winner, end, article, counts = null, board = null) {
  const { number, starter } = state.runningSet;
  const record = { number, starter, winner, end, article, counts, board };
  return settledBySets(rules, {
    ...state,
    sets: [...state.sets, record],
    runningSet: null,
    clock: stoppedClock(state.clock),
  });
}
