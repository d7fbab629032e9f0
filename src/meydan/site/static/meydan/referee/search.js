// Searching the rulebook as people type: Turkish letters with or without their marks, words in any order.
const FOLDED = { ı: "i", İ: "i", I: "i", â: "a", î: "i", û: "u" };

export const folded = (text) =>
  [...text].map((letter) => FOLDED[letter] ?? letter).join("").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Endings change in Turkish: a word is found by its beginning. */
const stem = (word) => (word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word);

/** The articles that hold the words, those with the most of them first; all of them while nothing is typed. */
export function found(articles, typed) {
  const words = folded(typed).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  const all = Object.entries(articles);
  if (!words.length) return all;
  const scored = all.map(([reference, article]) => {
    const text = folded([reference, article.label?.tr, article.label?.en, article.tr, article.en].join(" "));
    const exact = words.filter((word) => text.includes(word)).length;
    const near = words.filter((word) => text.includes(stem(word))).length;
    return { reference, article, score: 2 * exact + near, near };
  });
  const best = Math.max(...scored.map(({ near }) => near));
  return scored.filter(({ near }) => near && near === best).sort((one, other) => other.score - one.score).map(({ reference, article }) => [reference, article]);
}
