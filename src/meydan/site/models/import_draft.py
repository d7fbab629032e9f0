"""A list of entries that was uploaded and not yet accepted: it waits here, and nothing of the event changes."""

import uuid

from django.db import models

from meydan.site.models.event import Event


class ImportDraft(models.Model):
    """One for each person and event; a newer upload takes its place, and after `expires` it is gone.

    The rows are those of the file after T.C. numbers were hidden. They hold pupils' data, so nothing is kept longer
    than the wizard needs it.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4)
    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="import_drafts")
    owner = models.CharField(max_length=150)  # user name of who uploaded it
    file_name = models.CharField(max_length=120)
    expires = models.DateTimeField(db_index=True)
    sheet = models.JSONField()  # {"name": …, "rows": [[number, [cell …], [[column, error] …]] …]}
    matching = models.JSONField()  # {"header_row": …, "headings": […], "fields": […], "fixed": {…}}

    class Meta:
        constraints = [models.UniqueConstraint(fields=["event", "owner"], name="one_import_a_person")]
