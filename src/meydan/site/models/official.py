"""Who works at an event, and as what."""

from django.conf import settings
from django.db import models

from meydan.games.words import Words
from meydan.site.models.event import Event


class Role(models.TextChoices):
    ORGANISER = "organiser"
    HEAD_REFEREE = "head referee"
    TABLE_REFEREE = "table referee"
    DESK_HELPER = "desk helper"
    VIEWER = "viewer"

    @property
    def words(self) -> Words:
        return ROLE_WORDS[self]


ROLE_WORDS = {
    Role.ORGANISER: Words("Düzenleyen", "Organiser"),
    Role.HEAD_REFEREE: Words("Başhakem", "Head referee"),
    Role.TABLE_REFEREE: Words("Masa hakemi", "Table referee"),
    Role.DESK_HELPER: Words("Kayıt görevlisi", "Desk helper"),
    Role.VIEWER: Words("İzleyici", "Viewer"),
}


class Official(models.Model):
    """A person with a role at one event. A table referee who comes by QR code needs no user account."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="officials")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="offices"
    )
    name = models.CharField(max_length=120)
    role = models.CharField(max_length=20, choices=Role.choices)
    # For fault 48: nobody referees the own school unnoticed.
    school = models.CharField(max_length=160, blank=True, default="")

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["event", "user"], name="one_office_an_event", condition=models.Q(user__isnull=False)
            )
        ]

    def __str__(self) -> str:
        return self.name
