"""What a visitor may see of people and of standings that are not revealed yet."""

from dataclasses import dataclass

from django.shortcuts import get_object_or_404

from meydan.site.models import Category, EntryRow
from meydan.site.pages.door import Visit
from meydan.site.records.entries import public_name
from meydan.site.records.standings import CategoryStandings, public_standings, standings_of
from meydan.site.tasks import Task


@dataclass(frozen=True, slots=True)
class Eyes:
    """Staff see full names and live standings; the public sees initials unless consented, and what is not frozen."""

    staff: bool

    def name(self, entry: EntryRow) -> str:
        return entry.name if self.staff else public_name(entry)

    def standings(self, category: Category) -> CategoryStandings:
        return standings_of(category) if self.staff else public_standings(category)


def eyes_of(visit: Visit) -> Eyes:
    return Eyes(visit.may(Task.SEE_DESK))


def frame_of(visit: Visit) -> str:
    """The page around the content: the desk's for staff, the public one for everybody else."""
    return "meydan/desk.html" if visit.may(Task.SEE_DESK) else "meydan/public.html"


def category_of(visit: Visit, category: int) -> Category:
    return get_object_or_404(Category.objects.select_related("event"), pk=category, event=visit.event)
