// Saying no: the article, what is wrong, and what to do, in both languages.

export class Refused extends Error {
  constructor(article, words, unchecked = false) {
    super(words.en);
    this.article = article; // null: not even a card or a figure
    this.words = words;
    this.unchecked = unchecked; // the server has to decide
  }
}

export function refuse(article, tr, en) {
  throw new Refused(article, { tr, en });
}

/** What depends on moves that the server has not checked yet. */
export function leaveToServer(article, tr, en) {
  throw new Refused(article, { tr, en }, true);
}

/** The input as a message may show it: printable, and never longer than a line; quoted as the server quotes it. */
export function quoted(text) {
  const letters = [...text];
  const shown = letters.length > 40 ? letters.slice(0, 40).join("") + "…" : text;
  return represented(shown);
}

export function represented(text) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const written = [...text].map((one) => {
    if (one === "\\" || one === mark) return "\\" + one;
    const named = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }[one];
    return named ?? (one !== " " && /[\p{C}\p{Z}]/u.test(one) ? escaped(one.codePointAt(0)) : one);
  });
  return mark + written.join("") + mark;
}

function escaped(code) {
  const [sign, width] = code < 0x100 ? ["x", 2] : code < 0x10000 ? ["u", 4] : ["U", 8];
  return "\\" + sign + code.toString(16).padStart(width, "0");
}
