"""What somebody wants to have printed: for which event, category and round, in which language, for whose eyes."""

from dataclasses import dataclass, replace
from typing import TypeVar

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.paper.certificates import Design
from meydan.site.models import Category, Event
from meydan.site.records.course import Course, course_of
from meydan.tournament.rounds.situation import BEGUN_STATES

One = TypeVar("One")
FEW = 8  # how much of a long paper is drawn when it is only looked at


@dataclass(frozen=True, slots=True)
class Wish:
    """`full_names` is for the desk; the public gets initials unless consented. `address` is where phones find the site,
    and `links` are for who may give them: papers then open their tables on a phone. A `glance` is a preview: of what
    repeats a hundred times the first few are enough."""

    event: Event
    language: str
    category: Category | None = None
    round_number: int | None = None
    design: Design = Design.TILE
    full_names: bool = True
    address: str = ""
    links: bool = False
    glance: bool = False

    @property
    def of_category(self) -> Category:
        if self.category is None:
            raise Refusal(Words("Kategori seçin.", "Choose a category."))
        return self.category

    @property
    def course(self) -> Course:
        return course_of(self.of_category)

    def for_category(self, category: Category) -> "Wish":
        return replace(self, category=category, round_number=None)

    def published_round(self) -> tuple[Course, int]:
        """The round that is asked for, or the newest one; a draft is never printed."""
        course = self.course
        number = self.round_number or course.last_published
        if course.state(number) not in BEGUN_STATES:
            raise Refusal(
                Words(
                    "Bu turun eşlendirmesi yayımlanmadı. Taslak basılmaz; önce yayımlayın.",
                    "The pairing of this round is not published. A draft is not printed; publish it first.",
                )
            )
        return course, number

    def few(self, many: tuple[One, ...]) -> tuple[One, ...]:
        return many[:FEW] if self.glance else many
