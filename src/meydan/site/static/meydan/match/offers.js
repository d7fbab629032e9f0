// What may be done now: every act with the article behind it, or the reason why it cannot be done. Each example is
// tried with the very step that the match itself takes, so that what is offered is what is accepted.

import { consequences } from "./consequences.js";
import { examples } from "./examples.js";
import { after } from "./match.js";
import { Refused } from "./refusal.js";
import { title } from "./titles.js";

/** Everything that somebody in this role could do, possible now or not: the form of the server's `offers_to_plain`.
 *  `unchecked` marks what the server has to decide. */
export function offers(match, role = "table referee") {
  return examples(match, role).map((example) => offered(match, role, example));
}

function offered(match, role, { deed, fill }) {
  const { rules } = match;
  const offer = { kind: deed.kind, title: title(match, deed), deed, fill, follows: [], decides: false, reason: null };
  const cited = (reference) => ({ reference, tr: rules.articles[reference].tr, en: rules.articles[reference].en });
  let state, article;
  try {
    [state, article] = after(match, { id: "", number: match.acts.length + 1, actor: { role }, time: "", deed });
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
    const behind = cited(refusal.article ?? rules.points.article);
    const unchecked = refusal.unchecked ? { unchecked: true } : {};
    return { ...offer, possible: false, article: behind, reason: refusal.words, ...unchecked };
  }
  const possible = { ...offer, possible: true, article: cited(article) };
  if (!fill.every((field) => rules.lists.remarks.includes(field))) return possible;
  const decides = match.state.result === null && state.result !== null;
  return { ...possible, follows: consequences(rules, match.state, state), decides };
}
