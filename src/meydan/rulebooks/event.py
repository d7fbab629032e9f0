"""What a rulebook fixes for the whole event, over all its games."""

from dataclasses import dataclass
from datetime import time
from enum import StrEnum

from meydan.games.words import Words
from meydan.rulebooks.articles import Article, Citation
from meydan.rulebooks.facts import RefereeAct, WarningCause


class School(StrEnum):
    PRIMARY = "primary"
    MIDDLE = "middle"


@dataclass(frozen=True, slots=True)
class SchoolLevel:
    """Grades that play in one category together."""

    school: School
    first_grade: int
    last_grade: int
    article: Citation


@dataclass(frozen=True, slots=True)
class Category:
    game: str
    school: School


@dataclass(frozen=True, slots=True)
class Slot:
    """A line of the day's programme; the categories listed begin then, side by side."""

    at: time
    title: Words
    article: Citation
    categories: tuple[Category, ...] = ()


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Contestants are in the hall `minutes` before their category begins."""

    minutes: int
    article: Citation


@dataclass(frozen=True, slots=True)
class EntryRules:
    """Who may enter, and until when. Each field is the article that asks for it."""

    champions_only: Citation
    one_category: Citation
    adviser: Citation
    closed_by_pairing: Citation
    identity: Citation
    check_in: CheckIn


@dataclass(frozen=True, slots=True)
class EventRules:
    """Nothing here is set in a rulebook that speaks of its games only."""

    articles: tuple[Article, ...] = ()
    programme: tuple[Slot, ...] = ()
    schools: tuple[SchoolLevel, ...] = ()
    entry: EntryRules | None = None
    set_at_meeting: Citation | None = None
    paired_afresh: Citation | None = None
    cards_per_round: Citation | None = None
    result_form: Citation | None = None
    causes: tuple[WarningCause, ...] = ()
    acts: tuple[RefereeAct, ...] = ()

    @property
    def categories(self) -> tuple[Category, ...]:
        """Every category of the programme, in the order of their times."""
        return tuple(category for slot in self.programme for category in slot.categories)
