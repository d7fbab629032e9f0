"""The steps of a round as a hall takes them, so that a test can begin where its own story begins."""

from meydan.site.actions.matches.results import enter_result
from meydan.site.actions.matches.slip import Slip, slip_of_score
from meydan.site.actions.rounds.pairing import pair_round
from meydan.site.actions.rounds.publishing import close_round, publish_round, start_round
from meydan.site.models import Category, Pairing, Role, RoundRow
from meydan.site.records.matches import rules_of
from tests.site import hall

FIRST_WINS = slip_of_score(2, 0)
SECOND_WINS = slip_of_score(0, 2)


def drafted(category: Category, seed: str = "tohum") -> RoundRow:
    return pair_round(hall.author(category.event), category, seed)


def published(category: Category) -> RoundRow:
    return publish_round(hall.author(category.event), drafted(category))


def started(category: Category) -> RoundRow:
    return start_round(hall.author(category.event), published(category))


def finished(category: Category) -> RoundRow:
    """A round in which the first-named wins at odd tables and the other at even ones."""
    row = started(category)
    for pairing in tables(row):
        assert pairing.table is not None
        enter_result(referee(category), pairing, won_by(category, first=bool(pairing.table % 2)))
    row.refresh_from_db()
    return row


def won_by(category: Category, first: bool) -> Slip:
    """As many sets as win a match of this game."""
    sets = rules_of(category).sets
    won = sets.to_win if sets else 0
    return slip_of_score(won, 0) if first else slip_of_score(0, won)


def closed(category: Category) -> RoundRow:
    return close_round(hall.author(category.event), finished(category))


def referee(category: Category, **confirmed: object) -> hall.Author:
    return hall.author(category.event, Role.TABLE_REFEREE, **confirmed)


def tables(row: RoundRow) -> list[Pairing]:
    return list(row.pairings.filter(second__isnull=False).order_by("table"))


def pairs(row: RoundRow) -> list[tuple[int | None, int | None]]:
    return [(one.first.start_number, one.second.start_number if one.second else None) for one in row.pairings.all()]
