"""What organisers wish for in these tests."""

from datetime import date

from meydan.site.actions.author import Author, Confirmation
from meydan.site.actions.setup.new_event import Wished
from meydan.site.models import Event, EventLevel, Role
from meydan.site.records.templates import template

DAY = date(2026, 5, 2)
WISHED = Wished("Salihli Kupası", DAY, "Spor salonu", EventLevel.DISTRICT, 20)


def every_key(rulebook: str) -> frozenset[str]:
    """What the form has ticked before anybody touches it."""
    return frozenset(category.key for category in template(rulebook).categories if category.chosen)


def by(event: Event, role: Role = Role.ORGANISER, **confirmed: object) -> Author:
    """Somebody of this role at the event, with a new wish."""
    official = event.officials.filter(role=role).first()
    return Author(role.value, role, official, "test", Confirmation(**confirmed))  # type: ignore[arg-type]
