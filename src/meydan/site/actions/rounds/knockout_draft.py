"""A round of a knock-out: drawn afresh by lot, or the next round of the bracket."""

from meydan.games.words import Words
from meydan.site.actions.rounds.draft import Draft, DraftLine
from meydan.site.records.course import Course
from meydan.site.records.knockouts import BRACKET, knockout_of
from meydan.site.records.lots import lot_to_plain, starter_lot
from meydan.tournament.bracket import bracket_round
from meydan.tournament.crosstable import Result
from meydan.tournament.fresh_draw import draw_first_round, draw_round
from meydan.tournament.knockout import KNOCKOUT, Knockout, KnockoutRound, Pairing

AFRESH = "salihli.event.11"


def draft_knockout(course: Course, number: int, seed: str) -> Draft:
    knockout = knockout_of(course, number - 1)
    if course.category.drawn == BRACKET:
        drawn = bracket_round(knockout).rounds[-1]
        return Draft(tuple(line_of(one, one.words, KNOCKOUT) for one in drawn.pairings if one.players))
    drawn = fresh_round(course, knockout, seed)
    lines = tuple(line_of(one, by_lot(one, seed), AFRESH) for one in drawn.pairings)
    return Draft(lines, seed, tuple(lot_to_plain(lot) for lot in drawn.lots))


def fresh_round(course: Course, knockout: Knockout, seed: str) -> KnockoutRound:
    """Round 1 follows the lot of who starts, which the first on the list drew."""
    starter = starter_lot(course.category)
    if not knockout.rounds and starter is not None:
        knockout.to_be_paired()
        return draw_first_round(knockout, seed, starter).rounds[-1]
    return draw_round(knockout, seed).rounds[-1]


def by_lot(found: Pairing, seed: str) -> Words:
    if found.for_third:
        return found.words
    return Words(f"Kura çekildi (tohum {seed}). {found.words.tr}", f"Drawn by lot (seed {seed}). {found.words.en}")


def line_of(found: Pairing, why: Words, article: str) -> DraftLine:
    if len(found.players) == 1:
        return DraftLine(found.table, found.players[0], bye=Result.PAIRING_BYE, why=(why,), article=article)
    first, second = found.players
    return DraftLine(found.table, first, second, for_third=found.for_third, why=(why,), article=article)
