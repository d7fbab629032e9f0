"""A new event as a copy of an earlier one, without its pupils."""

from typing import Any

from django.contrib.auth.models import User
from django.utils import timezone

from meydan.site.actions.author import Author, check_task
from meydan.site.actions.setup.new_event import Wished, at_on, new_event
from meydan.site.models import Category, Event, Official
from meydan.site.tasks import Task


def copy_event(author: Author, owner: User, source: Event, wished: Wished) -> Event:
    """The set-up of an earlier event on another day: categories, programme, officials; no pupil, no lot, no result."""
    check_task(author, Task.CREATE_EVENT)

    def fill(event: Event) -> dict[str, Any]:
        event.second_person, event.listed = source.second_person, source.listed
        event.office, event.reports_to = source.office, source.reports_to
        ids = {category.pk: copied_category(event, category).pk for category in source.categories.all()}
        event.programme = [
            {**line, "categories": [ids[one] for one in line["categories"] if one in ids]} for line in source.programme
        ]
        for official in source.officials.exclude(user=owner):
            Official.objects.create(
                event=event, user=official.user, name=official.name, role=official.role, school=official.school
            )
        return {"from": source.slug}

    return new_event(author, owner, "event copied", source.rulebook, wished, fill)


def copied_category(event: Event, category: Category) -> Category:
    """What was decided about the category, and nothing that happened in it."""
    return Category.objects.create(
        event=event,
        order=category.order,
        name=category.name,
        game=category.game,
        rulebook=category.rulebook,
        school_level=category.school_level,
        format=category.format,
        rounds=category.rounds,
        drawn=category.drawn,
        third_place=category.third_place,
        starts=at_on(event.day, timezone.localtime(category.starts).time()) if category.starts else None,
        first_table=category.first_table,
        table_count=category.table_count,
        per_school=category.per_school,
        late_entry=category.late_entry,
        half_byes=category.half_byes,
        avoid_same_school=category.avoid_same_school,
        tie_breaks=category.tie_breaks,
    )
