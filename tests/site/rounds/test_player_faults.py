"""Players coming and going: faults 36 to 39, 42 and 48."""

import pytest

from meydan.games.errors import Refusal
from meydan.match.deeds import SetBegun
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.matches.at_table import SentAct, act_at_table
from meydan.site.actions.matches.results import enter_result
from meydan.site.actions.players.attending import excuse_player, give_half_bye, return_player, withdraw_player
from meydan.site.actions.players.bulk import mark_absent, undo_mark_absent
from meydan.site.actions.players.disqualifying import disqualify_player
from meydan.site.actions.rounds.publishing import start_round
from meydan.site.actions.rounds.referees import assign_referee
from meydan.site.models import Category, EntryRow, Event, Format, Official, Pairing, Role, RoundRow
from meydan.site.records.course import course_of
from meydan.site.records.crosstables import cross_table
from meydan.site.records.knockouts import knockout_of
from meydan.site.records.leagues import league_of
from meydan.site.records.standings import standings_of
from meydan.tournament.crosstable import Result
from meydan.tournament.faults import Fault
from meydan.tournament.league import Consequence
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


@pytest.fixture
def swiss(event: Event) -> Category:
    category = hall.make_category(event, half_byes=1)
    hall.make_entries(category, 8)
    return category


def entry(category: Category, start_number: int) -> EntryRow:
    return category.entries.select_related("category", "event").get(start_number=start_number)


def row_of(row: RoundRow, player: EntryRow) -> Pairing:
    found = Pairing.objects.filter(round=row, first=player) | Pairing.objects.filter(round=row, second=player)
    return found.get()


def current(category: Category, number: int) -> RoundRow:
    return category.rounds_paired.get(number=number, current=True)


def letters(category: Category, player: EntryRow) -> list[Result]:
    course = course_of(category)
    table = cross_table(course, course.last_published)
    return [one.result for one in table.contestants[(player.start_number or 0) - 1].encounters]


@pytest.mark.article("salihli.event.5")
def test_whoever_comes_after_the_first_pairing_is_not_on_it(swiss: Category) -> None:
    steps.closed(swiss)
    assert swiss.late_entry == "refused"
    assert swiss.entries.filter(start_number__isnull=False).count() == 8


@pytest.mark.parametrize(("regulation", "worth"), [("zero", Result.ABSENT), ("half", Result.HALF_BYE)])
def test_late_entry_joins_the_next_pairing(swiss: Category, regulation: str, worth: Result) -> None:
    """Fault 36, where the category allows it."""
    swiss.late_entry = regulation
    swiss.save()
    steps.closed(swiss)
    late = hall.make_entries(swiss, 1)[0]
    steps.published(swiss)
    late.refresh_from_db()
    assert late.start_number == 9
    assert letters(swiss, late)[0] is worth


def test_withdrawal_before_play_gives_the_opponent_the_point_and_they_have_not_met(swiss: Category) -> None:
    """Fault 37."""
    row = steps.published(swiss)
    table = steps.tables(row)[0]
    gone = entry(swiss, table.first.start_number or 0)
    withdraw_player(hall.author(swiss.event, confirmed=True), gone)
    table.refresh_from_db()
    row.refresh_from_db()
    assert (table.result["letters"], table.begun, row.state) == (["-", "+"], False, "published")
    start_and_finish(swiss, row)
    following = steps.drafted(swiss)
    assert row_of(following, gone).bye == "Z"
    met = course_of(swiss).tables[1][0].result
    assert met is not None
    assert not Result(met["letters"][0]).played


def start_and_finish(category: Category, row: RoundRow) -> None:

    start_round(hall.author(category.event), row)
    for table in steps.tables(row):
        if table.result is None:
            enter_result(steps.referee(category), table, steps.FIRST_WINS)


