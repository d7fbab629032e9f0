"""The desk of an event at a glance: what is done, what comes next, and each category's state."""

from dataclasses import dataclass
from datetime import datetime, time
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from meydan.games.words import Words
from meydan.rulebooks import load
from meydan.site.actions.setup.edit_event import finish_event
from meydan.site.models import Event
from meydan.site.pages.areas import area_url
from meydan.site.pages.door import Visit, door
from meydan.site.records.event_progress import CategoryProgress, Step, progress_of, steps_of
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said
from meydan.tournament.checkin import deadline


@require_GET
@door(Task.SEE_DESK)
def desk(request: HttpRequest, visit: Visit) -> HttpResponse:
    event = visit.event
    progress = [progress_of(category) for category in event.categories.all()]
    steps = steps_of(event, progress)
    now = step_to_do(steps)
    context = {
        "visit": visit,
        "steps": [(step, area_url(step.page, event.slug, None), step is now) for step in steps],
        "cards": [(one, area_url(one.page, event.slug, one.category)) for one in progress],
        "programme": day_lines(event),
        "may_edit": visit.may(Task.EDIT_EVENT),
        "may_finish": visit.may(Task.FINISH_EVENT) and all_final(progress) and not event.finished,
    }
    return render(request, "meydan/setup/desk.html", context)


def step_to_do(steps: list[Step]) -> Step | None:
    """The first open step after the last one that is done: what was skipped (a briefing not ticked) holds nobody up."""
    last_done = max((at for at, step in enumerate(steps) if step.done), default=-1)
    return next((step for step in steps[last_done + 1 :] if not step.done), None)


def all_final(progress: list[CategoryProgress]) -> bool:
    return bool(progress) and all(one.category.final for one in progress)


@dataclass(frozen=True, slots=True)
class DayLine:
    """A line of the day, the names of the categories that begin then, and when their contestants must be there."""

    line: dict[str, Any]
    names: list[str]
    in_hall_by: datetime | None
    article: str


def day_lines(event: Event) -> list[DayLine]:
    names = {category.pk: category.name for category in event.categories.all()}
    entry = load(event.rulebook).event.entry
    lines = []
    for line in event.programme:
        here = [names[one] for one in line["categories"] if one in names]
        at = datetime.combine(event.day, time.fromisoformat(line["at"]))
        by = deadline(at, entry.check_in.minutes) if entry and here else None
        lines.append(DayLine(line, here, by, entry.check_in.article.reference if entry else ""))
    return lines


@require_POST
@door(Task.FINISH_EVENT)
def finish(request: HttpRequest, visit: Visit) -> HttpResponse:
    finish_event(visit.author, visit.event)
    messages.success(request, said(Words("Etkinlik bitirildi.", "The event is finished.")))
    return redirect("desk", slug=visit.event.slug)
