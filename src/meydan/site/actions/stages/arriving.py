"""Taking champions into the next stage's event: from a signed file, or from an event of this house."""

from dataclasses import dataclass

from django.contrib.auth.models import User

from meydan.exchange.champions import ChampionsFile, SignedChampions
from meydan.exchange.signing import FileSignature, same_when_heard
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_action, check_task
from meydan.site.actions.change import Log, change
from meydan.site.actions.entries.draft import put_draft_aside
from meydan.site.actions.entries.written import write
from meydan.site.actions.setup.open_event import check_open
from meydan.site.actions.stages.arrival_plan import Arrival, plan_arrival
from meydan.site.actions.stages.sending import Places, champions_to_send, log_sent
from meydan.site.house_key import house_key
from meydan.site.models import EntryRow, Event, KnownKey
from meydan.site.records.categories import situation_for_coming
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action

TAKEN = "champions taken"
LONGEST_NAME = 300


@dataclass(frozen=True, slots=True)
class Taken:
    added: int
    here: int
    refused: int


def take_champions(author: Author, owner: User, event: Event, signed: SignedChampions, heard: str) -> Taken:
    """`heard` is the fingerprint of the sender's key as the sender told it; it is asked for once for each sender."""
    file, key = signed.file, signed.signature
    with change(event, author) as log:
        if not is_known(owner, key):
            if not same_when_heard(heard, key.fingerprint):
                raise not_compared()
            KnownKey.objects.create(owner=owner, key=key.key, name=f"{file.event}, {file.sent_by}"[:LONGEST_NAME])
        return take(author, log, file, key.fingerprint)


def is_known(owner: User, signature: FileSignature) -> bool:
    """The own house needs no comparing."""
    return signature.key == house_key().key or owner.known_keys.filter(key=signature.key).exists()


def not_compared() -> Refusal:
    return Refusal(
        Words(
            "Parmak izi uymuyor: yanlış yazılmış ya da dosya başka birinden geliyor. Gönderene telefon edip aşamalar "
            "sayfasındaki parmak izini yeniden okutun; yine uymazsa dosyayı almayın.",
            "The fingerprint does not fit: it was mistyped, or the file comes from somebody else. Ring the sender and "
            "hear the fingerprint on their page of stages again; if it still does not fit, do not take the file.",
        )
    )


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
    taken = take(author, here, file, "")
    log_sent(there, file, here.event.name)
    return taken


def take(author: Author, log: Log, file: ChampionsFile, signed_by: str) -> Taken:
    """`signed_by` is the fingerprint of the key; empty between two events of one house."""
    check_task(author, Task.TAKE_CHAMPIONS)
    check_open(log.event)
    plan = plan_arrival(log.event, file)
    counts = {state: sum(row.state is state for row in plan) for state in Arrival}
    if not counts[Arrival.NEW]:
        raise Refusal(
            Words(
                f"Alınacak kimse yok: {counts[Arrival.HERE]} yarışmacı zaten kayıtlı, {counts[Arrival.REFUSED]} "
                "yarışmacı alınamaz.",
                f"There is nobody to take (already entered: {counts[Arrival.HERE]}; cannot be taken: "
                f"{counts[Arrival.REFUSED]}).",
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
    data = {"code": file.code, "key": signed_by, "from": file.event, "uid": file.uid, "numbers": numbers}
    log(TAKEN, data={**data, "here": counts[Arrival.HERE], "refused": counts[Arrival.REFUSED]})
    return Taken(counts[Arrival.NEW], counts[Arrival.HERE], counts[Arrival.REFUSED])
