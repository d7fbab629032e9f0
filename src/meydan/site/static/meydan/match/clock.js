// The clock of a set: started, pressed, paused, corrected, and what flag fall does. It knows durations only.

import { toMove } from "./board.js";
import { nameOf, opponentOf, seatOf } from "./players.js";
import { refuse } from "./refusal.js";
import { inSet, recordedCounts, runningSet, setOver } from "./sets.js";

export const leftFor = (clock, player) => clock.left[seatOf(player)];
export const delayOf = (clock) => clock.settings.delay_ms ?? 0;

/** The clock when the running side has been running for `elapsed` since it was set going. Never below zero. */
export function clockAfter(clock, elapsed) {
  if (!clock.running || clock.turn === null) return clock;
  const free = Math.max(0, delayOf(clock) - clock.used);
  const left = Math.max(0, leftFor(clock, clock.turn) - Math.max(0, elapsed - free));
  return { ...withLeft(clock, clock.turn, left), used: clock.used + elapsed };
}

function withLeft(clock, player, left) {
  return { ...clock, left: clock.left.map((one, seat) => (seat === seatOf(player) ? left : one)) };
}

function clockRule({ rules }) {
  if (rules.clock === null) {
    refuse(
      rules.points.article,
      "Bu kural kitabında bu oyun için saat maddesi yok.",
      "This rulebook has no article on a clock for this game.",
    );
  }
  return rules.clock;
}

function clockInUse(now) {
  const rule = clockRule(now);
  if (now.state.clock === null) {
    refuse(rule.article, "Bu maç saatsiz açıldı.", "This match was opened without a clock.");
  }
  runningSet(now);
  return [rule, now.state.clock];
}

/** The clock, if it is running and its side has time left after `elapsed`. */
function runningClock(now, elapsed) {
  const [rule, clock] = clockInUse(now);
  if (!clock.running || clock.turn === null) {
    refuse(rule.article, "Saat çalışmıyor; önce çalıştırın.", "The clock is not running; set it going.");
  }
  if (elapsed < 0) {
    refuse(rule.article, "Geçen süre sıfırdan küçük olamaz.", "Elapsed time cannot be below zero.");
  }
  if (leftFor(clockAfter(clock, elapsed), clock.turn) === 0) {
    const name = nameOf(now.state, clock.turn);
    refuse(
      rule.flag.article,
      `${name}: süre bitti; bayrak düşmesini girin.`,
      `${name} is out of time: enter the flag fall.`,
    );
  }
  return [rule, clock];
}

const withClock = (now, clock) => ({ ...now.state, clock });

export function clockStarted(now, { player }) {
  const [rule, clock] = clockInUse(now);
  if (clock.turn !== null) {
    refuse(
      rule.article,
      "Saat zaten başladı; durduysa sürdürün.",
      "The clock has been started already; if it is paused, resume it.",
    );
  }
  return [withClock(now, { ...clock, turn: player, running: true, used: 0 }), rule.article];
}

export function clockPressed(now, { player, elapsed }) {
  const [rule, clock] = runningClock(now, elapsed);
  const running = runningSet(now);
  const name = nameOf(now.state, player);
  if (clock.turn !== player) {
    refuse(
      rule.article,
      `Çalışan süre ${name} adlı oyuncunun değil.`,
      `It is not ${name}'s time that is running.`,
    );
  }
  const { article } = rule.press ?? rule;
  if (running.record === "kept" && toMove(now, running) === player) {
    refuse(
      article,
      `${name} hamlesini yapmadan saate basamaz.`,
      `${name} has to move before pressing the clock.`,
    );
  }
  const after = clockAfter(clock, elapsed);
  const rewarded = withLeft(after, player, leftFor(after, player) + (clock.settings.increment_ms ?? 0));
  const state = inSet(now.state, { ...running, unpressed: null });
  return [{ ...state, clock: { ...rewarded, turn: opponentOf(player), used: 0 } }, article];
}

export function clockPaused(now, { elapsed }) {
  const [rule, clock] = runningClock(now, elapsed);
  return [withClock(now, { ...clockAfter(clock, elapsed), running: false }), rule.article];
}

