"""A wrong pairing while some tables already play: they stay, the others are paired again (fault 33)."""

from dataclasses import replace

from django.db.models import Max

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_action
from meydan.site.actions.change import change
from meydan.site.actions.matches.opening import open_all
from meydan.site.actions.rounds.draft import DraftLine
from meydan.site.actions.rounds.edition import about_round, locked
from meydan.site.actions.rounds.pairing import new_seed
from meydan.site.actions.rounds.swiss_draft import lines_of
from meydan.site.models import Format, Pairing, RoundRow
from meydan.site.records.course import Course, course_of
from meydan.site.records.crosstables import table_before
from meydan.site.records.knockouts import BRACKET
from meydan.site.records.lots import lot_to_plain
from meydan.site.records.situations import situation_of
from meydan.tournament.crosstable import Result
from meydan.tournament.lots import draw
from meydan.tournament.rounds.situation import Action
from meydan.tournament.swiss import Impossible, pair


def pair_the_rest(author: Author, row: RoundRow, seed: str = "") -> RoundRow:
    """Tables that have begun keep players and acts; what the others had goes to an edition that counts no more."""
    with change(row.category.event, author) as log:
        course, found = locked(row)
        check_action(author, Action.COMPLEMENTARY_PAIRING, situation_of(course, found.number))
        check_can_be_paired_again(course)
        waiting = [
            one for one in course.tables[found.number] if not one.begun and one.result is None and takes_part(one)
        ]
        lines = rest_of_swiss(course, found, waiting) if course.category.format == Format.SWISS else None
        if lines is None:
            lines = rest_by_lot(course, found, waiting, seed or new_seed())
        set_aside(found, waiting, author.confirmation.reason.strip())
        write_rest(course, found, waiting, lines)
        open_all(author, course_of(course.category), found)
        log("rest paired", about=about_round(found), data={"tables": len(lines)}, public=True)
    return found


def takes_part(pairing: Pairing) -> bool:
    return pairing.second_id is not None or pairing.bye == Result.PAIRING_BYE


def check_can_be_paired_again(course: Course) -> None:
    if course.category.format == Format.LEAGUE or course.category.drawn == BRACKET:
        raise Refusal(
            Words(
                "Fikstür ve sabit tablo yeniden eşlendirilmez; yanlış masayı elle düzeltin.",
                "A fixture and a fixed bracket are not paired again; put the wrong table right by hand.",
            )
        )


def rest_of_swiss(course: Course, row: RoundRow, waiting: list[Pairing]) -> list[DraftLine]:
    before = table_before(course, row.number)
    free = {player for one in waiting for player in course.pair_numbers(one) if player is not None}
    kept = {one.number: Result.ABSENT for one in before.contestants if one.number not in free}
    before = replace(before, not_in_next={**kept, **before.not_in_next})
    paired = pair(before)
    if isinstance(paired, Impossible):
        raise Refusal(paired.reason)
    return lines_of(course, before, paired)


def rest_by_lot(course: Course, row: RoundRow, waiting: list[Pairing], seed: str) -> list[DraftLine]:
    """A knock-out: those at the tables that have not begun are drawn again; a bye stays where it is."""
    free = sorted(player for one in waiting if one.second_id for player in course.pair_numbers(one) if player)
    lot = draw(f"complementary pairings of knock-out round {row.number}", seed, free)
    row.lots = [*row.lots, lot_to_plain(lot)]
    row.save(update_fields=["lots"])
    why = Words(f"Tamamlayıcı kura (tohum {seed}).", f"Complementary draw (seed {seed}).")
    byes = [one for one in waiting if one.second_id is None]
    lines = [
        DraftLine(place + 1, lot.result[2 * place], lot.result[2 * place + 1], why=(why,))
        for place in range(len(free) // 2)
    ]
    for one in byes:
        lines.append(DraftLine(len(lines) + 1, course.pair_numbers(one)[0], bye=Result.PAIRING_BYE, why=(why,)))
    return lines


def set_aside(row: RoundRow, waiting: list[Pairing], reason: str) -> None:
    newest = RoundRow.objects.filter(category=row.category_id, number=row.number).aggregate(newest=Max("edition"))
    old = RoundRow.objects.create(
        category_id=row.category_id,
        number=row.number,
        edition=newest["newest"] + 1,
        state=row.state,
        current=False,
        put_aside=reason[:200],
    )
    Pairing.objects.filter(pk__in=[one.pk for one in waiting]).update(round=old)


def write_rest(course: Course, row: RoundRow, waiting: list[Pairing], lines: list[DraftLine]) -> None:
    """The new pairs sit at the tables that became free, in their order."""
    places = sorted(one.order for one in waiting)
    tables = sorted(one.table for one in waiting if one.table is not None)
    Pairing.objects.bulk_create(
        Pairing(
            round=row,
            order=place,
            table=tables[at] if line.second is not None else None,
            first=course.entry(line.first),
            second=course.entry(line.second) if line.second is not None else None,
            bye=line.bye.value if line.bye else "",
            why=line.reasons,
        )
        for at, (place, line) in enumerate(zip(places, lines, strict=True))
    )
