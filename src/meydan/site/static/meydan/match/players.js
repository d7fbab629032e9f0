// The two players of a match, first-named and second, in every set.

export const FIRST = "first";
export const SECOND = "second";
export const BOTH = [FIRST, SECOND];
export const HEAD_REFEREE = "head referee";

const PLAYERS = { "first player": FIRST, "second player": SECOND };

/** Which player acts in this role; null for a referee. */
export const playerIn = (role) => PLAYERS[role] ?? null;
export const opponentOf = (player) => (player === FIRST ? SECOND : FIRST);
export const seatOf = (player) => BOTH.indexOf(player);
/** Who plays this side of a set that `starter` starts. */
export const playerOf = (side, starter) => (side === FIRST ? starter : opponentOf(starter));

export function leader(first, second) {
  if (first === second) return null;
  return first > second ? FIRST : SECOND;
}

export const personOf = (state, player) => state.opened[player];
export const nameOf = (state, player) => state.opened[player].name;

/** Whether players are named at all, and nobody twice. */
export const namedOnce = (players) => players.length > 0 && new Set(players).size === players.length;
