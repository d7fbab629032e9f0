"""The event as files: its archive, a workbook of everything, a Swiss category as a report file."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_GET

from meydan.exchange.archive import SUFFIX
from meydan.site.archiving.trf import report_of
from meydan.site.archiving.workbook import event_workbook
from meydan.site.archiving.writing import archive_bytes
from meydan.site.pages.desk.entries.files import XLSX, attachment
from meydan.site.pages.door import Visit, door
from meydan.site.pages.shown import category_of
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import language


@require_GET
@door(Task.DOWNLOAD_BACKUP)
def archive(_: HttpRequest, visit: Visit) -> HttpResponse:
    return attachment(archive_bytes(visit.event), "application/zip", f"{visit.event.slug}{SUFFIX}")


@require_GET
@door(Task.EXPORT)
def everything(_: HttpRequest, visit: Visit) -> HttpResponse:
    return attachment(event_workbook(visit.event, language()), XLSX, f"{visit.event.slug}.xlsx")


@require_GET
@door(Task.EXPORT)
def report(_: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of(visit, category)
    return attachment(report_of(row).encode(), "text/plain; charset=utf-8", f"{visit.event.slug}-{row.pk}.trf")
