// What the phone knows of the board. It plays no game: it knows the position in which a set begins and those that the
// server has told it, by the moves that lead there. Other moves are kept as written, and are unchecked.

import { playerOf } from "./players.js";

/** What is known of the position of the running set; undefined if its moves are unchecked. */
export function positionOf(now, running) {
  return running.moves.length ? now.known(running.moves.join(" ")) : now.rules.start;
}

/** Who is to move, if the moves are recorded; undefined if the server has to say it. */
export function toMove(now, running) {
  if (running.record === "abandoned") return null;
  const position = positionOf(now, running);
  return position && (position.to_move === null ? null : playerOf(position.to_move, running.starter));
}

/** Counts of the sides of a set as those of the players, first-named first. */
export const byPlayer = (counts, starter) => counts && (starter === "first" ? counts : [counts[1], counts[0]]);

/** Whether the recorded moves of this set still wait for the server's check. */
export const isUnchecked = (now, running) => running.record === "kept" && positionOf(now, running) === undefined;
