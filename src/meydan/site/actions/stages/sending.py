"""The champions of an event's final standings, for the next stage."""

from collections.abc import Mapping

from meydan.exchange.champions import CategoryChampions, Champion, ChampionsFile
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import Log, change
from meydan.site.archiving.writing import written_by
from meydan.site.models import Category, EntryRow, Event
from meydan.site.records.standings import standings_of
from meydan.site.tasks import Task
from meydan.tournament.faults import Fault

Places = Mapping[int, int]  # category's id → how many go on
SENT = "champions sent"


def send_champions(author: Author, event: Event, places: Places) -> ChampionsFile:
    """For a file, which the house signs; its code stands in this event's log and in the receiver's."""
    with change(event, author) as log:
        file = champions_to_send(author, log.event, places)
        log_sent(log, file, "")
    return file


def champions_to_send(author: Author, event: Event, places: Places) -> ChampionsFile:
    check_task(author, Task.SEND_CHAMPIONS)
    return champions_of(event, places, author.name)


def log_sent(log: Log, file: ChampionsFile, to: str) -> None:
    """Names stay out of the log: places and categories say enough."""
    counts = {category.name: len(category.champions) for category in file.categories}
    log(SENT, data={"code": file.code, "to": to, "champions": counts})


def champions_of(event: Event, places: Places, sent_by: str) -> ChampionsFile:
    wanted = {pk: count for pk, count in places.items() if count > 0}
    if not wanted:
        raise Refusal(Words("Kaç birincinin gideceğini yazın.", "Say how many champions go on."))
    chosen = list(event.categories.filter(pk__in=wanted))
    return ChampionsFile(
        event=event.name,
        uid=str(event.uid),
        level=str(event.level),
        sent_by=sent_by,
        log_number=event.log_number,
        log_hash=event.log_hash,
        written_by=written_by(),
        categories=tuple(champions_in(category, wanted[category.pk]) for category in chosen),
    )


def champions_in(category: Category, count: int) -> CategoryChampions:
    """Places 1 to `count` of final standings. A place that two share at the end of them is for a lot to decide."""
    if not category.final:
        raise Fault(
            Words(
                f"{category.name} sıralaması kesinleşmedi; birincisi henüz belli değil. Önce kesinleştirin.",
                f"The standings of {category.name} are not final; its champion is not known yet. Make them final.",
            ),
            41,
        )
    found = standings_of(category)
    going = [entry for entry in found.in_order if 1 <= found.places.get(entry.start_number or 0, 0) <= count]
    if len(going) > count:
        raise Fault(
            Words(
                f"{category.name}: {count}. sırayı paylaşanlar var. Önce kurayla ayırın ya da sayıyı değiştirin.",
                f"{category.name}: place {count} is shared. Draw the lot first, or change the number.",
            ),
            46,
        )
    champions = (
        champion_of(entry, found.places[entry.start_number or 0])
        for entry in going
        if not entry.erased and not entry.disqualified
    )
    return CategoryChampions(category.name, category.game, category.school_level, tuple(champions))


def champion_of(entry: EntryRow, place: int) -> Champion:
    return Champion(
        place=place,
        first_names=entry.first_names,
        surnames=entry.surnames,
        school=entry.school,
        grade=entry.grade,
        adviser=entry.adviser,
        school_number=entry.school_number,
        district=entry.district,
        province=entry.province,
        visually_impaired=entry.visually_impaired,
        consent=entry.consent,
    )
