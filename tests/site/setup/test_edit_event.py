"""The settings of an event, and its end."""

from dataclasses import replace
from datetime import date

import pytest
from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.change import AlreadyDone
from meydan.site.actions.setup.edit_event import EventSettings, edit_event, finish_event
from meydan.site.models import Event, EventLevel, Role
from tests.site.setup.wishes import DAY, by

pytestmark = pytest.mark.django_db
SETTINGS = EventSettings("Salihli Kupası", "Spor salonu", DAY, EventLevel.DISTRICT, 20, False, True)


def test_only_what_changed_is_logged(salihli: Event) -> None:
    edited = edit_event(by(salihli), salihli, replace(SETTINGS, place="Lise", second_person=True))
    assert (edited.place, edited.second_person) == ("Lise", True)
    line = salihli.log.last()
    assert line is not None
    assert line.kind == "event edited"
    assert line.data == {"place": ["Spor salonu", "Lise"], "second_person": [False, True]}


def test_on_another_day_categories_keep_their_hour(salihli: Event) -> None:
    edit_event(by(salihli), salihli, replace(SETTINGS, day=date(2026, 12, 5)))
    starts = salihli.categories.all()[0].starts
    assert starts is not None
    assert timezone.localtime(starts).strftime("%Y-%m-%d %H:%M") == "2026-12-05 09:30"


def test_a_hall_smaller_than_its_categories_tables_is_refused(salihli: Event) -> None:
    with pytest.raises(Refusal, match="the hall has 15 tables"):
        edit_event(by(salihli), salihli, replace(SETTINGS, tables=15))
    salihli.refresh_from_db()
    assert salihli.tables == 20


def test_an_event_has_a_name(salihli: Event) -> None:
    with pytest.raises(Refusal):
        edit_event(by(salihli), salihli, replace(SETTINGS, name="  "))


@pytest.mark.parametrize("role", [role for role in Role if role is not Role.ORGANISER])
def test_only_organisers_edit_the_event(salihli: Event, role: Role) -> None:
    with pytest.raises(NotAllowed):
        edit_event(by(salihli, role), salihli, replace(SETTINGS, place="Lise"))


def test_the_same_edit_twice_is_one_line(salihli: Event) -> None:
    wish = by(salihli)
    edit_event(wish, salihli, replace(SETTINGS, place="Lise"))
    with pytest.raises(AlreadyDone):
        edit_event(wish, salihli, replace(SETTINGS, place="Lise"))
    assert salihli.log.filter(kind="event edited").count() == 1


def test_an_event_with_an_open_category_is_not_finished(salihli: Event) -> None:
    salihli.categories.exclude(name="Ortaokul Kulami").update(final=True)
    with pytest.raises(Refusal, match="Ortaokul Kulami"):
        finish_event(by(salihli, confirmed=True), salihli)


def test_finishing_needs_a_confirmation_and_is_final(salihli: Event) -> None:
    salihli.categories.update(final=True)
    with pytest.raises(NeedsConfirmation):
        finish_event(by(salihli), salihli)
    assert finish_event(by(salihli, confirmed=True), salihli).finished
    line = salihli.log.last()
    assert line is not None
    assert (line.kind, line.public) == ("event finished", True)
    with pytest.raises(Refusal, match="is finished"):
        edit_event(by(salihli), salihli, replace(SETTINGS, place="Lise"))


@pytest.mark.parametrize("role", [Role.TABLE_REFEREE, Role.DESK_HELPER, Role.VIEWER])
def test_others_do_not_finish_the_event(salihli: Event, role: Role) -> None:
    salihli.categories.update(final=True)
    with pytest.raises(NotAllowed):
        finish_event(by(salihli, role, confirmed=True), salihli)
