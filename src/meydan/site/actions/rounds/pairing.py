"""Pairing a row: a draft that the desk sees, checks and publishes or throws away."""

import secrets
from collections.abc import Callable

from django.db.models import Max

from meydan.games.errors import Refusal
from meydan.site.actions.author import Author, check_action
from meydan.site.actions.change import Log, change
from meydan.site.actions.rounds.draft import Draft
from meydan.site.actions.rounds.edition import locked
from meydan.site.actions.rounds.knockout_draft import draft_knockout
from meydan.site.actions.rounds.league_draft import draft_league
from meydan.site.actions.rounds.starting_list import fix_starting_list, number_late_entries
from meydan.site.actions.rounds.swiss_draft import draft_swiss
from meydan.site.models import Category, Format, Pairing, RoundRow
from meydan.site.records.course import Course, course_of
from meydan.site.records.findings import findings
from meydan.site.records.lots import lot_to_plain, starter_lot
from meydan.site.records.situations import situation_of, to_be_paired
from meydan.tournament.draws import draw_starter
from meydan.tournament.rounds.completeness import check_enough
from meydan.tournament.rounds.situation import Action, Fact, State

DRAFTS: dict[str, Callable[[Course, int, str], Draft]] = {
    Format.SWISS: draft_swiss,
    Format.KNOCKOUT: draft_knockout,
    Format.LEAGUE: draft_league,
}


def pair_round(author: Author, category: Category, seed: str = "") -> RoundRow:
    """The draft of the next row. `seed` is for its lots; without one a new seed is drawn and recorded."""
    with change(category.event, author) as log:
        category = Category.objects.select_related("event").get(pk=category.pk)
        course = ready_to_pair(category)
        number = course.next_number
        few = (Fact.NOBODY_TO_PAIR,) if len(to_be_paired(course, number)) < 2 else ()
        if number == 1:
            check_action(author, Action.PAIR, situation_of(course, number, *few))
        else:
            check_action(author, Action.PAIR_NEXT, situation_of(course, number - 1, *few))
        return write_draft(log, course, number, seed or new_seed())


def re_pair(author: Author, row: RoundRow, seed: str = "") -> RoundRow:
    """Once more from the beginning. The old draft, or the published pairing, stays in the record as an old edition."""
    with change(row.category.event, author) as log:
        course, _ = locked(row)
        few = (Fact.NOBODY_TO_PAIR,) if len(to_be_paired(course, row.number)) < 2 else ()
        check_action(author, Action.RE_PAIR, situation_of(course, row.number, *few))
        published = course.state(row.number) is State.PUBLISHED
        return renew(log, course.category, row.number, "paired again", seed, published)


def renew(log: Log, category: Category, number: int, why: str, seed: str = "", published: bool = False) -> RoundRow:
    """Puts the round's edition aside and pairs it anew, inside a change that has been allowed."""
    put_aside(category, number, why)
    course = ready_to_pair(category)
    row = write_draft(log, course, number, seed or new_seed())
    if published:
        row.notes = [*row.notes, RE_PAIRED]
        row.save(update_fields=["notes"])
    return row


RE_PAIRED = {
    "tr": "Yayımlanmış eşlendirme yenilendi.",
    "en": "The published pairing was renewed.",
    "objects": False,
    "printed": True,
}


def renew_draft(log: Log, category: Category, why: str) -> RoundRow | None:
    """For changes that a draft cannot survive (a player comes or goes, a result is corrected): it is paired again.

    If it cannot be paired any more there is no draft, and the log says why.
    """
    row = category.rounds_paired.filter(current=True, state=State.DRAFT).first()
    if row is None:
        return None
    try:
        return renew(log, category, row.number, why)
    except Refusal as refusal:
        data = {"edition": row.edition, "tr": refusal.words.tr, "en": refusal.words.en}
        log("draft discarded", about={"category": category.pk, "round": row.number}, data=data)
        return None


def ready_to_pair(category: Category) -> Course:
    """The category with a starting number for everybody who is to be paired."""
    course = course_of(category)
    if not course.begun:
        fix_starting_list(category)
        return course_of(category)
    if category.format != Format.LEAGUE:
        number_late_entries(category, course.next_number)
        return course_of(category)
    return course


def write_draft(log: Log, course: Course, number: int, seed: str) -> RoundRow:
    category = course.category
    check_enough(to_be_paired(course, number))
    if number == 1 and category.format != Format.LEAGUE and starter_lot(category) is None:
        category.lots = [*category.lots, lot_to_plain(draw_starter(1, seed))]
        category.save(update_fields=["lots"])
    draft = DRAFTS[category.format](course, number, seed)
    newest = category.rounds_paired.filter(number=number).aggregate(newest=Max("edition"))["newest"] or 0
    row = RoundRow.objects.create(
        category=category,
        number=number,
        edition=newest + 1,
        state=State.DRAFT,
        seed=draft.seed,
        lots=list(draft.lots),
    )
    write_lines(row, course, draft)
    row.notes = [finding.to_plain() for finding in findings(course_of(category), number)]
    row.save(update_fields=["notes"])
    log(
        "round paired",
        about={"category": category.pk, "round": number},
        data={
            "edition": row.edition,
            "seed": draft.seed,
            "tables": sum(line.second is not None for line in draft.lines),
        },
    )
    return row


def write_lines(row: RoundRow, course: Course, draft: Draft) -> None:
    table = course.category.first_table
    pairings = []
    for line in draft.lines:
        second = course.entry(line.second) if line.second is not None else None
        pairings.append(
            Pairing(
                round=row,
                order=line.place,
                table=table if second else None,
                first=course.entry(line.first),
                second=second,
                bye=line.bye.value if line.bye else "",
                excuse=line.excuse[:200],
                for_third=line.for_third,
                why=line.reasons,
            )
        )
        table += second is not None
    Pairing.objects.bulk_create(pairings)


def put_aside(category: Category, number: int, why: str) -> None:
    """The current edition of a round stays in the record and counts no more."""
    category.rounds_paired.filter(number=number, current=True).update(current=False, put_aside=why[:200])


def new_seed() -> str:
    return secrets.token_hex(8)
