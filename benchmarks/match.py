"""Folding a match: 1,000 acts in well under 50 ms, and twice as many acts in about twice the time.

The match is one of Mangala with everything recorded: moves, clock, pauses for rulings, counts asked for, objections.
"""

import random
import time

from meydan.match import Act, Actor, ClockSettings, Deed, Match, Opened, Person, Role, act, fold, open_match
from meydan.match.deeds import (
    ClockPaused,
    ClockPressed,
    ClockResumed,
    ClockStarted,
    CountAnswered,
    CountRequested,
    MovePlayed,
    Objected,
    SetBegun,
)
from meydan.rulebooks import load_rules
from meydan.rulebooks.referee import ActKind

RULES = load_rules("yuzuncu-yil", "mangala")
REFEREE = Actor(Role.TABLE_REFEREE, "Masa 1")
MINUTE = 60_000
TURNS = 25
MOST_MS = 50.0
LINEAR = 2.6  # twice the acts; the rest is the noise of a shared machine


def recorded(number_of_acts: int) -> list[Act]:
    """The acts of a match that has not ended yet: a ruling after each move, with as much to and fro as it takes."""
    chance = random.Random(5)
    opened = Opened(Person("Ayşe"), Person("Bora"), clock=ClockSettings(900 * MINUTE))
    match = open_match(RULES, Act("1", 1, REFEREE, "", opened))
    while len(match.journal) < number_of_acts:
        for deed in next_deeds(match, chance):
            match = act(match, Act(str(match.next_number), match.next_number, REFEREE, "", deed))
    return list(match.journal)[:number_of_acts]


def next_deeds(match: Match, chance: random.Random) -> list[Deed]:
    running, clock = match.running_set, match.clock
    if running is None:
        return [SetBegun()]
    mover = running.to_move
    assert mover is not None
    assert clock is not None
    if clock.turn is None:
        return [ClockStarted(mover)]
    if clock.turn is not mover:
        return [ClockPressed(clock.turn, 1_500)]
    ruling: list[Deed] = [
        ClockPaused(700),
        CountRequested(mover, "4. kuyu"),
        CountAnswered(12),
        Objected(mover.opponent, ActKind.PAST_MOVE_OBJECTION, accepted=False),
        ClockResumed(),
    ]
    # Moves end sets and sets end the match, so most of the time is spent on rulings.
    return ruling if chance.random() < 0.9 else [*ruling, MovePlayed(str(chance.choice(running.position.moves())))]


def fold_ms(acts: list[Act]) -> float:
    """Milliseconds of this process's own time: what others do on the machine does not count."""
    began = time.process_time()
    fold(RULES, acts)
    return (time.process_time() - began) * 1000


def main() -> bool:
    long, short = recorded(2_000), recorded(1_000)
    moves = sum(isinstance(one.deed, MovePlayed) for one in short)
    # In turns, so that a busy machine slows both alike; the quickest turn is the one that was disturbed least.
    times = [(fold_ms(short), fold_ms(long)) for _ in range(TURNS)]
    short_ms, long_ms = min(one for one, _ in times), min(other for _, other in times)
    ratio = long_ms / short_ms
    print(f"fold of 1,000 acts ({moves} of them moves): {short_ms:.1f} ms (at most {MOST_MS:.0f})")
    print(f"fold of 2,000 acts: {long_ms:.1f} ms, {ratio:.2f} times as long (at most {LINEAR})")
    return short_ms < MOST_MS and ratio < LINEAR


if __name__ == "__main__":
    raise SystemExit(0 if main() else 1)
