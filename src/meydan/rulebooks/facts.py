"""What a rulebook fixes for a game: each fact with the article behind it.

These classes are also the form of the data files: a field is a key of the table, an article is written as its
reference. `settled` marks what the rulebook leaves open: the value is then the settled one of Meydan, and the article
is the nearest one.
"""

from dataclasses import dataclass
from enum import StrEnum

from meydan.rulebooks.articles import Citation
from meydan.rulebooks.referee import ActKind, Breach


class Format(StrEnum):
    SWISS = "swiss"
    KNOCKOUT = "knock-out"
    FIXTURE = "fixture"


@dataclass(frozen=True, slots=True)
class FormatRule:
    """How opponents find each other."""

    format: Format
    article: Citation
    settled: bool = False


class StartingOrder(StrEnum):
    SURNAME = "surname"
    FIXTURE = "fixture"
    TECHNICAL_MEETING = "technical meeting"


@dataclass(frozen=True, slots=True)
class OrderRule:
    """How the starting list is sorted."""

    by: StartingOrder
    article: Citation
    settled: bool = False


class Starter(StrEnum):
    LOT_THEN_PROGRAM = "lot, then pairing program"
    FIRST_NAMED = "first-named"


@dataclass(frozen=True, slots=True)
class StarterRule:
    """Who starts set 1 of a match."""

    by: Starter
    article: Citation
    settled: bool = False


@dataclass(frozen=True, slots=True)
class SetsRule:
    """How many sets a match has. It stops as soon as a player has won `to_win` of them.

    Set 1 is started by the player whom the starter rule names; after that the starters alternate.
    """

    count: int
    to_win: int
    article: Citation
    alternation: Citation | None = None
    settled: bool = False


@dataclass(frozen=True, slots=True)
class PointsRule:
    """What a match gives, in half points."""

    win: int
    draw: int
    loss: int
    article: Citation
    settled: bool = False


class Counted(StrEnum):
    """What the referee enters at the end of a set."""

    STONES = "stones"
    DISCS = "discs"
    SHEET = "sheet"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class CountRule:
    """How a set is decided on a real board.

    Two counts of stones add up to `total` exactly; two counts of discs to `total` at most; the sheet has the three
    parts of Kulami's scoring for each side; elsewhere the referee names the winner. `draws`: a set can
    be drawn.
    """

    counted: Counted
    article: Citation
    total: int | None = None
    draws: bool = True


@dataclass(frozen=True, slots=True)
class WarningCause:
    """Something a player can be warned for.

    `reported` warnings need the opponent's report. A cause that does not `count` is outside the limit: the referee
    decides what follows from it.
    """

    breach: Breach
    article: Citation
    reported: bool
    counts: bool = True


@dataclass(frozen=True, slots=True)
class WarningLimit:
    """The `warnings`-th warning, over all sets or cards of the match, loses the match."""

    warnings: int
    article: Citation


@dataclass(frozen=True, slots=True)
class RefereeAct:
    """Something else that the referee may do, and the article that provides it."""

    act: ActKind
    article: Citation


class Condition(StrEnum):
    VISUALLY_IMPAIRED = "visually impaired"


@dataclass(frozen=True, slots=True)
class Exemption:
    """Players with this condition are not warned under the articles listed."""

    condition: Condition
    from_articles: tuple[Citation, ...]
    article: Citation


class TimesSetBy(StrEnum):
    RULEBOOK = "rulebook"
    REFEREE = "referee"
    REFEREE_BOARD = "referee board"
    TECHNICAL_MEETING = "technical meeting"


class Flag(StrEnum):
    """What flag fall does to the set."""

    LOSES = "loses"
    STORE_DRAWS = "full store draws"
    COMPARE = "compare"


@dataclass(frozen=True, slots=True)
class FlagRule:
    """`full store draws`: with `draws_from` stones or more in the own store the set is drawn, with fewer it is lost.

    `compare`: the game's own count at that moment decides.
    """

    flag: Flag
    article: Citation
    draws_from: int | None = None
    settled: bool = False


class Press(StrEnum):
    """What pressing the clock means beyond the change of turn."""

    COMPLETES_MOVE = "completes the move"
    ILLEGAL_CORRECTABLE = "an illegal move may be corrected before it"
    LEGAL_STANDS = "a legal move may not be changed before it"
    NO_EARLIER_OBJECTION = "no objection before the opponent's press"
    EARLY_REPLY_TAKEN_BACK = "a reply before it is taken back without penalty"


@dataclass(frozen=True, slots=True)
class PressRule:
    means: tuple[Press, ...]
    article: Citation


@dataclass(frozen=True, slots=True)
class ClockRule:
    """A clock may be used: so many minutes for each player and set, if the rulebook says how many.

    `always`: tournaments always limit the time.
    """

    times_set_by: TimesSetBy
    article: Citation
    flag: FlagRule
    minutes: int | None = None
    always: bool = False
    press: PressRule | None = None
