"""Matches made by chance from a seed, and what the server says of them after every act: the phone must say the same."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from meydan.games import GAMES
from meydan.games.errors import Refusal
from meydan.match import (
    Act,
    Actor,
    ClockSettings,
    Deed,
    Match,
    Opened,
    Person,
    Player,
    Role,
    act,
    deeds,
    offers,
    open_match,
)
from meydan.match.deeds import Corrected, MovePlayed, SetCounted
from meydan.match.examples import examples
from meydan.match.json_form import plain
from meydan.match.known_positions import positions_to_plain
from meydan.match.offers import offered, offers_to_plain
from meydan.match.told import match_to_plain
from meydan.rulebooks.facts import Condition
from meydan.rulebooks.model import GameRules
from tests.browser.match.awkward import at_the_clock, awkward
from tests.match.any_deed import any_deed, filled, nearly
from tests.match.later import LATER
from tests.match.table import FIGURES, MINUTES, PATTERNS

Json = dict[str, Any]

TABLE, HEAD = Role.TABLE_REFEREE, Role.HEAD_REFEREE
ROLES = (TABLE, TABLE, TABLE, HEAD, HEAD, Role.FIRST_PLAYER, Role.SECOND_PLAYER)
ENDS = (deeds.Resigned, deeds.NoShow, deeds.Disqualified, deeds.Ruled)


@dataclass
class Step:
    """One act, what the server knows after it, and what it answers to deeds that are tried then."""

    act: Json
    positions: Json
    told: Json
    offers: dict[str, list[Json]]
    tried: list[Json] = field(default_factory=list)


def opening(rules: GameRules, choose: Random) -> Opened:
    """Some way in which a match under these rules may be opened."""
    clock, cards = rules.clock, rules.cards
    times: list[ClockSettings | None] = [None]
    if clock is not None and clock.minutes:
        times = [None, ClockSettings(clock.minutes * MINUTES)]
    elif clock is not None:
        times = [ClockSettings(MINUTES), ClockSettings(MINUTES, increment_ms=2000), ClockSettings(5000, delay_ms=1000)]
        times += [] if clock.always else [None]
    figures = FIGURES if cards and cards.booklet else PATTERNS
    first, second = (
        Person(name, choose.choice([(), (), (Condition.VISUALLY_IMPAIRED,)]))
        for name in ("Ayşe Işık", "Bora “İ” O'Şen")
    )
    return Opened(
        first,
        second,
        choose.choice([True, None, False]),
        choose.choice(times),
        figures[: cards.count] if cards else (),
        choose.choice([(), ("30",), ("30", "31")]) if cards and cards.reserves else (),
        choose.choice([None, 30_000]) if cards else None,
    )


def generated(rules: GameRules, seed: str, acts: int) -> Iterator[Step]:
    """A match of about so many acts, each with what is known and offered after it."""
    choose = Random(seed)
    match = open_match(rules, Act("act-1", 1, Actor(TABLE, "Masa 4"), "10:00", opening(rules, choose)))
    yield after_act(match, choose)
    for role, deed in choose.choice(LATER)(rules):
        done = accepted(match, deed, role)
        if done is not None:
            match = done
            yield after_act(match, choose)
    records_moves = choose.random() < 0.3
    if records_moves:
        for recorded_one in a_recorded_set(match, choose):
            match = recorded_one
            yield told_only(match)
        yield after_act(match, choose)
    for _ in range(acts):
        if records_moves and choose.random() < 0.5:
            for played in moves_played(match, choose):
                match = played
                yield told_only(match)
        done = something_done(match, choose)
        if done is not None:
            match = done
            yield after_act(match, choose)


def a_recorded_set(match: Match, choose: Random) -> Iterator[Match]:
    """The moves of a set from its beginning, with the clock running where there is one; perhaps not of the first set,
    so that the other player has started it."""
    earlier: list[Deed] = [deeds.SetBegun(), deeds.SetAgreed(choose.choice(list(Player)))]
    for deed in (*(earlier if choose.random() < 0.6 else ()), deeds.SetBegun()):
        done = accepted(match, deed, TABLE)
        if done is None:
            return
        match = done
        yield match
    running = match.running_set
    started = accepted(match, deeds.ClockStarted(running.starter), TABLE) if running is not None else None
    if started is not None:
        match = started
        yield match
    yield from moves_played(match, choose)


def moves_played(match: Match, choose: Random) -> Iterator[Match]:
    """Random legal moves, perhaps until the set ends by itself; a clock that runs is pressed, mostly."""
    for _ in range(choose.choice([1, 3, 12, 60])):
        running, clock = match.running_set, match.clock
        if running is None or not running.position.moves():
            return
        if running.unpressed is not None and clock is not None and choose.random() < 0.9:
            done = accepted(match, deeds.ClockPressed(running.unpressed, choose.randrange(2000)), TABLE)
        else:
            done = accepted(match, MovePlayed(str(choose.choice(running.position.moves()))), TABLE)
        if done is None:
            return
        match = done
        yield match


def told_only(match: Match) -> Step:
    """A step of which only the state is compared: offers are many, and moves, too."""
    return Step(act_to_plain(match.journal[len(match.journal)]), positions_to_plain(match), match_to_plain(match), {})


def accepted(match: Match, deed: Deed, role: Role) -> Match | None:
    try:
        return act(match, next_act(match, deed, role))
    except Refusal:
        return None


def next_act(match: Match, deed: Deed, role: Role) -> Act:
    number = match.next_number
    return Act(f"act-{number}", number, Actor(role, ""), "10:00", deed)


def something_done(match: Match, choose: Random) -> Match | None:
    """An offer that is taken, perhaps with its open fields filled. Ends from outside are seldom."""
    role = choose.choice(ROLES)
    ends = choose.random() < 0.05
    wanted = [one for one in examples(match, role) if isinstance(one.deed, ENDS) is ends]
    wanted = [one for one in wanted if not isinstance(one.deed, MovePlayed)]
    kinds = list(dict.fromkeys(one.deed.kind for one in wanted))
    choose.shuffle(kinds)
    for kind in kinds:
        of_kind = [one for one in wanted if one.deed.kind == kind]
        choose.shuffle(of_kind)
        for example in of_kind:
            if not offered(match, role, example).possible:
                continue
            entered = filled(example.deed, example.fill, choose, match) if choose.random() < 0.5 else example.deed
            return accepted(match, entered, role) or accepted(match, example.deed, role)
    return None


def after_act(match: Match, choose: Random) -> Step:
    """What the table referee and perhaps somebody else is offered now, and the answers to deeds near that."""
    offered_to = {role: offers(match, role) for role in dict.fromkeys((TABLE, choose.choice(ROLES)))}
    step = Step(
        act_to_plain(match.journal[len(match.journal)]),
        positions_to_plain(match),
        match_to_plain(match),
        {role.value: offers_to_plain(all_offers) for role, all_offers in offered_to.items()},
    )
    for _ in range(4):
        role = choose.choice(list(offered_to))
        near = choose.choice(offered_to[role]).deed
        deed = any_deed(choose, match) if choose.random() < 0.3 else nearly(near, choose, match)
        if not isinstance(deed, MovePlayed) and not left_to_server(match, deed):
            step.tried.append(answer(match, next_act(match, deed, role)))
    for deed in (*at_the_clock(choose, match), *(awkward(choose, match) for _ in range(3))):
        if not left_to_server(match, deed):
            step.tried.append(answer(match, next_act(match, deed, choose.choice(ROLES))))
    return step


def left_to_server(match: Match, deed: Deed) -> bool:
    """What the phone does not judge: final boards, and corrections among recorded moves."""
    if isinstance(deed, Corrected):
        return recorded(match) or isinstance(deed.deed, MovePlayed) or left_to_server(match, deed.deed)
    if isinstance(deed, deeds.Withdrawn):
        return recorded(match)
    if not isinstance(deed, SetCounted) or deed.board is None:
        return False
    return GAMES[match.rules.game].count_with is not None if match.rules.game in GAMES else False


def recorded(match: Match) -> bool:
    return any(isinstance(one.deed, MovePlayed) for one in match.journal)


def answer(match: Match, one: Act) -> Json:
    """What the server says to an act: what is known after it, or why it is refused."""
    written = {"act": act_to_plain(one), "positions": {}}
    try:
        after = act(match, one)
    except Refusal as refusal:
        words = {"tr": refusal.words.tr, "en": refusal.words.en}
        return {**written, "answer": {"refused": {"article": refusal.article, "words": words}}}
    return {**written, "positions": positions_to_plain(after), "answer": {"told": match_to_plain(after)}}


def act_to_plain(one: Act) -> Json:
    written = plain(one)
    assert isinstance(written, dict)
    return written
