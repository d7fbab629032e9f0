"""The lot of who starts, as the technical meeting shows it: every draw of it, and whether its seed still gives it."""

from dataclasses import dataclass
from typing import Any

from meydan.site.models import Category
from meydan.site.records.lots import STARTER, lot_of, lot_to_plain
from meydan.tournament.draws import STARTS, draw_starter
from meydan.tournament.lots import Lot, verify

FIRST_ON_LIST = 1


@dataclass(frozen=True, slots=True)
class StarterDraw:
    """`entry` is the number of the entry that was first on the list; empty fields: drawn with the first pairing."""

    lot: Lot[str]
    entry: int | None = None
    by: str = ""
    at: str = ""

    @property
    def starts(self) -> bool:
        return self.lot.drawn == STARTS

    @property
    def true(self) -> bool:
        """The seed still gives what was written down."""
        return verify(self.lot)


def starter_to_plain(lot: Lot[str], entry: int, by: str, at: str) -> dict[str, Any]:
    return {**lot_to_plain(lot), "entry": entry, "by": by, "at": at}


def starter_draws(category: Category) -> list[StarterDraw]:
    """Oldest first: the last one counts."""
    return [
        StarterDraw(lot_of(plain), plain.get("entry"), plain.get("by", ""), plain.get("at", ""))
        for plain in category.lots
        if plain["purpose"].startswith(STARTER)
    ]


def drawn_with(seed: str) -> Lot[str]:
    """What anybody gets who types the seed: the lot again."""
    return draw_starter(FIRST_ON_LIST, seed)
