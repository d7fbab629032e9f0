"""Taking champions into the next stage's event: from a file whose code was compared, or from an event of this house."""

from dataclasses import dataclass

from meydan.exchange.champions import ChampionsFile, same_code
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_action, check_task
from meydan.site.actions.change import Log, change
from meydan.site.actions.entries.draft import put_draft_aside
from meydan.site.actions.entries.written import write
from meydan.site.actions.setup.open_event import check_open
from meydan.site.actions.stages.arrival_plan import Arrival, plan_arrival
from meydan.site.actions.stages.sending import Places, champions_to_send, log_sent
from meydan.site.models import EntryRow, Event
from meydan.site.records.categories import situation_for_coming
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action

TAKEN = "champions taken"


@dataclass(frozen=True, slots=True)
class Taken:
    added: int
    here: int
    refused: int


def take_champions(author: Author, event: Event, file: ChampionsFile, heard: str) -> Taken:
    """`heard` is the code as the sender read it out; it is not in the file."""
    if not same_code(heard, file.code):
        raise Refusal(
            Words(
                "Kod uymuyor: dosya yolda değişmiş ya da kod yanlış yazılmış. Gönderene telefon edip kodu yeniden "
                "alın; yine uymazsa dosyayı yeniden isteyin.",
                "The code does not fit: the file was altered on its way, or the code was mistyped. Ring the sender and "
                "hear the code again; if it still does not fit, ask for the file again.",
            )
        )
    with change(event, author) as log:
        return take(author, log, file)


def take_from_event(sender: Author, source: Event, author: Author, event: Event, places: Places) -> Taken:
    """Between two events of one house: one transaction, a line in both logs. Locked in the order of their ids, so
    that two of these never wait for each other."""
    if source.pk < event.pk:
        with change(source, sender) as there, change(event, author) as here:
            return hand_over(sender, there, author, here, places)
    with change(event, author) as here, change(source, sender) as there:
        return hand_over(sender, there, author, here, places)


def hand_over(sender: Author, there: Log, author: Author, here: Log, places: Places) -> Taken:
    file = champions_to_send(sender, there.event, places)
    taken = take(author, here, file)
    log_sent(there, file, here.event.name)
    return taken


def take(author: Author, log: Log, file: ChampionsFile) -> Taken:
    check_task(author, Task.TAKE_CHAMPIONS)
    check_open(log.event)
    plan = plan_arrival(log.event, file)
    counts = {state: sum(row.state is state for row in plan) for state in Arrival}
    if not counts[Arrival.NEW]:
        raise Refusal(
            Words(
                f"Alınacak kimse yok: {counts[Arrival.HERE]} yarışmacı zaten kayıtlı, {counts[Arrival.REFUSED]} "
                "yarışmacı alınamaz.",
                f"There is nobody to take: {counts[Arrival.HERE]} are entered already, {counts[Arrival.REFUSED]} "
                "cannot be taken.",
            )
        )
    numbers = []
    for row in plan:
        if row.state is not Arrival.NEW or row.entry is None or row.category is None:
            continue
        check_action(author, Action.ENTER, situation_for_coming(row.category))
        entry = EntryRow(event=log.event, number=row.entry.number)
        write(entry, row.entry, row.category)
        entry.save(force_insert=True)
        put_draft_aside(row.category, TAKEN)
        numbers.append(entry.number)
    data = {"code": file.code, "from": file.event, "uid": file.uid, "numbers": numbers}
    log(TAKEN, data={**data, "here": counts[Arrival.HERE], "refused": counts[Arrival.REFUSED]})
    return Taken(counts[Arrival.NEW], counts[Arrival.HERE], counts[Arrival.REFUSED])
