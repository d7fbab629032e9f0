"""A match to which anything may happen, and what must hold of it whatever happens."""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from meydan.games.errors import InvalidText
from meydan.match import (
    Act,
    Actor,
    Deed,
    IdTaken,
    Match,
    Offer,
    Player,
    Reason,
    Refused,
    Role,
    Stale,
    act,
    deed_from_plain,
    deeds,
    fold,
    match_from_json,
    match_to_json,
    offers,
    open_match,
    plain,
    score_sheet,
    story,
)
from meydan.match.corrections import standing
from meydan.match.deeds import Correction, MovePlayed, Objected, Resigned, Signed, Withdrawn
from meydan.match.examples import examples
from meydan.match.offers import REMARKS, offered
from meydan.match.settlement import is_knockout
from meydan.match.step import CARD_PLAY
from meydan.rulebooks.model import GameRules
from meydan.rulebooks.referee import ActKind
from tests.match.any_deed import any_deed, filled, nearly
from tests.match.later import LATER, Done, openings

NO_WINNER = (Reason.WARNINGS, Reason.NO_SHOW, Reason.DISQUALIFICATION, Reason.RULING)

# Choices are made from a seed: hypothesis shortens what happens, and a seed repeats it.
SEEDS = st.integers(0, 2**32 - 1)

# Referees do most of what is done, and most can be done by the head referee.
REFEREES = st.sampled_from([Role.TABLE_REFEREE, Role.HEAD_REFEREE])
ROLES = st.sampled_from([*[Role.TABLE_REFEREE] * 2, *[Role.HEAD_REFEREE] * 3, Role.FIRST_PLAYER, Role.SECOND_PLAYER])

# What a deed may say beyond the offer that covers it, or leave unsaid.
OPTIONAL = ("article", "note", "first", "second")


# What belongs to playing sets or cards, and what ends a match from outside.
PLAY = (
    *CARD_PLAY,
    deeds.SetBegun,
    deeds.PieceTouched,
    deeds.MovePlayed,
    deeds.RecordAbandoned,
    deeds.SetCounted,
    deeds.SetDecided,
    deeds.SetAgreed,
    deeds.ClockStarted,
    deeds.ClockPressed,
    deeds.ClockPaused,
    deeds.ClockResumed,
    deeds.FlagFell,
)
ENDS = (deeds.Resigned, deeds.NoShow, deeds.Disqualified, deeds.Ruled)


def covers(offer: Offer, deed: Deed) -> bool:
    """Whether `deed` is what is offered, but for the fields that a person enters."""
    if type(offer.deed) is not type(deed):
        return False
    for one in fields(deed):
        offered, done = getattr(offer.deed, one.name), getattr(deed, one.name)
        if one.name in OPTIONAL and None in (offered, done):
            continue
        if one.name in ("players", "absent"):
            offered, done = set(offered), set(done)
        if one.name not in offer.fill and offered != done:
            return False
    return True


def undecided(machine: "MatchMachine") -> bool:
    return machine.match.result is None


