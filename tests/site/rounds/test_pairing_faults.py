"""Wrong pairings: thrown away, taken back, completed, checked. Faults 31 to 35, 39 to 41."""

import pytest

from meydan.match.deeds import SetBegun
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.matches.at_table import SentAct, act_at_table
from meydan.site.actions.matches.corrections import postpone
from meydan.site.actions.matches.results import enter_result
from meydan.site.actions.rounds.complementary import pair_the_rest
from meydan.site.actions.rounds.editing import swap_players
from meydan.site.actions.rounds.edition import OldEdition
from meydan.site.actions.rounds.pairing import pair_round, re_pair
from meydan.site.actions.rounds.publishing import discard_draft, publish_round, start_round, withdraw_publication
from meydan.site.actions.standings.deciding import make_final
from meydan.site.models import Category, EntryRow, Event, Format, LogLine, Pairing, Role, RoundRow
from meydan.site.records.course import course_of
from meydan.site.records.findings import findings
from meydan.site.records.standings import standings_of
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


@pytest.fixture
def swiss(event: Event) -> Category:
    category = hall.make_category(event)
    hall.make_entries(category, 8)
    return category


def editions(category: Category, number: int = 1) -> list[tuple[int, str, bool]]:
    rows = category.rounds_paired.filter(number=number).order_by("edition")
    return [(row.edition, row.state, row.current) for row in rows]


def test_discarded_draft_is_kept_as_an_old_edition(swiss: Category) -> None:
    """Fault 31."""
    discard_draft(hall.author(swiss.event), steps.drafted(swiss))
    steps.drafted(swiss)
    assert editions(swiss) == [(1, "draft", False), (2, "draft", True)]


def test_draft_is_not_seen_as_published(swiss: Category) -> None:
    row = steps.drafted(swiss)
    with pytest.raises(NotAllowed):
        enter_result(steps.referee(swiss), steps.tables(row)[0], steps.FIRST_WINS)
    assert LogLine.objects.filter(public=True).count() == 0


def test_paired_again_while_somebody_looks_at_the_old_draft(swiss: Category) -> None:
    """Nobody publishes what they have not seen."""
    old = steps.drafted(swiss)
    re_pair(hall.author(swiss.event), old)
    with pytest.raises(OldEdition):
        publish_round(hall.author(swiss.event), old)
    assert editions(swiss) == [(1, "draft", False), (2, "draft", True)]


def test_withdrawn_publication_needs_a_reason_and_leaves_the_round_unpaired(swiss: Category) -> None:
    """Fault 32."""
    row = steps.published(swiss)
    with pytest.raises(NeedsConfirmation):
        withdraw_publication(hall.author(swiss.event), row)
    withdraw_publication(hall.author(swiss.event, reason="yanlış liste"), row)
    steps.drafted(swiss)
    assert editions(swiss) == [(1, "published", False), (2, "draft", True)]
    line = LogLine.objects.get(kind="publication withdrawn")
    assert (line.public, line.why) == (True, "yanlış liste")


def test_entries_for_a_withdrawn_pairing_are_parked(swiss: Category) -> None:
    """Fault 32: the sheet is locked, what was entered on it is kept for review."""
    row = steps.published(swiss)
    table = steps.tables(row)[0]
    withdraw_publication(hall.author(swiss.event, reason="yanlış liste"), row)
    answer = act_at_table(steps.referee(swiss), table, [SentAct("a1", 2, SetBegun())])
    assert isinstance(answer.refusal, NotAllowed)
    table.refresh_from_db()
    assert (table.acts, table.stored_acts.count()) == (0, 0)
    parked = LogLine.objects.get(kind="entries parked")
    assert parked.data["acts"] == [{"id": "a1", "number": 2, "deed": {"kind": "set begun"}}]


def test_begun_tables_stay_and_the_rest_is_paired_again(swiss: Category) -> None:
    """Fault 33: never delete results."""
    row = steps.started(swiss)
    first, *others = steps.tables(row)
    enter_result(steps.referee(swiss), first, steps.FIRST_WINS)
    with pytest.raises(NotAllowed):
        withdraw_publication(hall.author(swiss.event, reason="yanlış"), row)
    pair_the_rest(hall.author(swiss.event, reason="yanlış liste"), row)
    kept = Pairing.objects.get(pk=first.pk)
    assert kept.round_id == row.pk
    assert kept.result is not None
    assert [one.table for one in steps.tables(row)] == [1, 2, 3, 4]
    assert {one.round.current for one in Pairing.objects.filter(pk__in=[other.pk for other in others])} == {False}
    players = [player for pair in steps.pairs(row) for player in pair]
    assert sorted(players) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_rest_of_a_knockout_is_drawn_again(event: Event) -> None:
    category = hall.make_category(event, form=Format.KNOCKOUT)
    hall.make_entries(category, 9)
    row = steps.started(category)
    enter_result(steps.referee(category), steps.tables(row)[0], steps.FIRST_WINS)
    pair_the_rest(hall.author(event, reason="yanlış kura"), row, seed="yeni")
    players = [player for pair in steps.pairs(row) for player in pair if player]
    assert sorted(players) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    row.refresh_from_db()
    assert row.lots[-1]["seed"] == "yeni"


def test_present_player_left_out_cannot_be_published(swiss: Category) -> None:
    """Fault 34."""
    row = steps.drafted(swiss)
    late = hall.make_entries(swiss, 1)[0]
    with pytest.raises(NotAllowed) as refused:
        publish_round(hall.author(swiss.event, reason="olsun"), row)
    assert refused.value.article == "fault-34"
    assert any(late.name in finding.words.tr for finding in findings(course_of(swiss), 1))
    renewed = re_pair(hall.author(swiss.event), row)
    assert publish_round(hall.author(swiss.event), renewed).state == "published"


