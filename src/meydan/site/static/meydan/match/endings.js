// Ends other than by play: resignation, no-show, disqualification, ruling; the lot after a draw; and signatures.

import { drawnPlayer } from "./lot.js";
import { nameOf, namedOnce, playerIn } from "./players.js";
import { refuse, represented } from "./refusal.js";
import { decided, pointsAgainst, pointsFor, result, toSign, toSignWords } from "./settlement.js";

export function resigned({ rules, state }, { player }) {
  const { article } = rules.points;
  return [decided(rules, state, result(pointsAgainst([player], rules.points), "resignation", article)), article];
}

/** Whoever is absent loses; if both are, nobody wins. */
export function noShow({ rules, state }, { absent }) {
  const { article } = rules.points;
  checkNamed(article, absent);
  if (state.sets.length || state.runningSet || state.cards.length || state.runningCard) {
    refuse(
      article,
      "Oyun başladı: oyuncu gelmiş. Ayrıldıysa çekilme ya da başhakem kararı girin.",
      "Play has begun, so the player came. If they left, enter a resignation or a ruling.",
    );
  }
  return [decided(rules, state, result(pointsAgainst(absent, rules.points), "no-show", article)), article];
}

function checkNamed(article, players) {
  if (!namedOnce(players)) refuse(article, "Oyuncuyu bir kez seçin.", "Name the player, once.");
}

function checkWritten(article, text) {
  if (!text.trim()) refuse(article, "Gerekçeyi yazın.", "Write down the reason.");
}

export function disqualified({ rules, state }, { players, reason }) {
  const article = rules.disqualification;
  checkNamed(article, players);
  checkWritten(article, reason);
  return [decided(rules, state, result(pointsAgainst(players, rules.points), "disqualification", article)), article];
}

export function ruled({ rules, state }, deed) {
  const article = rulingArticle(rules, deed.article ?? null);
  checkWritten(article, deed.words);
  const points = deed.points ?? null;
  if (points === null) return [state, article];
  const possible = [...["first", null, "second"].map((winner) => pointsFor(winner, rules.points)), [0, 0]];
  if (!possible.some(([first, second]) => first === points[0] && second === points[1])) {
    const tr = "Sonuç 1–0, 0–1, ½–½ ya da 0–0 olabilir.";
    refuse(rules.points.article, tr, "The result can be 1–0, 0–1, ½–½ or 0–0.");
  }
  return [decided(rules, state, result(points, "ruling", article)), article];
}

function rulingArticle(rules, reference) {
  if (reference === null) return rules.ruling;
  const { rulebook, game } = rules;
  const cited = reference in rules.articles ? reference : rules.home[reference];
  return (
    cited ??
    refuse(
      rules.ruling,
      `${rulebook} kural kitabının ${game} bölümünde ${represented(reference)} maddesi yok.`,
      `the rulebook ${rulebook} has no article ${represented(reference)} for ${game}.`,
    )
  );
}

export function lotDrawn({ rules, state }, { advances, seed = null }) {
  const { article } = rules.knockout_tie ?? rules.points;
  if (state.tied === null) {
    const tr = "Kura yalnızca berabere biten eleme maçında çekilir.";
    refuse(article, tr, "A lot is drawn only after a drawn knock-out match.");
  }
  if (seed !== null && drawnPlayer(seed) !== advances) {
    const name = nameOf(state, drawnPlayer(seed));
    refuse(article, `${seed} tohumu ${name} adlı oyuncuyu çıkarıyor.`, `The seed ${seed} draws ${name}.`);
  }
  return [{ ...state, tied: null, result: { ...state.tied, advances } }, article];
}

export function signed({ rules, state, role }, { by, shown }) {
  const article = rules.score_sheet ?? rules.points.article;
  if (state.result === null) {
    const tr = "Maç bitmedi; sonuç henüz imzalanmaz.";
    refuse(article, tr, "The match is not decided; there is nothing to sign yet.");
  }
  if (state.runningCard !== null) refuse(article, "Önce süren kartı bitirin.", "Finish the running card first.");
  if (state.signatures.includes(by)) refuse(article, "Bu imza zaten var.", "This signature has been given.");
  if (playerIn(role) !== null && playerIn(role) !== by) {
    refuse(article, "Oyuncu yalnızca kendi adına imzalar.", "A player signs for themselves only.");
  }
  if (shown !== toSign(state)) {
    const now = toSignWords(rules, state);
    refuse(
      article,
      `İmzalanan, şu anki sonuç değil. Şu anki sonucu gösterip imzalatın: ${now.tr}.`,
      `What was signed is not the result as it stands. Show that and have it signed: ${now.en}.`,
    );
  }
  return [{ ...state, signatures: [...state.signatures, by].sort() }, article];
}
