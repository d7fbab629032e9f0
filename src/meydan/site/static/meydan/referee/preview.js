// Before something is done: what would follow, the article behind it; then the button, held if it ends the match.
import { say } from "../words.js";
import { articleNote } from "./article_note.js";
import { button, h, holdButton, said } from "./dom.js";
import { closeSheet } from "./sheet.js";

/** What would come of a deed, kept up to date while it is entered. `deed()` gives it, or null while something is missing. */
export function preview(table, deed, words, done = closeSheet, kind = "main full") {
  const place = h("div", { class: "preview stack tight", "aria-live": "polite" });
  const act = async () => {
    const wished = deed();
    if (wished && (await table.act(wished))) done();
  };
  const plain = button(words, act, { kind, key: `do ${words}` });
  const held = holdButton(say(`${words} (basılı tutun)`, `${words} (hold)`), act, { key: `hold ${words}` });
  const refresh = () => {
    const wished = deed();
    const { refusal, follows, decides, article } = wished ? table.tried(wished) : { follows: [], decides: false };
    const lines = refusal
      ? [h("p", { class: "refusal" }, said(refusal.words))]
      : follows.map((one) => h("p", { class: "follows" }, said(one)));
    place.replaceChildren(...lines, ...(article && wished ? [articleNote(table, article)] : []).filter(Boolean));
    const [shown, other] = decides ? [held, plain] : [plain, held];
    other.hidden = true;
    shown.hidden = false;
    shown.disabled = !wished || Boolean(refusal);
  };
  refresh();
  return { elements: [place, plain, held], refresh };
}
