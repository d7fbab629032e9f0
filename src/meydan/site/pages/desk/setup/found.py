"""Rows of this event only, and a second tap on what the first has already removed."""

from typing import TypeVar

from django.db.models import Model, QuerySet
from django.http import Http404

from meydan.site.actions.change import AlreadyDone
from meydan.site.pages.door import Visit

Row = TypeVar("Row", bound=Model)


def found(visit: Visit, rows: QuerySet[Row], pk: int) -> Row:
    """`rows` are those of the event: an id of another event is not found (fault 54)."""
    row = rows.filter(pk=pk).first()
    if row is not None:
        return row
    request = visit.request.POST.get("request", "")
    done = visit.event.log.filter(request=request).first() if request else None
    if done is not None:
        raise AlreadyDone(done)
    raise Http404
