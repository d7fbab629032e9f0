"""Freeze the standings before the ceremony, reveal them at it."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.models import Category, Showing
from meydan.site.records.course import course_of
from meydan.site.tasks import Task


def freeze_standings(author: Author, category: Category, after_round: int | None = None) -> Category:
    """The public goes on seeing the standings after this round (the newest published one, if left out)."""
    with change(category.event, author) as log:
        check_task(author, Task.FREEZE_STANDINGS)
        found = Category.objects.get(pk=category.pk)
        last = course_of(found).last_published
        found.frozen_after = last if after_round is None else min(after_round, last)
        found.showing = Showing.FROZEN
        found.save(update_fields=["showing", "frozen_after"])
        log("standings frozen", about={"category": found.pk, "round": found.frozen_after}, public=True)
    return found


def reveal_standings(author: Author, category: Category) -> Category:
    with change(category.event, author) as log:
        check_task(author, Task.REVEAL_STANDINGS)
        found = Category.objects.get(pk=category.pk)
        if found.showing != Showing.FROZEN:
            raise Refusal(Words("Sıralama dondurulmamış.", "The standings are not frozen."))
        found.showing = Showing.REVEALED
        found.save(update_fields=["showing"])
        log("standings revealed", about={"category": found.pk}, public=True)
    return found
