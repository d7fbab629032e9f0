"""What can be wrong with a move or a position.

Invalid (not even a move) and illegal (against the rules, with the article) are different errors. The third kind, stale
(somebody else moved meanwhile), belongs to the rooms that store matches.
"""

from meydan.games.words import Words


class InvalidText(ValueError):  # noqa: N818 - "invalid" is the house's word for it
    """The text is not a move, a position or an option of this game, whatever the rules say."""

    def __init__(self, text: str, words: Words) -> None:
        super().__init__(words.en)
        self.text = text
        self.words = words


class IllegalMove(ValueError):  # noqa: N818 - "illegal" is the house's word for it
    """A move against the rules: the article that forbids it, and what is wrong with this very move."""

    def __init__(self, move: str, position: str, article: str, words: Words) -> None:
        super().__init__(f"{move}: {words.en} ({article}; position {position})")
        self.move = move
        self.position = position
        self.article = article
        self.words = words
