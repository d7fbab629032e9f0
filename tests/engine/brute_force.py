"""Minimax without any cleverness, on the Python rules: what every search must agree with."""

from dataclasses import replace
from typing import Any

from meydan.games import Position, Side


def best_margin(position: Position[Any], counts: bool) -> int:
    """What the side to move gets under best play: a margin, or 1 won, 0 drawn, −1 lost. Every move is played out."""
    if position.outcome:
        first, second = position.outcome.score
        margin = first - second if counts else {None: 0, Side.FIRST: 1, Side.SECOND: -1}[position.outcome.winner]
        return margin if position.turn is Side.FIRST else -margin
    values = []
    for move in position.moves():
        after = position.play(move)
        value = best_margin(after, counts)
        values.append(value if after.turn is position.turn else -value)
    return max(values)


def plies_to_win(position: Position[Any], most: int) -> int | None:
    """The plies in which the side to move can force a win, if they are not more than `most`."""
    for plies in range(1, most + 1, 2):
        if wins_within(position, position.turn, plies):
            return plies
    return None


def wins_within(position: Position[Any], side: Side, plies: int) -> bool:
    if position.outcome:
        return position.outcome.winner is side
    if not plies:
        return False
    results = (wins_within(position.play(move), side, plies - 1) for move in position.moves())
    return any(results) if position.turn is side else all(results)


def solved_race(position: Position[Any]) -> dict[str, int]:
    """For every position that can follow one without walls left: plies to win, negative to lose, 0 for neither."""
    following: dict[str, list[str]] = {}
    plies: dict[str, int] = {}
    waiting = [position]
    while waiting:
        here = waiting.pop()
        if here.text in following:
            continue
        after = [replace(here.play(move), history=()) for move in here.moves()]
        following[here.text] = [each.text for each in after]
        plies[here.text] = 0
        if any(each.outcome for each in after):
            plies[here.text] = 1
        waiting += [each for each in after if not each.outcome]
    for count in range(2, len(plies)):
        known = dict(plies)
        for text, texts in following.items():
            results = [known.get(each, 0) for each in texts]
            if known[text]:
                continue
            if count % 2 and any(result < 0 for result in results):
                plies[text] = count
            if not count % 2 and all(result > 0 for result in results):
                plies[text] = -count
        if count > 4 and known == plies:
            break
    return plies
