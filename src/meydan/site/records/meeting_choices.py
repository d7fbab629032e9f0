"""What the rulebook leaves to the technical meeting: options of the game, the clock, the time of a card.

Stored in `Category.options`: the game's options by their own names, `clock` {"minutes", "increment_seconds",
"delay_seconds"}, and `card_seconds`.
"""

from typing import Any

from meydan.games import GAMES
from meydan.games.game import OptionValue
from meydan.match.clock import ClockSettings
from meydan.rulebooks.facts import ClockRule
from meydan.site.models import Category
from meydan.site.records.matches import rules_of

SECOND_MS = 1000
MINUTE_MS = 60 * SECOND_MS
CLOCK = "clock"
CARD_SECONDS = "card_seconds"


def clock_rule(category: Category) -> ClockRule | None:
    """The rule on clocks, where the rulebook has one."""
    return rules_of(category).clock


def game_options_of(category: Category) -> dict[str, OptionValue]:
    """Every option of the game with its value: the rulebook's, then the meeting's, then the settled default."""
    game = GAMES.get(category.game)
    return game.checked(rules_of(category).game_options) if game else {}


def clock_of(category: Category) -> ClockSettings | None:
    """The clock of every match of the category; None where none is used."""
    rule, said = clock_rule(category), category.options.get(CLOCK)
    if rule is None:
        return None
    if rule.minutes is not None:
        return ClockSettings(rule.minutes * MINUTE_MS)
    return settings_of(said) if said else None


def settings_of(said: dict[str, Any]) -> ClockSettings:
    return ClockSettings(
        int(said["minutes"]) * MINUTE_MS,
        int(said.get("increment_seconds", 0)) * SECOND_MS,
        int(said.get("delay_seconds", 0)) * SECOND_MS,
    )


def card_ms_of(category: Category) -> int | None:
    seconds = category.options.get(CARD_SECONDS)
    return int(seconds) * SECOND_MS if seconds else None
