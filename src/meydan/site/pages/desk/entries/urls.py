"""Entries, importing them, and check-in."""

from django.urls import URLPattern, path

from meydan.site.pages.desk.entries import checkin, erasing, files, form, importing, listing

urlpatterns: list[URLPattern] = [
    path("entries/", listing.entries, name="entries"),
    path("entries/new", form.new, name="entry-new"),
    path("entries/<int:number>", form.edit, name="entry-edit"),
    path("entries/<int:number>/delete", form.delete, name="entry-delete"),
    path("entries/<int:number>/erase", erasing.erase, name="entry-erase"),
    path("entries/deleted/<int:snapshot>/<int:entry>/erase", erasing.erase_deleted, name="deleted-entry-erase"),
    path("entries/erase", erasing.erase_all, name="entries-erase"),
    path("entries/undo/<int:line>", listing.undo, name="entries-undo"),
    path("entries/import", importing.choose_file, name="entries-import"),
    path("entries/import/columns", importing.columns, name="entries-import-columns"),
    path("entries/import/result", importing.result, name="entries-import-result"),
    path("entries/import/accept", importing.accept, name="entries-import-accept"),
    path("entries/import/drop", importing.drop, name="entries-import-drop"),
    path("entries/template.xlsx", files.template, name="entries-template"),
    path("entries/export.xlsx", files.export_xlsx, name="entries-xlsx"),
    path("entries/export.csv", files.export_csv, name="entries-csv"),
    path("checkin/", checkin.page, name="checkin"),
    path("checkin/here", checkin.here, name="checkin-here"),
    path("checkin/not-here", checkin.not_here, name="checkin-not-here"),
    path("checkin/school", checkin.school, name="checkin-school"),
]
