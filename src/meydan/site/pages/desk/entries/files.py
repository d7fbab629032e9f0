"""Entries as files: the template that schools fill in, and the list as XLSX or CSV."""

from django.http import HttpRequest, HttpResponse

from meydan.exchange.entries_xlsx import entries_csv, entries_template, entries_xlsx
from meydan.site.models import Event
from meydan.site.pages.door import Visit, door
from meydan.site.records.categories import category_of
from meydan.site.records.entries import entry_of, in_starting_order
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import language
from meydan.tournament.entries import Entry
from meydan.tournament.rounds.situation import Action

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
CSV = "text/csv; charset=utf-8"


@door(Action.ENTER)
def template(_: HttpRequest, visit: Visit) -> HttpResponse:
    data = entries_template([category_of(category) for category in visit.event.categories.all()], language())
    return attachment(data, XLSX, f"{visit.event.slug}-sablon.xlsx")


@door(Task.EXPORT)
def export_xlsx(_: HttpRequest, visit: Visit) -> HttpResponse:
    return attachment(entries_xlsx(exported(visit.event), language()), XLSX, f"{visit.event.slug}-kayitlar.xlsx")


@door(Task.EXPORT)
def export_csv(_: HttpRequest, visit: Visit) -> HttpResponse:
    return attachment(entries_csv(exported(visit.event), language()), CSV, f"{visit.event.slug}-kayitlar.csv")


def exported(event: Event) -> list[Entry]:
    """Category by category, each by surname; who was erased is in no list."""
    return [
        entry_of(row)
        for category in event.categories.all()
        for row in in_starting_order(category.entries.filter(erased=False).select_related("category"))
    ]


def attachment(data: bytes, kind: str, name: str) -> HttpResponse:
    response = HttpResponse(data, content_type=kind)
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    response["Cache-Control"] = "no-store"
    return response
