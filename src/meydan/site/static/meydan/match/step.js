// One step of the fold: may this happen now, and what is known of the match afterwards.

import * as cards from "./cards.js";
import * as clock from "./clock.js";
import * as endings from "./endings.js";
import { HEAD_REFEREE, playerIn } from "./players.js";
import { refuse } from "./refusal.js";
import * as sets from "./sets.js";
import * as table from "./table.js";
import { warned } from "./warnings.js";

const HANDLERS = {
  "set begun": sets.setBegun,
  "piece touched": sets.pieceTouched,
  "move played": sets.movePlayed,
  "record abandoned": sets.recordAbandoned,
  "set counted": sets.setCounted,
  "set decided": sets.setDecided,
  "set agreed": sets.setAgreed,
  resigned: endings.resigned,
  "no-show": endings.noShow,
  disqualified: endings.disqualified,
  ruled: endings.ruled,
  "lot drawn": endings.lotDrawn,
  signed: endings.signed,
  "card announced": cards.cardAnnounced,
  "reserve announced": cards.reserveAnnounced,
  "card claimed": cards.cardClaimed,
  "card approved": cards.cardApproved,
  "card refused": cards.cardRefused,
  "last minute called": cards.lastMinuteCalled,
  "card voided": cards.cardVoided,
  "sets handed out": table.setsHandedOut,
  warned,
  "count requested": table.countRequested,
  "count answered": table.countAnswered,
  "referee acted": table.refereeActed,
  objected: table.objected,
  "clock started": clock.clockStarted,
  "clock pressed": clock.clockPressed,
  "clock paused": clock.clockPaused,
  "clock resumed": clock.clockResumed,
  "clock corrected": clock.clockCorrected,
  "flag fell": clock.flagFell,
};

/** What is known after `deed`, and the article behind it. Throws Refused if it may not happen now. */
export function step(now, deed) {
  if (deed.kind === "match opened") {
    const tr = "Maç zaten açıldı; yanlışsa açılışı düzeltin.";
    refuse(now.rules.points.article, tr, "The match has been opened; if it is wrong, correct it.");
  }
  checkNotTied(now, deed);
  checkUndecided(now, deed);
  checkAuthority(now.rules, now.role, deed);
  return HANDLERS[deed.kind](now, deed);
}

/** A drawn knock-out match is over: nobody plays on while the lot is awaited. */
function checkNotTied({ rules, state }, { kind }) {
  if (state.tied === null || rules.lists.after_a_tie.includes(kind)) return;
  const { article } = rules.knockout_tie ?? state.tied;
  refuse(
    kind === "set begun" && rules.sets ? rules.sets.article : article,
    "Maç berabere bitti; üst tura çıkanı belirleyen kurayı girin.",
    "The match has ended drawn; enter the lot that decides who goes on.",
  );
}

/** After the result there are only signatures and objections that come too late; in a card race the referee may still
 *  play the other cards. */
function checkUndecided({ rules, state }, { kind, about, accepted }) {
  const ended = state.result;
  if (ended === null || kind === "signed") return;
  if (rules.lists.card_play.includes(kind) && ended.reason === "cards" && !state.signatures.length) return;
  const late = actsOf(rules, "objection after the game");
  if (kind === "objected" && late.length) {
    if (about === "objection after the game" && !accepted) return; // refused, and recorded
    const tr = "Oyun bitti; sonrasında yapılan itiraz kabul edilmez.";
    refuse(late[0].article, tr, "The game is over; no objection is accepted now.");
  }
  refuse(
    kind === "set begun" && rules.sets ? rules.sets.article : ended.article,
    "Maçın sonucu belli; artık yalnızca imza ve düzeltme girilir.",
    "The match is decided; only signatures and corrections may follow.",
  );
}

const actsOf = (rules, act) => rules.acts.filter((one) => one.act === act);

export function checkAuthority(rules, role, deed) {
  const { head_referee_only, players_may, players_own } = rules.lists;
  if (role === HEAD_REFEREE) return;
  if (head_referee_only.includes(deed.kind)) {
    const tr = "Bu kararı yalnızca başhakem verir; başhakemi çağırın.";
    refuse(articleBehind(rules, deed), tr, "Only the head referee decides this; call them.");
  }
  const player = playerIn(role);
  if (player === null) return;
  if (!players_may.includes(deed.kind)) {
    const tr = "Bunu yalnızca hakem yapar; hakemi çağırın.";
    refuse(articleBehind(rules, deed), tr, "Only the referee does this; call the referee.");
  }
  if (players_own.includes(deed.kind) && deed.player !== player) {
    const tr = "Bunu ancak kendi adınıza yapabilirsiniz.";
    refuse(articleBehind(rules, deed), tr, "You can do this only for yourself.");
  }
}

/** The nearest article on who does this. */
export function articleBehind(rules, { kind, act }) {
  if (kind === "ruled") return rules.ruling;
  if (kind === "lot drawn" && rules.knockout_tie) return rules.knockout_tie.article;
  return ((kind === "referee acted" && actsOf(rules, act)[0]) || rules.points).article;
}
