"""On which day each round of a league is played."""

from collections.abc import Collection
from datetime import date, timedelta

from meydan.games.errors import Refusal
from meydan.games.words import Words

# A league that finds no day in ten years has been asked for impossible weekdays or endless holidays.
LONGEST = timedelta(days=3660)


def match_days(
    rounds: int, first_day: date, weekdays: Collection[int] = range(7), rest_days: Collection[date] = ()
) -> tuple[date, ...]:
    """One day a round, from `first_day` on, only on these weekdays (0 is Monday), never on a rest day."""
    days: list[date] = []
    day = first_day
    while len(days) < rounds:
        if day - first_day > LONGEST:
            raise Refusal(
                Words(
                    f"{rounds} tur için gün bulunamadı; haftanın günlerini ve tatilleri gözden geçirin.",
                    f"No days were found for {rounds} rounds; look at the weekdays and rest days again.",
                )
            )
        if day.weekday() in weekdays and day not in rest_days:
            days.append(day)
        day += timedelta(days=1)
    return tuple(days)
