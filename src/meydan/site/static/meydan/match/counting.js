// The referee's count of a set. What cannot be is refused; whether it is what an entered board shows, the server says.

import { refuse } from "./refusal.js";

const sum = (parts) => parts.reduce((added, part) => added + part, 0);

/** The counts of both players, if they can be right. */
export function checkedCounts(rules, deed) {
  checkForm(rules, deed);
  checkSum(rules.count, sum(deed.first), sum(deed.second));
  if (deed.board != null && !rules.board_counted) {
    refuse(
      rules.count.article,
      "Bu oyunda son tahta girilmez; yalnızca sayımı girin.",
      "No final board is entered here; enter the count.",
    );
  }
  return [deed.first, deed.second];
}

function checkForm(rules, { first, second }) {
  const { article } = rules.count;
  if (rules.parts === null) {
    refuse(
      article,
      "Bu oyunda sayım yapılmaz; kazananı seçin.",
      "Nothing is counted in this game; name the winner.",
    );
  }
  if (first.length !== rules.parts || second.length !== rules.parts) {
    const asked = rules.words.asked[rules.parts];
    refuse(article, asked.tr, asked.en);
  }
  if (Math.min(...first, ...second) < 0) {
    refuse(article, "Sayım sıfırdan küçük olamaz.", "A count cannot be below zero.");
  }
}

/** All stones lie in the stores at the end; squares of a board may stay empty. */
function checkSum({ counted, total, article }, first, second) {
  if (total === null) return;
  const added = first + second;
  if (counted === "stones" && added !== total) {
    refuse(
      article,
      `${first} + ${second} = ${added} taş eder; toplam ${total} olmalı. Hazineleri yeniden sayın.`,
      `${first} + ${second} makes ${added} stones; the sum must be ${total}. Count the stores again.`,
    );
  }
  if (added > total) {
    refuse(
      article,
      `${first} + ${second} = ${added} taş eder; tahtada en çok ${total} taş olur. Yeniden sayın.`,
      `${first} + ${second} makes ${added} discs; the board holds ${total} at most. Count again.`,
    );
  }
}
