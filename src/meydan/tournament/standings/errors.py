"""A standing that cannot be made as it was asked for."""

from meydan.games.words import Words


class UnknownTieBreak(ValueError):  # noqa: N818 - a refusal, in the house's words
    """The code is no tie-break, or this tie-break takes no such modifier."""

    def __init__(self, code: str, words: Words) -> None:
        super().__init__(words.en)
        self.code = code
        self.words = words


class MissingSetScores(ValueError):  # noqa: N818 - a refusal, in the house's words
    """A tie-break on sets or game points was asked for, but nobody said how the sets went."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.words = Words(
            f"{code} için maçların set sonuçları gerekir; bu turnuvada girilmemiş. Başka bir eşitlik bozma seçin.",
            f"{code} needs the set scores of the matches, which this tournament has not. Choose another tie-break.",
        )
        super().__init__(self.words.en)
