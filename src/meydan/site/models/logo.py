"""The event's logo: in a row of its own, so that a page that reads the event does not read the picture too."""

from django.db import models

from meydan.site.models.event import Event


class EventLogo(models.Model):
    """The SVG that `paper.read_logo` made of the uploaded file."""

    event = models.OneToOneField(Event, on_delete=models.CASCADE, related_name="logo")
    svg = models.TextField()

    def __str__(self) -> str:
        return str(self.event)
