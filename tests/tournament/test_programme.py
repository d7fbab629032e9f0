"""The day of Salihli, from its rulebook."""

from datetime import date, time

import pytest

from meydan.games.errors import Refusal
from meydan.rulebooks import load
from meydan.tournament.entries import Category, enter
from meydan.tournament.levels import SchoolLevel
from meydan.tournament.programme import programme
from tests.tournament.entered import entered

DAY = date(2020, 1, 13)
LINES = programme(load("salihli"), DAY)
CATEGORIES = tuple(category for line in LINES for category in line.categories)


@pytest.mark.article("salihli.event.programme")
def test_technical_meeting_parallel_categories_and_ceremony_each_have_their_time() -> None:
    assert [(line.at.time(), [category.name for category in line.categories]) for line in LINES] == [
        (time(8, 30), []),
        (time(9, 30), ["İlkokul Mangala", "Ortaokul Mangala"]),
        (time(10, 30), ["İlkokul Pentago", "Ortaokul Pentago"]),
        (time(11, 30), ["İlkokul Q-bitz", "İlkokul Equilibrio"]),
        (time(13, 30), ["Ortaokul Reversi", "Ortaokul Kulami"]),
        (time(16, 30), []),
    ]
    assert (LINES[0].title.tr, LINES[-1].title.tr) == ("Teknik toplantı", "Ödül töreni")
    assert {line.at.date() for line in LINES} == {DAY}


@pytest.mark.article("salihli.event.4")
def test_the_deadline_of_each_category_follows_from_its_time() -> None:
    assert [line.in_hall_by and line.in_hall_by.time() for line in LINES] == [
        None,
        time(9, 15),
        time(10, 15),
        time(11, 15),
        time(13, 15),
        None,
    ]


@pytest.mark.article("salihli.event.1")
def test_primary_and_middle_schools_play_their_four_games() -> None:
    games = {level: {each.game for each in CATEGORIES if each.level is level} for level in SchoolLevel}
    assert games == {
        SchoolLevel.PRIMARY: {"qbitz", "pentago", "mangala", "equilibrio"},
        SchoolLevel.MIDDLE: {"reversi", "kulami", "mangala", "pentago"},
        SchoolLevel.HIGH: set(),
    }


@pytest.mark.article("salihli.event.1", "salihli.event.10")
@pytest.mark.parametrize("chosen", CATEGORIES, ids=[category.name for category in CATEGORIES])
def test_a_champion_of_any_grade_of_the_level_may_enter_and_no_second_of_the_school(chosen: Category) -> None:
    for grade in chosen.level.grades:
        champion = entered(1, "Ali|Kaya", grade=grade, category=chosen.name)
        assert enter((), champion, chosen) == (champion,)
        with pytest.raises(Refusal) as refused:
            enter((champion,), entered(2, "Ece|Ak", grade=grade, category=chosen.name), chosen)
        assert refused.value.article == "salihli.event.1"


def test_a_rulebook_of_games_only_has_no_programme() -> None:
    assert programme(load("yuzuncu-yil"), DAY) == ()
