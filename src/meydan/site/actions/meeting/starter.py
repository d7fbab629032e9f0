"""The lot of who starts, drawn in front of everybody by the first on the starting list."""

from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.rulebooks.facts import Starter
from meydan.site.actions.author import Author, check_reason, check_task
from meydan.site.actions.change import change
from meydan.site.actions.entries.book import category_in
from meydan.site.models import Category
from meydan.site.records.categories import current_rounds
from meydan.site.records.entries import in_starting_order
from meydan.site.records.matches import rules_of
from meydan.site.records.starter_lots import drawn_with, starter_draws, starter_to_plain
from meydan.site.tasks import Task
from meydan.tournament.lots import Lot

LONGEST_SEED = 40


def lot_decides(category: Category) -> bool:
    """Whether the rulebook has a lot for who starts; elsewhere the pairing names the starter."""
    starter = rules_of(category).starter
    return starter is not None and starter.by is Starter.LOT_THEN_PROGRAM


def draw_who_starts(author: Author, category: Category, seed: str) -> Lot[str]:
    """The lot is drawn once. Again only with a reason, before round 1 is paired; the old lot stays in the record."""
    check_task(author, Task.DRAW_LOT)
    with change(category.event, author) as log:
        category = category_in(log.event, category)
        check_lot_wanted(category)
        first = first_on_list(category)
        again = bool(starter_draws(category))
        why = check_reason(author) if again else ""
        lot = drawn_with(seed[:LONGEST_SEED])
        at = timezone.now().isoformat(timespec="seconds")
        category.lots = [*category.lots, starter_to_plain(lot, first, author.name, at)]
        category.save(update_fields=["lots"])
        log(
            "starter lot redrawn" if again else "starter lot drawn",
            about={"category": category.pk},
            data={"seed": lot.seed, "purpose": lot.purpose, "result": list(lot.result), "number": first},
            why=why,
            public=True,
        )
    return lot


def check_lot_wanted(category: Category) -> None:
    rules = rules_of(category)
    if not lot_decides(category):
        article = rules.starter.article.reference if rules.starter else None
        raise Refusal(
            Words(
                "Bu kural kitabında başlama kurası yok; eşlendirmede önce yazılan başlar.",
                "This rulebook has no lot for who starts; the first-named of a pairing starts.",
            ),
            article,
        )
    if current_rounds(category):
        raise Refusal(
            Words(
                "1. tur eşlendirildi ve bu kuraya göre yapıldı; kura artık değişmez. Taslak ise önce taslağı atın.",
                "Round 1 is paired and follows this lot; the lot no longer changes. Discard a draft first.",
            ),
            rules.starter.article.reference if rules.starter else None,
        )


def first_on_list(category: Category) -> int:
    order = in_starting_order(category.entries.filter(erased=False, disqualified=False).select_related("category"))
    if not order:
        raise Refusal(
            Words(
                "Kategoride kayıt yok; başlangıç listesi olmadan kura çekilmez. Önce kayıtları girin.",
                "The category has no entries; there is no lot without a starting list. Enter the pupils first.",
            )
        )
    return order[0].number
