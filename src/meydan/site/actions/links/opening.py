"""A phone comes to a table. The first one holds it; a second one waits for the desk (fault 53)."""

from meydan.games.words import Words
from meydan.site.actions.author import Author, NotAllowed
from meydan.site.actions.change import change
from meydan.site.actions.links.giving import own_link
from meydan.site.actions.matches.at_table import about_table
from meydan.site.models import Device, Event, Official, Pairing, Role, TableHold, TableLink
from meydan.site.records.phones import ALL_TABLES, WHY_NOT, holders, is_table_of, why_link_fails

LONGEST_NAME = 80


def name_device(author: Author, event: Event, name: str, official: Official | None) -> Device:
    """A phone that was not here before."""
    with change(event, author) as log:
        device = Device.objects.create(event=log.event, name=name[:LONGEST_NAME], official=official)
        log("phone came", data={"device": str(device.pk), "name": device.name})
    return device


def open_table(author: Author, link: TableLink, pairing: Pairing, device: Device) -> TableHold:
    """By a link. Who holds the table already stays in."""
    with change(link.event, author) as log:
        found = TableLink.objects.select_related("official").get(pk=link.pk)
        row = Pairing.objects.select_related("round__category").get(pk=pairing.pk)
        why = why_link_fails(found, row)
        if why is not None:
            raise NotAllowed(WHY_NOT[why])
        hold = held(found, row, device, at_once=False)
        log(
            "table opened" if hold.state == TableHold.State.HOLDS else "table asked for",
            about=about_table(row),
            data={"device": str(device.pk), "name": device.name},
        )
    return hold


def open_own_table(author: Author, pairing: Pairing, device: Device) -> TableHold:
    """By an account. The head referee stands beside whoever holds the table; a table referee asks like everybody."""
    official = author.official
    with change(pairing.round.category.event, author) as log:
        row = Pairing.objects.select_related("round__category").get(pk=pairing.pk)
        if official is None or not is_table_of(official, row):
            raise NotAllowed(
                Words("Bu masa size verilmemiş; masadan isteyin.", "This table is not yours; ask the desk for it.")
            )
        link = own_link(log.event, official)
        hold = held(link, row, device, at_once=Role(official.role) in ALL_TABLES)
        log(
            "table opened" if hold.state == TableHold.State.HOLDS else "table asked for",
            about=about_table(row),
            data={"device": str(device.pk), "name": device.name},
        )
    return hold


def held(link: TableLink, pairing: Pairing, device: Device, at_once: bool) -> TableHold:
    others = holders(pairing).exclude(device=device).exists()
    before = device.holds.filter(pairing=pairing).first()
    stays = before is not None and before.state == TableHold.State.HOLDS
    state = TableHold.State.ASKED if others and not (at_once or stays) else TableHold.State.HOLDS
    hold, _ = TableHold.objects.update_or_create(
        device=device, pairing=pairing, defaults={"link": link, "state": state}
    )
    return hold