def test_withdrawal_from_a_running_match_loses_it(swiss: Category) -> None:
    """Fault 37."""
    row = steps.started(swiss)
    table = steps.tables(row)[0]
    act_at_table(steps.referee(swiss), table, [SentAct("a", 2, SetBegun())])
    gone = entry(swiss, table.first.start_number or 0)
    with pytest.raises(NeedsConfirmation):
        withdraw_player(hall.author(swiss.event), gone)
    withdraw_player(hall.author(swiss.event, reason="hastalandı"), gone)
    table.refresh_from_db()
    assert (table.result["letters"], table.result["reason"]) == (["0", "1"], "resignation")


def test_withdrawal_from_a_draft_pairs_it_again(swiss: Category) -> None:
    """Fault 37: the list that the hall sees has nobody on it who left before."""
    steps.closed(swiss)
    steps.drafted(swiss)
    gone = entry(swiss, 3)
    withdraw_player(hall.author(swiss.event, confirmed=True), gone)
    row = current(swiss, 2)
    assert (row.edition, row.state, row_of(row, gone).bye) == (2, "draft", "Z")
    assert row.pairings.filter(bye="U").count() == 1


def test_withdrawal_of_the_last_but_one_leaves_no_draft(event: Event) -> None:
    """Fault 40."""
    category = hall.make_category(event)
    hall.make_entries(category, 2)
    steps.drafted(category)
    withdraw_player(hall.author(event, confirmed=True), entry(category, 1))
    assert not category.rounds_paired.filter(current=True).exists()


def test_withdrawn_player_returns_by_the_head_referee_only(swiss: Category) -> None:
    """Fault 38: rounds missed are worth nothing."""
    steps.closed(swiss)
    player = entry(swiss, 4)
    withdraw_player(hall.author(swiss.event, confirmed=True), player)
    steps.closed(swiss)
    with pytest.raises(NotAllowed):
        return_player(hall.author(swiss.event, Role.ORGANISER, reason="geldi"), player)
    return_player(hall.author(swiss.event, reason="geldi"), player)
    row = steps.published(swiss)
    assert row_of(row, player).second_id is not None
    assert letters(swiss, player)[1] is Result.ABSENT


def test_no_bye_farming(swiss: Category) -> None:
    """Fault 38: who left and came back gets no half point; nobody gets two."""
    steps.closed(swiss)
    player, other = entry(swiss, 4), entry(swiss, 5)
    withdraw_player(hall.author(swiss.event, confirmed=True), player)
    give_half_bye(hall.author(swiss.event, confirmed=True), other)
    steps.closed(swiss)
    return_player(hall.author(swiss.event, reason="geldi"), player)
    for asking in (player, other):
        asking.refresh_from_db()
        with pytest.raises(Fault) as refused:
            give_half_bye(hall.author(swiss.event, confirmed=True), asking)
        assert refused.value.number == 38
    assert letters(swiss, other)[1] is Result.HALF_BYE


def test_excused_with_a_reason_before_the_publication(swiss: Category) -> None:
    """Fault 34: and not after it."""
    steps.closed(swiss)
    player = entry(swiss, 2)
    with pytest.raises(NeedsConfirmation):
        excuse_player(hall.author(swiss.event), player)
    excuse_player(hall.author(swiss.event, reason="sınavı var"), player)
    row = steps.published(swiss)
    found = row_of(row, player)
    assert (found.bye, found.excuse, found.second_id) == ("Z", "sınavı var", None)
    with pytest.raises(NotAllowed) as refused:
        excuse_player(hall.author(swiss.event, reason="gelmeyecek"), entry(swiss, 1), number=2)
    assert refused.value.article == "fault-37"


def test_knockout_knows_no_excuse(event: Event) -> None:
    category = hall.make_category(event, form=Format.KNOCKOUT)
    hall.make_entries(category, 4)
    steps.closed(category)
    with pytest.raises(Refusal):
        excuse_player(hall.author(event, reason="sınavı var"), entry(category, 1))


def test_withdrawn_from_a_knockout_is_out(event: Event) -> None:
    category = hall.make_category(event, form=Format.KNOCKOUT)
    hall.make_entries(category, 6)
    row = steps.closed(category)
    winner = steps.tables(row)[0].first
    withdraw_player(hall.author(event, confirmed=True), winner)
    assert (winner.start_number or 0) not in knockout_of(course_of(category)).still_in


