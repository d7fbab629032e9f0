"""An entry: a pupil in a category. As little as a tournament needs to know of a child."""

from django.db import models

from meydan.site.models.category import Category
from meydan.site.models.event import Event


class EntryRow(models.Model):
    """`number` counts in the event; `start_number` is the place on the category's starting list, fixed by the first
    pairing; `folded` is what the search looks in. The pure value is `meydan.tournament.entries.Entry`."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="entries")
    category = models.ForeignKey(Category, on_delete=models.PROTECT, related_name="entries")
    number = models.PositiveIntegerField()
    start_number = models.PositiveIntegerField(null=True, blank=True)
    first_names = models.CharField(max_length=80)
    surnames = models.CharField(max_length=80)
    school = models.CharField(max_length=160)
    grade = models.PositiveSmallIntegerField()
    adviser = models.CharField(max_length=160)
    school_number = models.CharField(max_length=20, blank=True, default="")
    district = models.CharField(max_length=80, blank=True, default="")
    province = models.CharField(max_length=80, blank=True, default="")
    visually_impaired = models.BooleanField(default=False)
    consent = models.BooleanField(default=False)  # the full name may be published
    folded = models.CharField(max_length=400, blank=True, default="", db_index=True)
    identity_seen = models.BooleanField(default=False)
    checked_in = models.BooleanField(default=False)
    late = models.BooleanField(default=False)
    # meydan.tournament.attendance.Attendance: {"away": [[round, letter]], "left": round | null, "came_back": bool}
    attendance = models.JSONField(default=dict)
    excuses = models.JSONField(default=dict)  # round → why the player is not paired in it
    disqualified = models.BooleanField(default=False)
    erased = models.BooleanField(default=False)

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["event", "number"], name="one_entry_a_number"),
            models.UniqueConstraint(
                fields=["category", "start_number"],
                name="one_start_number",
                condition=models.Q(start_number__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def name(self) -> str:
        return f"{self.first_names} {self.surnames}"
