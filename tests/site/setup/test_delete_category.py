"""A category is deleted by typing its name, and comes back whole with one tap (fault 42)."""

import pytest
from django.core import serializers

from meydan.games.errors import Refusal
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.change import AlreadyDone
from meydan.site.actions.setup.delete_category import delete_category, restore_category, rows_of
from meydan.site.models import Category, EntryRow, Event, Pairing, Role, RoundRow, StoredAct
from meydan.tournament.rounds.situation import Need, State
from tests.site import hall
from tests.site.setup.wishes import by

pytestmark = pytest.mark.django_db
NAME = "İlkokul Mangala"


@pytest.fixture
def mangala(salihli: Event) -> Category:
    """With four pupils, a round, and a match that has begun."""
    category = Category.objects.get(event=salihli, name=NAME)
    pupils = hall.make_entries(category, 4)
    played = RoundRow.objects.create(category=category, number=1, state=State.PLAYING)
    for order in (0, 1):
        pairing = Pairing.objects.create(
            round=played, order=order, table=order + 1, first=pupils[2 * order], second=pupils[2 * order + 1]
        )
        StoredAct.objects.create(pairing=pairing, act_id=f"a{order}", number=1, act={"act": "opened"})
    return category


def written(category: Category) -> str:
    return str(serializers.serialize("json", [row for rows in rows_of(category) for row in rows]))


def agreed(event: Event) -> dict[str, object]:
    return {"typed": NAME, "second": hall.make_official(event, Role.HEAD_REFEREE)}


def test_the_name_must_be_typed(salihli: Event) -> None:
    category = Category.objects.get(event=salihli, name=NAME)
    with pytest.raises(NeedsConfirmation) as asked:
        delete_category(by(salihli, typed="Mangala"), category)
    assert (asked.value.missing, asked.value.expected) == ((Need.TYPED,), NAME)
    delete_category(by(salihli, typed=NAME), category)
    assert not Category.objects.filter(event=salihli, name=NAME).exists()


def test_a_category_that_has_begun_needs_a_second_person(mangala: Category) -> None:
    with pytest.raises(NeedsConfirmation) as asked:
        delete_category(by(mangala.event, typed=NAME), mangala)
    assert asked.value.missing == (Need.SECOND_PERSON,)


def test_everything_of_the_category_goes_and_the_log_counts_it(mangala: Category) -> None:
    event, pk = mangala.event, mangala.pk
    delete_category(by(event, **agreed(event)), mangala)
    assert not EntryRow.objects.filter(event=event).exists()
    assert not StoredAct.objects.exists()
    event.refresh_from_db()
    assert pk not in [one for line in event.programme for one in line["categories"]]
    line = event.log.last()
    assert line is not None
    assert line.kind == "category deleted"
    assert {**line.data, "second": ""} == {"name": NAME, "entries": 4, "rounds": 1, "second": ""}


def test_one_tap_brings_everything_back_as_it_was(mangala: Category) -> None:
    event, before = mangala.event, written(mangala)
    snapshot = delete_category(by(event, **agreed(event)), mangala)
    restored = restore_category(by(event), event, snapshot)
    assert written(restored) == before
    event.refresh_from_db()
    assert restored.pk in event.programme[1]["categories"]
    assert [line.kind for line in event.log.all()][-2:] == ["category deleted", "category restored"]


def test_a_deletion_is_undone_once(mangala: Category) -> None:
    event = mangala.event
    snapshot = delete_category(by(event, **agreed(event)), mangala)
    restore_category(by(event), event, snapshot)
    with pytest.raises(Refusal, match="already undone"):
        restore_category(by(event), event, snapshot)


def test_a_name_given_away_meanwhile_is_told(mangala: Category) -> None:
    event = mangala.event
    snapshot = delete_category(by(event, **agreed(event)), mangala)
    hall.make_category(event, name=NAME)
    with pytest.raises(Refusal, match="cannot be restored"):
        restore_category(by(event), event, snapshot)
    assert not EntryRow.objects.filter(event=event).exists()


def test_the_same_deletion_twice_is_one(salihli: Event) -> None:
    category = Category.objects.get(event=salihli, name=NAME)
    wish = by(salihli, typed=NAME)
    delete_category(wish, category)
    with pytest.raises(AlreadyDone):
        delete_category(wish, category)


@pytest.mark.parametrize("role", [role for role in Role if role is not Role.ORGANISER])
def test_only_organisers_delete(salihli: Event, role: Role) -> None:
    with pytest.raises(NotAllowed):
        delete_category(by(salihli, role, typed=NAME), Category.objects.get(event=salihli, name=NAME))


def test_who_may_not_undo_is_refused(salihli: Event) -> None:
    snapshot = delete_category(by(salihli, typed=NAME), Category.objects.get(event=salihli, name=NAME))
    with pytest.raises(NotAllowed):
        restore_category(by(salihli, Role.DESK_HELPER), salihli, snapshot)
