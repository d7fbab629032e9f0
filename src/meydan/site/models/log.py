"""The log of an event: append-only, hash-chained; the audit trail, the live feed and the proof at once."""

from django.db import models

from meydan.site.models.event import Event


class LogLine(models.Model):
    """`request` is the id that a page or phone gave the change: the same request twice is one line."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="log")
    number = models.PositiveIntegerField()
    time = models.DateTimeField()
    who = models.CharField(max_length=120)
    role = models.CharField(max_length=20)
    device = models.CharField(max_length=80, blank=True, default="")
    kind = models.CharField(max_length=40)
    about = models.JSONField(default=dict)  # ids of what it concerns: category, round, table, entry …
    # `about` as it was hashed on the machine that wrote the line, where rows have other ids; null: as above.
    hashed_about = models.JSONField(null=True, blank=True)
    data = models.JSONField(default=dict)  # what changed
    why = models.CharField(max_length=500, blank=True, default="")
    request = models.CharField(max_length=64, null=True, blank=True)
    public = models.BooleanField(default=False)  # spectators are told that it happened
    previous = models.CharField(max_length=64)
    hash = models.CharField(max_length=64)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["event", "number"], name="one_line_a_number"),
            models.UniqueConstraint(
                fields=["event", "request"], name="one_line_a_request", condition=models.Q(request__isnull=False)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.number} {self.kind}"


class Snapshot(models.Model):
    """What a bulk action changed, so that one tap undoes it (fault 42)."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="snapshots")
    line = models.PositiveIntegerField()  # the log line of the bulk action
    kind = models.CharField(max_length=40)
    before = models.JSONField()
    used = models.BooleanField(default=False)
    # Set for a snapshot that came with an archive: its rows have other ids here, so it counts as used and cannot be
    # undone; this is what `used` was where it was made.
    used_there = models.BooleanField(null=True, blank=True)
