"""What is true of one table: read without the rest of the category, as every tap at a table asks it."""

from meydan.site.models import Pairing, RoundRow
from meydan.tournament.rounds.situation import BEGUN_STATES, Fact, Later, Situation, State


def situation_at(pairing: Pairing, *more: Fact) -> Situation:
    return at_table(pairing, later_than(pairing.round), *more)


def at_table(pairing: Pairing, later: Later, *more: Fact) -> Situation:
    """The situation where it is known how far the rounds after this one have come."""
    row = pairing.round
    facts = {
        Fact.TABLE_BEGUN: pairing.begun,
        Fact.CONFIRMED: pairing.confirmed,
        Fact.OLD_PAIRING: not row.current,
        Fact.BEYOND_RULES: row.category.beyond_rules,
    }
    return Situation(State(row.state), later, frozenset(fact for fact, true in facts.items() if true) | set(more))


def later_than(row: RoundRow) -> Later:
    following = dict(
        RoundRow.objects.filter(
            category_id=row.category_id, current=True, number__in=(row.number + 1, row.number + 2)
        ).values_list("number", "state")
    )
    if row.number + 2 in following:
        return Later.TWO_LATER
    if row.number + 1 not in following:
        return Later.NOTHING
    return Later.NEXT_PUBLISHED if State(following[row.number + 1]) in BEGUN_STATES else Later.NEXT_DRAFT
