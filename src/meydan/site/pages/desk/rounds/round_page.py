"""The page of a round, where the organiser is all day: what comes next, the tables, and entering their results."""

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.models import RoundRow
from meydan.site.pages.desk.rounds import found
from meydan.site.pages.desk.rounds.lines import lines_of
from meydan.site.pages.desk.rounds.quick_line import how_to_type
from meydan.site.pages.desk.rounds.wishes import Wish, few, main_wish, pair_wish, wish
from meydan.site.pages.door import Visit, door
from meydan.site.records.course import Course, course_of
from meydan.site.records.findings import findings, unaccounted
from meydan.site.records.matches import rules_of
from meydan.site.records.situations import situation_of
from meydan.site.rights import verdict
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action, Fact, Kind, State

SHOWN = ("all", "waiting", "confirm")


@dataclass(frozen=True, slots=True)
class Entered:
    """What somebody typed at the desk; with `refusal` it is shown again beside what was wrong."""

    table: str = ""
    score: str = ""
    refusal: Refusal | None = None


@door(Task.SEE_DESK)
def round_page(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    return page(request, visit, found.round_of(visit, category, number))


def page(
    request: HttpRequest, visit: Visit, row: RoundRow, entered: Entered | None = None, status: int = 200
) -> HttpResponse:
    course = course_of(row.category)
    state = State(row.state)
    context: dict[str, Any] = {
        "visit": visit,
        "category": row.category,
        "row": row,
        "rounds": course.rounds,
        "may_players": visit.may(Task.SEE_DRAFT),
        "state": state.value,
        "entered": entered or Entered(),
        "just": request.GET.get("entered", ""),
    }
    if state is State.DRAFT:
        if not visit.may(Task.SEE_DRAFT):
            return render(request, "meydan/rounds/not_yet.html", context)
        context |= draft_context(visit, course, row)
        return render(request, "meydan/rounds/draft.html", context, status=status)
    shown = request.GET.get("show", "")
    context |= play_context(visit, course, row, shown if shown in SHOWN else "all")
    return render(request, "meydan/rounds/round.html", context, status=status)


def draft_context(visit: Visit, course: Course, row: RoundRow) -> dict[str, Any]:
    faults = findings(course, row.number)
    missing = {words.tr for words in unaccounted(course, row.number)}
    objects = (Fact.CHECKER_OBJECTS,) if any(one.objects for one in faults) else ()
    return {
        "missing": [one for one in faults if one.words.tr in missing],
        "findings": [one for one in faults if one.words.tr not in missing],
        "lines": lines_of(row, visit.role),
        "main": main_wish(visit, course, row.number, *objects),
        "others": other_wishes(visit, course, row),
        "edit": wish_for(visit, course, row, Action.EDIT_DRAFT),
    }


def play_context(visit: Visit, course: Course, row: RoundRow, shown: str) -> dict[str, Any]:
    lines = lines_of(row, visit.role)
    chosen = {"all": lines.tables, "waiting": lines.waiting, "confirm": lines.to_confirm}[shown]
    rules = rules_of(row.category)
    situation = situation_of(course, row.number)
    enter = verdict(visit.role, Action.ENTER_RESULT, situation)
    next_round = course.round(row.number + 1)
    return {
        "lines": lines,
        "chosen": chosen,
        "shown": shown,
        "main": main_wish(visit, course, row.number),
        "next_round": next_round,
        "pair_next": pair_ahead(visit, course, row, next_round),
        "others": other_wishes(visit, course, row),
        "swap": wish_for(visit, course, row, Action.SWAP_RESULTS),
        "may_enter": enter.kind is not Kind.FORBIDDEN,
        "how": how_to_type(rules),
        "printed": [note for note in row.notes if note.get("printed") or not note.get("objects")],
    }


def pair_ahead(visit: Visit, course: Course, row: RoundRow, next_round: RoundRow | None) -> Wish | None:
    """With every result in, the next round can be paired before this one is closed; so too with a postponed match."""
    if next_round is not None or course.category.final or State(row.state) not in (State.PLAYING, State.COMPLETE):
        return None
    if Fact.ROUNDS_LEFT not in situation_of(course, row.number).facts:
        return None
    ahead = pair_wish(visit, course)
    return ahead if ahead.possible else None


OTHERS = {
    Action.DISCARD_DRAFT: (Words("Taslağı at", "Discard the draft"), "discard-draft", True),
    Action.RE_PAIR: (Words("Yeniden eşlendir", "Pair again"), "re-pair", False),
    Action.WITHDRAW_PUBLICATION: (Words("Yayından çek", "Withdraw the publication"), "withdraw-publication", True),
    Action.COMPLEMENTARY_PAIRING: (Words("Kalanları eşlendir", "Pair the rest"), "pair-rest", False),
    Action.EDIT_DRAFT: (Words("İki oyuncunun yerini değiştir", "Swap two players"), "swap-players", False),
    Action.SWAP_RESULTS: (Words("Sonuçları değiştir", "Swap the results"), "swap-results", False),
}
IN_DRAFT = (Action.RE_PAIR, Action.DISCARD_DRAFT)
ONCE_PUBLISHED = (Action.WITHDRAW_PUBLICATION, Action.RE_PAIR, Action.COMPLEMENTARY_PAIRING)


def wish_for(visit: Visit, course: Course, row: RoundRow, action: Action, *more: Fact) -> Wish:
    words, name, danger = OTHERS[action]
    situation = situation_of(course, row.number, *more)
    return wish(visit, action, situation, words, name, danger, category=row.category_id, number=row.number)


def other_wishes(visit: Visit, course: Course, row: RoundRow) -> list[Wish]:
    """What can go wrong with a pairing, and what is then done about it; what cannot be done now says why."""
    actions = IN_DRAFT if State(row.state) is State.DRAFT else ONCE_PUBLISHED
    wishes = []
    for action in actions:
        more = few(course, row.number) if action is Action.RE_PAIR and State(row.state) is State.DRAFT else ()
        wishes.append(wish_for(visit, course, row, action, *more))
    return wishes
