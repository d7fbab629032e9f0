"""Opening the matches of a round. Acts name players by starting number only, so that a pupil can be forgotten."""

from datetime import UTC, datetime

from meydan.games.words import Words
from meydan.match import Act, Actor, Opened, Person, open_match, plain
from meydan.match import Role as MatchRole
from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.facts import Condition
from meydan.site.actions.author import Author
from meydan.site.models import Category, EntryRow, Format, Pairing, Role, RoundRow, StoredAct
from meydan.site.records.card_lists import card_list_of
from meydan.site.records.course import Course
from meydan.site.records.match_summary import tell
from meydan.site.records.matches import rules_of
from meydan.site.records.meeting_choices import card_ms_of, clock_of
from meydan.tournament.faults import Fault


def open_all(author: Author, course: Course, row: RoundRow) -> None:
    """The first act of every table of the round."""
    entries = {entry.pk: entry for entry in course.entries}
    stored, changed = [], []
    fields: list[str] = []
    for pairing in course.tables[row.number]:
        if pairing.second_id is None or pairing.acts:
            continue
        pairing.round, pairing.first, pairing.second = row, entries[pairing.first_id], entries[pairing.second_id]
        act = opening_act(author, course.category, pairing)
        fields = tell(pairing, open_match(rules_of(course.category), act))
        stored.append(stored_act(pairing, act, author.device))
        changed.append(pairing)
    if changed:
        StoredAct.objects.bulk_create(stored)
        Pairing.objects.bulk_update(changed, fields)


def opening_act(author: Author, category: Category, pairing: Pairing) -> Act:
    assert pairing.second is not None
    return Act(
        f"opened-{pairing.pk}",
        1,
        actor_of(author),
        now_label(),
        opened(category, pairing.round.number, pairing.first, pairing.second),
    )


def opened(category: Category, number: int, first: EntryRow, second: EntryRow) -> Opened:
    cards, reserves = cards_of(category, number)
    return Opened(
        person(first),
        person(second),
        knockout=category.format == Format.KNOCKOUT,
        clock=clock_of(category),
        cards=cards,
        reserves=reserves,
        card_ms=card_ms_of(category),
        level=Level(category.event.level),
    )


def person(entry: EntryRow) -> Person:
    conditions = (Condition.VISUALLY_IMPAIRED,) if entry.visually_impaired else ()
    return Person(f"No {entry.start_number}", conditions)


def cards_of(category: Category, number: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    rule = rules_of(category).cards
    if rule is None:
        return (), ()
    drawn = card_list_of(category, number)
    if drawn is None:
        raise Fault(
            Words(
                f"{number}. turun kartları çekilmemiş; turu başlatmadan önce kart listesini çekin.",
                f"The cards of round {number} are not drawn; draw the card list before the round starts.",
            ),
            47,
        )
    reserves = drawn.reserves if rule.reserves is not None else ()
    return tuple(map(str, drawn.cards)), tuple(map(str, reserves))


def actor_of(author: Author) -> Actor:
    """As whom the author acts in a match: whoever is not the head referee does what a table referee may."""
    role = MatchRole.HEAD_REFEREE if author.role is Role.HEAD_REFEREE else MatchRole.TABLE_REFEREE
    return Actor(role, author.name)


def now_label() -> str:
    """The wall clock of the server: a label, nothing is ordered by it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def stored_act(pairing: Pairing, act: Act, device: str, device_time: str = "") -> StoredAct:
    return StoredAct(
        pairing=pairing,
        act_id=act.id,
        number=act.number,
        act=plain(act),
        device=device[:80],
        device_time=device_time[:40],
    )
