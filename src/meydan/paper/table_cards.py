"""Cards that stand on the tables: the number to be seen from afar, and the way in for the referee's phone."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.paper.part import Part, Plain
from meydan.paper.qr import qr

TABLE_CARDS = Words("Masa kartları", "Table cards")
TABLE = Words("Masa", "Table")
SCAN = Words("Masa hakemi: kodu okutun", "Table referee: scan the code")
OR_TYPE = Words("ya da yazın", "or type")


@dataclass(frozen=True, slots=True)
class TableCard:
    """`link` opens the table on a phone, `code` is the same to be typed where there is no camera (fault 11)."""

    table: int
    category: str
    link: str
    code: str


@dataclass(frozen=True, slots=True)
class TableCards:
    cards: tuple[TableCard, ...]


def table_cards(value: TableCards, language: str) -> tuple[Part, ...]:
    cards: list[Plain] = [
        {"number": str(one.table), "category": one.category, "qr": qr(one.link), "code": one.code}
        for one in value.cards
    ]
    words = {"table": TABLE, "scan": SCAN, "type": OR_TYPE}
    said = {key: one.in_language(language) for key, one in words.items()}
    return (Part("table-cards", TABLE_CARDS.in_language(language), {"cards": cards, "words": said}),)
