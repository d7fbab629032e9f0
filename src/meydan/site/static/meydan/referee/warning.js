// A warning: who, for which article, who noticed; count and consequence before it is given.
import { say } from "../words.js";
import { choice, field, h, said } from "./dom.js";
import { preview } from "./preview.js";
import { openSheet } from "./sheet.js";

const GROUPS = { first: ["first"], second: ["second"], both: ["first", "second"] };

/** `known` is what the board has shown already: `breaches` that come into question, `who` did it, and a `note`. */
export function warnSheet(table, { breaches = null, who = "first", note = "" } = {}) {
  const causes = table.rules.causes.filter(({ breach }) => !breaches || breaches.includes(breach));
  const wish = { who, cause: causes.length === 1 ? causes[0] : null, reporter: "opponent", note };
  const asked = preview(table, () => warning(wish), say("Uyarıyı ver", "Give the warning"));
  const count = h("p", { class: "warn-count" });
  const show = () => {
    count.textContent = counted(table, wish).join(" · ");
    asked.refresh();
  };
  const change = (name) => (value) => {
    wish[name] = name === "cause" ? causes[Number(value)] : value;
    show();
  };
  const [one, two] = table.brought.players.map(({ name }) => name);
  const people = [["first", one], ["second", two], ["both", say("İkisine de", "Both")]];
  const reporters = [["opponent", say("Rakip bildirdi", "The opponent")], ["referee", say("Hakem gördü", "The referee")]];
  const remark = h("input", { type: "text", autocomplete: "off", maxlength: "200", value: note, on: { input: () => change("note")(remark.value.trim()) } });
  openSheet(say("Uyarı", "Warning"), [
    inline(choice(say("Kime?", "Whom?"), people, who, change("who"))),
    choice(say("Neden?", "What for?"), causes.map((cause, place) => [String(place), causeWords(table, cause)]), wish.cause && "0", change("cause")),
    inline(choice(say("Kim fark etti?", "Who noticed?"), reporters, wish.reporter, change("reporter"))),
    field(say("Not (isteğe bağlı)", "Note (optional)"), remark),
    count, ...asked.elements]);
  show();
}

const warning = ({ who, cause, reporter, note }) =>
  cause && { kind: "warned", players: GROUPS[who], breach: cause.breach, reported_by: reporter, article: cause.article, ...(note ? { note } : {}) };

const causeWords = ({ rules }, { breach, article }) => `${said(rules.words.breaches[breach])} (${said(rules.articles[article].label) || article})`;

/** Each player's count, before and after. */
function counted({ rules, told, brought }, { who, cause }) {
  if (rules.limit === null) return [];
  return GROUPS[who].map((seat) => {
    const place = seat === "first" ? 0 : 1;
    const now = told.warnings_counted[place];
    return `${brought.players[place].name}: ${now} → ${now + (cause && !cause.counts ? 0 : 1)} / ${rules.limit.warnings}`;
  });
}

function inline(choices) {
  choices.classList.add("inline");
  return choices;
}
