"""Wrong results: undone, confirmed, corrected, exchanged, refused. Faults 23 to 30 and 50."""

import pytest

from meydan.games.errors import Refusal
from meydan.match import Player, Stale
from meydan.match.deeds import Reporter, Ruled, SetBegun, SetDecided, Warned, WarningWithdrawn
from meydan.rulebooks.referee import Breach
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.matches.at_table import SentAct, act_at_table
from meydan.site.actions.matches.corrections import correct_result, report_correction, swap_results
from meydan.site.actions.matches.results import FasterEntry, confirm_result, enter_result, mark_no_show, undo_result
from meydan.site.actions.matches.rulings import rule
from meydan.site.actions.matches.slip import SetSlip, Slip, slip_of_score
from meydan.site.actions.rounds.pairing import pair_round
from meydan.site.actions.rounds.publishing import close_round
from meydan.site.actions.standings.deciding import leave_rules
from meydan.site.models import Category, Event, LogLine, Pairing, Role
from meydan.site.records.entries import attendance_of
from meydan.site.records.standings import standings_of
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


@pytest.fixture
def swiss(event: Event) -> Category:
    category = hall.make_category(event)
    hall.make_entries(category, 8)
    return category


@pytest.fixture
def table(swiss: Category) -> Pairing:
    return steps.tables(steps.started(swiss))[0]


def fresh(pairing: Pairing) -> Pairing:
    return Pairing.objects.select_related("round__category__event", "first", "second").get(pk=pairing.pk)


def points(category: Category, pairing: Pairing) -> tuple[int | None, int | None]:
    """The points of both players in the standings, in halves."""
    ranked = standings_of(category).table
    assert ranked is not None
    assert pairing.second is not None
    lines = [ranked.of(entry.start_number or 0) for entry in (pairing.first, pairing.second)]
    first, second = (line.values[0].amount if line else None for line in lines)
    return first, second


def test_wrong_winner_is_undone_and_both_versions_stay(swiss: Category, table: Pairing) -> None:
    """Fault 23."""
    enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    undone = undo_result(steps.referee(swiss), table)
    assert (undone.result, undone.begun) == (None, False)
    entered = enter_result(steps.referee(swiss), table, steps.SECOND_WINS)
    assert entered.result["points"] == [0, 2]
    kinds = [stored.act["deed"]["kind"] for stored in table.stored_acts.order_by("number")]
    sets = ["set begun", "set decided"] * 2
    assert kinds == ["match opened", *sets, *["withdrawn"] * 4, *sets]


def test_nothing_to_undo_is_refused(swiss: Category, table: Pairing) -> None:
    lines = LogLine.objects.count()
    with pytest.raises(Refusal):
        undo_result(steps.referee(swiss), table)
    assert LogLine.objects.count() == lines


def test_undo_takes_back_only_the_last_act_of_a_phone(swiss: Category, table: Pairing) -> None:
    deeds = [SetBegun(), SetDecided(Player.FIRST)] * 2
    acts = [SentAct(f"a{number}", number, deed) for number, deed in enumerate(deeds, 2)]
    assert act_at_table(steps.referee(swiss), table, acts).refusal is None
    undone = undo_result(steps.referee(swiss), table)
    assert undone.result is None
    assert undone.summary["score"] == [1, 0]


def test_confirmed_result_is_corrected_by_the_head_referee_only(swiss: Category, table: Pairing) -> None:
    """Fault 24."""
    enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    confirm_result(hall.author(swiss.event), table)
    with pytest.raises(NotAllowed):
        undo_result(steps.referee(swiss), table)
    with pytest.raises(NotAllowed):
        correct_result(hall.author(swiss.event, Role.ORGANISER, reason="yanlış"), table, steps.SECOND_WINS)
    with pytest.raises(NeedsConfirmation):
        correct_result(hall.author(swiss.event), table, steps.SECOND_WINS)
    correct_result(hall.author(swiss.event, reason="kâğıt ters okundu"), table, steps.SECOND_WINS)
    assert points(swiss, table) == (0, 2)
    line = LogLine.objects.get(kind="result corrected")
    assert (line.why, line.data["before"]["points"], line.data["points"]) == ("kâğıt ters okundu", [2, 0], [0, 2])


