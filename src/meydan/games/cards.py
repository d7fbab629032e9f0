"""Equilibrio and Q-bitz: no position to play on, but cards that two players race to build.

What a card set is stands here; how a round of it is refereed belongs to the match, and drawing the cards to the
tournament.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from meydan.games.errors import InvalidText
from meydan.games.notation import quoted
from meydan.games.words import Words


@dataclass(frozen=True, slots=True)
class Figure:
    """An Equilibrio figure: the page of the original booklet that shows it, written `12`; or a figure from elsewhere,
    written with a label, `x:köprü`."""

    page: int | None
    label: str = ""

    def __str__(self) -> str:
        return f"x:{self.label}" if self.page is None else str(self.page)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A Q-bitz pattern card, named by what is printed or written on it."""

    label: str

    def __str__(self) -> str:
        return self.label


Card = Figure | Pattern

LONGEST_LABEL = 20


def read_label(text: str) -> str:
    """A card's label: up to twenty letters, digits and simple signs, without spaces."""
    if not 0 < len(text) <= LONGEST_LABEL or not all(one.isalnum() or one in "-_." for one in text):
        raise InvalidText(
            text,
            Words(
                f"{quoted(text)} bir kart adı değil; en çok {LONGEST_LABEL} harf, rakam, '-', '_' ya da '.' olabilir.",
                f"{quoted(text)} is not a card's name; write at most {LONGEST_LABEL} letters, digits, '-', '_' or '.'.",
            ),
        )
    return text


def read_figure(text: str) -> Figure:
    """`12` is the figure on page 12 of the booklet, `x:köprü` one from outside it."""
    if text.startswith("x:"):
        return Figure(None, read_label(text.removeprefix("x:")))
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and not text.startswith("0")):
        raise InvalidText(
            text,
            Words(
                f"{quoted(text)} bir şekil değil; kitapçık sayfası '12', kitapçık dışı şekil 'x:köprü' diye yazılır.",
                f"{quoted(text)} is not a figure; write the booklet's page, '12', or for another figure 'x:bridge'.",
            ),
        )
    return Figure(int(text))


def read_pattern(text: str) -> Pattern:
    return Pattern(read_label(text))


@dataclass(frozen=True, slots=True)
class CardSet:
    """The cards of one round, in the order in which they are asked, and the reserves that replace void ones."""

    cards: tuple[Card, ...]
    reserves: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        repeated = [str(card) for card, times in Counter((*self.cards, *self.reserves)).items() if times > 1]
        if repeated:
            listed = ", ".join(repeated)
            raise InvalidText(
                listed,
                Words(f"Aynı kart iki kez yazılmış: {listed}.", f"the same card is listed twice: {listed}."),
            )

    def next_reserve(self, used: int) -> Card | None:
        """The reserve to ask after `used` of them have been used up; None when there is none left."""
        return self.reserves[used] if used < len(self.reserves) else None


@dataclass(frozen=True, slots=True)
class CardRace:
    """A card race apart from any round of it. `card` reads a card's written form; `booklet` says that the cards are
    figures on the pages of a booklet."""

    name: str
    title: Words
    home: str
    card_word: Words
    card: Callable[[str], Card]
    booklet: bool = False

    def card_set(self, cards: tuple[str, ...], reserves: tuple[str, ...], count: int) -> CardSet:
        """The card set of one round from written cards; `count` is the number that the rulebook asks for."""
        if len(cards) != count:
            raise InvalidText(
                " ".join(cards),
                Words(
                    f"{self.title.tr} turunda {count} kart olur; {len(cards)} kart verildi.",
                    f"a round of {self.title.en} has {count} cards; {len(cards)} were given.",
                ),
            )
        return CardSet(tuple(map(self.card, cards)), tuple(map(self.card, reserves)))


EQUILIBRIO = CardRace(
    name="equilibrio",
    title=Words("Equilibrio", "Equilibrio"),
    home="yuzuncu-yil",
    card_word=Words("şekil", "figure"),
    card=read_figure,
    booklet=True,
)

QBITZ = CardRace(
    name="qbitz",
    title=Words("Q-bitz", "Q-bitz"),
    home="yuzuncu-yil",
    card_word=Words("kart", "card"),
    card=read_pattern,
)