def test_many_absent_is_typed_and_undone_by_one_tap(swiss: Category) -> None:
    """Fault 42, before the first pairing."""
    rows = list(swiss.entries.all())
    with pytest.raises(NeedsConfirmation) as asked:
        mark_absent(hall.author(swiss.event, typed="7"), swiss, rows)
    assert asked.value.expected == "8"
    snapshot = mark_absent(hall.author(swiss.event, typed="8"), swiss, rows)
    assert swiss.entries.filter(checked_in=True).count() == 0
    undo_mark_absent(hall.author(swiss.event), snapshot)
    assert swiss.entries.filter(checked_in=True).count() == 8
    with pytest.raises(Refusal):
        undo_mark_absent(hall.author(swiss.event), snapshot)


def test_many_absent_at_the_tables_spares_results_and_is_undone(swiss: Category) -> None:
    """Fault 42, in a running round."""
    row = steps.started(swiss)
    played, *others = steps.tables(row)
    enter_result(steps.referee(swiss), played, steps.FIRST_WINS)
    rows = list(swiss.entries.all())
    snapshot = mark_absent(hall.author(swiss.event, typed="3"), swiss, rows)
    results = [table.result["letters"] for table in steps.tables(row)]
    assert results == [["1", "0"], ["-", "-"], ["-", "-"], ["-", "-"]]
    undo_mark_absent(hall.author(swiss.event), snapshot)
    row.refresh_from_db()
    assert ([table.result is None for table in steps.tables(row)], row.state) == ([False, True, True, True], "playing")
    assert len(others) == 3


def test_referee_of_the_own_school_is_warned_about(swiss: Category) -> None:
    """Fault 48."""
    table = steps.tables(steps.published(swiss))[0]
    teacher = Official.objects.create(
        event=swiss.event, name="Öğretmen", role=Role.TABLE_REFEREE, school=table.first.school.upper()
    )
    with pytest.raises(NeedsConfirmation) as asked:
        assign_referee(hall.author(swiss.event), table, teacher)
    assert asked.value.article == "fault-48"
    assert assign_referee(hall.author(swiss.event, confirmed=True), table, teacher).referee == teacher
    stranger = Official.objects.create(event=swiss.event, name="Hakem", role=Role.TABLE_REFEREE, school="Başka")
    assert assign_referee(hall.author(swiss.event), table, stranger).referee == stranger


def test_disqualified_player_loses_the_match_and_plays_no_more(swiss: Category) -> None:
    row = steps.started(swiss)
    table = steps.tables(row)[0]
    player = entry(swiss, table.first.start_number or 0)
    with pytest.raises(NotAllowed):
        disqualify_player(hall.author(swiss.event, Role.ORGANISER, reason="kavga"), player)
    disqualify_player(hall.author(swiss.event, reason="kavga"), player)
    table.refresh_from_db()
    assert (table.result["points"], table.result["reason"]) == ([0, 2], "disqualification")
    for other in steps.tables(row)[1:]:
        enter_result(steps.referee(swiss), other, steps.FIRST_WINS)
    assert row_of(steps.published(swiss), player).bye == "Z"
    with pytest.raises(Refusal):
        return_player(hall.author(swiss.event, reason="affedildi"), player)


@pytest.mark.parametrize(("rounds", "consequence"), [(1, Consequence.VOID), (2, Consequence.FORFEIT)])
def test_withdrawal_from_a_league(event: Event, rounds: int, consequence: Consequence) -> None:
    category = hall.make_category(event, form=Format.LEAGUE, rulebook="lig")
    hall.make_entries(category, 4)
    for _ in range(rounds):
        steps.closed(category)
    withdraw_player(hall.author(event, confirmed=True), entry(category, 1))
    for _ in range(3 - rounds):
        steps.closed(category)
    _, (withdrawal,) = league_of(course_of(category))
    assert withdrawal.consequence is consequence
    ranked = standings_of(category).table
    assert ranked is not None
    points = sum(line.values[0].amount or 0 for line in ranked.lines)
    assert points == (6 if consequence is Consequence.VOID else 12)
