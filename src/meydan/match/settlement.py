"""From what happened at the table to the result of the match."""

from dataclasses import replace

from meydan.match.deeds import Opened
from meydan.match.player import Player, leader
from meydan.match.result import Reason, Result, points_for
from meydan.match.state import State
from meydan.rulebooks.facts import Format
from meydan.rulebooks.model import GameRules, TieSettlement


def decided(rules: GameRules, state: State, result: Result) -> State:
    """The match with this result. A drawn knock-out match waits for who goes on, unless the rulebook settles that."""
    clock = state.clock.stopped() if state.clock else None
    if not (result.drawn and is_knockout(rules, state.opened)):
        return state._replace(clock=clock, tied=None, result=result)
    advances = who_goes_on(rules, state)
    if advances is None:
        return state._replace(clock=clock, tied=result)
    return state._replace(clock=clock, tied=None, result=replace(result, advances=advances))


def is_knockout(rules: GameRules, opened: Opened) -> bool:
    """Whether somebody must go on from this match: as it was opened, else as the rulebook has it."""
    return rules.format.format is Format.KNOCKOUT if opened.knockout is None else opened.knockout


def who_goes_on(rules: GameRules, state: State) -> Player | None:
    """Fewer warnings, then more sets, where the rulebook says so; None: the lot decides."""
    tie = rules.knockout_tie
    if tie is None or tie.settlement is TieSettlement.LOT:
        return None
    fewer_warnings = leader(state.counted_warnings(Player.SECOND), state.counted_warnings(Player.FIRST))
    return fewer_warnings or leader(*state.set_score)


def settled_by_sets(rules: GameRules, state: State) -> State:
    """The result as soon as a player has enough sets, or all sets are played; before that, the match as it is."""
    sets = rules.sets
    assert sets is not None
    first, second = state.set_score
    if max(first, second) < sets.to_win and len(state.sets) < sets.count:
        return state
    points = points_for(leader(first, second), rules.points)
    return decided(rules, state, Result(points, Reason.SETS, rules.points.article))


def cards_that_count(rules: GameRules, state: State) -> int:
    """How many cards the round is about: all of them, unless void ones are not replaced under this rulebook."""
    cards = rules.cards
    assert cards is not None
    if cards.reserves is not None:
        return cards.count
    return cards.count - sum(1 for record in state.cards if record.winner is None)


def settled_by_cards(rules: GameRules, state: State) -> State:
    """Decided when somebody has more than half of the cards, or when all of them have been played."""
    total = cards_that_count(rules, state)
    first, second = state.card_score
    if 2 * max(first, second) <= total and first + second < total:
        return state
    points = points_for(leader(first, second), rules.points)
    return decided(rules, state, Result(points, Reason.CARDS, rules.points.article))
