"""Categories: what they are, which tables they keep, and what stays once they have begun."""

from dataclasses import replace

import pytest

from meydan.games.errors import Refusal
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.change import AlreadyDone
from meydan.site.actions.setup.categories import WishedCategory, add_category, edit_category
from meydan.site.models import Category, Event, Format, Role, RoundRow
from meydan.tournament.rounds.situation import Need, State
from tests.site import hall
from tests.site.setup.wishes import by

pytestmark = pytest.mark.django_db
HEX = WishedCategory("Hex", "hex", "lig", "", Format.SWISS, 5, tie_breaks=("BH", "SB"))


def wished_of(category: Category) -> WishedCategory:
    """The category as it stands."""
    names = WishedCategory.__dataclass_fields__
    values = {name: getattr(category, name) for name in names}
    return WishedCategory(**{**values, "format": Format(category.format), "tie_breaks": tuple(category.tie_breaks)})


@pytest.fixture
def mangala(salihli: Event) -> Category:
    return Category.objects.get(event=salihli, name="İlkokul Mangala")


def begin(category: Category, number: int = 1) -> None:
    RoundRow.objects.create(category=category, number=number, state=State.PUBLISHED)


def test_a_category_of_another_rulebook_is_added_at_the_end(salihli: Event) -> None:
    added = add_category(by(salihli), salihli, HEX)
    assert list(salihli.categories.all())[-1] == added
    line = salihli.log.last()
    assert line is not None
    assert (line.kind, line.about, line.data["game"]) == ("category added", {"category": added.pk}, "hex")


def test_the_rulebook_holds_the_game(salihli: Event) -> None:
    with pytest.raises(Refusal, match="does not hold this game"):
        add_category(by(salihli), salihli, replace(HEX, rulebook="salihli"))


def test_two_categories_have_two_names(salihli: Event) -> None:
    with pytest.raises(Refusal, match="already a category"):
        add_category(by(salihli), salihli, replace(HEX, name="Ortaokul Kulami"))


@pytest.mark.parametrize(("form", "rounds"), [(Format.SWISS, 0), (Format.LEAGUE, 3), (Format.SWISS, 31)])
def test_impossible_numbers_of_rounds_are_refused(salihli: Event, form: Format, rounds: int) -> None:
    with pytest.raises(Refusal, match="number of rounds"):
        add_category(by(salihli), salihli, replace(HEX, format=form, rounds=rounds))


def test_a_knock_out_counts_no_rounds(salihli: Event) -> None:
    assert add_category(by(salihli), salihli, replace(HEX, format=Format.KNOCKOUT, rounds=5)).rounds == 0


def test_an_unknown_tie_break_is_refused(salihli: Event) -> None:
    with pytest.raises(Refusal):
        add_category(by(salihli), salihli, replace(HEX, tie_breaks=("XX",)))


def test_tables_of_a_category_of_the_same_hour_are_refused(mangala: Category) -> None:
    with pytest.raises(Refusal, match="Ortaokul Mangala play at the same time and both have table 11–12"):
        edit_category(by(mangala.event), mangala, replace(wished_of(mangala), table_count=12))


def test_tables_of_a_category_of_another_hour_are_free(salihli: Event, mangala: Category) -> None:
    salihli.tables = 40
    salihli.save()
    edited = edit_category(by(salihli), mangala, replace(wished_of(mangala), first_table=21, table_count=20))
    assert (edited.first_table, edited.table_count) == (21, 20)


def test_tables_outside_the_hall_are_refused(mangala: Category) -> None:
    with pytest.raises(Refusal, match="the hall has 20 tables"):
        edit_category(by(mangala.event), mangala, replace(wished_of(mangala), first_table=30))


def test_an_edit_logs_what_changed(mangala: Category) -> None:
    edit_category(by(mangala.event), mangala, replace(wished_of(mangala), per_school=2))
    line = mangala.event.log.last()
    assert line is not None
    assert (line.kind, line.data) == ("category edited", {"per_school": [1, 2]})


@pytest.mark.parametrize("changed", [{"format": Format.SWISS, "rounds": 5}, {"school_level": "middle"}])
def test_what_a_category_is_stays_once_it_has_begun(mangala: Category, changed: dict[str, object]) -> None:
    begin(mangala)
    with pytest.raises(Refusal, match="has begun"):
        edit_category(by(mangala.event), mangala, replace(wished_of(mangala), **changed))  # type: ignore[arg-type]


def test_no_round_that_is_paired_falls_out(salihli: Event) -> None:
    category = add_category(by(salihli), salihli, HEX)
    begin(category, 3)
    with pytest.raises(Refusal, match="must be 3 to 30"):
        edit_category(by(salihli), category, replace(HEX, rounds=2))


def test_tie_breaks_change_freely_before_the_start(mangala: Category) -> None:
    edited = edit_category(by(mangala.event), mangala, replace(wished_of(mangala), tie_breaks=("SB", "WIN")))
    assert edited.tie_breaks == ["SB", "WIN"]


def test_tie_breaks_change_after_the_start_only_by_two_people(mangala: Category) -> None:
    begin(mangala)
    event, wish = mangala.event, replace(wished_of(mangala), tie_breaks=("SB",))
    with pytest.raises(NeedsConfirmation) as asked:
        edit_category(by(event), mangala, wish)
    assert asked.value.missing == (Need.TYPED, Need.SECOND_PERSON)
    second = hall.make_official(event, Role.HEAD_REFEREE)
    edited = edit_category(by(event, typed="İlkokul Mangala", second=second), mangala, wish)
    assert edited.tie_breaks == ["SB"]
    line = event.log.last()
    assert line is not None
    assert (line.public, line.data["second"]) == (True, second.name)


def test_a_head_referee_edits_and_a_helper_does_not(mangala: Category) -> None:
    edit_category(by(mangala.event, Role.HEAD_REFEREE), mangala, replace(wished_of(mangala), per_school=2))
    for role in (Role.TABLE_REFEREE, Role.DESK_HELPER, Role.VIEWER):
        with pytest.raises(NotAllowed):
            edit_category(by(mangala.event, role), mangala, wished_of(mangala))
        with pytest.raises(NotAllowed):
            add_category(by(mangala.event, role), mangala.event, HEX)


def test_the_same_wish_twice_is_one_category(salihli: Event) -> None:
    wish = by(salihli)
    add_category(wish, salihli, HEX)
    with pytest.raises(AlreadyDone):
        add_category(wish, salihli, HEX)
    assert salihli.categories.count() == 9
