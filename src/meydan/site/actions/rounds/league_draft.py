"""A round of a league, as the fixture has it."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.rounds.draft import NOT_PAIRED_BECAUSE, Draft, DraftLine
from meydan.site.records.course import Course
from meydan.site.records.entries import attendance_of
from meydan.site.records.leagues import fixture_of
from meydan.tournament.attendance import not_in_round
from meydan.tournament.crosstable import Result
from meydan.tournament.fixture import FIXTURE

REST = "bu tur maçı yok"
OPPONENT_GONE = "rakibi turnuvada değil"


def draft_league(course: Course, number: int, _seed: str) -> Draft:
    """Who has nobody to play rests; the match of a withdrawn player is settled by `tournament.league`."""
    fixture = fixture_of(course.category, len(course.entries))
    if number > len(fixture.rounds):
        raise Refusal(Words("Fikstürün bütün turları eşlendirildi.", "All rounds of the fixture are paired."), FIXTURE)
    away = not_in_round(tuple(attendance_of(entry) for entry in course.entries), number)
    why = Words(f"Fikstürün {number}. turu: ilk yazılan başlar.", f"Round {number} of the fixture: the first starts.")
    lines: list[DraftLine] = []
    resting = dict.fromkeys(fixture.rounds[number - 1].rests(fixture.players), REST)
    for first, second in fixture.rounds[number - 1].pairings:
        if first in away or second in away:
            resting.update(
                {one: NOT_PAIRED_BECAUSE[away[one]] if one in away else OPPONENT_GONE for one in (first, second)}
            )
        else:
            lines.append(DraftLine(len(lines) + 1, first, second, why=(why,), article=FIXTURE))
    for player, excuse in sorted(resting.items()):
        written = course.entry(player).excuses.get(str(number)) or excuse
        lines.append(DraftLine(len(lines) + 1, player, bye=Result.ABSENT, excuse=written))
    return Draft(tuple(lines))
