"""Two people change the same thing at once, in separate processes: one is first, the other is told, nothing is lost."""

from collections import Counter

import pytest

from meydan.site.actions.change import broken_link
from meydan.site.models import Category, EntryRow, Event, LogLine, Pairing, RoundRow, StoredAct
from meydan.site.records.entries import attendance_of
from tests.site import hall
from tests.site.race.conftest import Race
from tests.site.rounds import steps

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.xdist_group("race")]

WRITERS = 8


@pytest.fixture
def swiss(transactional_db: None) -> Category:  # noqa: ARG001 - asks for a database that processes share
    category = hall.make_category(hall.make_event())
    hall.make_entries(category, 8)
    return category


def outcomes(answers: list[dict[str, object]]) -> Counter[str]:
    return Counter(str(answer.get("refused", "done")) for answer in answers)


def whole(event: Event) -> None:
    numbers = list(LogLine.objects.filter(event=event).order_by("number").values_list("number", flat=True))
    assert numbers == list(range(1, len(numbers) + 1))
    assert broken_link(event) is None


def test_two_publish_the_same_draft(race: Race, swiss: Category) -> None:
    row = steps.drafted(swiss)
    answers = race.run(*[("publish", {"row": row.pk})] * 4)
    assert outcomes(answers) == {"done": 1, "NotAllowed": 3}
    assert LogLine.objects.filter(kind="round published").count() == 1
    whole(swiss.event)


def test_one_publishes_while_the_other_pairs_again(race: Race, swiss: Category) -> None:
    """Whoever is second meets another edition, or a published one: what was published is what was seen."""
    row = steps.drafted(swiss)
    publishing, pairing = race.run(("publish", {"row": row.pk}), ("pair again", {"row": row.pk}))
    published = RoundRow.objects.filter(category=swiss, state="published")
    if "done" in publishing:
        assert published.get().pk == row.pk
    else:
        assert publishing["refused"] == "OldEdition"
        assert (pairing["done"], published.count()) == (2, 0)
    assert RoundRow.objects.filter(category=swiss, number=1, current=True).count() == 1
    whole(swiss.event)


@pytest.mark.article("salihli.event.5")
def test_somebody_arrives_while_the_first_pairing_is_published(race: Race, swiss: Category) -> None:
    """Either the draft falls, or the door is closed: nobody in the hall is forgotten."""
    late = hall.make_entries(swiss, 1, checked_in=False)[0]
    row = steps.drafted(swiss)
    publishing, arriving = race.run(("publish", {"row": row.pk}), ("arrive", {"entry": late.pk}))
    late.refresh_from_db()
    published = RoundRow.objects.filter(category=swiss, current=True, state="published").exists()
    if "done" in arriving:
        assert (publishing["refused"], late.checked_in, published) == ("OldEdition", True, False)
    else:
        assert (arriving["article"], late.checked_in, published) == ("salihli.event.5", False, True)
    whole(swiss.event)


def test_two_enter_different_results_for_one_table(race: Race, swiss: Category) -> None:
    """The slower one is shown both values."""
    table = steps.tables(steps.started(swiss))[0]
    answers = race.run(
        ("enter", {"pairing": table.pk, "first": 2, "second": 0, "seen": 1}),
        ("enter", {"pairing": table.pk, "first": 0, "second": 2, "seen": 1}),
    )
    assert outcomes(answers) == {"done": 1, "FasterEntry": 1}
    stored = Pairing.objects.get(pk=table.pk)
    first = next(answer for answer in answers if "done" in answer)
    late = next(answer for answer in answers if "refused" in answer)
    assert stored.result is not None
    assert stored.result["points"] == first["done"]
    assert "2–0" in late["said"]
    assert "0–2" in late["said"]
    whole(swiss.event)


def test_the_same_wish_from_many_processes_is_done_once(race: Race, swiss: Category) -> None:
    table = steps.tables(steps.started(swiss))[0]
    wish = ("enter", {"pairing": table.pk, "first": 2, "second": 1, "request": "bir-istek"})
    answers = race.run(*[wish] * 4)
    assert outcomes(answers) == {"done": 1, "AlreadyDone": 3}
    assert LogLine.objects.filter(kind="result entered").count() == 1


def test_the_same_act_from_many_processes_is_stored_once(race: Race, swiss: Category) -> None:
    table = steps.tables(steps.started(swiss))[0]
    answers = race.run(*[("begin set", {"pairing": table.pk, "act": "a-1", "number": 2})] * 6)
    assert [answer["done"] for answer in answers] == [{"accepted": 1, "refused": None}] * 6
    assert StoredAct.objects.filter(pairing=table, number__gt=1).count() == 1
    assert LogLine.objects.filter(kind="act at table").count() == 1


def test_different_acts_with_one_number_leave_one(race: Race, swiss: Category) -> None:
    table = steps.tables(steps.started(swiss))[0]
    answers = race.run(*[("begin set", {"pairing": table.pk, "act": f"a-{at}", "number": 2}) for at in range(6)])
    told = Counter(answer["done"]["refused"] for answer in answers)
    assert told == {None: 1, "Stale": 5}
    assert Pairing.objects.get(pk=table.pk).acts == 2
    whole(swiss.event)


def test_next_round_is_paired_once(race: Race, swiss: Category) -> None:
    steps.closed(swiss)
    answers = race.run(*[("pair", {"category": swiss.pk})] * 4)
    assert outcomes(answers) == {"done": 1, "NotAllowed": 3}
    assert list(RoundRow.objects.filter(category=swiss, number=2).values_list("edition", flat=True)) == [1]
    whole(swiss.event)


def test_player_withdraws_while_the_result_is_entered(race: Race, swiss: Category) -> None:
    """Either the result was first and stays, or the table went to the opponent and the entry is refused."""
    table = steps.tables(steps.started(swiss))[0]
    leaving, entering = race.run(
        ("leave", {"entry": table.first_id}),
        ("enter", {"pairing": table.pk, "first": 2, "second": 0, "seen": 1}),
    )
    assert "done" in leaving
    stored = Pairing.objects.get(pk=table.pk)
    assert stored.result is not None
    assert stored.result["points"] == ([2, 0] if "done" in entering else [0, 2])
    left = attendance_of(EntryRow.objects.select_related("category").get(pk=table.first_id)).left
    assert left == (2 if "done" in entering else 1)
    whole(swiss.event)


def test_all_tables_at_once(race: Race, swiss: Category) -> None:
    """The last result closes the round's play, whoever enters it."""
    row = steps.started(swiss)
    wishes = [("enter", {"pairing": table.pk, "first": 2, "second": 0, "seen": 1}) for table in steps.tables(row)]
    assert outcomes(race.run(*wishes)) == {"done": 4}
    row.refresh_from_db()
    assert row.state == "complete"
    whole(swiss.event)


def test_log_has_no_gaps_under_eight_writers(race: Race, swiss: Category) -> None:
    before = LogLine.objects.filter(event=swiss.event).count()
    answers = race.run(*[("write lines", {"event": swiss.event_id, "times": 10})] * WRITERS)
    assert outcomes(answers) == {"done": WRITERS}
    assert LogLine.objects.filter(event=swiss.event).count() == before + 10 * WRITERS
    whole(swiss.event)
