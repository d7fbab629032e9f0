"""Check-in: in the hall 15 minutes before (`salihli.event.4`), with identity papers (7), before the pairing (5)."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.entries import Category, Entry, LateEntry

MINUTES_BEFORE = 15


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Somebody is here. `late` is after the deadline and still before the pairing: shown, not refused."""

    entry: int
    at: datetime
    late: bool


def deadline(category_starts: datetime, minutes: int = MINUTES_BEFORE) -> datetime:
    """When every contestant must be in the hall."""
    return category_starts - timedelta(minutes=minutes)


def check_in(entry: Entry, category: Category, in_hall_by: datetime, at: datetime, identity_seen: bool) -> CheckIn:
    """Notes that the contestant is here, or refuses with the article."""
    if category.paired and category.late_entry is LateEntry.REFUSED:
        raise Refusal(
            Words(
                f"{category.name} eşlendirmesi yapıldıktan sonra gelen {entry.name} turnuvaya katılamaz.",
                f"{entry.name} came after {category.name} was paired and may not take part.",
            ),
            "salihli.event.5",
        )
    if not identity_seen:
        raise Refusal(
            Words(
                f"{entry.name} için kimlik görülmedi; kimliğe bakın ve işaretleyin.",
                f"No identity paper was ticked for {entry.name}; look at it and tick it.",
            ),
            "salihli.event.7",
        )
    return CheckIn(entry.number, at, late=at > in_hall_by)
