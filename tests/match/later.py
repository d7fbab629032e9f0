"""How a match may have been opened and gone on before the machine comes to it: states that random acts rarely reach."""

from collections.abc import Callable

from hypothesis import strategies as st

from meydan.match import ClockSettings, Deed, Opened, Person, Player, Role, deeds
from meydan.rulebooks.facts import Condition
from meydan.rulebooks.model import GameRules
from tests.match.table import FIGURES, FIRST, MINUTES, PATTERNS, SECOND

TABLE, HEAD = Role.TABLE_REFEREE, Role.HEAD_REFEREE
Done = list[tuple[Role, Deed]]


def openings(rules: GameRules) -> st.SearchStrategy[Opened]:
    """Every way in which a match under these rules may be opened."""
    conditions = st.sampled_from([(), (Condition.VISUALLY_IMPAIRED,)])
    clock, cards = rules.clock, rules.cards
    if clock is None:
        clocks = st.none()
    elif clock.minutes:
        clocks = st.sampled_from([None, ClockSettings(clock.minutes * MINUTES)])
    else:
        times = [ClockSettings(MINUTES), ClockSettings(MINUTES, increment_ms=2000), ClockSettings(5000, delay_ms=1000)]
        clocks = st.sampled_from(times if clock.always else [None, *times])
    figures = FIGURES if cards and cards.booklet else PATTERNS
    return st.builds(
        Opened,
        first=st.builds(Person, st.just("Ayşe"), conditions),
        second=st.builds(Person, st.just("Bora"), conditions),
        knockout=st.sampled_from([True, None, False, True]),
        clock=clocks,
        cards=st.just(figures[: cards.count] if cards else ()),
        reserves=st.sampled_from([(), ("30",), ("30", "31")]) if cards and cards.reserves else st.just(()),
        card_ms=st.sampled_from([None, 30_000]) if cards else st.none(),
    )


def just_opened(_: GameRules) -> Done:
    return []


def level(rules: GameRules) -> Done:
    """Drawn where the game can be: in a knock-out the lot is awaited."""
    if rules.sets is None:
        return cards_taken(rules, (FIRST, SECOND, None) * 2)
    winners = (None,) if rules.sets.count == 1 else (FIRST, SECOND, None)
    return [(TABLE, deed) for winner in winners for deed in (deeds.SetBegun(), deeds.SetDecided(winner))]


def nearly_over(rules: GameRules) -> Done:
    """In the last set with the clock paused and a count asked for, or before the last card."""
    if rules.sets is None:
        return cards_taken(rules, (FIRST, SECOND, SECOND, FIRST))
    clock = (deeds.ClockStarted(FIRST), deeds.ClockPressed(FIRST, 1000), deeds.ClockPaused(1000))
    count = deeds.CountRequested(FIRST, "3")
    return [
        *(level(rules)[:4] if rules.sets.count > 1 else []),
        *((TABLE, deed) for deed in (deeds.SetBegun(), *clock, count)),
    ]


def cards_taken(rules: GameRules, winners: tuple[Player | None, ...]) -> Done:
    """The first cards of the list, void where nobody won."""
    assert rules.cards is not None
    done: list[Deed] = []
    for card, winner in zip(FIGURES if rules.cards.booklet else PATTERNS, winners, strict=False):
        done.append(deeds.CardAnnounced(card))
        if winner is None:
            done += [deeds.LastMinuteCalled(), deeds.CardVoided()]
        else:
            done += [deeds.CardClaimed(winner), deeds.CardApproved()]
    return [(TABLE, deed) for deed in done]


def out_of_reserves(rules: GameRules) -> Done:
    """Void cards one after another, and the reserves, too."""
    if rules.cards is None:
        return nearly_over(rules)
    reserves: list[Deed] = []
    for card in ("30", "31"):
        reserves += [deeds.ReserveAnnounced(card), deeds.LastMinuteCalled(), deeds.CardVoided()]
    return [*cards_taken(rules, (None, None, FIRST)), *((TABLE, deed) for deed in reserves)]


def warned_to_the_limit(rules: GameRules) -> Done:
    """One more warning loses the match."""
    started: list[Deed] = [deeds.SetBegun()] if rules.sets else []
    left = rules.limit.warnings - 1 if rules.limit else 2
    causes = [cause for cause in rules.causes if cause.counts][:1]
    warnings = [
        deeds.Warned((player,), cause.breach, deeds.Reporter.OPPONENT, cause.article.reference)
        for cause in causes
        for player in (FIRST, SECOND)
    ]
    return [(TABLE, deed) for deed in (*started, *warnings * left)]


def signed(_: GameRules) -> Done:
    """Over, with a signature given."""
    shown = "0–1 resignation"
    return [(TABLE, deeds.Resigned(FIRST)), (TABLE, deeds.Signed(deeds.Signer.FIRST, shown))]


def overruled(rules: GameRules) -> Done:
    """The head referee has withdrawn something, and has ruled."""
    done = nearly_over(rules)
    return [done[0], (HEAD, deeds.Withdrawn(2, "yanlış")), *done, (HEAD, deeds.Ruled("Süreyi uzatıyorum."))]


LATER: tuple[Callable[[GameRules], Done], ...] = (
    just_opened,
    level,
    nearly_over,
    out_of_reserves,
    warned_to_the_limit,
    signed,
    overruled,
)
