// Corrections: nothing is edited, but what stands can be replaced or withdrawn by a later act, with a reason.

import { opened } from "./opening.js";
import { HEAD_REFEREE } from "./players.js";
import { Refused, leaveToServer, refuse } from "./refusal.js";
import { articleBehind, checkAuthority, step } from "./step.js";

/** The numbers that no longer stand, and what stands for others instead, by whom; read from the end, because a
 *  correction can itself be withdrawn, and of several the latest counts. */
export function withdrawnAndReplaced(acts) {
  const withdrawn = new Set();
  const replaced = new Map();
  for (const { number, actor, deed } of [...acts].reverse()) {
    if (withdrawn.has(number)) continue;
    if (deed.kind === "withdrawn") withdrawn.add(deed.target);
    if (deed.kind === "warning withdrawn") withdrawn.add(deed.warning);
    if (deed.kind === "corrected" && !replaced.has(deed.target)) replaced.set(deed.target, { actor, deed: deed.deed });
  }
  return [withdrawn, replaced];
}

/** The acts as they stand, in order. */
export function standing(rules, acts) {
  const [withdrawn, replaced] = withdrawnAndReplaced(acts);
  return acts
    .filter(({ number, deed }) => !withdrawn.has(number) && !rules.lists.corrections.includes(deed.kind))
    .map((act) => ({ ...act, ...replaced.get(act.number) }));
}

/** What is known once `act`, a correction, counts. Refused if the other acts would not fit any more. */
export function refolded(match, act) {
  const { rules, acts, known } = match;
  const { role } = act.actor;
  checkAuthority(rules, role, act.deed);
  const [target, counted] = checkTarget(rules, acts, act.deed);
  checkFits(rules, counted, act.deed);
  if (role !== HEAD_REFEREE) checkOverruling(rules, acts[target - 1], counted);
  const [first, ...others] = standing(rules, [...acts, act]);
  checkMovesKnown(match, first, others);
  let [state] = opened(rules, first.deed);
  let { article } = rules.points;
  for (const { number, actor, deed } of others) {
    let behind;
    try {
      [state, behind] = step({ rules, known, state, role: actor.role, number }, deed);
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      if (deed.kind === "signed") continue; // a signature stands under the result that was shown, not another
      if (number === target) throw refusal;
      const { tr, en } = refusal.words;
      throw new Refused(refusal.article ?? article, noLonger(number, tr, en), refusal.unchecked);
    }
    if (number === target) article = behind;
  }
  return [state, article];
}

const noLonger = (number, tr, en) => ({
  tr: `Düzeltme yapılamaz: o zaman ${number}. kayıt olmazdı; önce onu geri alın. ${tr}`,
  en: `This cannot be corrected: act ${number} would be impossible; withdraw that first. ${en}`,
});

/** The number of the act that is corrected, and what it counts as, if it stands. */
function checkTarget(rules, acts, deed) {
  const target = deed.target ?? deed.warning;
  const { article } = rules.points;
  if (!deed.reason.trim()) refuse(article, "Düzeltmenin nedenini yazın.", "Write down why it is corrected.");
  if (target < 1 || target > acts.length) {
    refuse(article, `${target} numaralı kayıt yok.`, `There is no act ${target}.`);
  }
  const [withdrawn, replaced] = withdrawnAndReplaced(acts);
  if (withdrawn.has(target)) {
    refuse(article, `${target}. kayıt zaten geri alındı.`, `Act ${target} has been withdrawn already.`);
  }
  return [target, (replaced.get(target) ?? acts[target - 1]).deed];
}

/** What only the head referee may do, and what the head referee has corrected, only the head referee undoes. */
function checkOverruling(rules, corrected, counted) {
  const { corrections, head_referee_only } = rules.lists;
  const overruled = corrections.includes(counted.kind) && corrected.actor.role === HEAD_REFEREE;
  if (!head_referee_only.includes(counted.kind) && !overruled) return;
  const tr = "Bunu yalnızca başhakem geri alır ya da düzeltir.";
  refuse(articleBehind(rules, counted), tr, "Only the head referee undoes or corrects this.");
}

function checkFits(rules, counted, deed) {
  const { article } = rules.points;
  if (rules.lists.corrections.includes(counted.kind) && deed.kind !== "withdrawn") {
    refuse(article, "Düzeltme değiştirilmez; geri alınır.", "A correction is not replaced; withdraw it.");
  }
  if (deed.kind === "warning withdrawn" && counted.kind !== "warned") {
    refuse(article, `${deed.warning}. kayıt uyarı değil.`, `Act ${deed.warning} is no warning.`);
  }
  if (deed.kind === "withdrawn" && counted.kind === "match opened") {
    const tr = "Maçın açılışı geri alınmaz; düzeltilir.";
    refuse(article, tr, "The opening is not withdrawn; correct it instead.");
  }
  if (deed.kind !== "corrected") return;
  if ((counted.kind === "match opened") !== (deed.deed.kind === "match opened")) {
    const tr = "Açılış yalnızca açılışla düzeltilir.";
    refuse(article, tr, "An opening is corrected by an opening, and only it.");
  }
  if (counted.kind === "signed" || deed.deed.kind === "signed") {
    refuse(article, "İmza değiştirilmez; geri alınır.", "A signature is not replaced; it is withdrawn.");
  }
}

/** Recorded moves can be taken back from the end; what others would lead to only the server can say. */
function checkMovesKnown({ rules, acts, known }, first, others) {
  const before = movesBySet(standing(rules, acts));
  movesBySet([first, ...others]).forEach((moves, place) => {
    const written = moves.join(" ");
    const shortened = moves.every((move, at) => move === before[place]?.[at]);
    if (shortened || known(written)) return;
    leaveToServer(
      rules.points.article,
      "Hamle kaydının ortası ağ yokken düzeltilemez: sonraki hamleleri sunucu denetler. Sondan başlayarak geri alın.",
      "The middle of the recorded moves cannot be corrected without the network: take them back from the end.",
    );
  });
}

function movesBySet(acts) {
  const sets = [];
  for (const { deed } of acts) {
    if (deed.kind === "set begun") sets.push([]);
    if (deed.kind === "move played") sets.at(-1)?.push(deed.move);
  }
  return sets;
}
