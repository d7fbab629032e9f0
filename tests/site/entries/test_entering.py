"""Entering a pupil by hand: who may enter, where, and until when."""

import pytest

from meydan.games.errors import Refusal
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.entries.edit import NothingChanged, delete, edit
from meydan.site.actions.entries.enter import enter
from meydan.site.models import EntryRow, Event, Role, RoundRow
from tests.site import hall
from tests.site.entries.pupils import AYSE, MEHMET, entered, written
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


def test_entries_are_numbered_in_the_event_and_folded_for_the_search(event: Event) -> None:
    first = entered(hall.make_category(event))
    second = entered(hall.make_category(event, game="pentago"), MEHMET)
    assert (first.number, second.number) == (1, 2)
    assert first.folded == "ayse seker ataturk ilkokulu"
    assert EntryRow.objects.get(pk=first.pk).name == "Ayşe Şeker"


@pytest.mark.article("salihli.event.1")
def test_a_school_sends_its_champion_only(event: Event) -> None:
    category = hall.make_category(event, per_school=1)
    entered(category)
    with pytest.raises(Refusal) as refused:
        entered(category, written(first_names="Elif", school="ATATÜRK İLKOKULU"))
    assert refused.value.article == "salihli.event.1"
    assert category.entries.count() == 1


@pytest.mark.article("salihli.event.2")
def test_a_second_category_is_refused_however_the_name_is_typed(event: Event) -> None:
    entered(hall.make_category(event))
    with pytest.raises(Refusal) as refused:
        entered(hall.make_category(event, game="pentago"), written(first_names="AYŞE", surnames="SEKER"))
    assert refused.value.article == "salihli.event.2"
    assert event.entries.count() == 1


def test_namesakes_are_told_apart_by_their_school_numbers(event: Event) -> None:
    category = hall.make_category(event)
    entered(category, written(school_number="12"))
    assert entered(category, written(school_number="31")).number == 2


@pytest.mark.article("salihli.event.3")
def test_an_entry_without_an_adviser_is_refused(event: Event) -> None:
    with pytest.raises(Refusal) as refused:
        entered(hall.make_category(event), written(adviser="  "))
    assert refused.value.article == "salihli.event.3"
    assert event.entries.count() == 0


@pytest.mark.article("salihli.event.10")
def test_grades_mix_inside_a_level_and_never_across(event: Event) -> None:
    category = hall.make_category(event, school_level="primary")
    entered(category, written(grade=1))
    entered(category, written(grade=4, surnames="Kaya"))
    with pytest.raises(Refusal) as refused:
        entered(category, written(grade=5, surnames="Demir"))
    assert refused.value.article == "salihli.event.10"


def test_a_category_without_a_level_takes_every_grade(event: Event) -> None:
    category = hall.make_category(event, school_level="")
    assert [entered(category, written(grade=grade, surnames=f"S {grade}")).grade for grade in (1, 8, 12)] == [1, 8, 12]
    with pytest.raises(Refusal):
        entered(category, written(grade=13, surnames="S 13"))


@pytest.mark.article("salihli.event.5")
def test_nobody_enters_after_the_first_pairing_is_published(event: Event) -> None:
    category = hall.make_category(event)
    hall.make_entries(category, 4)
    steps.published(category)
    with pytest.raises(NotAllowed) as refused:
        entered(category, role=Role.HEAD_REFEREE)
    assert refused.value.article == "salihli.event.5"
    assert category.entries.count() == 4


def test_a_draft_is_put_aside_for_a_new_entry_after_one_more_tap(event: Event) -> None:
    category = hall.make_category(event)
    hall.make_entries(category, 4)
    draft = steps.drafted(category)
    with pytest.raises(NeedsConfirmation):
        entered(category)
    enter(hall.author(event, Role.DESK_HELPER, confirmed=True), category, AYSE)
    draft = RoundRow.objects.get(pk=draft.pk)
    assert (draft.current, draft.put_aside) == (False, "a pupil entered")
    assert steps.drafted(category).edition == 2


def test_late_entry_where_the_category_takes_it_asks_the_head_referee(event: Event) -> None:
    """Fault 36: queued for the next round."""
    category = hall.make_category(event, late_entry="half")
    hall.make_entries(category, 4)
    steps.closed(category)
    with pytest.raises(NotAllowed):
        entered(category, role=Role.DESK_HELPER)
    assert entered(category, role=Role.HEAD_REFEREE).number == 5


def test_a_knockout_takes_nobody_late_whatever_its_setting_says(event: Event) -> None:
    category = hall.make_category(event, form=hall.Format.KNOCKOUT, late_entry="zero")
    hall.make_entries(category, 4)
    steps.published(category)
    with pytest.raises(NotAllowed):
        entered(category, role=Role.HEAD_REFEREE)


def test_a_table_referee_enters_nobody(event: Event) -> None:
    with pytest.raises(NotAllowed):
        entered(hall.make_category(event), role=Role.TABLE_REFEREE)


@pytest.mark.parametrize(("field", "length"), [("first_names", 500), ("school", 161), ("school_number", 21)])
def test_what_no_row_can_hold_is_refused_with_its_length(event: Event, field: str, length: int) -> None:
    """Fault 55: SQLite would take it without a word."""
    with pytest.raises(Refusal) as refused:
        entered(hall.make_category(event), written(**{field: "a" * length}))
    assert str(length) in refused.value.words.tr


def test_unseen_characters_are_taken_out_and_letters_stay(event: Event) -> None:
    """Fault 55: a right-to-left override hides in a name; fault 44: what is seen stays as it was written."""
    row = entered(hall.make_category(event), written(first_names="Ay\u202eşe\x00", surnames="O'Neil  Îsa-Çağ"))
    assert (row.first_names, row.surnames) == ("Ayşe", "O'Neil Îsa-Çağ")


def test_a_name_is_corrected_after_the_pairing_and_a_category_is_not_changed(event: Event) -> None:
    category, other = hall.make_category(event), hall.make_category(event, game="pentago")
    rows = hall.make_entries(category, 4)
    steps.published(category)
    author = hall.author(event, Role.DESK_HELPER)
    row = edit(author, rows[0], category, AYSE)
    assert (row.surnames, row.folded) == ("Şeker", "ayse seker ataturk ilkokulu")
    with pytest.raises(Refusal):
        edit(hall.author(event, Role.DESK_HELPER), rows[0], other, AYSE)


def test_an_edit_is_checked_like_an_entry_but_never_against_itself(event: Event) -> None:
    category = hall.make_category(event, per_school=1)
    row = entered(category)
    entered(category, MEHMET)
    assert edit(hall.author(event), row, category, written(grade=4)).grade == 4
    with pytest.raises(Refusal) as refused:
        edit(hall.author(event), row, category, written(school=MEHMET.school))
    assert refused.value.article == "salihli.event.1"
    with pytest.raises(NothingChanged):
        edit(hall.author(event), row, category, written(grade=4))


def test_an_entry_that_was_ever_paired_is_not_deleted(event: Event) -> None:
    category = hall.make_category(event)
    rows = hall.make_entries(category, 4)
    alone = entered(hall.make_category(event, game="pentago"))
    steps.drafted(category)
    delete(hall.author(event), alone)
    with pytest.raises(Refusal):
        delete(hall.author(event), rows[0])
    assert list(event.entries.values_list("number", flat=True)) == [1, 2, 3, 4]


def test_a_desk_helper_deletes_nothing(event: Event) -> None:
    row = entered(hall.make_category(event))
    with pytest.raises(NotAllowed):
        delete(hall.author(event, Role.DESK_HELPER), row)