def test_hand_made_pairing_is_checked_and_needs_the_head_referees_reason(swiss: Category) -> None:
    """Fault 35."""
    row = steps.drafted(swiss)
    with pytest.raises(NeedsConfirmation):
        swap_players(hall.author(swiss.event), row, 1, 2)
    row = swap_players(hall.author(swiss.event, confirmed=True, reason="kardeşler"), row, 1, 2)
    assert any(note["objects"] for note in row.notes)
    with pytest.raises(NeedsConfirmation):
        publish_round(hall.author(swiss.event), row)
    with pytest.raises(NotAllowed):
        publish_round(hall.author(swiss.event, Role.ORGANISER, reason="olsun"), row)
    assert publish_round(hall.author(swiss.event, reason="veli isteği"), row).state == "published"


def test_same_pair_twice_and_a_third_start_are_named(swiss: Category) -> None:
    """Fault 35: the words say who and when."""
    for _ in range(2):
        steps.closed(swiss)
    met = {frozenset(pair) for number in (1, 2) for pair in steps.pairs(current(swiss, number))}
    row = steps.drafted(swiss)
    first = steps.tables(row)[0]
    player = first.first.start_number
    opponent = next(iter(next(pair for pair in met if player in pair) - {player}))
    swap_players(hall.author(swiss.event, confirmed=True, reason="deneme"), row, first.second.start_number, opponent)
    said = [finding.words.en for finding in findings(course_of(swiss), 3)]
    assert any("have met in round" in words for words in said)


def current(category: Category, number: int) -> RoundRow:
    return category.rounds_paired.get(number=number, current=True)


def test_same_school_is_kept_apart_in_round_one(event: Event) -> None:
    category = hall.make_category(event)
    hall.make_entries(category, 16)
    row = steps.published(category)
    assert all(table.second and table.first.school != table.second.school for table in steps.tables(row))


def test_unavoidable_same_school_is_said_but_not_objected_to(event: Event) -> None:
    category = hall.make_category(event)
    entries = hall.make_entries(category, 4)
    EntryRow.objects.filter(pk__in=[entry.pk for entry in entries[:3]]).update(school="Tek Okul")
    row = steps.drafted(category)
    assert [note["objects"] for note in row.notes if "of one school" in note["en"]] == [False]
    assert publish_round(hall.author(event, Role.ORGANISER), row).state == "published"


def test_odd_number_gives_one_bye_and_never_twice(event: Event) -> None:
    """Fault 39."""
    category = hall.make_category(event)
    hall.make_entries(category, 5)
    byes = []
    for _ in range(4):
        row = steps.closed(category)
        byes += [one.first_id for one in row.pairings.filter(bye="U")]
    assert len(set(byes)) == 4


def test_nobody_left_to_pair(event: Event) -> None:
    """Fault 40."""
    category = hall.make_category(event)
    hall.make_entries(category, 1)
    with pytest.raises(NotAllowed) as refused:
        steps.drafted(category)
    assert refused.value.article == "fault-40"


def test_missing_result_blocks_the_next_pairing(swiss: Category) -> None:
    """Fault 41."""
    row = steps.started(swiss)
    for table in steps.tables(row)[1:]:
        enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    with pytest.raises(NotAllowed) as refused:
        steps.drafted(swiss)
    assert refused.value.article == "fault-41"


def test_postponed_match_counts_as_drawn_until_it_is_played(swiss: Category) -> None:
    """Fault 41: the head referee declares it; final standings wait for the result."""
    swiss.rounds = 2
    swiss.save()
    row = steps.started(swiss)
    late, *others = steps.tables(row)
    for table in others:
        enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    postpone(hall.author(swiss.event, reason="elektrik kesildi"), late)
    with pytest.raises(NeedsConfirmation):
        steps.drafted(swiss)
    draft = pair_round(hall.author(swiss.event, confirmed=True), swiss)
    with pytest.raises(NeedsConfirmation):
        publish_round(hall.author(swiss.event), draft)
    second = start_round(hall.author(swiss.event), publish_round(hall.author(swiss.event, confirmed=True), draft))
    ranked = standings_of(swiss)
    assert ranked.table is not None
    line = ranked.table.of(late.first.start_number or 0)
    assert line is not None
    assert line.values[0].amount == 1
    for table in steps.tables(second):
        enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    with pytest.raises(NotAllowed) as refused:
        make_final(hall.author(swiss.event, confirmed=True), swiss)
    assert refused.value.article == "fault-41"
    enter_result(hall.author(swiss.event), late, steps.SECOND_WINS)
    assert make_final(hall.author(swiss.event, confirmed=True), swiss).final


def test_every_pairing_says_why(swiss: Category) -> None:
    row = steps.drafted(swiss)
    for table in steps.tables(row):
        assert table.why
        assert all(reason["tr"] and reason["en"] for reason in table.why)


def test_players_by_number_only_in_acts(swiss: Category) -> None:
    """Fault 60: a pupil can be forgotten without touching the acts."""
    row = steps.finished(swiss)
    for table in steps.tables(row):
        written = str([stored.act for stored in table.stored_acts.all()])
        assert table.first.surnames not in written
        assert f"No {table.first.start_number}" in written


@pytest.mark.parametrize(("kept", "warned"), [(0, False), (4, False), (3, True)])
def test_a_draft_that_needs_more_tables_than_are_kept_says_so(swiss: Category, kept: int, warned: bool) -> None:
    """It does not object: the next tables may be free."""
    swiss.first_table, swiss.table_count = 11, kept
    swiss.save()
    steps.drafted(swiss)
    found = [one for one in findings(course_of(swiss), 1) if "up to table 14; table 11" in one.words.en]
    assert [one.objects for one in found] == [False] * warned
