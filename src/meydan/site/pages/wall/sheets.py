"""What a screen shows, cut into sheets: at most twelve lines each, a long name counting as two."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from meydan.games.words import Words
from meydan.site.models import Category, WallPage

LINES = 10  # with the schools under the names; the look allows twelve
LONG_NAME = 30  # letters that one line of a two-column list holds from ten metres

Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class Sheet:
    """One turn of a screen. `of` counts the sheets of the same list; `template` draws its rows."""

    page: int
    kind: WallPage
    title: Words
    under: Words | None
    template: str
    rows: Sequence[Any]
    category: Category | None = None
    number: int = 1
    of: int = 1
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """Names the sheet from one renewal to the next, so that the screen goes on where it was."""
        return f"{self.page}-{self.kind.value}-{self.category.pk if self.category else 0}-{self.number}"

    @property
    def drawn_by(self) -> str:
        return f"meydan/wall/{self.template}.html"


def sheets_of(
    page: int,
    kind: WallPage,
    template: str,
    title: Words,
    under: Words | None,
    rows: Sequence[Row],
    names: Callable[[Row], Iterable[str]],
    category: Category | None = None,
    **more: Any,
) -> list[Sheet]:
    parts = list(filled(rows, names))
    return [
        Sheet(page, kind, title, under, template, part, category, number, len(parts), more)
        for number, part in enumerate(parts, 1)
    ]


def filled(rows: Sequence[Row], names: Callable[[Row], Iterable[str]]) -> Iterator[list[Row]]:
    part: list[Row] = []
    used = 0
    for row in rows:
        height = 1 + (max((len(name) for name in names(row)), default=0) > LONG_NAME)
        if part and used + height > LINES:
            yield part
            part, used = [], 0
        part.append(row)
        used += height
    if part:
        yield part
