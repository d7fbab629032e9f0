"""One match between two players under one rulebook: the fold of its acts."""

from collections.abc import Iterable
from dataclasses import dataclass

from meydan.games import GAMES, Words
from meydan.match.acts import Act
from meydan.match.authority import check_authority
from meydan.match.clock import Clock
from meydan.match.corrections import refolded
from meydan.match.deeds import Correction, Opened
from meydan.match.errors import IdTaken, Refused, Stale
from meydan.match.journal import Journal
from meydan.match.opening import opened
from meydan.match.player import Player
from meydan.match.result import Result
from meydan.match.sets import starter_of
from meydan.match.signing import to_sign, to_sign_words
from meydan.match.state import RunningSet, Situation, State
from meydan.match.step import step
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.model import GameRules


@dataclass(frozen=True, slots=True)
class Match:
    """`journal` holds the acts, `state` what is known after them, `article` the article behind the last of them."""

    rules: GameRules
    journal: Journal
    state: State
    article: Citation

    @property
    def next_number(self) -> int:
        """The number that the next act must have."""
        return len(self.journal) + 1

    @property
    def result(self) -> Result | None:
        """How the match ended, as soon as that is decided."""
        return self.state.result

    @property
    def running_set(self) -> RunningSet | None:
        return self.state.running_set

    @property
    def starter(self) -> Player | None:
        """Who started the running set, or starts the next one; None if there is no set to come."""
        sets, running = self.rules.sets, self.state.running_set
        if running is not None:
            return running.starter
        if sets is None or self.state.result or len(self.state.sets) == sets.count:
            return None
        return starter_of(len(self.state.sets) + 1)

    @property
    def set_score(self) -> tuple[int, int]:
        return self.state.set_score

    @property
    def card_score(self) -> tuple[int, int]:
        return self.state.card_score

    @property
    def clock(self) -> Clock | None:
        return self.state.clock

    def warnings(self, player: Player) -> int:
        """The warnings of this player that count."""
        return self.state.counted_warnings(player)

    def warnings_left(self, player: Player) -> int | None:
        """How many more warnings lose the match; None where the rulebook sets no limit."""
        limit = self.rules.limit
        return None if limit is None else max(0, limit.warnings - self.warnings(player))

    @property
    def to_sign(self) -> str:
        """What a signature is put under, as it is stored; empty while nothing is decided."""
        return to_sign(self.state)

    @property
    def to_sign_words(self) -> Words:
        """What a signature is put under, as people read it; empty while nothing is decided."""
        return to_sign_words(self.state)

    def name(self, player: Player) -> str:
        return self.state.opened.name(player)


def open_match(rules: GameRules, act: Act) -> Match:
    """The match that `act` opens."""
    if act.number != 1:
        raise Stale(act.number, 1, None)
    if not isinstance(act.deed, Opened):
        raise Refused(rules.points.article, Words("İlk kayıt maçın açılışıdır.", "The first act must open the match."))
    check_authority(rules, act.actor.role, act.deed)
    state, article = opened(rules, act.deed)
    return Match(rules, Journal((act,)), state, article)


def act(match: Match, act: Act) -> Match:
    """The match after `act`.

    The same act again changes nothing. Raises Refused (the rulebook forbids it), Stale (it was made for another state
    of the match), IdTaken (its id belongs to another act), or InvalidText (it is not even a move or a card).
    """
    known = match.journal.with_id(act.id)
    if known is not None:
        if known == act:
            return match
        raise IdTaken(known, act)
    if act.number != match.next_number:
        raise Stale(
            act.number, match.next_number, match.journal[act.number] if 1 <= act.number <= len(match.journal) else None
        )
    state, article = after(match, act)
    return Match(match.rules, match.journal.and_then(act), state, article)


def after(match: Match, act: Act) -> tuple[State, Citation]:
    """What would be known after `act`, and the article behind it."""
    if isinstance(act.deed, Correction):
        return refolded(match.rules, match.journal, act, act.deed)
    return step(Situation(match.rules, GAMES.get(match.rules.game), match.state, act.actor, act.number), act.deed)


def fold(rules: GameRules, acts: Iterable[Act]) -> Match:
    """The match that these acts make."""
    opening, *others = acts
    match = open_match(rules, opening)
    for one in others:
        match = act(match, one)
    return match
