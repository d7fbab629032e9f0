"""Starting numbers: by surname in the Turkish alphabet, fixed by the first pairing."""

from meydan.site.models import Category, EntryRow
from meydan.site.records.entries import attendance_to_plain, in_starting_order
from meydan.tournament.attendance import late_entry
from meydan.tournament.entries import LateEntry


def fix_starting_list(category: Category) -> None:
    """Numbers everybody who is checked in. Until the first pairing is published each new draft numbers again."""
    category.entries.update(start_number=None)
    present = category.entries.filter(checked_in=True, disqualified=False).select_related("category")
    rows = in_starting_order(present)
    for number, row in enumerate(rows, 1):
        row.start_number = number
    EntryRow.objects.bulk_update(rows, ["start_number"])


def number_late_entries(category: Category, first_round: int) -> None:
    """Who came late where the category allows it joins at the end of the list; rounds missed are 0 or ½ (fault 36)."""
    late = category.entries.filter(checked_in=True, disqualified=False, start_number__isnull=True)
    rows = in_starting_order(late.select_related("category"))
    taken = category.entries.filter(start_number__isnull=False).count()
    half_points = category.late_entry == LateEntry.HALF
    for number, row in enumerate(rows, taken + 1):
        row.start_number = number
        row.attendance = attendance_to_plain(late_entry(number, first_round, half_points))
    EntryRow.objects.bulk_update(rows, ["start_number", "attendance"])
