"""Which tables of the hall belong to which category, and which categories play at the same time."""

from collections.abc import Iterable

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.models import Category, Event


def tables_of(category: Category) -> range:
    """The tables kept for the category; empty while it keeps none."""
    return range(category.first_table, category.first_table + category.table_count)


def side_by_side(one: Category, other: Category) -> bool:
    """Two categories that begin at the same time are played at the same time; one without an hour is not yet played."""
    return one.starts is not None and one.starts == other.starts


def check_tables(event: Event, category: Category, others: Iterable[Category]) -> None:
    """The tables are in the hall, and no category of the same hour keeps one of them."""
    tables = tables_of(category)
    if not tables:
        return
    if tables.start < 1 or tables.stop - 1 > event.tables:
        raise Refusal(
            Words(
                f"{category.name} için {written(tables)}. masa istendi; salonda {event.tables} masa var. "
                "Başka masalar verin ya da etkinlik ayarlarında masa sayısını artırın.",
                f"{category.name} asks for table {written(tables)}; the hall has {event.tables} tables. "
                "Give other tables, or raise their number in the event's settings.",
            )
        )
    for other in others:
        if other.pk == category.pk or not side_by_side(category, other):
            continue
        shared = range(max(tables.start, tables_of(other).start), min(tables.stop, tables_of(other).stop))
        if shared:
            raise Refusal(
                Words(
                    f"{category.name} ile {other.name} aynı saatte oynanır; {written(shared)}. masa ikisinde de var. "
                    f"{other.name}: {written(tables_of(other))}. masa. Başka masalar verin ya da saatini değiştirin.",
                    f"{category.name} and {other.name} play at the same time and both have table {written(shared)}. "
                    f"{other.name} keeps table {written(tables_of(other))}; give other tables, or change the time.",
                )
            )


def written(tables: range) -> str:
    """Table numbers as people write them: 11–20."""
    return str(tables.start) if len(tables) == 1 else f"{tables.start}–{tables.stop - 1}"


def shared_out(tables: int, categories: int) -> list[range]:
    """The hall divided evenly among categories that play side by side, the earlier ones getting what is left over."""
    each, left = divmod(tables, categories)
    ranges, first = [], 1
    for place in range(categories):
        count = each + (place < left)
        ranges.append(range(first, first + count))
        first += count
    return ranges
