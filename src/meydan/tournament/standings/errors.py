"""A standing that cannot be made as it was asked for."""

from meydan.games.errors import Refusal
from meydan.games.words import Words


class UnknownTieBreak(Refusal):
    """The code is no tie-break, or this tie-break takes no such modifier."""

    def __init__(self, code: str, words: Words) -> None:
        super().__init__(words)
        self.code = code


class MissingSetScores(Refusal):
    """A tie-break on sets or game points was asked for, but nobody said how the sets went."""

    def __init__(self, code: str) -> None:
        super().__init__(
            Words(
                f"{code} için maçların set sonuçları gerekir; bu turnuvada yok. Başka bir eşitlik bozma seçin.",
                f"{code} needs the set scores of the matches, which this tournament has not. Choose another tie-break.",
            )
        )
        self.code = code
