// What else a referee does at the table: counts, permissions, pieces put back, objections, sets handed out.

import { inDrawnOrder } from "./lot.js";
import { nameOf, opponentOf } from "./players.js";
import { refuse } from "./refusal.js";
import { inSet, runningSet } from "./sets.js";

/** The article under which the referee does this; refused if the rulebook does not provide it. */
function provided({ rules }, act, reference = null) {
  const articles = rules.provides[act];
  const article = articles.find((one) => reference === null || reference === one);
  if (article) return article;
  const said = rules.words.acts[act];
  if (articles.length) {
    const listed = articles.join(", ");
    refuse(
      articles[0],
      `“${said.tr}” ${reference} maddesine dayanmaz; dayanabileceği: ${listed}.`,
      `“${said.en}” is not provided by ${reference}, but by: ${listed}.`,
    );
  }
  return refuse(
    rules.points.article,
    `Bu kural kitabında “${said.tr}” maddesi yok; gerekirse başhakem karar verir.`,
    `This rulebook has no article on “${said.en}”; if need be the head referee rules.`,
  );
}

export function countRequested(now, { player, pit }) {
  const article = provided(now, "count request");
  const running = runningSet(now);
  if (running.request !== null) {
    const asked = running.request.pit;
    const tr = `${asked} için sayım istendi; önce onun sonucunu girin.`;
    refuse(article, tr, `A count of ${asked} has been asked for; answer that first.`);
  }
  return [inSet(now.state, { ...running, request: { player, pit } }), article];
}

export function countAnswered(now, { stones }) {
  const article = provided(now, "count request");
  const running = runningSet(now);
  if (running.request === null) refuse(article, "Bekleyen sayım isteği yok.", "No count has been asked for.");
  const total = now.rules.count?.total ?? Infinity;
  if (stones < 0 || stones > total) {
    const tr = `Bir kuyuda ${stones} taş olamaz; yeniden sayın.`;
    refuse(article, tr, `A pit cannot hold ${stones} stones; count again.`);
  }
  return [inSet(now.state, { ...running, request: null }), article];
}

export function refereeActed(now, { act, player, article: reference }) {
  const { rules } = now;
  if (!rules.lists.recorded.includes(act)) {
    const said = rules.words.acts[act];
    const tr = `“${said.tr}” kendi kaydıyla girilir.`;
    refuse(rules.points.article, tr, `“${said.en}” is entered by an act of its own.`);
  }
  const article = provided(now, act, reference ?? null);
  const running = runningSet(now);
  if (act !== "counting permission" || running.mayCount.includes(player)) return [now.state, article];
  return [inSet(now.state, { ...running, mayCount: [...running.mayCount, player].sort() }), article];
}

export function objected(now, { player, about, accepted }) {
  const { rules, state } = now;
  if (!rules.lists.objections.includes(about)) {
    const said = rules.words.acts[about];
    refuse(rules.points.article, `“${said.tr}” itiraz değildir.`, `“${said.en}” is no objection.`);
  }
  const article = about === "objection at the moment" ? rules.at_once : provided(now, about);
  if (accepted && rules.lists.never_accepted.includes(about)) {
    const tr = "Bu itiraz kabul edilmez; reddedildi olarak kaydedin.";
    refuse(article, tr, "This objection is not accepted; record it as refused.");
  }
  if (about !== "objection after the game" && state.runningSet === null && state.runningCard === null) {
    refuse(article, "Şu anda oynanan set ya da kart yok.", "No set or card is being played.");
  }
  if (accepted) checkOpponentHasPressed(now, opponentOf(player));
  return [state, article];
}

function checkOpponentHasPressed({ rules, state }, opponent) {
  const press = rules.clock?.press ?? null;
  if (state.clock?.turn !== opponent || !press?.means.includes("no objection before the opponent's press")) return;
  const name = nameOf(state, opponent);
  refuse(
    press.article,
    `${name} saate basmadan yapılan itiraz kabul edilmez.`,
    `No objection is accepted before ${name} has pressed the clock.`,
  );
}

export function setsHandedOut(now, { sets, seed }) {
  const article = provided(now, "sets handed out at random");
  const { state } = now;
  if (state.cards.length || state.runningCard || state.handedOut) {
    const tr = "Setler ilk karttan önce, bir kez dağıtılır.";
    refuse(article, tr, "Sets are handed out once, before the first card.");
  }
  return [{ ...state, handedOut: inDrawnOrder(sets, seed) }, article];
}
