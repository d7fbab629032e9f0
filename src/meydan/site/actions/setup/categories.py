"""Categories: added and edited. What a category is (game, level, rulebook, format) is fixed once it has begun."""

from dataclasses import dataclass

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.rulebooks import RULEBOOKS, load
from meydan.site.actions.author import Author, check_action, check_task
from meydan.site.actions.change import change
from meydan.site.actions.setup.open_event import check_open, check_written
from meydan.site.models import Category, Event, Format
from meydan.site.records.course import course_of
from meydan.site.records.situations import category_situation
from meydan.site.records.tables import check_tables
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action
from meydan.tournament.standings.codes import tie_break

NAME = Words("Kategorinin adı", "The category's name")


@dataclass(frozen=True, slots=True)
class WishedCategory:
    """`tie_breaks` are the codes in their order; `rounds` means what `Category.rounds` says."""

    name: str
    game: str
    rulebook: str
    school_level: str
    format: Format
    rounds: int
    drawn: str = "afresh"
    third_place: bool = True
    first_table: int = 1
    table_count: int = 0
    per_school: int | None = None
    late_entry: str = "refused"
    half_byes: int = 0
    avoid_same_school: bool = True
    tie_breaks: tuple[str, ...] = ()


# What a category is. Pairings, sets and cards hang on it: after the first publication it stays.
FIXED = ("game", "rulebook", "school_level", "format", "drawn")
FIELDS = (
    "name",
    *FIXED,
    "rounds",
    "third_place",
    "first_table",
    "table_count",
    "per_school",
    "late_entry",
    "half_byes",
    "avoid_same_school",
)


def add_category(author: Author, event: Event, wished: WishedCategory) -> Category:
    with change(event, author) as log:
        check_task(author, Task.EDIT_CATEGORY)
        check_open(log.event)
        last = log.event.categories.order_by("-order").first()
        category = Category(event=log.event, order=last.order + 1 if last else 0)
        take_over(category, wished)
        category.tie_breaks = codes(wished)
        category.save()
        log("category added", about={"category": category.pk}, data=written(category))
    return category


def edit_category(author: Author, category: Category, wished: WishedCategory) -> Category:
    """Changed tie-breaks are an action of the round table: after the start they need two people (fault 45)."""
    with change(category.event, author) as log:
        check_task(author, Task.EDIT_CATEGORY)
        check_open(log.event)
        edited = log.event.categories.get(pk=category.pk)
        before = written(edited)
        take_over(edited, wished)
        course = course_of(edited)
        if course.begun:
            check_fixed(edited, before)
        if codes(wished) != edited.tie_breaks:
            check_action(author, Action.CHANGE_TIE_BREAKS, category_situation(course), expected=str(before["name"]))
            edited.tie_breaks = codes(wished)
        edited.save()
        after = written(edited)
        changes = {name: [before[name], after[name]] for name in after if before[name] != after[name]}
        log("category edited", about={"category": edited.pk}, data=changes, public="tie_breaks" in changes)
    return edited


def take_over(category: Category, wished: WishedCategory) -> None:
    for name in FIELDS:
        setattr(category, name, getattr(wished, name))
    category.name = check_written(wished.name, NAME)
    check_name(category)
    check_game(wished)
    check_rounds(category, wished)
    check_tables(category.event, category, category.event.categories.all())


def check_name(category: Category) -> None:
    if category.event.categories.filter(name=category.name).exclude(pk=category.pk).exists():
        raise Refusal(
            Words(
                f"{category.name} adlı bir kategori zaten var; başka bir ad verin.",
                f"There is already a category called {category.name}; give another name.",
            )
        )


def check_game(wished: WishedCategory) -> None:
    if wished.rulebook in RULEBOOKS and load(wished.rulebook).game(wished.game) is not None:
        return
    raise Refusal(
        Words(
            "Seçilen yönetmelikte bu oyun yok; oyunu ya da yönetmeliği değiştirin.",
            "The chosen rulebook does not hold this game; change the game or the rulebook.",
        )
    )


def check_rounds(category: Category, wished: WishedCategory) -> None:
    """A Swiss has a number of rounds, a league one cycle or two; no round that is paired falls out."""
    least = {Format.SWISS: 1, Format.LEAGUE: 1, Format.KNOCKOUT: 0}[wished.format]
    most = {Format.SWISS: 30, Format.LEAGUE: 2, Format.KNOCKOUT: 0}[wished.format]
    if wished.format is Format.KNOCKOUT:
        category.rounds = 0
        return
    if category.pk and wished.format is Format.SWISS:
        least = max(least, *category.rounds_paired.filter(current=True).values_list("number", flat=True), 1)
    if not least <= wished.rounds <= most:
        raise Refusal(
            Words(
                f"{category.name}: tur sayısı {least} ile {most} arasında olmalı; {wished.rounds} yazıldı.",
                f"{category.name}: the number of rounds must be {least} to {most}, not {wished.rounds}.",
            )
        )


def check_fixed(category: Category, before: dict[str, object]) -> None:
    if all(getattr(category, name) == before[name] for name in FIXED):
        return
    raise Refusal(
        Words(
            f"{category.name} başladı: oyunu, düzeyi, yönetmeliği ve yöntemi artık değişmez. Gerekirse yeni bir "
            "kategori açın.",
            f"{category.name} has begun: its game, level, rulebook and format no longer change. If need be, open a "
            "new category.",
        )
    )


def codes(wished: WishedCategory) -> list[str]:
    """Each code is one that the house knows."""
    return [tie_break(code).text for code in wished.tie_breaks]


def written(category: Category) -> dict[str, object]:
    return {**{name: getattr(category, name) for name in FIELDS}, "tie_breaks": category.tie_breaks}
