"""The list of entries: searched as one types, narrowed, counted; and the tap that undoes the last bulk action."""

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST

from meydan.site.actions.entries.erase import due_for_erasure
from meydan.site.actions.entries.undo import undo_bulk
from meydan.site.models import Event, Snapshot
from meydan.site.pages.desk.entries.filters import filter_of, schools_of
from meydan.site.pages.desk.entries.form import list_url, see_other
from meydan.site.pages.door import Visit, door
from meydan.site.records.deleted_pupils import deleted_pupils
from meydan.site.records.snapshots import IMPORTED, KINDS
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say

ON_A_PAGE = 100


@door(Task.EDIT_ENTRY)
def entries(request: HttpRequest, visit: Visit) -> HttpResponse:
    chosen = filter_of(request, visit.event)
    rows = chosen.rows(visit.event)
    context = {
        "visit": visit,
        "chosen": chosen,
        "page": Paginator(rows, ON_A_PAGE).get_page(request.GET.get("page")),
        "found": len(rows),
        "all": visit.event.entries.count(),
        "categories": visit.event.categories.all(),
        "schools": schools_of(visit.event),
        "undoable": last_bulk(visit.event) if visit.may(Task.UNDO_BULK) else None,
        "may_export": visit.may(Task.EXPORT),
        "may_erase": visit.may(Task.ERASE_PUPIL),
        "deleted": deleted_pupils(visit.event) if visit.may(Task.ERASE_PUPIL) else [],
        "due": due_for_erasure(visit.event),
    }
    return render(request, "meydan/entries/list.html", context)


def last_bulk(event: Event) -> dict[str, object] | None:
    """The newest bulk action on entries that can still be undone, and what it did."""
    snapshot = Snapshot.objects.filter(event=event, kind__in=KINDS, used=False).order_by("-line").first()
    if snapshot is None:
        return None
    return {
        "line": snapshot.line,
        "imported": snapshot.kind == IMPORTED,
        "added": len(snapshot.before["added"]),
        "changed": len(snapshot.before["changed"]),
    }


@require_POST
@door(Task.UNDO_BULK)
def undo(request: HttpRequest, visit: Visit, line: int) -> HttpResponse:
    undone = undo_bulk(visit.author, visit.event, line)
    messages.success(
        request,
        say(
            "Geri alındı: {removed} kayıt çıkarıldı, {returned} kayıt eski hâline döndü, sonradan değişen {kept} kayda "
            "dokunulmadı.",
            "Undone: {removed} entries removed, {returned} put back as they were, {kept} changed since left alone.",
            removed=undone.removed,
            returned=undone.put_back,
            kept=undone.kept,
        ),
    )
    return see_other(list_url(visit))
