"""What can be wrong with a rulebook file: where, and what would be allowed there."""

from meydan.games.errors import Refusal
from meydan.games.words import Words


class RulebookError(Refusal):
    """A rulebook that cannot be used. `place` names file, table and key; `words` says what is wrong there."""

    def __init__(self, place: str, words: Words) -> None:
        super().__init__(words)
        self.place = place

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        return f"{self.place}: {super().said(language)}"


class UnknownArticle(Refusal):
    """A reference to an article that this rulebook does not have."""

    def __init__(self, reference: str, rulebook: str, game: str) -> None:
        super().__init__(
            Words(
                f"{rulebook} kural kitabının {game} bölümünde {reference!r} maddesi yok.",
                f"the rulebook {rulebook} has no article {reference!r} for {game}.",
            )
        )
        self.reference = reference
