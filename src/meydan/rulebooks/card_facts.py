"""What a rulebook fixes for a card race."""

from dataclasses import dataclass
from enum import StrEnum

from meydan.rulebooks.articles import Citation


class Level(StrEnum):
    """How far up an event stands: a rulebook may allow more at the top."""

    SCHOOL = "school"
    DISTRICT = "district"
    PROVINCE = "province"
    COUNTRY = "country"


@dataclass(frozen=True, slots=True)
class LastCall:
    """The referee announces the last minute (`seconds` of it); a card not made then is void."""

    seconds: int
    article: Citation


@dataclass(frozen=True, slots=True)
class BookletRule:
    """The last page of the booklet that may be asked, and the level from which other figures are allowed too."""

    last_page: int
    article: Citation
    other_figures_from: Level | None = None

    def other_figures_allowed(self, level: Level) -> bool:
        """Whether an event of this level may ask figures from outside the booklet, or from its later pages."""
        levels = list(Level)
        return self.other_figures_from is not None and levels.index(level) >= levels.index(self.other_figures_from)


@dataclass(frozen=True, slots=True)
class CardsRule:
    """A round is `count` cards of one point each; more card points wins.

    `point` is the article on who wins a card, `claim` the one on saying "finished" and the referee's check, `announce`
    the one on naming the card, `reserves` the one that replaces a void card, `time_limit` the one that allows a limit,
    `timer` the one on how it is measured, `same_for_all` the one that gives all tables of a round the same cards.
    Where a rulebook has no such article there is none.
    """

    count: int
    article: Citation
    point: Citation
    claim: Citation
    time_limit: Citation
    announce: Citation | None = None
    reserves: Citation | None = None
    last_call: LastCall | None = None
    timer: Citation | None = None
    booklet: BookletRule | None = None
    same_for_all: Citation | None = None
