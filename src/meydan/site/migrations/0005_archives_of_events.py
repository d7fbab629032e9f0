import uuid

from django.apps.registry import Apps as StateApps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def give_each_event_its_own(apps: StateApps, _: BaseDatabaseSchemaEditor) -> None:
    """A new column's default is one value for all rows that are there already."""
    event = apps.get_model("meydan", "Event")
    for row in event.objects.all():
        row.uid = uuid.uuid4()
        row.save(update_fields=["uid"])


class Migration(migrations.Migration):
    dependencies = [
        ("meydan", "0004_drawn_signatures"),
    ]

    operations = [
        migrations.AddField(
            model_name="event",
            name="read_only",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="event",
            name="uid",
            field=models.UUIDField(default=uuid.uuid4, editable=False),
        ),
        migrations.RunPython(give_each_event_its_own, migrations.RunPython.noop),
        migrations.AddField(
            model_name="logline",
            name="hashed_about",
            field=models.JSONField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="snapshot",
            name="used_there",
            field=models.BooleanField(blank=True, null=True),
        ),
        migrations.AddConstraint(
            model_name="event",
            constraint=models.UniqueConstraint(
                condition=models.Q(("read_only", False)), fields=("uid",), name="one_event_to_work_on"
            ),
        ),
    ]
