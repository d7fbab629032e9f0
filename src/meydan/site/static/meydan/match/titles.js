// What stands on the button of an offer: the deed in two or three words, with the player's name.

import { nameOf } from "./players.js";
import { written } from "./settlement.js";

/** The label of this deed. */
export function title({ rules, state }, deed) {
  const { titles, named_titles } = rules.words;
  if (deed.kind in titles) return titles[deed.kind];
  if (deed.kind in named_titles) return filled(state, named_titles[deed.kind], [deed.player]);
  return TITLES[deed.kind](deed, state, rules.words);
}

function filled(state, { tr, en }, players) {
  const listed = players.map((player) => nameOf(state, player)).join(", ");
  return { tr: tr.replace("{}", () => listed), en: en.replace("{}", () => listed) };
}

function setNamed({ kind, winner }, state) {
  const how = kind === "set agreed" ? { tr: " (anlaşma)", en: " by agreement" } : { tr: "", en: "" };
  if (winner === null) return { tr: `Set berabere${how.tr}`, en: `Set drawn${how.en}` };
  const name = nameOf(state, winner);
  return { tr: `Seti kazanan: ${name}${how.tr}`, en: `${name} wins the set${how.en}` };
}

const TITLES = {
  "set decided": setNamed,
  "set agreed": setNamed,
  "no-show": ({ absent }, state) => filled(state, { tr: "Gelmedi: {}", en: "Absent: {}" }, absent),
  disqualified: ({ players }, state) => filled(state, { tr: "Diskalifiye: {}", en: "Disqualify: {}" }, players),
  ruled: ({ points }) =>
    points == null
      ? { tr: "Başhakem kararı", en: "Head referee's ruling" }
      : { tr: `Başhakem kararıyla sonuç: ${written(points)}`, en: `Result by ruling: ${written(points)}` },
  "lot drawn": ({ advances, seed }, state) =>
    seed == null
      ? filled(state, { tr: "Kura: {} üst tura", en: "Lot: {} goes on" }, [advances])
      : { tr: "Kurayı program çeksin", en: "Have the program draw the lot" },
  signed: ({ by }, _, { signers }) => ({ tr: `İmza: ${signers[by].tr}`, en: `Signature: ${signers[by].en}` }),
  "card announced": ({ card, note }) =>
    note == null
      ? { tr: `Kartı duyur: ${card}`, en: `Announce card ${card}` }
      : { tr: "Liste dışından kart duyur", en: "Announce another card than the listed one" },
  "reserve announced": ({ card, note }) =>
    note == null
      ? { tr: `Yedek kart: ${card}`, en: `Reserve card ${card}` }
      : { tr: "Liste dışından yedek duyur", en: "Announce another reserve than the listed one" },
  warned: ({ players, breach }, state, { breaches }) => {
    const { tr, en } = breaches[breach];
    return filled(state, { tr: `Uyarı: {} – ${tr}`, en: `Warning: {} – ${en}` }, players);
  },
  "warning withdrawn": ({ warning }) => ({
    tr: `${warning}. kayıttaki uyarıyı geri al`,
    en: `Withdraw the warning of act ${warning}`,
  }),
  "referee acted": ({ act, player }, state, { acts }) => {
    const name = nameOf(state, player);
    return { tr: `${name}: ${acts[act].tr}`, en: `${name}: ${acts[act].en}` };
  },
  objected: ({ player, about, accepted }, state, words) => {
    const [name, said] = [nameOf(state, player), words.about[about]];
    const decision = accepted ? { tr: "kabul", en: "accepted" } : { tr: "ret", en: "refused" };
    return {
      tr: `İtiraz, ${name}: ${said.tr} – ${decision.tr}`,
      en: `Objection, ${name}: ${said.en} – ${decision.en}`,
    };
  },
  corrected: ({ target }) => ({ tr: `${target}. kaydı düzelt`, en: `Correct act ${target}` }),
  withdrawn: ({ target }) => ({ tr: `${target}. kaydı geri al`, en: `Withdraw act ${target}` }),
};
