"""Links to tables: given for a round or to a referee, renewed and revoked at the desk."""

from datetime import timedelta

from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import Log, change
from meydan.site.actions.links.tokens import digest_of, new_code, token_for
from meydan.site.models import Event, Official, RoundRow, TableLink
from meydan.site.tasks import Task

GOOD_FOR = timedelta(hours=18)  # one day in the hall


def good_links(event: Event) -> dict[tuple[int | None, int | None, int | None], TableLink]:
    """The links that work, by round, table and official."""
    found = event.table_links.filter(revoked=False, expires__gt=timezone.now()).order_by("pk")
    return {(link.round_id, link.table, link.official_id): link for link in found}


def give_links(author: Author, row: RoundRow) -> int:
    """Every table of the round gets a link, unless it has a good one. Says how many are new."""
    with change(row.category.event, author) as log:
        check_task(author, Task.MANAGE_LINKS)
        current = RoundRow.objects.get(pk=row.pk)
        if not current.current:
            raise Refusal(
                Words("Bu eşlendirme geri çekildi; yenisinin kartlarını hazırlayın.", "This pairing was withdrawn.")
            )
        good = good_links(log.event)
        tables = current.pairings.filter(table__isnull=False).values_list("table", flat=True)
        missing = [table for table in tables if (current.pk, table, None) not in good]
        if not missing:
            raise Refusal(Words("Her masanın bağlantısı var.", "Every table has its link."))
        for table in missing:
            new_link(log.event, current, table)
        about = {"category": current.category_id, "round": current.number}
        log("table links given", about=about, data={"tables": missing})
    return len(missing)


def new_link(event: Event, row: RoundRow | None, table: int | None, official: Official | None = None) -> TableLink:
    code = new_code(event)
    return TableLink.objects.create(
        event=event,
        code=code,
        digest=digest_of(token_for(event.pk, code)),
        round=row,
        table=table,
        official=official,
        expires=timezone.now() + GOOD_FOR,
    )


def give_referee_link(author: Author, official: Official) -> TableLink:
    """A link to the tables of one referee; an older one of the same referee stops working."""
    with change(official.event, author) as log:
        check_task(author, Task.MANAGE_LINKS)
        found = log.event.officials.get(pk=official.pk)
        log.event.table_links.filter(official=found).update(revoked=True)
        forget_phones(log.event, found)
        link = new_link(log.event, None, None, found)
        log("referee link given", about={"official": found.pk}, data={"name": found.name})
    return link


def own_link(event: Event, official: Official) -> TableLink:
    """The link behind the tables that a referee with an account opens."""
    link = good_links(event).get((None, None, official.pk))
    return link if link is not None else new_link(event, None, None, official)


def revoke_link(author: Author, link: TableLink) -> TableLink:
    """Nobody comes in by this link any more, and the phones that came by it are stopped."""
    with change(link.event, author) as log:
        check_task(author, Task.MANAGE_LINKS)
        found = taken_back(log, link)
        log("table link revoked", about=about_link(found), data={"code": found.code})
    return found


def renew_link(author: Author, link: TableLink) -> TableLink:
    """A new link in the place of this one: for a card whose photo was passed around."""
    with change(link.event, author) as log:
        check_task(author, Task.MANAGE_LINKS)
        old = taken_back(log, link)
        link = new_link(log.event, old.round, old.table, old.official)
        log("table link renewed", about=about_link(link), data={"code": link.code})
    return link


def taken_back(log: Log, link: TableLink) -> TableLink:
    found = log.event.table_links.select_related("round", "official").get(pk=link.pk)
    if found.revoked:
        raise Refusal(Words("Bu bağlantı zaten iptal edildi.", "This link is revoked already."))
    found.revoked = True
    found.save(update_fields=["revoked"])
    if found.official is not None:
        forget_phones(log.event, found.official)
    return found


def forget_phones(event: Event, official: Official) -> None:
    """Phones that came as this referee's are nobody's now: they must come by the new link."""
    event.devices.filter(official=official).update(official=None)


def about_link(link: TableLink) -> dict[str, int]:
    if link.round is None:
        return {"official": link.official_id or 0}
    return {"category": link.round.category_id, "round": link.round.number, "table": link.table or 0}
