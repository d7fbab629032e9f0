"""A copy has the set-up of the event, and none of its pupils."""

from dataclasses import replace
from datetime import date

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from meydan.site.actions.author import NotAllowed
from meydan.site.actions.change import AlreadyDone
from meydan.site.actions.setup.copy_event import copy_event
from meydan.site.models import EntryRow, Event, Role
from tests.site import hall
from tests.site.setup.wishes import WISHED, by

pytestmark = pytest.mark.django_db
NEXT_YEAR = replace(WISHED, name="Salihli Kupası 2027", day=date(2027, 5, 1))


@pytest.fixture
def played(salihli: Event) -> Event:
    """An event with a head referee, pupils and things that happened."""
    hall.make_official(salihli, Role.HEAD_REFEREE, "Mehmet")
    category = salihli.categories.all()[0]
    hall.make_entries(category, 4)
    category.lots, category.briefed, category.final = [{"seed": "7"}], {"salihli.mangala.all/c": {}}, True
    category.save()
    return salihli


def test_a_copy_has_the_same_categories_on_another_day(played: Event, owner: User) -> None:
    copied = copy_event(by(played), owner, played, NEXT_YEAR)
    kept = ("name", "game", "rulebook", "school_level", "format", "first_table", "table_count", "per_school")
    assert list(copied.categories.values_list(*kept)) == list(played.categories.values_list(*kept))
    first = copied.categories.all()[0]
    assert first.starts is not None
    assert timezone.localtime(first.starts).strftime("%Y-%m-%d %H:%M") == "2027-05-01 09:30"


def test_a_copys_programme_names_its_own_categories(played: Event, owner: User) -> None:
    copied = copy_event(by(played), owner, played, NEXT_YEAR)
    named = [one for line in copied.programme for one in line["categories"]]
    assert named == list(copied.categories.values_list("pk", flat=True))
    assert [line["at"] for line in copied.programme] == [line["at"] for line in played.programme]


def test_a_copy_has_no_pupils_lots_or_results(played: Event, owner: User) -> None:
    copied = copy_event(by(played), owner, played, NEXT_YEAR)
    assert EntryRow.objects.filter(event=played).count() == 4
    assert not EntryRow.objects.filter(event=copied).exists()
    assert {(str(c.lots), str(c.briefed), c.final) for c in copied.categories.all()} == {("[]", "{}", False)}


def test_a_copy_keeps_the_officials_and_logs_where_it_comes_from(played: Event, owner: User) -> None:
    copied = copy_event(by(played), owner, played, NEXT_YEAR)
    officials = {(one.role, one.user_id) for one in copied.officials.all()}
    assert officials == {(one.role, one.user_id) for one in played.officials.all()}
    line = copied.log.get()
    assert (line.kind, line.data) == ("event copied", {"from": played.slug})


def test_the_same_copy_twice_is_one_event(played: Event, owner: User) -> None:
    wish = by(played)
    copy_event(wish, owner, played, NEXT_YEAR)
    with pytest.raises(AlreadyDone):
        copy_event(wish, owner, played, NEXT_YEAR)
    assert Event.objects.count() == 2


def test_a_head_referee_does_not_copy(played: Event, owner: User) -> None:
    with pytest.raises(NotAllowed):
        copy_event(by(played, Role.HEAD_REFEREE), owner, played, NEXT_YEAR)
