// Warnings: for which breach, on whose report, who is exempt, and the loss at the limit.

import { BOTH, nameOf, namedOnce, personOf } from "./players.js";
import { refuse } from "./refusal.js";
import { exemptionFrom } from "./sets.js";
import { countedWarnings, decided, pointsAgainst, result } from "./settlement.js";

export function warned(now, deed) {
  const cause = causeOf(now.rules, deed);
  if (!namedOnce(deed.players)) {
    refuse(cause.article, "Uyarı alan oyuncuyu bir kez seçin.", "Name the player who is warned, once.");
  }
  if (cause.reported && deed.reported_by !== "opponent") {
    refuse(
      cause.article,
      "Bu uyarı ancak rakip bildirirse verilir; bildirilmeyen duruma hakem karışmaz.",
      "This warning needs the opponent's report; what is not reported the referee lets pass.",
    );
  }
  deed.players.forEach((player) => checkWarnable(now, cause, player));
  const { number } = now;
  const records = deed.players.map((player) => ({ number, player, cause, reported_by: deed.reported_by }));
  const state = { ...now.state, warnings: [...now.state.warnings, ...records] };
  return [lostAtLimit(now.rules, state), cause.article];
}

/** The article of this rulebook that knows the breach. */
function causeOf(rules, { breach, article }) {
  const known = rules.causes.filter((cause) => cause.breach === breach);
  const cause = known.find((one) => article == null || article === one.article);
  if (cause) return cause;
  const said = rules.words.breaches;
  const behind = (rules.limit ?? rules.points).article;
  if (known.length) {
    const listed = known.map((one) => one.article).join(", ");
    refuse(
      behind,
      `“${said[breach].tr}” uyarısı ${article} maddesinden verilmez; verilebilecek: ${listed}.`,
      `${article} gives no warning for “${said[breach].en}”; these do: ${listed}.`,
    );
  }
  const [tr, en] = ["tr", "en"].map((language) =>
    [...new Set(rules.causes.map((one) => said[one.breach][language]))].join(", "),
  );
  return refuse(
    behind,
    `Bu kural kitabında “${said[breach].tr}” için uyarı yok; olanlar: ${tr || "hiçbiri"}.`,
    `This rulebook has no warning for “${said[breach].en}”; it has: ${en || "none"}.`,
  );
}

function checkWarnable({ rules, state }, cause, player) {
  const { name, conditions } = personOf(state, player);
  const exemption = exemptionFrom(rules, cause, conditions);
  if (exemption) {
    refuse(
      exemption.article,
      `${name} görme engelli: ${cause.article} maddesinden muaftır, uyarı verilmez.`,
      `${name} is visually impaired and exempt from ${cause.article}: no warning.`,
    );
  }
  if (cause.breach === "counting with a finger or a tool" && state.runningSet?.mayCount.includes(player)) {
    refuse(
      cause.article,
      `${name}: bu sette saymaya masa hakemi izin verdi; uyarı verilmez.`,
      `${name} has the table referee's leave to count in this set: no warning.`,
    );
  }
  checkCompleted(rules, state, cause, player);
}

/** Before the press an illegal move may be corrected: there is nothing to warn for yet. */
function checkCompleted(rules, state, cause, player) {
  const press = rules.clock?.press ?? null;
  if (state.clock === null || press === null || state.clock.turn !== player) return;
  if (!rules.lists.moving_breaches.includes(cause.breach)) return;
  if (!press.means.includes("an illegal move may be corrected before it")) return;
  const name = nameOf(state, player);
  refuse(
    press.article,
    `${name} saate basmadı: kural dışı hamlesini düzeltebilir, uyarı verilmez.`,
    `${name} has not pressed the clock and may still correct an illegal move: no warning.`,
  );
}

/** Whoever has reached the limit has lost the match at once, whatever the sets; if both have, nobody wins. */
function lostAtLimit(rules, state) {
  if (rules.limit === null) return state;
  const losers = BOTH.filter((player) => countedWarnings(state, player) >= rules.limit.warnings);
  if (!losers.length) return state;
  return decided(rules, state, result(pointsAgainst(losers, rules.points), "warnings", rules.limit.article));
}
