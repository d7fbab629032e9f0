"""Lots as they are stored: purpose, seed, participants and result."""

from typing import Any

from meydan.site.models import Category
from meydan.tournament.lots import Lot

STARTER = "who starts"


def lot_to_plain(lot: Lot[Any]) -> dict[str, Any]:
    return {
        "purpose": lot.purpose,
        "seed": lot.seed,
        "participants": list(lot.participants),
        "result": list(lot.result),
    }


def lot_of(plain: dict[str, Any]) -> Lot[Any]:
    return Lot(plain["purpose"], plain["seed"], tuple(plain["participants"]), tuple(plain["result"]))


def starter_lot(category: Category) -> Lot[str] | None:
    """What the first on the starting list drew at the technical meeting: starts, or is second. The latest counts."""
    return newest_lot(category, STARTER)


def tie_lot(category: Category) -> Lot[int] | None:
    """The order that was drawn among players equal on everything; several ties are one after the other in it."""
    lots = [lot_of(plain) for plain in category.lots if plain["purpose"].startswith("order from place ")]
    if not lots:
        return None
    return Lot(
        "tied places",
        lots[-1].seed,
        tuple(player for lot in lots for player in lot.participants),
        tuple(player for lot in lots for player in lot.result),
    )


def newest_lot(category: Category, purpose: str) -> Lot[Any] | None:
    return next((lot_of(plain) for plain in reversed(category.lots) if plain["purpose"].startswith(purpose)), None)
