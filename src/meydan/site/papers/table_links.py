"""The way from a paper on a table to the same table on a phone."""

from typing import NamedTuple

from django.urls import reverse

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.links.giving import good_links
from meydan.site.actions.links.tokens import token_of
from meydan.site.models import RoundRow, TableLink
from meydan.site.papers.wish import Wish


class TableWay(NamedTuple):
    """What the QR code opens, and what can be typed instead."""

    link: str
    code: str


NO_WAY = TableWay("", "")


def ways_to_tables(row: RoundRow, wish: Wish) -> dict[int, TableWay]:
    """The tables of the round that have a link; nothing for who may not give links to others."""
    if not wish.links:
        return {}
    found = good_links(wish.event)
    return {
        table: way(link, wish)
        for (of_round, table, _), link in found.items()
        if of_round == row.pk and table is not None
    }


def ways_to_all_tables(row: RoundRow, wish: Wish) -> dict[int, TableWay]:
    ways = ways_to_tables(row, wish)
    tables = row.pairings.filter(table__isnull=False).values_list("table", flat=True)
    if not set(tables) <= set(ways):
        raise Refusal(
            Words(
                "Bu turun masa bağlantıları hazır değil. Telefonlar sayfasında “Masa kartlarını hazırla”ya basın.",
                "The table links of this round are not made yet. Press “Make the table cards” on the page Phones.",
            )
        )
    return ways


def way(link: TableLink, wish: Wish) -> TableWay:
    path = reverse("table-link", kwargs={"slug": wish.event.slug, "token": token_of(link)})
    return TableWay(wish.address + path, f"{link.code[:4]} {link.code[4:]}")
