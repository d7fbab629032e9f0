"""The rounds of a category: where it stands, the one thing that comes next, and what is decided about its standings."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.rounds.pairing import new_seed
from meydan.site.actions.standings import deciding, showing
from meydan.site.models import Category, Format, RoundRow, Showing
from meydan.site.pages.desk.rounds import found
from meydan.site.pages.desk.rounds.wishes import Wish, final_wish, main_wish, task_wish, wish
from meydan.site.pages.door import Visit, door
from meydan.site.pages.shown import category_of
from meydan.site.records.course import Course, course_of
from meydan.site.records.progress import progress_of
from meydan.site.records.situations import situation_of
from meydan.site.records.standings import standings_in
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say
from meydan.tournament.rounds.situation import Action, State
from meydan.tournament.standings import HOUSE_ORDER
from meydan.tournament.standings.codes import KINDS as TIE_BREAKS


@door(Task.SEE_DESK)
def rounds(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    course = course_of(row)
    newest = course.rounds[-1] if course.rounds else None
    context: dict[str, Any] = {
        "visit": visit,
        "category": row,
        "state": newest.state if newest else State.NOT_PAIRED.value,
        "newest": newest,
        "all_rounds": course.rounds,
        "may_players": visit.may(Task.SEE_DRAFT),
        "rounds": [(one, progress_of(one)) for one in reversed(course.rounds)],
        "old": old_editions(row),
        "main": main_of(visit, course, newest),
        "here": row.entries.filter(checked_in=True, disqualified=False).count(),
        "of": row.rounds if row.format == Format.SWISS else None,
        "tie_breaks": ",".join(row.tie_breaks) or HOUSE_ORDER,
        "codes": TIE_BREAKS.items(),
        **standing_wishes(visit, course),
    }
    return render(request, "meydan/rounds/rounds.html", context)


def main_of(visit: Visit, course: Course, newest: RoundRow | None) -> Wish | None:
    """A draft is checked on its own page before it is published; results are entered on the round's page too."""
    if newest is not None and State(newest.state) in (State.DRAFT, State.PLAYING):
        return None
    return main_wish(visit, course, newest.number if newest else 0)


def old_editions(category: Category) -> list[RoundRow]:
    """Drafts thrown away and pairings taken back: nothing is lost (faults 31 and 32)."""
    return list(category.rounds_paired.filter(current=False).order_by("-number", "-edition"))


def standing_wishes(visit: Visit, course: Course) -> dict[str, Any]:
    category = course.category
    pk, last = category.pk, max(course.next_number - 1, 1)
    situation = situation_of(course, last)
    freeze = Words(
        "İzleyiciler bu turdan sonrasını tören bitene kadar görmez; masa görmeye devam eder.",
        "Spectators see nothing after this round until the ceremony; the desk goes on seeing it.",
    )
    reveal = Words("Son sıralama herkese açılır.", "Everybody sees the last standings.")
    tied = standings_in(course).tied if last_is_over(course) and course.category.format != Format.KNOCKOUT else []
    return {
        "final": final_wish(visit, course),
        "freeze": task_wish(
            visit, Task.FREEZE_STANDINGS, Words("Dondur", "Freeze"), "freeze-standings", freeze, category=pk
        ),
        "reveal": task_wish(
            visit, Task.REVEAL_STANDINGS, Words("Açıkla", "Reveal"), "reveal-standings", reveal, category=pk
        ),
        "frozen": category.showing == Showing.FROZEN,
        "published": range(course.last_published, 0, -1),
        "change": wish(
            visit,
            Action.CHANGE_TIE_BREAKS,
            situation,
            Words("Ölçütleri değiştir", "Change the tie-breaks"),
            "change-tie-breaks",
            category=pk,
        ),
        "leave": wish(
            visit,
            Action.LEAVE_RULES,
            situation,
            Words("Kural dışı moda geç", "Enter the mode outside the rules"),
            "leave-rules",
            True,
            category=pk,
        ),
        "tied": tied,
        "may_draw": visit.may(Task.DRAW_LOT),
        "seed": new_seed(),
    }


def last_is_over(course: Course) -> bool:
    return bool(course.last_published) and not course.missing_before(course.next_number)


@require_POST
@door(Action.FINAL_STANDINGS)
def final(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    deciding.make_final(visit.author, category_of(visit, category))
    messages.success(request, say("Sıralama kesinleşti", "The standings are final"))
    return found.back_to("rounds", visit, category=category)


@require_POST
@door(Task.FREEZE_STANDINGS)
def freeze(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    after = request.POST.get("after", "")
    row = showing.freeze_standings(
        visit.author, category_of(visit, category), int(after) if after.isdecimal() else None
    )
    messages.success(
        request, say("Sıralama {n}. turda donduruldu", "The standings are frozen at round {n}", n=row.frozen_after)
    )
    return found.back_to("rounds", visit, "#standings", category=category)


@require_POST
@door(Task.REVEAL_STANDINGS)
def reveal(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    showing.reveal_standings(visit.author, category_of(visit, category))
    messages.success(request, say("Sıralama herkese açıldı", "The standings are revealed"))
    return found.back_to("rounds", visit, "#standings", category=category)


@require_POST
@door(Action.CHANGE_TIE_BREAKS)
def tie_breaks(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    codes = [code.strip().upper() for code in request.POST.get("codes", "")[:200].split(",") if code.strip()]
    if not codes:
        raise Refusal(Words("En az bir ölçüt yazın, örneğin PTS,BH.", "Enter at least one, for example PTS,BH."))
    deciding.change_tie_breaks(visit.author, row, codes)
    messages.success(request, say("Sıralama ölçütleri değişti", "The tie-breaks are changed"))
    return found.back_to("rounds", visit, "#standings", category=category)


@require_POST
@door(Action.LEAVE_RULES)
def leave_rules(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    deciding.leave_rules(visit.author, category_of(visit, category))
    messages.success(request, say("Kategori kural dışı modda", "The category is outside the rules"))
    return found.back_to("rounds", visit, category=category)


@require_POST
@door(Task.DRAW_LOT)
def draw_tied(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    place, seed = request.POST.get("place", ""), request.POST.get("seed", "").strip()[:40]
    if not seed or not place.isdecimal():
        raise Refusal(Words("Sırayı ve tohumu yazın.", "Enter the place and the seed."))
    deciding.draw_tied_places(visit.author, row, int(place), seed)
    messages.success(request, say("{p}. sıra kurayla ayrıldı", "Place {p} is decided by lot", p=place))
    return found.back_to("rounds", visit, "#standings", category=category)
