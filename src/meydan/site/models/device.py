"""The phones at the tables: which device is there, which link it came by, and what it calls for."""

import uuid

from django.db import models

from meydan.site.models.event import Event
from meydan.site.models.official import Official
from meydan.site.models.round import Pairing, RoundRow


class Device(models.Model):
    id = models.UUIDField(primary_key=True, default=uuid.uuid4)
    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="devices")
    name = models.CharField(max_length=80)
    official = models.ForeignKey(Official, null=True, blank=True, on_delete=models.SET_NULL, related_name="devices")
    seen = models.DateTimeField(null=True, blank=True)
    waiting = models.PositiveIntegerField(default=0)  # acts that the phone says it has not sent yet


class TableLink(models.Model):
    """A signed way in: to one table of a round, or to a referee's own tables. Only the digest of the token is kept."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="table_links")
    digest = models.CharField(max_length=64, unique=True)
    code = models.CharField(max_length=12)  # short, to be typed in the hall
    round = models.ForeignKey(RoundRow, null=True, blank=True, on_delete=models.CASCADE, related_name="links")
    table = models.PositiveIntegerField(null=True, blank=True)
    official = models.ForeignKey(Official, null=True, blank=True, on_delete=models.CASCADE, related_name="links")
    expires = models.DateTimeField()
    revoked = models.BooleanField(default=False)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["event", "code"], name="one_link_a_code")]


class TableHold(models.Model):
    """Which device holds which table; a second one waits for the desk (fault 53)."""

    class State(models.TextChoices):
        ASKED = "asked"
        HOLDS = "holds"
        HANDED_OVER = "handed over"
        REVOKED = "revoked"

    link = models.ForeignKey(TableLink, on_delete=models.CASCADE, related_name="holds")
    pairing = models.ForeignKey(Pairing, on_delete=models.CASCADE, related_name="holds")
    device = models.ForeignKey(Device, on_delete=models.CASCADE, related_name="holds")
    state = models.CharField(max_length=12, choices=State.choices)


class Call(models.Model):
    """A referee's call for the head referee, or an objection: it stays on the desk until it is answered."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="calls")
    pairing = models.ForeignKey(Pairing, on_delete=models.CASCADE, related_name="calls")
    line = models.PositiveIntegerField()  # the log line that opened it
    reason = models.CharField(max_length=300)
    objection = models.BooleanField(default=False)
    open = models.BooleanField(default=True)
    answer = models.CharField(max_length=500, blank=True, default="")


class Signature(models.Model):
    """The line that somebody drew under a result. It is no part of the act, so that it can be erased with the pupil."""

    pairing = models.ForeignKey(Pairing, on_delete=models.CASCADE, related_name="drawn_signatures")
    act_id = models.CharField(max_length=64)
    signer = models.CharField(max_length=10)
    drawing = models.TextField()  # an SVG path on a sheet of 300 × 100

    class Meta:
        constraints = [models.UniqueConstraint(fields=["pairing", "act_id"], name="one_drawing_a_signature")]
