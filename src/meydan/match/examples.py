"""An example of everything that can be done in a match like this one: what the offers try out.

Where something has to be entered, the example holds a value that fits if anything does.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.games import CARD_RACES
from meydan.games.errors import Refusal
from meydan.match import deeds
from meydan.match.acts import Act, Actor, Role
from meydan.match.counting import PARTS
from meydan.match.deeds import Deed
from meydan.match.lot import drawn_player
from meydan.match.match import Match, after
from meydan.match.player import Player
from meydan.match.settlement import is_knockout
from meydan.match.state import Record
from meydan.match.table import OBJECTIONS, RECORDED, articles_for
from meydan.match.touch import touch_article
from meydan.rulebooks.facts import Counted
from meydan.rulebooks.model import GameRules
from meydan.rulebooks.referee import ActKind

WORDS = "…"
SEED = "1"
BOTH = (Player.FIRST, Player.SECOND)


@dataclass(frozen=True, slots=True)
class Example:
    """A deed, and the names of its fields that a person enters in place of the example's."""

    deed: Deed
    fill: tuple[str, ...] = ()


def examples(match: Match, role: Role) -> Iterator[Example]:
    """Everything that somebody in this `role` might do."""
    rules = match.rules
    if rules.sets is not None:
        yield from set_examples(match)
        yield from clock_examples(match)
    if rules.cards is not None:
        yield from card_examples(match)
    yield from warning_examples(rules)
    yield from table_examples(rules)
    yield from end_examples(match)
    yield from correction_examples(match, role)


def set_examples(match: Match) -> Iterator[Example]:
    yield Example(deeds.SetBegun())
    yield Example(deeds.MovePlayed(some_move(match)), ("move",))
    if touch_article(match.rules) is not None:
        for player in BOTH:
            yield Example(deeds.PieceTouched(player, some_move(match)), ("piece",))
    yield Example(deeds.RecordAbandoned())
    counts = some_counts(match.rules)
    if counts is not None:
        yield Example(deeds.SetCounted(*counts), ("first", "second", "board"))
    for winner in (*BOTH, None):
        yield Example(deeds.SetDecided(winner))
        yield Example(deeds.SetAgreed(winner))


def some_move(match: Match) -> str:
    running = match.running_set
    if running is None:
        return WORDS
    written = map(str, running.position.moves())
    return next((move for move in written if move.startswith(running.touched or "")), WORDS)


