"""The three example events."""

from dataclasses import replace
from datetime import date, timedelta
from itertools import islice

from meydan.site.actions.author import Author
from meydan.site.actions.entries.arrival import check_in
from meydan.site.actions.entries.enter import enter
from meydan.site.actions.matches.results import draw_who_goes_on, enter_result
from meydan.site.actions.meeting.briefing import tick_category, tick_event
from meydan.site.actions.rounds.pairing import pair_round
from meydan.site.actions.rounds.publishing import close_round, publish_round, start_round
from meydan.site.actions.setup.create_event import create_event
from meydan.site.actions.setup.edit_event import finish_event
from meydan.site.actions.setup.new_event import Wished
from meydan.site.actions.standings.deciding import make_final
from meydan.site.demo.people import Staff, appoint, pupils
from meydan.site.models import Category, Event, EventLevel, Pairing, Role, RoundRow
from meydan.site.records.briefing import event_references, game_references
from meydan.site.records.course import course_of
from meydan.site.records.matches import rules_of
from meydan.site.records.situations import to_be_paired
from meydan.site.records.templates import template
from meydan.site.rehearsal.chance import Chance
from meydan.site.rehearsal.matches import any_slip

SEED = "meydan-demo"
BEFORE_START = timedelta(minutes=25)


def being_set_up(staff: Staff) -> Event:
    """The whole day of the district, ten days ahead: the first lists of the schools have come."""
    wished = Wished("İlçe Akıl ve Zekâ Oyunları Turnuvası", date.today() + timedelta(days=10), "Salihli Spor Salonu")
    event = new_event(staff, "salihli", wished, EventLevel.DISTRICT)
    for category, count in zip(event.categories.all(), (14, 9, 5), strict=False):
        enter_pupils(staff, category, count)
    return event


def being_played(staff: Staff) -> Event:
    """A Mangala cup of twenty, today: in the middle of the third round."""
    wished = Wished("Yüzüncü Yıl Mangala Kupası", date.today(), "Kültür Merkezi")
    event = new_event(staff, "yuzuncu-yil", wished, EventLevel.DISTRICT, frozenset({"mangala"}))
    category = event.categories.get()
    enter_pupils(staff, category, 20, arrived=True)
    brief(staff, event)
    chance = Chance(SEED)
    for _ in range(2):
        play(staff, begin_round(staff, category), chance)
        close_round(staff.at(event), newest(category))
    play(staff, begin_round(staff, category), chance, tables=6)
    return event


def finished(staff: Staff) -> Event:
    """Two knock-outs of last week, to the final places."""
    wished = Wished("Okul Şampiyonları Eleme Günü", date.today() - timedelta(days=7), "Cumhuriyet Ortaokulu")
    event = new_event(staff, "salihli", wished, EventLevel.SCHOOL, frozenset({"mangala-primary", "pentago-middle"}))
    brief(staff, event)
    chance = Chance(SEED)
    for category in event.categories.all():
        enter_pupils(staff, category, 11, arrived=True)
        while True:
            play(staff, begin_round(staff, category), chance)
            close_round(staff.at(event), newest(category))
            course = course_of(category)
            if len(to_be_paired(course, course.next_number)) < 2:
                break
        make_final(staff.at(event), category)
    finish_event(staff.at(event, typed=event.name), Event.objects.get(pk=event.pk))
    return event


def new_event(
    staff: Staff, rulebook: str, wished: Wished, level: EventLevel, keys: frozenset[str] | None = None
) -> Event:
    plan = template(rulebook)
    chosen = keys or frozenset(category.key for category in plan.categories if category.chosen)
    owner = Author(staff.owner.first_name, Role.ORGANISER, None, "demo")
    event = create_event(owner, staff.owner, rulebook, replace(wished, level=level), chosen)
    appoint(staff, event)
    return event


def enter_pupils(staff: Staff, category: Category, count: int, arrived: bool = False) -> None:
    event = category.event
    begin = event.entries.count()
    for written in islice(pupils(category.school_level, begin), count):
        row = enter(staff.at(event, Role.ORGANISER), category, written)
        if arrived and category.starts:
            check_in(staff.at(event, Role.DESK_HELPER), row, identity_seen=True, at=category.starts - BEFORE_START)


def brief(staff: Staff, event: Event) -> None:
    """The technical meeting: everything has been said."""
    if event_references(event):
        tick_event(staff.at(event), event, list(event_references(event)))
    for category in event.categories.all():
        tick_category(staff.at(event), category, list(game_references(category)))


def begin_round(staff: Staff, category: Category) -> RoundRow:
    draft = pair_round(staff.at(category.event), category, f"{SEED}-{course_of(category).next_number}")
    return start_round(staff.at(category.event), publish_round(staff.at(category.event), draft))


def play(staff: Staff, row: RoundRow, chance: Chance, tables: int | None = None) -> None:
    """Results for all tables of the round, or for the first few."""
    event, rules = row.category.event, rules_of(row.category)
    for pairing in Pairing.objects.filter(round=row, second__isnull=False).order_by("table")[:tables]:
        enter_result(staff.at(event, Role.TABLE_REFEREE), pairing, any_slip(rules, chance))
        pairing.refresh_from_db()
        if pairing.summary["tied"]:
            draw_who_goes_on(staff.at(event), pairing, f"{SEED}-{pairing.pk}")


def newest(category: Category) -> RoundRow:
    rounds = RoundRow.objects.select_related("category__event").filter(category=category, current=True)
    return rounds.latest("number")
