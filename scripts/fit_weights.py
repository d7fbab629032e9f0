"""Fits the weights of a game's features by self-play and writes native/src/weights.hpp.

    python scripts/fit_weights.py mangala --rounds 3 --number 300

Each round plays games between equal short searches from random openings with the weights so far, takes the positions
and the results they led to, and finds the weights that explain the results with the least squared error. The next
round plays with these. The same seed gives the same weights. Rebuild the native core afterwards.
"""

import argparse
import re
from pathlib import Path

from meydan import _native
from meydan.engine.handed_over import handed_over
from meydan.games import GAMES

HEADER = Path(__file__).parent.parent / "native" / "src" / "weights.hpp"
SCALE = 16
# A little doubt for features that hardly ever occur.
RIDGE = 20.0

# Random plies at the beginning, chance of a random move later, and how long a game may last.
OPENINGS = {
    "mangala": (6, 5, 200),
    "pentago": (6, 5, 40),
    "kulami": (6, 5, 60),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=sorted(OPENINGS))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--number", type=int, default=300, help="games in each round")
    parser.add_argument("--nodes", type=int, default=300, help="positions looked at for each move")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in given.games:
        weights = fitted(game, given.rounds, given.number, given.nodes, given.seed)
        write(game, weights)


def fitted(game: str, rounds: int, number: int, nodes: int, seed: int) -> list[int]:
    start = handed_over(GAMES[game].start())
    opening, random_of_100, longest = OPENINGS[game]
    weights: list[int] = []
    for turn in range(rounds):
        products, results, squares, positions = _native.fit(
            game, start.text, start.options, number, nodes, opening, random_of_100, longest, seed + turn
        )
        size = len(results)
        matrix = [products[row * size : (row + 1) * size] for row in range(size)]
        for n in range(size):
            matrix[n][n] += RIDGE
        solution = solved(matrix, results)
        weights = [round(SCALE * weight) for weight in solution]
        _native.use_weights(game, start.text, start.options, weights)
        explained = sum(weight * result for weight, result in zip(solution, results, strict=True))
        print(
            f"{game} round {turn + 1}: {positions} positions, {100 * explained / squares:.0f} % explained", flush=True
        )
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by Gauss with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[-1] / row[column] for column, row in enumerate(rows)]


def write(game: str, weights: list[int]) -> None:
    header = HEADER.read_text(encoding="utf-8")
    lines = [", ".join(map(str, weights[at : at + 16])) for at in range(0, len(weights), 16)]
    values = ",\n        ".join(lines)
    pattern = rf"(struct Weights<{game.capitalize()}> {{\n    static inline int values\[\] = {{)[^}}]*(}};)"
    changed, count = re.subn(pattern, rf"\g<1>\n        {values},\n    \g<2>", header)
    if count != 1:
        raise SystemExit(f"{HEADER}: no place for the weights of {game}")
    HEADER.write_text(changed, encoding="utf-8")


if __name__ == "__main__":
    main()