export function clockResumed(now) {
  const [rule, clock] = clockInUse(now);
  if (clock.turn === null || clock.running) {
    refuse(rule.article, "Saat duraklatılmış değil.", "The clock is not paused.");
  }
  return [withClock(now, { ...clock, running: true }), rule.article];
}

/** Only a clock that stands is corrected: nobody can say what a running one shows. */
export function clockCorrected(now, { first, second }) {
  const [rule, clock] = clockInUse(now);
  if (clock.running) {
    refuse(
      rule.article,
      "Saat çalışırken düzeltilmez; önce duraklatın.",
      "Pause the clock before correcting it.",
    );
  }
  if (Math.min(first, second) <= 0) {
    refuse(
      rule.flag.article,
      "Süre sıfırdan büyük olmalı; bittiyse bayrak düşmesini girin.",
      "The time must be more than zero; if it is over, enter the flag fall.",
    );
  }
  return [withClock(now, { ...clock, left: [first, second], used: 0 }), rule.article];
}

export function flagFell(now, deed) {
  const running = runningSet(now);
  const { flag } = clockRule(now);
  checkTimeIsOver(now, deed, flag);
  const counts = recordedCounts(now, running, flag.article);
  const winner = afterFlag(now, flag, deed, counts);
  return [setOver(now.rules, now.state, winner, "flag fell", flag.article, counts), flag.article];
}

/** A clock of ours must agree that the time is over. If the clock on the table is another one, it is believed. */
function checkTimeIsOver({ state }, { player, elapsed }, { article }) {
  const { clock } = state;
  if (clock === null || clock.turn === null) return;
  const name = nameOf(state, player);
  if (!clock.running || clock.turn !== player) {
    refuse(article, `${name} adlı oyuncunun süresi işlemiyor.`, `${name}'s time is not running.`);
  }
  if (elapsed == null) {
    refuse(article, "Saatin ne kadar çalıştığını girin.", "Enter how long the clock has been running.");
  }
  const left = leftFor(clockAfter(clock, elapsed), player);
  if (left) {
    const seconds = Math.ceil(left / 1000);
    refuse(
      article,
      `${name} adlı oyuncunun ${seconds} saniyesi var. Hakem başka karar verdiyse önce saati düzeltin.`,
      `${name} has ${seconds} seconds left. If the referee decides otherwise, correct the clock first.`,
    );
  }
}

/** Who wins the set when this player's time is over; nobody if that draws it. */
function afterFlag(now, flag, deed, counts) {
  const { player } = deed;
  const other = opponentOf(player);
  if (flag.flag === "loses") return other;
  const known = countsAtFlag(flag, deed, counts);
  const own = wanted(now, flag, player, known);
  if (flag.flag === "full store draws") return own >= flag.draws_from ? null : other;
  const others = wanted(now, flag, other, known);
  if (own === others) return null;
  return own > others ? player : other;
}

/** The counts of both players: from the recorded position, else as the referee entered them. */
function countsAtFlag(flag, { first, second }, counts) {
  const entered = [first ?? null, second ?? null];
  if (counts === null) return entered;
  const shown = counts.map((parts) => parts.reduce((sum, part) => sum + part, 0));
  entered.forEach((given, seat) => {
    if (given === null || given === shown[seat]) return;
    refuse(
      flag.article,
      `Kayıtlı hamlelere göre ${shown[seat]} olmalı, ${given} yazılmış. Hamle kaydı yanlışsa kaydı bırakın.`,
      `By the recorded moves it is ${shown[seat]}, not ${given}. If the record is wrong, abandon it.`,
    );
  });
  return shown;
}

function wanted({ rules, state }, flag, player, counts) {
  const count = counts[seatOf(player)];
  if (count === null) {
    const name = nameOf(state, player);
    refuse(
      flag.article,
      `Hamleler kayıtlı değil: ${name} adlı oyuncunun taşlarını sayın ve sayıyı girin.`,
      `The moves are not recorded: count ${name}'s stones and enter the number.`,
    );
  }
  const total = rules.count?.total ?? null;
  if (count < 0 || (total !== null && count > total)) {
    const most = total ?? "None";
    refuse(
      flag.article,
      `${count} olamaz; sayı 0 ile ${most} arasındadır. Yeniden sayın.`,
      `it cannot be ${count}; the number is between 0 and ${most}. Count again.`,
    );
  }
  return count;
}
