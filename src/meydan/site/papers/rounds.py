"""A round on paper: its pairings, the cards on its tables, and what is filled in there."""

from meydan.match import Match, ScoreSheet, score_sheet
from meydan.paper.hex_sheets import HexSheets
from meydan.paper.listing import round_title, subtitled
from meydan.paper.matches import MatchOnPaper
from meydan.paper.pairing_lists import Pairing, PairingList, Seat
from meydan.paper.score_sheets import ScoreSheets
from meydan.paper.slips import Slips
from meydan.paper.table_cards import TableCard, TableCards
from meydan.rulebooks import GameRules
from meydan.site.models import Format, RoundRow
from meydan.site.papers.people import contestants
from meydan.site.papers.table_links import NO_WAY, ways_to_all_tables, ways_to_tables
from meydan.site.papers.wish import Wish
from meydan.site.records.card_lists import announced, card_list_of
from meydan.site.records.course import Course
from meydan.site.records.matches import rules_for, rules_of
from meydan.site.records.named_matches import named_match
from meydan.site.records.signatures import drawn_signatures
from meydan.site.records.standings import table_after


def pairing_list(wish: Wish) -> list[PairingList]:
    course, number = wish.published_round()
    people, points = contestants(course, wish), points_before(course, number)
    pairings = []
    for row in course.tables[number]:
        first, second = course.pair_numbers(row)
        seat = Seat(people[second], points.get(second)) if second else None
        pairings.append(Pairing(row.table, Seat(people[first], points.get(first)), seat))
    pairings.sort(key=lambda one: (one.table is None, one.table or 0))
    return [
        PairingList(course.category.name, rules_of(course.category), number, tuple(pairings), note_of(course, wish))
    ]


def points_before(course: Course, number: int) -> dict[int, int]:
    """The half points with which everybody comes to the round; a knock-out and a first round have none."""
    if number == 1 or course.category.format == Format.KNOCKOUT:
        return {}
    table = table_after(course, number - 1)
    return {one.number: table.score(one) for one in table.contestants}


def note_of(course: Course, wish: Wish) -> str:
    """What must stand on the list: a correction after the publication, say (fault 25)."""
    row = course.round(wish.round_number or course.last_published)
    notes = row.notes if row else []
    return " ".join(note[wish.language] for note in notes if note.get("printed"))


def table_cards(wish: Wish) -> list[TableCards]:
    course, number = wish.published_round()
    ways = ways_to_all_tables(published(course, number), wish)
    tables = wish.few(tuple(row.table for row in course.tables[number] if row.table is not None))
    return [TableCards(tuple(TableCard(table, course.category.name, *ways[table]) for table in sorted(tables)))]


def result_slips(wish: Wish) -> list[Slips]:
    course, number = wish.published_round()
    return [Slips(course.category.name, rules_of(course.category), paired(wish, course, number))]


def score_sheets(wish: Wish) -> list[ScoreSheets]:
    """With names, round and table; the rest is written at the table."""
    course, number = wish.published_round()
    return [ScoreSheets(course.category.name, rules_of(course.category), paired(wish, course, number))]


def filled_score_sheets(wish: Wish) -> list[ScoreSheets]:
    """As far as the matches have come."""
    course, number = wish.published_round()
    return [ScoreSheets(course.category.name, rules_of(course.category), paired(wish, course, number, filled=True))]


def blank_score_sheet(wish: Wish) -> list[ScoreSheets]:
    category = wish.of_category
    return [ScoreSheets(category.name, rules_of(category), (MatchOnPaper(),))]


def hex_sheets(wish: Wish) -> list[HexSheets]:
    """For every table a board for each set that may be played."""
    course, number = wish.published_round()
    rules = hex_rules(rules_of(course.category))
    where = round_title(number, wish.language)
    sets = 1 if wish.glance or rules.sets is None else rules.sets.count
    return [
        HexSheets(rules, sets, one.names, subtitled(course.category.name, f"{where}, {one.table}"))
        for one in paired(wish, course, number)
    ]


def blank_hex_sheet(wish: Wish) -> list[HexSheets]:
    return [HexSheets(hex_rules(rules_of(wish.of_category)), subtitle=wish.of_category.name)]


def hex_rules(rules: GameRules) -> GameRules:
    """The article on the sheets is the league's."""
    return rules_for("lig", rules.game)


def published(course: Course, number: int) -> RoundRow:
    row = course.round(number)
    assert row is not None  # the wish has looked
    return row


def paired(wish: Wish, course: Course, number: int, filled: bool = False) -> tuple[MatchOnPaper, ...]:
    """Every table of the round. Cards stay secret until they are announced."""
    people, played = contestants(course, wish), published(course, number)
    ways = ways_to_tables(played, wish)
    listed = card_list_of(course.category, number) if number <= announced(course.category) else None
    rows = sorted((row for row in course.tables[number] if row.second_id), key=lambda row: (row.table or 0, row.order))
    made = []
    for row in wish.few(tuple(rows)):
        row.round = played
        first, second = course.pair_numbers(row)
        row.first, row.second = course.entry(first), course.entry(second) if second else None
        match = named_match(row) if filled else None
        made.append(
            MatchOnPaper(
                number,
                row.table,
                people[first],
                people[second] if second else None,
                tuple(map(str, listed.cards)) if listed else (),
                sheet_of(match),
                *ways.get(row.table or 0, NO_WAY),
                drawn_signatures(row, match) if match else {},
            )
        )
    return tuple(made)


def sheet_of(match: Match | None) -> ScoreSheet | None:
    return score_sheet(match) if match else None
