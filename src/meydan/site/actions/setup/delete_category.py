"""A category with all its entries and results is taken out, and can be put back as it was (fault 42)."""

import json

from django.core import serializers
from django.db import IntegrityError, transaction
from django.db.models import Model, QuerySet

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_action, check_task
from meydan.site.actions.change import change
from meydan.site.actions.setup.open_event import check_open
from meydan.site.models import (
    Call,
    Category,
    EntryRow,
    Event,
    Pairing,
    RoundRow,
    Signature,
    Snapshot,
    StoredAct,
    TableHold,
    TableLink,
)
from meydan.site.records.course import course_of
from meydan.site.records.situations import category_situation
from meydan.site.records.snapshots import DELETED
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action


def rows_of(category: Category) -> list[QuerySet]:
    """Everything that hangs on the category, so ordered that each row comes after what it points at."""
    return [
        Category.objects.filter(pk=category.pk),
        EntryRow.objects.filter(category=category),
        RoundRow.objects.filter(category=category),
        Pairing.objects.filter(round__category=category),
        StoredAct.objects.filter(pairing__round__category=category),
        TableLink.objects.filter(round__category=category),
        TableHold.objects.filter(pairing__round__category=category),
        Call.objects.filter(pairing__round__category=category),
        Signature.objects.filter(pairing__round__category=category),
    ]


def delete_category(author: Author, category: Category) -> Snapshot:
    """The organiser types the category's name; once it has begun a second person agrees."""
    with change(category.event, author) as log:
        check_open(log.event)
        gone = log.event.categories.get(pk=category.pk)
        check_action(author, Action.DELETE_CATEGORY, category_situation(course_of(gone)), expected=gone.name)
        sets = rows_of(gone)
        rows: list[Model] = [row for found in sets for row in found]
        counts = {"entries": gone.entries.count(), "rounds": gone.rounds_paired.count()}
        before = {
            "name": gone.name,
            "programme": log.event.programme,
            "rows": json.loads(serializers.serialize("json", rows)),
            **counts,
        }
        line = log(DELETED, about={"category": gone.pk}, data={"name": gone.name, **counts}, public=True)
        snapshot = Snapshot.objects.create(event=log.event, line=line.number, kind=DELETED, before=before)
        for found in reversed(sets):
            found.delete()
        log.event.programme = [
            {**one, "categories": [pk for pk in one["categories"] if pk != category.pk]} for one in log.event.programme
        ]
        log.event.save(update_fields=["programme"])
    return snapshot


def restore_category(author: Author, event: Event, snapshot: Snapshot) -> Category:
    """One tap: the category, its entries and its results stand as before it was deleted."""
    with change(event, author) as log:
        check_task(author, Task.UNDO_BULK)
        check_open(log.event)
        kept = Snapshot.objects.get(pk=snapshot.pk, event=log.event, kind=DELETED)
        if kept.used:
            raise Refusal(Words("Bu silme zaten geri alındı.", "This deletion is already undone."))
        try:
            with transaction.atomic():
                for row in serializers.deserialize("python", kept.before["rows"]):
                    row.save()
        except IntegrityError as clash:
            raise Refusal(
                Words(
                    f"{kept.before['name']} geri alınamadı: adı ya da kayıt numaraları bu arada başkasına verildi. "
                    "Yeni kategorinin adını değiştirip yeniden deneyin.",
                    f"{kept.before['name']} cannot be restored: its name or entry numbers were given away meanwhile. "
                    "Rename the new category and try again.",
                )
            ) from clash
        category = log.event.categories.get(name=kept.before["name"])
        homes = {one["id"] for one in kept.before["programme"] if category.pk in one["categories"]}
        log.event.programme = [
            {**one, "categories": [*one["categories"], category.pk]} if one["id"] in homes else one
            for one in log.event.programme
        ]
        log.event.save(update_fields=["programme"])
        kept.used = True
        kept.save(update_fields=["used"])
        log("category restored", about={"category": category.pk}, data={"name": category.name}, public=True)
    return category
