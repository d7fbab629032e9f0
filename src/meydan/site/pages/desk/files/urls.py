from django.urls import path

from meydan.site.pages.desk.files import backups, compare, downloads, import_trf, second_copy

urlpatterns = [
    path("desk/backups", backups.backups, name="backups"),
    path("desk/backups/take", backups.take, name="take-backup"),
    path("desk/backups/file/<str:backup>", backups.download, name="backup-file"),
    path("desk/backups/second", second_copy.choose, name="second-copy"),
    path("desk/compare/<slug:other>", compare.compare, name="compare-logs"),
    path("desk/archive", downloads.archive, name="event-archive"),
    path("desk/workbook", downloads.everything, name="event-workbook"),
    path("desk/trf/<int:category>", downloads.report, name="category-trf"),
    path("desk/trf", import_trf.import_trf, name="import-trf"),
]