def test_correction_before_the_next_publication_pairs_the_draft_again(swiss: Category) -> None:
    """Fault 24: the draft stood on the old result."""
    row = steps.closed(swiss)
    pair_round(hall.author(swiss.event), swiss)
    correct_result(hall.author(swiss.event, reason="yanlış"), steps.tables(row)[0], steps.SECOND_WINS)
    editions = swiss.rounds_paired.filter(number=2).order_by("edition").values_list("state", "current", "put_aside")
    assert list(editions) == [("draft", False, "result corrected"), ("draft", True, "")]


def test_correction_after_the_next_publication_leaves_the_pairing(swiss: Category) -> None:
    """Fault 25: it counts from the next pairing on, and the list says so."""
    row = steps.closed(swiss)
    following = steps.published(swiss)
    before = steps.pairs(following)
    table = steps.tables(row)[0]
    correct_result(hall.author(swiss.event, reason="yanlış"), table, steps.SECOND_WINS)
    following.refresh_from_db()
    assert (following.state, steps.pairs(following)) == ("published", before)
    assert [note["printed"] for note in following.notes if "corrected later" in note["en"]] == [True]
    assert points(swiss, table) == (0, 2)


def test_two_rounds_later_only_a_report_or_beyond_the_rules(swiss: Category) -> None:
    """Fault 26."""
    row = steps.closed(swiss)
    table = steps.tables(row)[0]
    with pytest.raises(NotAllowed):
        report_correction(hall.author(swiss.event, reason="geç fark edildi"), table, "0–1")
    steps.closed(swiss)
    steps.published(swiss)
    with pytest.raises(NotAllowed):
        correct_result(hall.author(swiss.event, reason="geç"), table, steps.SECOND_WINS)
    report_correction(hall.author(swiss.event, reason="geç fark edildi"), table, "0–1")
    assert fresh(table).result["points"] == [2, 0]
    leave_rules(hall.author(swiss.event, reason="il kararı", typed=swiss.name), swiss)
    with pytest.raises(NeedsConfirmation):
        correct_result(hall.author(swiss.event, reason="geç"), table, steps.SECOND_WINS)
    correct_result(hall.author(swiss.event, reason="geç", typed=swiss.name), table, steps.SECOND_WINS)
    assert fresh(table).result["points"] == [0, 2]
    swiss.refresh_from_db()
    assert swiss.beyond_rules
    with pytest.raises(NotAllowed):
        leave_rules(hall.author(swiss.event, reason="bir daha", typed=swiss.name), swiss)


def test_results_of_two_tables_are_exchanged_in_one_action(swiss: Category, table: Pairing) -> None:
    """Fault 27."""
    other = steps.tables(table.round)[1]
    enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    enter_result(steps.referee(swiss), other, slip_of_score(1, 2))
    with pytest.raises(NeedsConfirmation):
        swap_results(hall.author(swiss.event), table, other)
    swap_results(hall.author(swiss.event, confirmed=True), table, other)
    assert fresh(table).summary["score"] == [1, 2]
    assert fresh(other).summary["score"] == [2, 0]
    assert LogLine.objects.filter(kind="results swapped").count() == 1


def test_result_of_the_wrong_table_moves_to_the_empty_one(swiss: Category, table: Pairing) -> None:
    """Fault 27."""
    other = steps.tables(table.round)[1]
    enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    swap_results(hall.author(swiss.event, confirmed=True), table, other)
    assert (fresh(table).result, fresh(other).result["points"]) == (None, [2, 0])


