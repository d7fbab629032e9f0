"""An event: a day in a hall, from a rulebook."""

import uuid

from django.db import models

from meydan.games.words import Words


class EventLevel(models.TextChoices):
    SCHOOL = "school"
    DISTRICT = "district"
    PROVINCE = "province"
    COUNTRY = "country"

    @property
    def words(self) -> Words:
        return EVENT_LEVEL_WORDS[self]


EVENT_LEVEL_WORDS = {
    EventLevel.SCHOOL: Words("Okul", "School"),
    EventLevel.DISTRICT: Words("İlçe", "District"),
    EventLevel.PROVINCE: Words("İl", "Province"),
    EventLevel.COUNTRY: Words("Türkiye", "Country"),
}


class Event(models.Model):
    """`log_number` and `log_hash` are the head of the event's log: who writes locks this row and moves them on."""

    # The event wherever it is: an archive carries it from machine to machine.
    uid = models.UUIDField(default=uuid.uuid4, editable=False)
    read_only = models.BooleanField(default=False)  # a copy to look at: `change` refuses
    # The signature with which its archive came: it goes out again as long as nothing has changed since.
    arrived_signed = models.JSONField(default=dict, blank=True)
    slug = models.SlugField(max_length=60, unique=True)
    name = models.CharField(max_length=160)
    place = models.CharField(max_length=160, blank=True, default="")
    day = models.DateField()
    level = models.CharField(max_length=10, choices=EventLevel.choices, default=EventLevel.SCHOOL)
    # On the result form (`salihli.event.16`): which office reports, and to which; empty: what is usual for the level.
    office = models.CharField(max_length=160, blank=True, default="")
    reports_to = models.CharField(max_length=160, blank=True, default="")
    rulebook = models.CharField(max_length=30)
    # Lines of the day: [{"at": "09:30", "tr": …, "en": …, "article": …, "categories": [ids]}]
    programme = models.JSONField(default=list)
    tables = models.PositiveIntegerField(default=20)
    # A result counts as confirmed only after a second person (fault 50).
    second_person = models.BooleanField(default=False)
    # The event's own articles that the technical meeting was told: {reference: {"by": …, "at": …}}
    briefed = models.JSONField(default=dict)
    listed = models.BooleanField(default=True)
    finished = models.BooleanField(default=False)
    log_number = models.PositiveIntegerField(default=0)
    log_hash = models.CharField(max_length=64, default="")

    class Meta:
        ordering = ["-day", "name"]
        constraints = [
            models.UniqueConstraint(fields=["uid"], name="one_event_to_work_on", condition=models.Q(read_only=False))
        ]

    def __str__(self) -> str:
        return self.name
