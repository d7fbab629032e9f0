"""A round of a category, its tables, and the acts of their matches."""

from django.db import models

from meydan.site.models.category import Category
from meydan.site.models.entry import EntryRow
from meydan.site.models.official import Official
from meydan.tournament.rounds.situation import State


class RoundRow(models.Model):
    """One edition of a round. A discarded draft and a withdrawn publication stay as older editions, never current."""

    category = models.ForeignKey(Category, on_delete=models.PROTECT, related_name="rounds_paired")
    number = models.PositiveIntegerField()
    edition = models.PositiveIntegerField(default=1)
    state = models.CharField(max_length=10, choices=[(state.value, state.value) for state in State])
    current = models.BooleanField(default=True)
    put_aside = models.CharField(max_length=200, blank=True, default="")  # why an old edition is not current
    seed = models.CharField(max_length=40, blank=True, default="")  # of the lots that made it, where there were any
    lots = models.JSONField(default=list)
    notes = models.JSONField(default=list)  # what the checker found, and what is printed on the list (tr, en)

    class Meta:
        ordering = ["number", "edition"]
        constraints = [
            models.UniqueConstraint(fields=["category", "number", "edition"], name="one_edition"),
            models.UniqueConstraint(
                fields=["category", "number"], name="one_current_edition", condition=models.Q(current=True)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.category} {self.number}"


class Pairing(models.Model):
    """Two players at a table, the first-named starts; or one player with a bye, or excused, without a table.

    `acts` is how many acts the match has: its version. What the match says of itself (`result`, `set_points`,
    `warnings`, `summary`) is written with each act so that lists need not fold every match again.
    """

    round = models.ForeignKey(RoundRow, on_delete=models.PROTECT, related_name="pairings")
    order = models.PositiveIntegerField()  # on the pairing list
    table = models.PositiveIntegerField(null=True, blank=True)
    first = models.ForeignKey(EntryRow, on_delete=models.PROTECT, related_name="pairings_first")
    second = models.ForeignKey(
        EntryRow, null=True, blank=True, on_delete=models.PROTECT, related_name="pairings_second"
    )
    bye = models.CharField(max_length=1, blank=True, default="")  # crosstable.Result letter of who is not paired
    excuse = models.CharField(max_length=200, blank=True, default="")
    for_third = models.BooleanField(default=False)
    why = models.JSONField(default=list)  # why this opponent: [{"tr": …, "en": …, "article": …}]
    referee = models.ForeignKey(Official, null=True, blank=True, on_delete=models.SET_NULL, related_name="tables")
    acts = models.PositiveIntegerField(default=0)
    begun = models.BooleanField(default=False)
    # {"points": [2, 0], "letters": ["1", "0"], "reason": …, "tr": …, "en": …, "article": …, "advances": 1|2|null}
    result = models.JSONField(null=True, blank=True)
    set_points = models.JSONField(null=True, blank=True)  # [won sets or cards of first, of second] in halves
    warnings = models.JSONField(default=list)  # [counted of first, of second]
    summary = models.JSONField(default=dict)  # what a list shows of a running match: set score, running set, clock
    entered_by = models.ForeignKey(Official, null=True, blank=True, on_delete=models.SET_NULL, related_name="+")
    confirmed_by = models.ForeignKey(Official, null=True, blank=True, on_delete=models.SET_NULL, related_name="+")
    confirmed = models.BooleanField(default=False)
    postponed = models.BooleanField(default=False)  # counted as drawn until played (fault 41)

    class Meta:
        ordering = ["order"]
        constraints = [
            models.UniqueConstraint(fields=["round", "table"], name="one_pairing_a_table"),
            models.UniqueConstraint(fields=["round", "order"], name="one_pairing_a_place"),
        ]

    def __str__(self) -> str:
        return f"{self.round}: {self.table}"


class StoredAct(models.Model):
    """An act of a match as docs/match-json.md writes it. `id` comes from the device: the same act twice is one act."""

    pairing = models.ForeignKey(Pairing, on_delete=models.PROTECT, related_name="stored_acts")
    act_id = models.CharField(max_length=64)
    number = models.PositiveIntegerField()
    act = models.JSONField()
    device = models.CharField(max_length=80, blank=True, default="")
    device_time = models.CharField(max_length=40, blank=True, default="")  # a note: the server's own time counts

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["pairing", "number"], name="one_act_a_number"),
            models.UniqueConstraint(fields=["pairing", "act_id"], name="one_act_an_id"),
        ]
