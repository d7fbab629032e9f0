"""A Swiss round as the Dutch system pairs it, each board with its reasons."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.rounds.draft import Draft, DraftLine, lines_of_absent
from meydan.site.records.course import Course
from meydan.site.records.crosstables import table_before
from meydan.site.records.matches import rules_of
from meydan.tournament.crosstable import CrossTable, Result
from meydan.tournament.swiss import Impossible, Pairing, explain, pair


def draft_swiss(course: Course, number: int, seed: str) -> Draft:
    """`seed` is recorded with round 1, whose starter was drawn by lot; later rounds need none."""
    check_rounds_left(course, number)
    before = table_before(course, number)
    paired = pair(before)
    if isinstance(paired, Impossible):
        raise Refusal(paired.reason, rules_of(course.category).format.article.reference)
    lines = lines_of(course, before, paired)
    lines += lines_of_absent(course, number, before.not_in_next, len(lines) + 1)
    return Draft(tuple(lines), seed if number == 1 else "")


def lines_of(course: Course, before: CrossTable, paired: Pairing) -> list[DraftLine]:
    article = rules_of(course.category).format.article.reference
    lines = []
    for place, reason in enumerate(explain(before, paired), 1):
        bye = Result.PAIRING_BYE if reason.black is None else None
        lines.append(DraftLine(place, reason.white, reason.black, bye, why=reason.sentences, article=article))
    return lines


def check_rounds_left(course: Course, number: int) -> None:
    if number > course.category.rounds:
        raise Refusal(
            Words(
                f"{course.category.rounds} turun hepsi eşlendirildi; sıralamayı kesinleştirin.",
                f"All {course.category.rounds} rounds are paired; make the standings final.",
            )
        )
