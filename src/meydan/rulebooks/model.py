"""A rulebook as a value: its games, and for each game every fact that a match or a tournament decides by."""

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from meydan.games.game import OptionValue
from meydan.games.words import Words
from meydan.rulebooks.articles import Article, Citation, CitationIndex, Layer
from meydan.rulebooks.card_facts import CardsRule
from meydan.rulebooks.errors import UnknownArticle
from meydan.rulebooks.event import EventRules
from meydan.rulebooks.facts import (
    ClockRule,
    Condition,
    CountRule,
    Exemption,
    FormatRule,
    OrderRule,
    PointsRule,
    RefereeAct,
    SetsRule,
    StarterRule,
    WarningCause,
    WarningLimit,
)
from meydan.rulebooks.referee import ActKind


class TieSettlement(StrEnum):
    """Who goes on after a drawn match in a knock-out."""

    LOT = "lot"
    WARNINGS_THEN_SETS_THEN_LOT = "fewer warnings, set difference, lot"


@dataclass(frozen=True, slots=True)
class KnockoutTie:
    """No rulebook settles it, and extra sets are forbidden; the head referee records the lot."""

    settlement: TieSettlement
    article: Citation
    settled: bool = False


@dataclass(frozen=True, slots=True)
class GameRules:
    """One game under one rulebook. A board game has `sets` and `count`, a card race has `cards` instead.

    `causes` and `acts` hold those of the event too. With `limit` empty the rulebook sets none.
    """

    rulebook: str
    game: str
    title: Words
    articles: tuple[Article, ...]
    event_articles: tuple[Article, ...]
    format: FormatRule
    order: OrderRule
    points: PointsRule
    starter: StarterRule | None = None
    sets: SetsRule | None = None
    count: CountRule | None = None
    cards: CardsRule | None = None
    clock: ClockRule | None = None
    limit: WarningLimit | None = None
    causes: tuple[WarningCause, ...] = ()
    acts: tuple[RefereeAct, ...] = ()
    exemptions: tuple[Exemption, ...] = ()
    score_sheet: Citation | None = None
    knockout_tie: KnockoutTie | None = None
    options: tuple[tuple[str, OptionValue], ...] = ()
    # Follows from the articles, and is made once: a match cites at every step.
    index: CitationIndex = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", CitationIndex((*self.articles, *self.event_articles)))

    @property
    def citations(self) -> tuple[Citation, ...]:
        """Everything that can be cited in a match of this game: its articles with their clauses, then the event's."""
        return self.index.citations

    def cite(self, reference: str) -> Citation:
        """The article of this rulebook behind `reference`.

        `reference` is this rulebook's own (`lig.mangala.f`, `salihli.mangala.all/g`), or an article of the game's home
        rulebook, as the game's refusals name it (`yuzuncu-yil.mangala.h`).
        """
        citation = self.index.find(reference)
        if citation is None:
            raise UnknownArticle(reference, self.rulebook, self.game)
        return citation

    def acts_of(self, kind: ActKind) -> tuple[RefereeAct, ...]:
        """The articles under which the referee may do this; none if the rulebook does not provide it."""
        return tuple(act for act in self.acts if act.act is kind)

    def exemption(self, cause: WarningCause, conditions: frozenset[Condition]) -> Exemption | None:
        """The exemption that forbids warning a player with these conditions for this cause, if there is one."""
        for exemption in self.exemptions:
            if exemption.condition in conditions and cause.article in exemption.from_articles:
                return exemption
        return None

    @property
    def game_options(self) -> dict[str, OptionValue]:
        """What this rulebook chooses among the game's options; the others keep their defaults."""
        return dict(self.options)


@dataclass(frozen=True, slots=True)
class BriefingLine:
    """A line of the technical meeting's briefing, ticked off when it has been said."""

    article: Citation

    @property
    def words(self) -> Words:
        return self.article.words


def briefing(rules: GameRules) -> tuple[BriefingLine, ...]:
    """What the technical meeting tells the players of this game: the event's lines, then the game's own."""
    ordered = (*rules.event_articles, *rules.articles)
    return tuple(BriefingLine(one) for article in ordered for one in article.citations if one.layer is Layer.BRIEF)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One of the five rulebooks."""

    name: str
    title: Words
    event: EventRules
    games: tuple[GameRules, ...]
    revision: date | None = None

    def game(self, name: str) -> GameRules | None:
        """The rules of a game in this rulebook; None if it does not hold the game."""
        return next((rules for rules in self.games if rules.game == name), None)

    @property
    def articles(self) -> tuple[Article, ...]:
        """Every article of the rulebook: game by game, then the event's."""
        return (*(article for rules in self.games for article in rules.articles), *self.event.articles)
