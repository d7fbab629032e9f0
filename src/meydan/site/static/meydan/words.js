/** The two languages of the house: Turkish first, English beside it. */

/** A chooser for one language: `sayIn("en")("hamle", "move")` is "move". */
export const sayIn = (language) => (tr, en) => (language.startsWith("en") ? en : tr);

/** The words in the language of the page. */
export const say = (tr, en) => sayIn(document.documentElement.lang)(tr, en);
