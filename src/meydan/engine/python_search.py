"""The search that stands in where the native core could not be built: small, and the same for every game.

A position whose end is near is searched out; otherwise random games are played through a growing tree (UCT).
"""

import math
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from meydan.engine.found import Found, FoundLine
from meydan.engine.limits import Limits
from meydan.engine.score import WON
from meydan.engine.stop import Stop
from meydan.games import Outcome, Position, Side

NODES_TO_SOLVE = 3000
LONGEST_GAME = 150


class TooLong(Exception):  # noqa: N818 - an end of the search, not an error
    """The end of the game is too far away to be searched out."""


@dataclass(slots=True)
class Solver:
    """Plain alpha-beta to the end of the game, or TooLong."""

    counts: bool
    nodes_left: int

    def value(self, position: Position[Any], alpha: int, beta: int) -> int:
        """The result for first under best play, within the window: a margin, or 1, 0, −1."""
        if position.outcome:
            return result(position.outcome, self.counts)
        self.nodes_left -= 1
        if self.nodes_left < 0:
            raise TooLong
        maximises = position.turn is Side.FIRST
        best = alpha if maximises else beta
        for move in position.moves():
            if maximises:
                best = max(best, self.value(position.play(move), best, beta))
                if best >= beta:
                    break
            else:
                best = min(best, self.value(position.play(move), alpha, best))
                if best <= alpha:
                    break
        return best


def result(outcome: Outcome, counts: bool) -> int:
    first, second = outcome.score
    if counts:
        return first - second
    return {None: 0, Side.FIRST: 1, Side.SECOND: -1}[outcome.winner]


@dataclass(slots=True, eq=False)
class Node:
    """A position in the tree; `total` is of results for first (1 won, a half drawn)."""

    position: Position[Any]
    visits: int = 0
    total: float = 0.0
    untried: list[Any] = field(default_factory=list)
    children: dict[Any, "Node"] = field(default_factory=dict)

    def promising(self) -> "Node":
        sign = 1 if self.position.turn is Side.FIRST else -1
        spread = math.log(self.visits)

        def promise(child: Node) -> float:
            return sign * child.total / child.visits + math.sqrt(spread / child.visits)

        return max(self.children.values(), key=promise)


def search(position: Position[Any], limits: Limits, stop: Stop, counts: bool) -> Found:
    begun = time.monotonic()
    allowed = min(NODES_TO_SOLVE, limits.nodes or NODES_TO_SOLVE)
    try:
        lines, nodes = solved(position, counts, allowed)
    except TooLong:
        lines, nodes = tried(position, limits, stop, begun)
        counts = False
    return Found(tuple(lines[: limits.lines]), 1, nodes, time.monotonic() - begun, counts)


def solved(position: Position[Any], counts: bool, nodes: int) -> tuple[list[FoundLine], int]:
    """Every move with its exact value."""
    solver = Solver(counts, nodes)
    sign = 1 if position.turn is Side.FIRST else -1
    lines = []
    for move in position.moves():
        value = sign * solver.value(position.play(move), -(10**6), 10**6)
        score = 0 if not value else (WON if value > 0 else -WON) + (100 * value if counts else -value)
        lines.append(FoundLine((str(move),), score, True))
    return sorted(lines, key=lambda line: -line.score), nodes - solver.nodes_left


def tried(position: Position[Any], limits: Limits, stop: Stop, begun: float) -> tuple[list[FoundLine], int]:
    """Every move with the share of random games it won, the most tried one first."""
    random = Random(limits.seed)
    root = Node(position, untried=shuffled(position, random))
    most = limits.nodes or (10**9 if limits.seconds else 2000)
    while root.visits < most and not stop.wanted:
        if limits.seconds and time.monotonic() - begun >= limits.seconds:
            break
        one_game(root, random)
    sign = 1 if position.turn is Side.FIRST else -1
    lines = [
        FoundLine((str(move),), round(sign * (2 * child.total / child.visits - 1) * 1000), False)
        for move, child in sorted(root.children.items(), key=lambda entry: -entry[1].visits)
    ]
    return lines or [FoundLine((str(position.moves()[0]),), 0, False)], root.visits


def one_game(root: Node, random: Random) -> None:
    path = [root]
    while not path[-1].untried and path[-1].children:
        path.append(path[-1].promising())
    leaf = path[-1]
    if leaf.untried:
        move = leaf.untried.pop()
        after = leaf.position.play(move)
        leaf.children[move] = Node(after, untried=shuffled(after, random))
        path.append(leaf.children[move])
    end = path[-1].position
    for _ in range(LONGEST_GAME):
        if end.outcome:
            break
        end = end.play(random.choice(end.moves()))
    won_by_first = 0.5 if not end.outcome else (1 + result(end.outcome, False)) / 2
    for node in path:
        node.visits += 1
        node.total += won_by_first


def shuffled(position: Position[Any], random: Random) -> list[Any]:
    moves = list(position.moves())
    random.shuffle(moves)
    return moves
