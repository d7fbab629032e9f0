"""What came out: standings, cross table, bracket, pictures, and what the referees decided."""

from dataclasses import replace
from datetime import datetime

from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.paper.bracket import BracketPaper
from meydan.paper.cross_table import CrossTablePaper
from meydan.paper.decisions import Decision, Decisions, decisions_of
from meydan.paper.standings_list import StandingsList
from meydan.site.models import StoredAct
from meydan.site.papers.people import contestants
from meydan.site.papers.wish import Wish
from meydan.site.records.knockouts import knockout_of
from meydan.site.records.named_matches import named_match
from meydan.site.records.standings import CategoryStandings, public_standings, standings_of, table_after
from meydan.tournament.standings import Standing, Standings

NOT_BEGUN = Words(
    "Sıralama ilk eşlendirme yayımlanınca başlar.", "The standings begin when the first pairing is published."
)


def standings_list(wish: Wish) -> list[StandingsList]:
    found = begun(wish)
    category = wish.of_category
    notes = [note for row in found.course.rounds for note in row.notes if note.get("printed")]
    return [
        StandingsList(
            category.name,
            found.table or places_only(found),
            contestants(found.course, wish),
            found.after_round,
            category.final,
            " ".join(note[wish.language] for note in notes),
        )
    ]


def cross_table(wish: Wish) -> list[CrossTablePaper]:
    found = begun(wish)
    ranked = found.table or places_only(found)
    table = table_after(found.course, found.after_round)
    return [CrossTablePaper(wish.of_category.name, table, ranked, contestants(found.course, wish))]


def bracket(wish: Wish) -> list[BracketPaper]:
    found = begun(wish)
    knockout = knockout_of(found.course, found.after_round)
    return [BracketPaper(wish.of_category.name, knockout, contestants(found.course, wish))]


def decisions(wish: Wish) -> list[Decisions]:
    course = wish.course
    with_acts = set(
        StoredAct.objects.filter(pairing__round__in=[row.pk for row in course.rounds]).values_list("pairing", flat=True)
    )
    found: list[Decision] = []
    for each in course.rounds:
        for row in course.tables[each.number]:
            if row.pk not in with_acts:
                continue
            first, second = course.pair_numbers(row)
            row.round = each
            row.first, row.second = course.entry(first), course.entry(second) if second else None
            match = named_match(row)
            told = decisions_of(match, each.number, row.table) if match else ()
            found += [replace(one, time=hour_of(one.time)) for one in told]
    return [Decisions(course.category.name, tuple(found))]


def hour_of(label: str) -> str:
    """The label of an act (UTC) as the hall's clock showed it."""
    return timezone.localtime(datetime.fromisoformat(label)).strftime("%d.%m. %H:%M") if label else ""


def begun(wish: Wish) -> CategoryStandings:
    found = standings_of(wish.of_category) if wish.full_names else public_standings(wish.of_category)
    if not found.course.begun:
        raise Refusal(NOT_BEGUN)
    return found


def places_only(found: CategoryStandings) -> Standings:
    """A knock-out has places and no points; who is still in it has none yet and is not on the list."""
    placed = [entry.start_number or 0 for entry in found.in_order if entry.start_number in found.places]
    lines = tuple(Standing(number, found.entry(number).name, found.places[number], ()) for number in placed)
    return Standings((), lines, {line.number: line for line in lines})
