"""What can be wrong with an act: refused by the rulebook, stale, or an id that is taken.

A text that is not even a move or a card is invalid (`meydan.games.InvalidText`), a fourth thing. A stored act with any
of these is unfit in its place.
"""

from typing import TYPE_CHECKING

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.rulebooks.articles import Citation

if TYPE_CHECKING:
    from meydan.match.acts import Act


class Refused(Refusal):
    """An act that this rulebook does not allow now: the article, what is wrong with this act, and what to do."""

    article: str

    def __init__(self, citation: Citation, words: Words) -> None:
        super().__init__(words, citation.reference)
        self.citation = citation

    def __str__(self) -> str:
        return f"{self.words.en} ({self.article})"


class Stale(Refusal):
    """The act was made for another state of the match: somebody was faster, or acts before it are missing.

    `number` is the act's own, `next_number` the one the match waits for, `standing` what already has that number.
    """

    def __init__(self, number: int, next_number: int, standing: "Act | None") -> None:
        if number < next_number:
            words = Words(
                f"{number}. kayıt bu arada girilmiş; sıradaki kayıt {next_number}. İkisini karşılaştırın.",
                f"act {number} has been entered meanwhile; the next one is {next_number}. Compare the two.",
            )
        else:
            words = Words(
                f"{number}. kayıttan önce {next_number}. kayıt gelmeli.",
                f"act {next_number} must come before act {number}.",
            )
        super().__init__(words)
        self.number = number
        self.next_number = next_number
        self.standing = standing


class IdTaken(Refusal):
    """Another act already has this id: an id is given once, and its content is never edited."""

    def __init__(self, taken: "Act", offered: "Act") -> None:
        super().__init__(
            Words(
                f"{taken.id} kimlikli kayıt ({taken.number}.) başka bir içerikle var; düzeltme için yeni kayıt açın.",
                f"act {taken.number} already has the id {taken.id} with another content; correct it by a new act.",
            )
        )
        self.taken = taken
        self.offered = offered


class UnfitAct(Refusal):
    """A stored act that the acts before it do not allow: `place` says where it stands, `refusal` what is wrong."""

    def __init__(self, place: str, refusal: Refusal) -> None:
        super().__init__(Words(f"{place}: {refusal.words.tr}", f"{place}: {refusal.words.en}"), refusal.article)
        self.place = place
        self.refusal = refusal