def test_the_same_counts_at_two_tables_are_asked_about(swiss: Category, table: Pairing) -> None:
    """Fault 27: the pattern of a slip."""
    slip = Slip((SetSlip(counts=((30,), (18,))), SetSlip(counts=((26,), (22,)))))
    enter_result(steps.referee(swiss), table, slip)
    other = steps.tables(table.round)[1]
    with pytest.raises(NeedsConfirmation) as asked:
        enter_result(steps.referee(swiss), other, slip)
    assert asked.value.article == "fault-27"
    enter_result(steps.referee(swiss, confirmed=True), other, slip)


IMPOSSIBLE = [
    pytest.param("mangala", slip_of_score(3, 0), id="2-0 and a third set"),
    pytest.param("mangala", slip_of_score(2, 2), id="four sets"),
    pytest.param("mangala", slip_of_score(1, 0), id="half a match"),
    pytest.param("mangala", Slip((SetSlip(counts=((30,), (19,))),) * 2), id="49 stones"),
    pytest.param("kulami", Slip((SetSlip(counts=((5,), (3,))),) * 2), id="a sheet without its parts"),
    pytest.param("equilibrio", Slip(cards=(Player.FIRST,) * 2 + (Player.SECOND,) * 2 + (None,) * 2), id="6 cards of 5"),
]


@pytest.mark.parametrize(("game", "slip"), IMPOSSIBLE)
def test_impossible_score_is_refused_with_the_article(event: Event, game: str, slip: Slip) -> None:
    """Fault 28: never just "invalid"; nothing is written."""
    cards = {"lists": [{"round": 1, "cards": [1, 2, 3, 4, 5], "reserves": []}]} if game == "equilibrio" else {}
    category = hall.make_category(event, game, cards=cards)
    hall.make_entries(category, 4)
    found = steps.tables(steps.started(category))[0]
    with pytest.raises(Refusal) as refused:
        enter_result(steps.referee(category), found, slip)
    assert refused.value.article is not None
    assert refused.value.article.startswith("salihli.")
    assert (fresh(found).acts, fresh(found).result) == (1, None)


def test_warnings_close_the_match_and_a_withdrawn_warning_opens_it(swiss: Category, table: Pairing) -> None:
    """Fault 29."""
    warning = Warned((Player.FIRST,), Breach.ILLEGAL_MOVE, Reporter.OPPONENT)
    acts = [SentAct(f"w{number}", number, warning) for number in (2, 3, 4)]
    assert act_at_table(steps.referee(swiss), table, acts).refusal is None
    lost = fresh(table)
    assert (lost.result["points"], lost.result["reason"], lost.warnings) == ([0, 2], "warnings", [3, 0])
    taken_back = SentAct("w5", 5, WarningWithdrawn(4, "yanlış oyuncu"))
    assert act_at_table(steps.referee(swiss), table, [taken_back]).refusal is None
    assert (fresh(table).result, fresh(table).warnings) == (None, [2, 0])


def test_both_absent_gives_nobody_the_point(swiss: Category, table: Pairing) -> None:
    """Fault 30."""
    with pytest.raises(NeedsConfirmation):
        mark_no_show(steps.referee(swiss), table, tuple(Player))
    found = mark_no_show(steps.referee(swiss, confirmed=True), table, tuple(Player))
    assert (found.result["points"], found.result["letters"]) == ([0, 0], ["-", "-"])
    assert [attendance_of(entry).left for entry in (fresh(table).first, fresh(table).second) if entry] == [2, 2]


def test_no_show_taken_back_counts_no_more(swiss: Category, table: Pairing) -> None:
    mark_no_show(steps.referee(swiss, confirmed=True), table, (Player.SECOND,))
    undo_result(steps.referee(swiss), table)
    found = fresh(table)
    assert found.second is not None
    assert attendance_of(found.second).left is None
    mark_no_show(steps.referee(swiss, confirmed=True), table, (Player.FIRST,))
    assert fresh(table).result["letters"] == ["-", "+"]


def test_nobody_is_a_no_show_once_play_has_begun(swiss: Category, table: Pairing) -> None:
    act_at_table(steps.referee(swiss), table, [SentAct("a", 2, SetBegun())])
    with pytest.raises(NotAllowed) as refused:
        mark_no_show(steps.referee(swiss, confirmed=True), table, (Player.FIRST,))
    assert refused.value.article == "fault-30"


