"""The way from a paper on a table to the same table on a phone."""

from typing import NamedTuple

from django.urls import NoReverseMatch, reverse

from meydan.site.models import RoundRow


class TableWay(NamedTuple):
    """What the QR code opens, and what can be typed instead."""

    link: str
    code: str


NO_WAY = TableWay("", "")


def ways_to_tables(row: RoundRow, address: str) -> dict[int, TableWay]:
    """Every table of the round."""
    slug, category = row.category.event.slug, row.category_id
    try:
        path = reverse("pairings", kwargs={"slug": slug, "category": category})
    except NoReverseMatch:
        path = reverse("standings", kwargs={"slug": slug, "category": category})
    tables = row.pairings.filter(table__isnull=False).values_list("table", flat=True)
    return {table: TableWay(address + path, "") for table in tables if table is not None}
