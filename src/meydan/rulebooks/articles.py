"""Articles, and how they are cited.

Some rulebooks take over another one's article almost word for word. Such an article (`salihli.pentago.all`, say) is a
summary whose clauses keep the numbers printed in that rulebook; a citation then names the article and the clause:
`salihli.pentago.all/6`.
"""

from dataclasses import dataclass
from enum import StrEnum

from meydan.games.words import Words


class Layer(StrEnum):
    """Where the software answers for an article."""

    RULES = "rules"
    MATCH = "match"
    TOURNAMENT = "tournament"
    REFEREE = "referee"
    BRIEF = "brief"


@dataclass(frozen=True, slots=True)
class Citation:
    """One article, or one clause of a summary article, as a refusal, a warning or a fact names it.

    `home` lists the articles of the game's home rulebook that say the same: the games' own refusals name those.
    """

    article: str
    layer: Layer
    label: Words
    words: Words
    clause: str | None = None
    home: tuple[str, ...] = ()

    @property
    def reference(self) -> str:
        """The written form, unique in the rulebook: `lig.mangala.f`, `salihli.mangala.all/g`."""
        return self.article if self.clause is None else f"{self.article}/{self.clause}"


@dataclass(frozen=True, slots=True)
class Article:
    """An article as it stands in a rulebook. `number` is the printed one; an article may have a heading instead."""

    id: str
    layer: Layer
    label: Words
    words: Words
    number: str | None = None
    home: tuple[str, ...] = ()
    clauses: tuple[Citation, ...] = ()

    @property
    def citation(self) -> Citation:
        return Citation(self.id, self.layer, self.label, self.words, home=self.home)

    @property
    def citations(self) -> tuple[Citation, ...]:
        """The article itself and its clauses."""
        return (self.citation, *self.clauses)


class CitationIndex:
    """Everything that some articles let one cite, in their order, and found again by reference."""

    __slots__ = ("_found", "citations")

    def __init__(self, articles: tuple[Article, ...]) -> None:
        self.citations = tuple(one for article in articles for one in article.citations)
        # A rulebook's own reference comes before a home article of the same name, the earlier before the later.
        self._found: dict[str, Citation] = {}
        for one in self.citations:
            self._found.setdefault(one.reference, one)
        for one in self.citations:
            for home in one.home:
                self._found.setdefault(home, one)

    def find(self, reference: str) -> Citation | None:
        return self._found.get(reference)
