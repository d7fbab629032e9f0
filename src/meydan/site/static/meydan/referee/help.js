// Rule help: the rulebook of this match, searched as people type.
import { say } from "../words.js";
import { field, h, said } from "./dom.js";
import { found } from "./search.js";
import { openSheet } from "./sheet.js";

/** The rulebook of this match, with or without network. */
export function helpSheet(table) {
  const search = h("input", { type: "search", autocomplete: "off" });
  const answers = h("ol", { class: "answers stack tight" });
  const count = h("p", { class: "muted small", role: "status" });
  const show = () => {
    const articles = found(table.rules.articles, search.value);
    count.textContent = say(`${articles.length} madde`, `${articles.length} articles`);
    answers.replaceChildren(...articles.map(([reference, article]) => h("li", { class: "answer" }, h("p", { class: "strong" }, said(article.label) || reference), h("p", {}, said(article)), h("p", { class: "muted small" }, reference))));
  };
  search.addEventListener("input", show);
  openSheet(said(table.rules.title) || say("Kurallar", "Rules"), [field(say("Kural ara (örnek: dokunduğu taş)", "Look up a rule (such as: touched piece)"), search), count, answers]);
  show();
}
