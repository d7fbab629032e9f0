"""What can be wrong with a move or a position.

Invalid (not even a move) and illegal (against the rules, with the article) are different errors. The third kind, stale
(somebody else moved meanwhile), belongs to the rooms that store matches.
"""

from meydan.games.words import Words


class Refusal(ValueError):  # noqa: N818 - the house's word for saying no, with a reason
    """Something a person asked for and cannot have: why, and what to do, in both languages."""

    def __init__(self, words: Words, article: str | None = None) -> None:
        super().__init__(words.en)
        self.words = words
        self.article = article

    def said(self, language: str) -> str:
        """The refusal as a person reads it, with its article."""
        sentence = self.words.in_language(language)
        return f"{sentence} [{self.article}]" if self.article else sentence


class InvalidText(Refusal):
    """The text is not a move, a position or an option of this game, whatever the rules say."""

    def __init__(self, text: str, words: Words) -> None:
        super().__init__(words)
        self.text = text


class IllegalMove(Refusal):
    """A move against the rules: the article that forbids it, and what is wrong with this very move."""

    article: str

    def __init__(self, move: str, position: str, article: str, words: Words) -> None:
        super().__init__(words, article)
        self.move = move
        self.position = position

    def __str__(self) -> str:
        return f"{self.move}: {self.words.en} ({self.article}; position {self.position})"
