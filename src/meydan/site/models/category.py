"""A category: a game for a school level, played by a rulebook in a format."""

from django.db import models

from meydan.games.words import Words
from meydan.site.models.event import Event


class Format(models.TextChoices):
    SWISS = "swiss"
    KNOCKOUT = "knockout"  # drawn afresh every round, or by a bracket: `drawn`
    LEAGUE = "league"  # everybody meets everybody, by the fixture

    @property
    def words(self) -> Words:
        return FORMAT_WORDS[self]


FORMAT_WORDS = {
    Format.SWISS: Words("İsviçre sistemi", "Swiss system"),
    Format.KNOCKOUT: Words("Eleme", "Knock-out"),
    Format.LEAGUE: Words("Lig (herkes herkesle)", "League (round robin)"),
}


class Showing(models.TextChoices):
    """What the public sees of the standings: freeze them before the ceremony, reveal them at it."""

    LIVE = "live"
    FROZEN = "frozen"
    REVEALED = "revealed"


class Category(models.Model):
    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="categories")
    order = models.PositiveIntegerField(default=0)
    name = models.CharField(max_length=120)
    game = models.CharField(max_length=20)
    rulebook = models.CharField(max_length=30)
    school_level = models.CharField(max_length=10, blank=True, default="")  # primary, middle; empty: open to all
    format = models.CharField(max_length=10, choices=Format.choices)
    # How many rounds a Swiss has; a league double when 2 (knock-outs end by themselves).
    rounds = models.PositiveIntegerField(default=0)
    drawn = models.CharField(max_length=10, default="afresh")  # knock-out: afresh | bracket
    third_place = models.BooleanField(default=True)
    starts = models.DateTimeField(null=True, blank=True)
    first_table = models.PositiveIntegerField(default=1)
    table_count = models.PositiveIntegerField(default=0)  # kept for it from `first_table` on; 0: as many as it needs
    per_school = models.PositiveIntegerField(null=True, blank=True)
    late_entry = models.CharField(max_length=10, default="refused")  # tournament.entries.LateEntry
    half_byes = models.PositiveIntegerField(default=0)
    avoid_same_school = models.BooleanField(default=True)
    tie_breaks = models.JSONField(default=list)
    # What the rulebook leaves to the technical meeting (Kulami's layout, who starts …), by option name.
    options = models.JSONField(default=dict)
    # The game's articles that the technical meeting was told: {reference: {"by": …, "at": …}}
    briefed = models.JSONField(default=dict)
    lots = models.JSONField(default=list)  # every lot drawn: purpose, seed, participants, result (records/lots.py)
    cards = models.JSONField(default=dict)  # card lists, their lot, which are announced (records/card_lists.py)
    beyond_rules = models.BooleanField(default=False)
    showing = models.CharField(max_length=10, choices=Showing.choices, default=Showing.LIVE)
    frozen_after = models.PositiveIntegerField(default=0)  # the last round that frozen standings count
    final = models.BooleanField(default=False)

    class Meta:
        ordering = ["order", "id"]
        constraints = [models.UniqueConstraint(fields=["event", "name"], name="one_category_a_name")]

    def __str__(self) -> str:
        return self.name
