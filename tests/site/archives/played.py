"""An event that was really played, small enough for a test."""

from meydan.rulebooks import load_rules
from meydan.site.archiving.tables import TABLES
from meydan.site.models import Event, Format
from meydan.site.rehearsal.play import rehearse
from meydan.site.rehearsal.stage import Plan


def played_event(players: int = 8, rounds: int = 3, seed: str = "arsiv") -> Event:
    plan = Plan(load_rules("salihli", "mangala"), players, rounds, Format.SWISS, seed)
    return Event.objects.get(slug=rehearse(plan, lambda _: None).event)


def wipe() -> None:
    """An empty machine: every row of every event is gone; ids go on from where they were."""
    for table in reversed(TABLES):
        table.model._default_manager.all().delete()
    Event.objects.all().delete()
