"""The words of the round table: what may be done, in which state of a round, and what it then needs."""

from dataclasses import dataclass
from enum import StrEnum

from meydan.games.words import Words


class State(StrEnum):
    NOT_PAIRED = "not paired"
    DRAFT = "draft"  # paired, seen by the desk only
    PUBLISHED = "published"
    PLAYING = "playing"  # at least one table has begun
    COMPLETE = "complete"  # every result is in
    CLOSED = "closed"  # every result is confirmed; the round is history


BEGUN_STATES = frozenset({State.PUBLISHED, State.PLAYING, State.COMPLETE, State.CLOSED})


class Later(StrEnum):
    """How far the rounds after this one have come."""

    NOTHING = "nothing"
    NEXT_DRAFT = "next round is a draft"
    NEXT_PUBLISHED = "next round is published"
    TWO_LATER = "the round after the next is paired"


class Fact(StrEnum):
    """What else is true at the moment and changes the answer."""

    BEGUN = "the first round of the category has been published"
    NOBODY_TO_PAIR = "fewer than two players are left"
    RESULT_MISSING = "a result is missing"
    POSTPONED_AS_DRAWN = "the missing result is declared postponed and counted as drawn"
    ROUNDS_LEFT = "rounds are still to be played"
    UNACCOUNTED = "a checked-in player is neither paired, on bye nor excused"
    CHECKER_OBJECTS = "the checker found something"
    OLD_PAIRING = "the sheet belongs to a pairing that was withdrawn"
    TABLE_BEGUN = "this table has begun to play"
    LOOKS_SWAPPED = "the result looks like that of another table"
    CONFIRMED = "the desk has confirmed the result"
    UNCONFIRMED = "a result still waits for its second person"
    SAME_PERSON = "the person who confirms is the one who entered"
    BEYOND_RULES = "the category is in the mode outside the rules"
    LATE_ENTRY_ALLOWED = "the category takes late entries"
    CARD_VOID = "a card of the table was void"
    OWN_SCHOOL = "the referee is of a player's school or family"


class Action(StrEnum):
    PAIR = "pair"
    EDIT_DRAFT = "edit draft"
    DISCARD_DRAFT = "discard draft"
    PUBLISH = "publish"
    WITHDRAW_PUBLICATION = "withdraw publication"
    RE_PAIR = "re-pair"
    COMPLEMENTARY_PAIRING = "complementary pairing"
    PAIR_NEXT = "pair next"
    START = "start"
    CLOSE_ROUND = "close round"
    ENTER_RESULT = "enter result"
    UNDO_RESULT = "undo result"
    CONFIRM_RESULT = "confirm result"
    CORRECT_RESULT = "correct result"
    REPORT_CORRECTION = "report correction"
    SWAP_RESULTS = "swap results"
    NO_SHOW = "no-show"
    ENTER = "enter player"
    CHECK_IN = "check in"
    EXCUSE = "excuse player"
    HALF_BYE = "half-point bye"
    WITHDRAW_PLAYER = "withdraw player"
    RETURN_PLAYER = "return player"
    BULK_ABSENT = "bulk absent"
    IMPORT_OVER = "import over existing"
    DELETE_CATEGORY = "delete category"
    CHANGE_TIE_BREAKS = "change tie-breaks"
    FINAL_STANDINGS = "final standings"
    LEAVE_RULES = "enter the mode outside the rules"
    REDRAW_CARDS = "redraw cards"
    USE_RESERVE_CARD = "use reserve card"
    ASSIGN_REFEREE = "assign referee"


class Kind(StrEnum):
    ALLOWED = "allowed"
    CONFIRM = "needs confirmation"
    FORBIDDEN = "forbidden"


class Need(StrEnum):
    """What a confirmation asks for; several may be asked together."""

    SIMPLE = "simple"  # one more tap
    TYPED = "typed"  # type the number or the name that the preview shows
    REASON = "reason"  # a written reason, kept in the log
    SECOND_PERSON = "second person"
    HEAD_REFEREE = "head referee"


@dataclass(frozen=True, slots=True)
class Situation:
    """The state of the round that the action is about, and what else is true."""

    state: State
    later: Later = Later.NOTHING
    facts: frozenset[Fact] = frozenset()

    @property
    def known(self) -> frozenset[Fact]:
        """The facts, and what the state itself says."""
        return self.facts | {Fact.BEGUN} if self.state in BEGUN_STATES else self.facts


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer, why, and the fault or article behind it."""

    kind: Kind
    ground: str
    words: Words
    needs: tuple[Need, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the table: in these states, with all facts of `when` true, while later rounds have come so far."""

    action: Action
    states: tuple[State, ...]
    verdict: Verdict
    when: frozenset[Fact] = frozenset()
    later: tuple[Later, ...] = tuple(Later)

    def holds(self, action: Action, situation: Situation) -> bool:
        return (
            action is self.action
            and situation.state in self.states
            and situation.later in self.later
            and self.when <= situation.known
        )
