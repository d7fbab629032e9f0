"""What the rulebook leaves to the technical meeting, chosen and written down before the category begins."""

from dataclasses import dataclass

from meydan.games import GAMES
from meydan.games.errors import Refusal
from meydan.games.game import OptionValue
from meydan.games.words import Words
from meydan.match.deeds.opening import Opened, Person
from meydan.match.opening import check_clock
from meydan.rulebooks.loader import load
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.entries.book import category_in
from meydan.site.models import Category
from meydan.site.records.categories import begun
from meydan.site.records.matches import open_options, rules_of
from meydan.site.records.meeting_choices import CARD_SECONDS, CLOCK, settings_of
from meydan.site.tasks import Task

LONGEST_MINUTES = 240
LONGEST_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class ClockChoice:
    minutes: int
    increment_seconds: int = 0
    delay_seconds: int = 0

    def to_plain(self) -> dict[str, int]:
        return {
            "minutes": self.minutes,
            "increment_seconds": self.increment_seconds,
            "delay_seconds": self.delay_seconds,
        }


@dataclass(frozen=True, slots=True)
class Choices:
    """`clock` None is no clock, `card_seconds` None no limit for a card."""

    options: tuple[tuple[str, OptionValue], ...] = ()
    clock: ClockChoice | None = None
    card_seconds: int | None = None


def choose(author: Author, category: Category, choices: Choices) -> Category:
    check_task(author, Task.EDIT_CATEGORY)
    with change(category.event, author) as log:
        category = category_in(log.event, category)
        check_not_begun(category)
        check_options(category, choices)
        check_times(category, choices)
        mine = {CLOCK, CARD_SECONDS, *(option.name for option in open_options(category))}
        others = {name: value for name, value in category.options.items() if name not in mine}
        plain: dict[str, object] = dict(choices.options)
        if choices.clock is not None:
            plain[CLOCK] = choices.clock.to_plain()
        if choices.card_seconds is not None:
            plain[CARD_SECONDS] = choices.card_seconds
        category.options = {**others, **plain}
        category.save(update_fields=["options"])
        log("meeting choices made", about={"category": category.pk}, data=plain)
    return category


def check_not_begun(category: Category) -> None:
    if not begun(category):
        return
    article = load(category.rulebook).event.set_at_meeting
    raise Refusal(
        Words(
            f"{category.name} başladı; teknik toplantıda yapılan seçimler artık değişmez.",
            f"{category.name} has begun; what the technical meeting chose no longer changes.",
        ),
        article.reference if article else None,
    )


def check_options(category: Category, choices: Choices) -> None:
    """Only what the rulebook leaves open, with values that the game knows."""
    chosen, game = dict(choices.options), GAMES.get(category.game)
    fixed = set(chosen) - {option.name for option in open_options(category)}
    if fixed or (game is None and chosen):
        raise Refusal(
            Words(
                f"Kural kitabı bunu kendisi belirliyor, seçilemez: {', '.join(sorted(fixed))}.",
                f"The rulebook settles this itself, it cannot be chosen: {', '.join(sorted(fixed))}.",
            )
        )
    if game is not None:
        game.checked(chosen)


def check_times(category: Category, choices: Choices) -> None:
    rules, clock = rules_of(category), choices.clock
    if clock is not None and not (
        0 < clock.minutes <= LONGEST_MINUTES and max(clock.increment_seconds, clock.delay_seconds) <= LONGEST_SECONDS
    ):
        raise Refusal(
            Words(f"Süre 1–{LONGEST_MINUTES} dakika olmalı.", f"The time must be 1 to {LONGEST_MINUTES} minutes.")
        )
    settings = settings_of(clock.to_plain()) if clock else None
    if clock is not None or (rules.clock is not None and rules.clock.minutes is None):
        # The match itself says whether this clock fits the rulebook; the names do not matter here.
        check_clock(rules, Opened(Person("1"), Person("2"), clock=settings))
    seconds = choices.card_seconds
    if seconds is not None and (rules.cards is None or not 0 < seconds <= LONGEST_SECONDS):
        raise Refusal(
            Words(
                f"Kart süresi yalnız kartlı oyunlarda, 1–{LONGEST_SECONDS} saniye olabilir.",
                f"A card's time is for card games only, 1 to {LONGEST_SECONDS} seconds.",
            ),
            rules.cards.time_limit.reference if rules.cards else None,
        )
