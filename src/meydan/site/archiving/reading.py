"""An archive's rows → rows of this machine that are not saved yet."""

from typing import Any

from meydan.exchange.archive import Row
from meydan.exchange.archive_faults import damaged_archive, newer_archive
from meydan.paper.logo import is_logo
from meydan.site.archiving.tables import EVENT, NAMED_IN_LOG, ArchivedTable
from meydan.site.archiving.values import row_value
from meydan.site.models import Event, EventLogo, LogLine, Snapshot, WallPage

Ids = dict[str, dict[int, int]]  # part → key in the archive → id here


def event_row(plain: Row, written_by: str, version: int) -> Event:
    """The event without its programme, which names categories that do not stand yet."""
    event = Event(**values_of(EVENT, plain, frozenset({"programme"}), written_by, version))
    event.programme = []
    return event


def values_of(
    table: ArchivedTable, plain: Row, besides: frozenset[str], written_by: str, version: int
) -> dict[str, Any]:
    """The plain fields. One that the archive lacks (an older Meydan wrote it) takes its default; one that is unknown
    here was written by a newer Meydan."""
    fields = {field.name: field for field in table.fields}
    if set(plain) - set(fields) - besides:
        raise newer_archive(written_by, version)
    return {
        name: row_value(field, plain[name], f"{table.part}.json") for name, field in fields.items() if name in plain
    }


def pointed_at(table: ArchivedTable, plain: Row, ids: Ids) -> dict[str, int | None]:
    found: dict[str, int | None] = {}
    for name, part in table.points_at.items():
        key = plain.get(name)
        if key is None and table.model._meta.get_field(name).null:
            found[f"{name}_id"] = None
        elif isinstance(key, int) and key in ids[part]:
            found[f"{name}_id"] = ids[part][key]
        else:
            raise damaged_archive(f"{table.part}.json")
    return found


def finish_log_line(line: LogLine, plain: Row, ids: Ids) -> None:
    """`about` with the ids of this machine; as it was hashed beside it, where that differs."""
    keys = plain.get("keys")
    if not isinstance(keys, dict) or not isinstance(plain.get("about"), dict):
        raise damaged_archive("log.json")
    try:
        line.about = {
            name: ids[NAMED_IN_LOG[name]][value] if name in NAMED_IN_LOG else value for name, value in keys.items()
        }
    except (KeyError, TypeError) as error:
        raise damaged_archive("log.json") from error
    line.hashed_about = None if line.about == plain["about"] else plain["about"]


def finish_snapshot(snapshot: Snapshot, plain: Row) -> None:
    if not isinstance(plain.get("used"), bool):
        raise damaged_archive("snapshots.json")
    snapshot.used, snapshot.used_there = True, plain["used"]


def check_logo(logo: EventLogo) -> None:
    """A picture stands in pages and on papers: one that the site itself would not take is not let in this way."""
    if not is_logo(logo.svg):
        raise damaged_archive("logo.json")


def screen_pages(plain: Row, ids: Ids) -> list[dict[str, Any]]:
    pages = by_ids(plain.get("pages"), ids, "screens.json")
    if any(not isinstance(one.get("id"), int) or one.get("page") not in set(WallPage) for one in pages):
        raise damaged_archive("screens.json")
    return pages


def by_ids(lines: Any, ids: Ids, where: str) -> list[dict[str, Any]]:
    """Lines of a programme or pages of a screen: the categories that each is for, by the ids of this machine."""
    try:
        return [{**line, "categories": [ids["categories"][key] for key in line["categories"]]} for line in lines]
    except (KeyError, TypeError) as error:
        raise damaged_archive(where) from error
