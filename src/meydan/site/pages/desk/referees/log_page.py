"""The log of the event: filtered, paged, its chain checked; and as a workbook."""

import json
from dataclasses import dataclass
from typing import Any

from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone

from meydan.exchange.workbook import Cell, Table, workbook
from meydan.site.actions.change import broken_link, digest
from meydan.site.actions.kinds import KINDS
from meydan.site.models import LogLine
from meydan.site.pages.desk.referees.told import Teller, Told
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import language, say
from meydan.tournament.names import folded, place_in_alphabet

ON_A_PAGE = 50
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@dataclass(frozen=True, slots=True)
class Filter:
    """What somebody looks for in the log."""

    kind: str = ""
    who: str = ""
    category: int | None = None
    table: int | None = None
    text: str = ""

    def lines(self, visit: Visit) -> QuerySet[LogLine]:
        lines = visit.event.log.order_by("-number")
        if self.kind:
            lines = lines.filter(kind=self.kind)
        if self.who:
            lines = lines.filter(who=self.who)
        if self.category is not None:
            lines = lines.filter(about__category=self.category)
        if self.table is not None:
            lines = lines.filter(about__table=self.table)
        return lines


def filter_of(request: HttpRequest) -> Filter:
    asked = request.GET

    def number(name: str) -> int | None:
        text = asked.get(name, "").strip()
        return int(text) if text.isdecimal() and len(text) < 10 else None

    return Filter(
        asked.get("kind", ""),
        asked.get("who", ""),
        number("category"),
        number("table"),
        asked.get("q", "").strip()[:80],
    )


def found_lines(visit: Visit, chosen: Filter) -> "QuerySet[LogLine] | list[LogLine]":
    """A text is looked for in the line as it is read, without regard to Turkish letters."""
    lines = chosen.lines(visit)
    if not chosen.text:
        return lines
    teller, wanted = Teller(visit.event), folded(chosen.text)
    return [line for line in lines if wanted in teller.tell(line).text]


@door(Task.SEE_LOG)
def log(request: HttpRequest, visit: Visit) -> HttpResponse:
    chosen = filter_of(request)
    page = Paginator(found_lines(visit, chosen), ON_A_PAGE).get_page(request.GET.get("page"))
    teller = Teller(visit.event)
    context: dict[str, Any] = {
        "visit": visit,
        "chosen": chosen,
        "page": page,
        "told": [teller.tell(line) for line in page.object_list],
        "kinds": kinds_in(visit),
        "people": people_in(visit),
        "categories": visit.event.categories.all(),
        "digest": digest(visit.event),
    }
    if "X-Live" not in request.headers:  # the chain is checked when the page is opened, not at every line that comes
        context["broken"] = broken_link(visit.event)
    return render(request, "meydan/referees/log.html", context)


def kinds_in(visit: Visit) -> list[tuple[str, str]]:
    """The kinds that occur, by their sentence."""
    kinds = visit.event.log.order_by().values_list("kind", flat=True).distinct()
    said = [(kind, KINDS[kind].in_language(language()) if kind in KINDS else kind) for kind in kinds]
    return sorted(said, key=lambda pair: place_in_alphabet(pair[1]))


def people_in(visit: Visit) -> list[str]:
    return sorted(visit.event.log.order_by().values_list("who", flat=True).distinct(), key=place_in_alphabet)


@door(Task.EXPORT)
def export(request: HttpRequest, visit: Visit) -> HttpResponse:
    teller = Teller(visit.event)
    rows = [row_of(teller.tell(line)) for line in reversed(list(found_lines(visit, filter_of(request))))]
    head = [
        say(tr, en)
        for tr, en in (
            ("No", "No."),
            ("Zaman", "Time"),
            ("Kim", "Who"),
            ("Görevi", "Role"),
            ("Cihaz", "Device"),
            ("Ne oldu", "What happened"),
            ("Nerede", "Where"),
            ("Neden", "Why"),
            ("Ayrıntı", "Details"),
            ("Özet (SHA-256)", "Hash (SHA-256)"),
        )
    ]
    title = say("Kayıt defteri {d}", "Log {d}", d=digest(visit.event))
    answer = HttpResponse(workbook([Table(title, head, rows)]), content_type=XLSX)
    answer["Content-Disposition"] = f'attachment; filename="{visit.event.slug}-log-{visit.event.log_number}.xlsx"'
    return answer


def row_of(told: Told) -> list[Cell]:
    line, tongue = told.line, language()
    return [
        line.number,
        timezone.localtime(line.time),
        line.who,
        told.role.in_language(tongue),
        line.device,
        told.sentence.in_language(tongue),
        told.place.in_language(tongue),
        line.why,
        json.dumps(line.data, ensure_ascii=False, sort_keys=True) if line.data else "",
        line.hash,
    ]
