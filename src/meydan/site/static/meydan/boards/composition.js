/**
 * A move in the making. Each written move is one or more paths of steps (cells to touch, choices to press); what has
 * been chosen so far leaves some paths open, and their next steps are what may be chosen now.
 */
export class Composition {
  constructor(game, position, moves) {
    const known = moves !== null;
    this.moves = known ? moves : game.every(position);
    this.paths = this.moves.flatMap((move) => game.paths(move, position, known).map((steps) => ({ move, steps })));
    this.chosen = [];
  }

  /** The steps that may come next after those chosen. */
  get next() {
    const depth = this.chosen.length;
    return new Set(this.open.filter(({ steps }) => steps.length > depth).map(({ steps }) => steps[depth]));
  }

  get open() {
    return this.paths.filter(({ steps }) => this.chosen.every((step, index) => steps[index] === step));
  }

  /** The move that is complete as chosen, or undefined. */
  get complete() {
    return this.open.find(({ steps }) => steps.length === this.chosen.length)?.move;
  }

  /** The steps that may begin a move. */
  get first() {
    return new Set(this.paths.map(({ steps }) => steps[0]));
  }

  /** The move that `step` would complete beyond doubt. */
  wouldComplete(step) {
    const depth = this.chosen.length;
    const after = this.open.filter(({ steps }) => steps[depth] === step);
    return after.length > 0 && after.every(({ steps }) => steps.length === depth + 1) ? after[0].move : undefined;
  }
}

/** What somebody typed, without what does not matter: case, spaces, dashes, the dotless i of a Turkish keyboard. */
export function cleaned(text, synonyms = []) {
  const plain = text
    .replace(/[Iİı]/g, "i")
    .toLowerCase()
    .replace(/[\s,;:\-–→]+/g, "");
  return synonyms.reduce((word, [from, to]) => word.replace(from, to), plain);
}

/** The move among `moves` that was typed, or undefined. */
export function typedMove(game, moves, text) {
  const wanted = cleaned(text, game.synonyms);
  const forms = (move) => [move, game.alias?.(move)].filter(Boolean).map((form) => form.toLowerCase());
  return moves.find((move) => forms(move).includes(wanted));
}