class MatchMachine(RuleBasedStateMachine):
    """Random acts, offered and not, by referees and players, on one game under one rulebook."""

    rules: GameRules
    match: Match
    before: Match | None
    done: Counter[str]

    def __init__(self, rules: GameRules) -> None:
        super().__init__()
        self.rules = rules
        self.done = Counter()

    @initialize(data=st.data(), later=st.sampled_from(LATER))
    def opens(self, data: st.DataObject, later: Callable[[GameRules], Done]) -> None:
        """A match that was opened just now, or in which much has happened already, as far as this rulebook allows."""
        deed = data.draw(openings(self.rules), label="opening")
        self.match = open_match(self.rules, Act("act-1", 1, Actor(Role.TABLE_REFEREE), "10:00", deed))
        self.before = None
        for role, done in later(self.rules):
            if self.accepts(done, role):
                self.does(done, role)

    # ── what happens ─────────────────────────────────────────────────────────────────────────────────────────────

    @precondition(undecided)
    @rule(seed=SEEDS, role=REFEREES, acts=st.integers(1, 6))
    def play_goes_on(self, seed: int, role: Role, acts: int) -> None:
        """Something of the game itself, so that sets and cards get played."""
        choose = Random(seed)
        for _ in range(acts):
            self.takes_an_offer(choose, role, lambda deed: isinstance(deed, PLAY))

    @precondition(lambda self: self.match.running_set is not None and self.match.result is None)
    @rule(seed=SEEDS, moves=st.integers(1, 70))
    def moves_are_recorded(self, seed: int, moves: int) -> None:
        """Random legal moves, perhaps until the set ends by itself."""
        choose = Random(seed)
        for _ in range(moves):
            running = self.match.running_set
            if running is None or running.touched is not None or not running.position.moves():
                break
            deed = MovePlayed(str(choose.choice(running.position.moves())))
            if not self.accepts(deed, Role.TABLE_REFEREE):
                break
            self.does(deed, Role.TABLE_REFEREE)
        if self.before is not None:
            self.check()

    @rule(seed=SEEDS, role=ROLES, acts=st.integers(1, 6))
    def anything_is_offered(self, seed: int, role: Role, acts: int) -> None:
        """Every offer is accepted as it stands, and everything else that could be offered is refused.

        Ends from outside are taken seldom, or else the match would be over most of the time.
        """
        self.offered_exactly(role)
        choose = Random(seed)
        for _ in range(acts):
            ends = choose.random() < 0.1
            self.takes_an_offer(choose, role, lambda deed, ends=ends: isinstance(deed, ENDS) is ends)

    @rule(seed=SEEDS, role=ROLES, deeds=st.integers(1, 20))
    def anything_at_all(self, seed: int, role: Role, deeds: int) -> None:
        """What is accepted had been offered; everything else is refused, and says why."""
        choose = Random(seed)
        all_offers = offers(self.match, role)
        for _ in range(deeds):
            if choose.random() < 0.3:
                deed = any_deed(choose, self.match)
            else:
                kind = choose.choice(sorted({one.kind for one in all_offers}))
                near = choose.choice([one.deed for one in all_offers if one.kind == kind])
                deed = nearly(near, choose, self.match)
            assert deed_from_plain(plain(deed)) == deed
            covering = [one for one in all_offers if covers(one, deed)]
            if self.tries(deed, role):
                assert any(one.possible for one in covering), f"{deed} by the {role} was accepted, but not offered"
                return

    @precondition(lambda self: not undecided(self))
    @rule()
    def match_is_opened_again(self) -> None:
        """What stands is withdrawn from the end until nothing is decided, so that the match goes on."""
        while not undecided(self):
            last = max(one.number for one in standing(self.match.journal))
            assert self.tries(Withdrawn(last, "yanlış"), Role.HEAD_REFEREE)

    def takes_an_offer(self, choose: Random, role: Role, wanted: Callable[[Deed], bool]) -> None:
        """One of the possible offers, rather of a kind that is rare so far, perhaps with its open fields filled."""
        offer = self.some_offer(choose, role, wanted)
        if offer is None:
            return
        deed, undecided_before = offer.deed, self.match.result is None
        if offer.fill and choose.random() < 0.5:
            deed = filled(deed, offer.fill, choose, self.match)
        accepted = self.tries(deed, role)
        if accepted and deed == offer.deed and REMARKS.issuperset(offer.fill):
            assert offer.decides is (undecided_before and self.match.result is not None)
        assert accepted or deed != offer.deed, f"{deed} was offered to the {role}, but not accepted"

    def some_offer(self, choose: Random, role: Role, wanted: Callable[[Deed], bool]) -> Offer | None:
        """Examples are tried until one is possible: making all offers each time would be slow."""
        tried = [one for one in examples(self.match, role) if wanted(one.deed)]
        rarity = {kind: self.done[kind] + 3 * choose.random() for kind in dict.fromkeys(one.deed.kind for one in tried)}
        choose.shuffle(tried)
        for example in sorted(tried, key=lambda one: rarity[one.deed.kind]):
            offer = offered(self.match, role, example)
            if offer.possible:
                return offer
        return None

    def offered_exactly(self, role: Role) -> None:
        """The offers to this role: each that is possible is accepted, each other one refused.

        Where no withdrawal is possible, no act at all can be withdrawn.
        """
        all_offers = offers(self.match, role)
        for one in all_offers:
            assert self.accepts(one.deed, role) is one.possible
            assert one.title.tr
            assert one.title.en
        if not any(one.possible for one in all_offers if isinstance(one.deed, Withdrawn)):
            for number in range(1, self.match.next_number):
                assert not self.accepts(Withdrawn(number, "yanlış"), role), f"act {number} can be withdrawn by {role}"

    def next_act(self, deed: Deed, role: Role) -> Act:
        number = self.match.next_number
        return Act(f"act-{number}", number, Actor(role), "10:00", deed)

    def accepts(self, deed: Deed, role: Role) -> bool:
        try:
            act(self.match, self.next_act(deed, role))
        except (Refused, InvalidText) as refusal:
            self.check_refusal(refusal)
            return False
        return True

    def tries(self, deed: Deed, role: Role) -> bool:
        """Do it if it is accepted."""
        if not self.accepts(deed, role):
            return False
        self.does(deed, role)
        self.check()
        return True

    def does(self, deed: Deed, role: Role) -> None:
        """After the result there are signatures, corrections and objections refused as too late, and in a card race the
        other cards; while the lot is awaited nobody plays."""
        decided, signed = self.match.result, self.match.state.signatures
        if decided is not None:
            late_card = isinstance(deed, CARD_PLAY) and decided.reason is Reason.CARDS and not signed
            too_late = isinstance(deed, Objected) and deed.about is ActKind.LATE_OBJECTION and not deed.accepted
            allowed = isinstance(deed, Signed | Correction) or late_card or too_late
            assert allowed, f"{deed} was accepted after the result"
        if self.match.state.tied is not None:
            assert not isinstance(deed, PLAY), f"{deed} was accepted while the lot is awaited"
        note(f"{self.match.next_number}. {role}: {deed}")
        self.done[deed.kind] += 1
        self.before, self.match = self.match, act(self.match, self.next_act(deed, role))

    # ── what must hold ───────────────────────────────────────────────────────────────────────────────────────────

    def check_refusal(self, refusal: Refused | InvalidText) -> None:
        words = refusal.words
        assert words.tr
        assert words.en
        assert words.tr != words.en
        if isinstance(refusal, Refused):
            assert refusal.article in {one.reference for one in self.rules.citations}

    def check(self) -> None:
        self.check_result()
        self.check_sets()
        self.check_clock()
        self.check_withdrawing()
        self.check_same_act_twice()
        self.check_stale()

    def check_result(self) -> None:
        result, knockout = self.match.result, is_knockout(self.rules, self.match.state.opened)
        at_limit = [player for player in Player if self.match.warnings_left(player) == 0]
        if result is None:
            assert not at_limit
            return
        assert sum(result.points) in (0, 2)
        assert sum(result.points) or result.reason in NO_WINNER
        assert result.drawn is (result.points == (1, 1))
        assert (result.advances is not None) is (knockout and result.drawn)
        assert self.match.to_sign
        assert self.match.state.tied is None
        if result.reason is Reason.WARNINGS:
            assert [player for player in Player if player is not result.winner] == at_limit

    def check_sets(self) -> None:
        sets, state = self.rules.sets, self.match.state
        if sets is None:
            assert not state.sets
            return
        assert len(state.sets) <= sets.count
        assert max(state.set_score) <= sets.to_win
        starters = [record.starter for record in state.sets]
        if state.running_set:
            assert max(state.set_score) < sets.to_win
            starters.append(state.running_set.starter)
        assert starters == [Player.FIRST, Player.SECOND, Player.FIRST][: len(starters)]

    def check_clock(self) -> None:
        clock = self.match.clock
        if clock is None:
            return
        assert min(clock.left) >= 0
        assert clock.turn is not None or not clock.running
        if self.match.running_set is None or self.match.result is not None:
            assert clock.turn is None

    def check_withdrawing(self) -> None:
        """Withdrawing the last act gives the match before it."""
        assert self.before is not None
        undo = Withdrawn(self.match.next_number - 1, "yanlış")
        assert act(self.match, self.next_act(undo, Role.HEAD_REFEREE)).state == self.before.state

    def check_same_act_twice(self) -> None:
        """The same act again changes nothing; another act with its id is refused."""
        for known in (self.match.journal[1], self.match.journal[len(self.match.journal)]):
            assert act(self.match, known) is self.match
            other = replace(known, time="11:00")
            with pytest.raises(IdTaken) as taken:
                act(self.match, other)
            assert (taken.value.taken, taken.value.offered) == (known, other)
            assert taken.value.words.tr != taken.value.words.en

    def check_stale(self) -> None:
        """Numbers that are not next: somebody was faster, or acts before it are missing."""
        following = self.match.next_number
        for number in (-1, 0, 1, following - 1, following + 1):
            late = Act("another device", number, Actor(Role.TABLE_REFEREE), "10:00", Resigned(Player.FIRST))
            with pytest.raises(Stale) as stale:
                act(self.match, late)
            assert (stale.value.number, stale.value.next_number) == (number, following)
            assert stale.value.standing == (self.match.journal[number] if 0 < number < following else None)
            assert stale.value.words.tr != stale.value.words.en

    def teardown(self) -> None:
        """The stored acts give the same match, and all of it can be told in both languages."""
        if not hasattr(self, "match"):
            return
        for one in (self.match, self.before):
            assert one is None or fold(self.rules, one.journal) == one
        assert match_from_json(match_to_json(self.match)) == self.match
        told = [line for line in story(self.match) if line.act is not None]
        assert [line.act for line in told] == list(self.match.journal)
        for line in story(self.match):
            assert line.words.tr
            assert line.words.en
            assert line.article in self.rules.citations
        sheet = score_sheet(self.match)
        assert (sheet.result, sheet.to_sign) == (self.match.result, self.match.to_sign_words)
