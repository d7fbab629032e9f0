"""What can be wrong with a rulebook file: where, and what would be allowed there."""

from meydan.games.words import Words


class RulebookError(ValueError):
    """A rulebook that cannot be used. `place` names file, table and key; `words` says what is wrong there."""

    def __init__(self, place: str, words: Words) -> None:
        super().__init__(f"{place}: {words.en}")
        self.place = place
        self.words = words


class UnknownArticle(LookupError):  # noqa: N818 - the article is unknown, nothing has gone wrong in the program
    """A reference to an article that this rulebook does not have."""

    def __init__(self, reference: str, rulebook: str, game: str) -> None:
        self.reference = reference
        self.words = Words(
            f"{rulebook} kural kitabının {game} bölümünde {reference!r} maddesi yok.",
            f"the rulebook {rulebook} has no article {reference!r} for {game}.",
        )
        super().__init__(self.words.en)