def some_counts(rules: GameRules) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Counts that add up; None where nothing is counted."""
    rule = rules.count
    if rule is None or rule.counted not in PARTS:
        return None
    if rule.counted is Counted.SHEET:
        return (5, 9, 21), (0, 8, 20)
    assert rule.total is not None
    half = rule.total // 2
    return (half + 1,), (rule.total - half - 1,)


def clock_examples(match: Match) -> Iterator[Example]:
    if match.rules.clock is None:
        return
    clock = match.clock
    left = clock.left if clock else (0, 0)
    for player in BOTH:
        yield Example(deeds.ClockStarted(player))
        yield Example(deeds.ClockPressed(player, 0), ("elapsed",))
    yield Example(deeds.ClockPaused(0), ("elapsed",))
    yield Example(deeds.ClockResumed())
    yield Example(deeds.ClockCorrected(*left, WORDS), ("first", "second", "reason"))
    for player in BOTH:
        yield flag_example(match, player)


def flag_example(match: Match, player: Player) -> Example:
    """With moves recorded the counts are known; otherwise they are asked for."""
    clock, running = match.clock, match.running_set
    elapsed = None
    if clock is not None and clock.turn is player:
        elapsed = clock.of(player) + clock.settings.delay_ms
    if running is not None and running.position.counts() is not None and running.record is not Record.KEPT:
        return Example(deeds.FlagFell(player, elapsed, 0, 0), ("elapsed", "first", "second"))
    return Example(deeds.FlagFell(player, elapsed), ("elapsed",))


def card_examples(match: Match) -> Iterator[Example]:
    opened, asked = match.state.opened, match.state.listed_cards
    used = len(match.state.cards) - asked
    listed = opened.cards[asked] if asked < len(opened.cards) else opened.cards[-1]
    yield Example(deeds.CardAnnounced(listed))
    if used < len(opened.reserves):
        yield Example(deeds.ReserveAnnounced(opened.reserves[used]))
    other = unused_card(match)
    yield Example(deeds.CardAnnounced(other, WORDS), ("card", "note"))
    yield Example(deeds.ReserveAnnounced(other, WORDS), ("card", "note"))
    for player in BOTH:
        yield Example(deeds.CardClaimed(player))
    yield Example(deeds.CardApproved())
    yield Example(deeds.CardRefused())
    yield Example(deeds.LastMinuteCalled(), ("elapsed",))
    yield Example(deeds.CardVoided(), ("elapsed",))


def unused_card(match: Match) -> str:
    """A card that has not been asked in this round."""
    opened = match.state.opened
    taken = {*opened.cards, *opened.reserves, *(record.card for record in match.state.cards)}
    read = CARD_RACES[match.rules.game].card
    return next(str(read(str(number))) for number in range(1, len(taken) + 2) if str(number) not in taken)


def warning_examples(rules: GameRules) -> Iterator[Example]:
    for cause in rules.causes:
        for players in ((Player.FIRST,), (Player.SECOND,), BOTH):
            warned = deeds.Warned(players, cause.breach, deeds.Reporter.OPPONENT, cause.article.reference)
            yield Example(warned, ("reported_by", "note"))


def table_examples(rules: GameRules) -> Iterator[Example]:
    if rules.acts_of(ActKind.COUNT_REQUEST):
        for player in BOTH:
            yield Example(deeds.CountRequested(player, WORDS), ("pit",))
        yield Example(deeds.CountAnswered(0), ("stones",))
    for act in RECORDED:
        for article in articles_for(rules, act):
            for player in BOTH:
                yield Example(deeds.RefereeActed(act, player, article.reference), ("note",))
    for about in OBJECTIONS:
        if rules.acts_of(about) or about is ActKind.OBJECTION_AT_ONCE:
            for player in BOTH:
                yield Example(deeds.Objected(player, about, accepted=False), ("note",))
                yield Example(deeds.Objected(player, about, accepted=True), ("note",))
    if rules.acts_of(ActKind.SETS_HANDED_OUT):
        yield Example(deeds.SetsHandedOut((WORDS, WORDS), SEED), ("sets", "seed"))


def end_examples(match: Match) -> Iterator[Example]:
    for player in BOTH:
        yield Example(deeds.Resigned(player))
    for players in ((Player.FIRST,), (Player.SECOND,), BOTH):
        yield Example(deeds.NoShow(players))
        yield Example(deeds.Disqualified(players, WORDS), ("reason",))
    points = match.rules.points
    yield Example(deeds.Ruled(WORDS), ("words", "article"))
    for halves in ((points.win, points.loss), (points.draw, points.draw), (points.loss, points.win), (0, 0)):
        yield Example(deeds.Ruled(WORDS, halves), ("words", "article"))
    if is_knockout(match.rules, match.state.opened):
        for player in BOTH:
            yield Example(deeds.LotDrawn(player))
        yield Example(deeds.LotDrawn(drawn_player(SEED), SEED), ("advances", "seed"))
    for signer in deeds.Signer:
        yield Example(deeds.Signed(signer, match.to_sign))


def correction_examples(match: Match, role: Role) -> Iterator[Example]:
    """Withdrawing an act, or a warning; and correcting any act: the example is the opening, as it stands."""
    yield Example(deeds.Withdrawn(latest_to_withdraw(match, role), WORDS), ("target", "reason"))
    for number in dict.fromkeys(warning.number for warning in match.state.warnings):
        yield Example(deeds.WarningWithdrawn(number, WORDS), ("reason",))
    yield Example(deeds.Corrected(1, match.state.opened, WORDS), ("target", "deed", "reason"))


def latest_to_withdraw(match: Match, role: Role) -> int:
    """The latest act that somebody in this role may withdraw; the last act if there is none.

    It is nearly always the last one. What the head referee has ruled or corrected stays for others, and so does
    everything without which it would not fit.
    """
    last = match.next_number - 1
    if role.player is not None:
        return last
    for number in range(last, 1, -1):
        try:
            after(match, Act("", match.next_number, Actor(role), "", deeds.Withdrawn(number, WORDS)))
        except Refusal:
            continue
        return number
    return last
