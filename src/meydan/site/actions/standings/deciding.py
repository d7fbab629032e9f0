"""Tie-breaks, lots between equals, final standings, and the mode outside the rules. Faults 26, 41, 45 and 46."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_action, check_task
from meydan.site.actions.change import change
from meydan.site.models import Category, Pairing
from meydan.site.records.course import Course, course_of
from meydan.site.records.lots import lot_to_plain
from meydan.site.records.situations import situation_of
from meydan.site.records.standings import standings_in
from meydan.site.tasks import Task
from meydan.tournament.draws import split_tie
from meydan.tournament.lots import Lot
from meydan.tournament.rounds.situation import Action, State
from meydan.tournament.standings import order_of


def locked(category: Category) -> Course:
    return course_of(Category.objects.select_related("event").get(pk=category.pk))


def last_round(course: Course) -> int:
    return max(course.next_number - 1, 1)


def change_tie_breaks(author: Author, category: Category, codes: list[str]) -> Category:
    """Once the category has begun: typed and confirmed by a second person, logged, shown under the standings."""
    with change(category.event, author) as log:
        course = locked(category)
        written = ",".join(codes)
        order_of(written)
        check_action(author, Action.CHANGE_TIE_BREAKS, situation_of(course, last_round(course)), expected=written)
        found = course.category
        before, found.tie_breaks = found.tie_breaks, codes
        found.save(update_fields=["tie_breaks"])
        data = {"before": before, "after": codes, "after_start": course.begun}
        log("tie-breaks changed", about={"category": found.pk}, data=data, public=True)
    return found


def draw_tied_places(author: Author, category: Category, place: int, seed: str) -> Lot[int]:
    """The order of those who share a place on everything, where each place must be somebody's own (fault 46)."""
    with change(category.event, author) as log:
        check_task(author, Task.DRAW_LOT)
        course = locked(category)
        if course.missing_before(course.next_number):
            raise Refusal(
                Words("Sonucu eksik maç varken kura çekilmez.", "No lot is drawn while a result is missing."), None
            )
        tied = dict(standings_in(course).tied).get(place)
        if tied is None:
            raise Refusal(Words(f"{place}. sırayı paylaşan yok.", f"Nobody shares place {place}."))
        lot = split_tie(place, tied, seed)
        course.category.lots = [*course.category.lots, lot_to_plain(lot)]
        course.category.save(update_fields=["lots"])
        log("tied places drawn", about={"category": category.pk}, data=lot_to_plain(lot), public=True)
    return lot


def make_final(author: Author, category: Category) -> Category:
    """The last round is closed and the standings are final; impossible while any result is missing (fault 41)."""
    with change(category.event, author) as log:
        course = locked(category)
        last = last_round(course)
        check_action(author, Action.FINAL_STANDINGS, situation_of(course, last))
        found = course.category
        course.category.rounds_paired.filter(current=True, state=State.COMPLETE).update(state=State.CLOSED)
        Pairing.objects.filter(round__category=found, round__current=True).update(confirmed=True)
        found.final = True
        found.save(update_fields=["final"])
        log("standings made final", about={"category": found.pk, "round": last}, public=True)
    return found


def leave_rules(author: Author, category: Category) -> Category:
    """Irreversible: from now on results of old rounds can be corrected, and every list says so (fault 26)."""
    with change(category.event, author) as log:
        course = locked(category)
        situation = situation_of(course, last_round(course))
        check_action(author, Action.LEAVE_RULES, situation, expected=course.category.name)
        course.category.beyond_rules = True
        course.category.save(update_fields=["beyond_rules"])
        log("rules left", about={"category": category.pk}, public=True)
    return course.category