def test_entry_by_one_confirmation_by_another(swiss: Category) -> None:
    """Fault 50."""
    swiss.event.second_person = True
    swiss.event.save()
    row = steps.finished(swiss)
    with pytest.raises(NotAllowed) as refused:
        close_round(hall.author(swiss.event), row)
    assert refused.value.article == "fault-50"
    head = hall.make_official(swiss.event, Role.ORGANISER)
    own = Pairing.objects.filter(round=row, second__isnull=False).first()
    assert own is not None
    Pairing.objects.filter(pk=own.pk).update(entered_by=head)
    with pytest.raises(NotAllowed):
        confirm_result(hall.author(swiss.event, Role.ORGANISER), own)
    for table in steps.tables(row):
        confirm_result(hall.author(swiss.event), table)
    assert close_round(hall.author(swiss.event), row).state == "closed"


def test_result_entered_meanwhile_shows_both_values(swiss: Category, table: Pairing) -> None:
    """Fault 5, at the desk."""
    enter_result(steps.referee(swiss), table, steps.FIRST_WINS, seen=1)
    with pytest.raises(FasterEntry) as stale:
        enter_result(steps.referee(swiss), table, steps.SECOND_WINS, seen=1)
    assert isinstance(stale.value, Stale)
    assert "2–0" in stale.value.stands.tr
    assert stale.value.offered.tr == "0–2"


def test_act_sent_twice_is_stored_once(swiss: Category, table: Pairing) -> None:
    """Faults 2 and 3."""
    acts = [SentAct("a", 2, SetBegun()), SentAct("b", 3, SetDecided(Player.FIRST))]
    first = act_at_table(steps.referee(swiss), table, acts)
    again = act_at_table(steps.referee(swiss), table, acts)
    assert (first.accepted, first.version, again.accepted, again.version) == (2, 3, 2, 3)
    assert LogLine.objects.filter(kind="act at table").count() == 2


def test_stale_act_names_the_one_that_stands(swiss: Category, table: Pairing) -> None:
    """Fault 5, at the table."""
    act_at_table(steps.referee(swiss), table, [SentAct("a", 2, SetBegun())])
    answer = act_at_table(steps.referee(swiss), table, [SentAct("b", 2, SetBegun())])
    assert isinstance(answer.refusal, Stale)
    assert answer.refusal.standing is not None
    assert answer.refusal.standing.id == "a"


def test_acts_before_a_refused_one_are_kept(swiss: Category, table: Pairing) -> None:
    acts = [SentAct("a", 2, SetBegun()), SentAct("b", 3, SetBegun()), SentAct("c", 4, SetDecided(Player.FIRST))]
    answer = act_at_table(steps.referee(swiss), table, acts)
    assert (answer.accepted, answer.version) == (1, 2)
    assert answer.refusal is not None
    assert answer.refusal.article == "salihli.mangala.all/e"


def test_ruling_of_the_head_referee_ends_the_match(swiss: Category, table: Pairing) -> None:
    ruling = Ruled("Rakibi engelledi", (0, 2))
    with pytest.raises(NotAllowed):
        rule(steps.referee(swiss), table, ruling)
    found = rule(hall.author(swiss.event), table, ruling)
    assert (found.result["points"], found.result["reason"]) == ([0, 2], "ruling")


def test_round_goes_from_published_to_complete_with_its_tables(swiss: Category) -> None:
    row = steps.published(swiss)
    first, *others = steps.tables(row)
    act_at_table(steps.referee(swiss), first, [SentAct("a", 2, SetBegun())])
    row.refresh_from_db()
    assert row.state == "playing"
    act_at_table(steps.referee(swiss), first, [SentAct("b", 3, SetDecided(None))])
    for table in others:
        enter_result(steps.referee(swiss), table, steps.FIRST_WINS)
    enter_result(steps.referee(swiss), first, steps.FIRST_WINS)
    row.refresh_from_db()
    assert row.state == "complete"
