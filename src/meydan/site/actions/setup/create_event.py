"""A new event from a rulebook's template."""

from typing import Any

from django.contrib.auth.models import User

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.setup.new_event import Wished, at_on, new_event
from meydan.site.models import Category, Event
from meydan.site.records.tables import shared_out
from meydan.site.records.templates import PlannedCategory, PlannedLine, template
from meydan.site.tasks import Task


def create_event(author: Author, owner: User, rulebook: str, wished: Wished, keys: frozenset[str]) -> Event:
    """The event with the chosen categories of the rulebook's template, its programme and its tables."""
    check_task(author, Task.CREATE_EVENT)
    plan = template(rulebook)
    chosen = plan.chosen(keys)
    if not chosen:
        raise Refusal(Words("En az bir kategori seçin.", "Choose at least one category."))

    def fill(event: Event) -> dict[str, Any]:
        event.programme = plant(event, chosen, plan.programme(keys))
        return {"rulebook": rulebook, "categories": [category.name.tr for category in chosen]}

    return new_event(author, owner, "event created", rulebook, wished, fill)


def plant(event: Event, chosen: tuple[PlannedCategory, ...], lines: tuple[PlannedLine, ...]) -> list[dict[str, Any]]:
    """The categories as rows, each with its hour and its tables; and the programme that names them."""
    ids: dict[str, int] = {}
    order = {category.key: place for place, category in enumerate(chosen)}
    for line in lines:
        here = [category for category in chosen if category.key in line.keys]
        for category, tables in zip(here, shared_out(event.tables, len(here)) if here else [], strict=True):
            row = planted(event, category, order[category.key])
            row.starts = at_on(event.day, line.at)
            row.first_table, row.table_count = tables.start, len(tables)
            row.save()
            ids[category.key] = row.pk
    return [
        {
            "id": number,
            "at": line.at.strftime("%H:%M"),
            "tr": line.title.tr,
            "en": line.title.en,
            "article": line.article.reference if line.article else "",
            "categories": [ids[key] for key in line.keys],
        }
        for number, line in enumerate(lines, start=1)
    ]


def planted(event: Event, planned: PlannedCategory, order: int) -> Category:
    return Category(
        event=event,
        order=order,
        name=planned.name.tr,
        game=planned.game,
        rulebook=planned.rulebook,
        school_level=planned.level or "",
        format=planned.format,
        rounds=planned.rounds,
        drawn=planned.drawn,
        per_school=planned.per_school,
        late_entry=planned.late_entry,
        tie_breaks=planned.tie_breaks,
    )
