import { h, said } from "./dom.js";

/** The rulebook's sentence, one tap away. */
export function articleNote(table, reference) {
  const article = table.rules.articles[reference];
  if (!article) return null;
  const label = said(article.label) || reference;
  return h("details", { class: "article" }, h("summary", {}, label), h("p", {}, said(article)), h("footer", {}, reference));
}
