// Opening a match: what the pairing hands over must fit the rulebook.

import { quoted, refuse } from "./refusal.js";
import { fullClock } from "./sets.js";

/** The match at its beginning. */
export function opened(rules, deed) {
  if (!deed.first.name.trim() || !deed.second.name.trim()) {
    const tr = "Her iki oyuncunun adı gerekli; eksik adı yazın.";
    refuse(rules.points.article, tr, "Both players need a name; enter what is missing.");
  }
  checkClock(rules, deed.clock ?? null);
  checkCards(rules, deed);
  const state = {
    opened: deed,
    sets: [],
    runningSet: null,
    cards: [],
    runningCard: null,
    warnings: [],
    clock: fullClock(deed.clock ?? null),
    handedOut: null,
    tied: null,
    result: null,
    signatures: [],
  };
  return [state, (rules.starter ?? rules.points).article];
}

function checkClock(rules, settings) {
  const rule = rules.clock;
  if (settings === null) {
    if (!rule?.always) return;
    refuse(
      rule.article,
      "Turnuvada bu oyun her zaman süreyle oynanır; oyuncu başına süreyi girin (10, 15 dakika gibi).",
      "Tournaments always limit the time of this game; enter each player's time (10 or 15 minutes, say).",
    );
  }
  if (rule === null) {
    refuse(
      rules.points.article,
      "Bu kural kitabında bu oyun için saat maddesi yok; maçı saatsiz açın.",
      "This rulebook has no article on a clock for this game; open the match without one.",
    );
  }
  const { total_ms, increment_ms = 0, delay_ms = 0 } = settings;
  if (total_ms <= 0 || Math.min(increment_ms, delay_ms) < 0) {
    refuse(rule.article, "Süre sıfırdan büyük olmalı.", "The time must be more than zero.");
  }
  if (increment_ms && delay_ms) {
    const tr = "Ya hamle eklemesi ya gecikme seçin, ikisini değil.";
    refuse(rule.article, tr, "Choose an increment or a delay, not both.");
  }
  const { minutes } = rule;
  if (minutes && (total_ms !== minutes * 60_000 || increment_ms || delay_ms)) {
    refuse(
      rule.article,
      `Süreyi kural kitabı belirler: oyuncu başına ${minutes} dakika, ekleme yok.`,
      `The rulebook fixes the time: ${minutes} minutes for each player, nothing added.`,
    );
  }
}

function checkCards(rules, { cards = [], reserves = [], card_ms = null, level = "school" }) {
  const rule = rules.cards;
  if (rule === null) {
    if (!cards.length && !reserves.length && card_ms === null) return;
    const tr = "Bu oyunda kart yok; kart listesini boş bırakın.";
    refuse(rules.points.article, tr, "This game has no cards; leave the list empty.");
  }
  if (reserves.length && rule.reserves === null) {
    const tr = "Bu kural kitabında yedek kart maddesi yok; yedek listesini boş bırakın.";
    refuse(rule.article, tr, "This rulebook has no article on reserve cards; leave the reserves empty.");
  }
  if (card_ms !== null && card_ms <= 0) {
    refuse(rule.time_limit, "Kart süresi sıfırdan büyük olmalı.", "A card's time must be more than zero.");
  }
  if (cards.length !== rule.count) {
    refuse(
      rule.article,
      `Bir turda ${rule.count} kart olur; listede ${cards.length} kart var.`,
      `A round has ${rule.count} cards; the list has ${cards.length}.`,
    );
  }
  const all = [...cards, ...reserves];
  all.forEach((card) => checkWritten(rules, card));
  const repeated = [...new Set(all.filter((card, place) => all.indexOf(card) !== place))];
  if (repeated.length) {
    const listed = all.filter((card, place) => repeated.includes(card) && all.indexOf(card) === place).join(", ");
    refuse(null, `Aynı kart iki kez yazılmış: ${listed}.`, `the same card is listed twice: ${listed}.`);
  }
  all.forEach((card) => checkFigure(rules, { level }, card));
}

/** Whether this is a card's written form at all. */
function checkWritten(rules, card) {
  if (!rules.figures) return checkLabel(card);
  if (card.startsWith("x:")) return checkLabel(card.slice(2));
  if (/^[1-9][0-9]{0,2}$/.test(card)) return undefined;
  return refuse(
    null,
    `${quoted(card)} bir şekil değil; kitapçık sayfası '12', kitapçık dışı şekil 'x:köprü' diye yazılır.`,
    `${quoted(card)} is not a figure; write the booklet's page, '12', or for another figure 'x:bridge'.`,
  );
}

function checkLabel(text) {
  if (/^[\p{L}\p{N}\-_.]{1,20}$/u.test(text)) return;
  refuse(
    null,
    `${quoted(text)} bir kart adı değil; en çok 20 harf, rakam, '-', '_' ya da '.' olabilir.`,
    `${quoted(text)} is not a card's name; write at most 20 letters, digits, '-', '_' or '.'.`,
  );
}

/** Where figures come from a booklet: only its allowed pages, unless the event may ask other figures too. */
export function checkFigure(rules, { level = "school" }, card) {
  checkWritten(rules, card);
  const booklet = rules.cards?.booklet ?? null;
  if (booklet === null || !rules.figures || otherFiguresAllowed(rules, booklet, level)) return;
  if (!card.startsWith("x:") && Number(card) <= booklet.last_page) return;
  refuse(
    booklet.article,
    `${card} sorulamaz: şekiller kitapçığın 1–${booklet.last_page}. sayfalarından seçilir.`,
    `${card} may not be asked: figures come from pages 1–${booklet.last_page} of the booklet.`,
  );
}

function otherFiguresAllowed({ lists: { levels } }, { other_figures_from }, level) {
  return other_figures_from !== null && levels.indexOf(level) >= levels.indexOf(other_figures_from);
}
