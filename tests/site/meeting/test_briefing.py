"""The briefing: what the rulebook wants told, ticked once, with who and when."""

import pytest

from meydan.games.errors import Refusal
from meydan.rulebooks import briefing, load_rules
from meydan.site.actions.author import NotAllowed
from meydan.site.actions.meeting.briefing import tick_category, tick_event, untick_event
from meydan.site.models import Category, Event, Role
from meydan.site.records.briefing import event_references, game_references, told_to_category, told_to_event
from tests.site import hall

pytestmark = pytest.mark.django_db


@pytest.mark.article("salihli.event.6", "salihli.event.8")
def test_the_articles_of_the_event_are_told_once_for_all_its_games(event: Event) -> None:
    hall.make_category(event)
    hall.make_category(event, game="qbitz")
    assert event_references(event) == ("salihli.event.6", "salihli.event.8")


@pytest.mark.parametrize("game", ["mangala", "qbitz", "equilibrio", "kulami"])
def test_event_and_game_together_are_the_whole_briefing(event: Event, game: str) -> None:
    category = hall.make_category(event, game=game)
    whole = [line.article.reference for line in briefing(load_rules("salihli", game))]
    assert [*event_references(event), *game_references(category)] == whole


@pytest.mark.article("salihli.event.6")
def test_a_tick_says_who_and_when_and_the_first_one_stays(event: Event) -> None:
    hall.make_category(event)
    tick_event(hall.author(event), event, ["salihli.event.6"])
    tick_event(hall.author(event, Role.ORGANISER), event, ["salihli.event.6"])
    told, untold = told_to_event(Event.objects.get(pk=event.pk))
    assert (told.by, told.at is not None, untold.at) == (hall.author(event).name, True, None)
    untick_event(hall.author(event), event, "salihli.event.6")
    assert [line.at for line in told_to_event(Event.objects.get(pk=event.pk))] == [None, None]


def test_two_categories_of_one_game_are_told_apart(event: Event) -> None:
    one, other = hall.make_category(event), hall.make_category(event, school_level="middle")
    tick_category(hall.author(event), one, list(game_references(one)))
    assert all(line.at for line in told_to_category(Category.objects.get(pk=one.pk)))
    assert not any(line.at for line in told_to_category(Category.objects.get(pk=other.pk)))


def test_what_is_not_in_the_briefing_cannot_be_ticked(event: Event) -> None:
    category = hall.make_category(event)
    with pytest.raises(Refusal):
        tick_category(hall.author(event), category, ["salihli.event.6"])
    with pytest.raises(Refusal):
        tick_event(hall.author(event), event, [])
    with pytest.raises(NotAllowed):
        tick_event(hall.author(event, Role.DESK_HELPER), event, ["salihli.event.6"])
