"""How the cells of the round table are written down."""

from meydan.games.words import Words
from meydan.tournament.rounds.situation import Action, Cell, Fact, Kind, Later, Need, State, Verdict

States = tuple[State, ...]
ANY_TIME = tuple(Later)


def allowed(
    action: Action,
    states: States,
    ground: str,
    words: Words,
    when: tuple[Fact, ...] = (),
    later: tuple[Later, ...] = ANY_TIME,
) -> Cell:
    return Cell(action, states, Verdict(Kind.ALLOWED, ground, words), frozenset(when), later)


def confirm(
    action: Action,
    states: States,
    needs: tuple[Need, ...],
    ground: str,
    words: Words,
    when: tuple[Fact, ...] = (),
    later: tuple[Later, ...] = ANY_TIME,
) -> Cell:
    return Cell(action, states, Verdict(Kind.CONFIRM, ground, words, needs), frozenset(when), later)


def forbidden(
    action: Action,
    states: States,
    ground: str,
    words: Words,
    when: tuple[Fact, ...] = (),
    later: tuple[Later, ...] = ANY_TIME,
) -> Cell:
    return Cell(action, states, Verdict(Kind.FORBIDDEN, ground, words), frozenset(when), later)
