"""The programme: lines by their times, and categories that begin with them."""

from datetime import time

import pytest
from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.site.actions.author import NotAllowed
from meydan.site.actions.change import AlreadyDone
from meydan.site.actions.setup.programme import WishedLine, add_line, edit_line, move_programme, remove_line
from meydan.site.models import Category, Event, Role
from meydan.site.pages.desk.setup.overview import day_lines
from tests.site.setup.wishes import by

pytestmark = pytest.mark.django_db
LUNCH = WishedLine(time(12, 30), "Öğle arası", "Lunch")


def times(event: Event) -> list[tuple[str, str]]:
    event.refresh_from_db()
    return [(line["at"], line["tr"]) for line in event.programme]


def hour_of(event: Event, name: str) -> str:
    starts = Category.objects.get(event=event, name=name).starts
    return timezone.localtime(starts).strftime("%H:%M") if starts else ""


def pk_of(event: Event, name: str) -> int:
    return Category.objects.get(event=event, name=name).pk


def test_a_new_line_stands_at_its_time(salihli: Event) -> None:
    add_line(by(salihli), salihli, LUNCH)
    assert times(salihli)[3:6] == [
        ("11:30", "Q-bitz ve Equilibrio"),
        ("12:30", "Öğle arası"),
        ("13:30", "Reversi ve Kulami"),
    ]
    line = salihli.log.last()
    assert line is not None
    assert (line.kind, line.data["tr"]) == ("programme line added", "Öğle arası")


@pytest.mark.article("salihli.event.programme")
def test_a_category_begins_when_its_line_does(salihli: Event) -> None:
    both = (pk_of(salihli, "Ortaokul Reversi"), pk_of(salihli, "Ortaokul Kulami"))
    edit_line(by(salihli), salihli, 5, WishedLine(time(14, 0), "Reversi ve Kulami", "", both))
    assert hour_of(salihli, "Ortaokul Kulami") == "14:00"
    assert times(salihli)[4] == ("14:00", "Reversi ve Kulami")


def test_a_category_is_in_one_line_only(salihli: Event) -> None:
    kulami = pk_of(salihli, "Ortaokul Kulami")
    add_line(by(salihli), salihli, WishedLine(time(15, 0), "Kulami", "", (kulami,)))
    salihli.refresh_from_db()
    assert [line["at"] for line in salihli.programme if kulami in line["categories"]] == ["15:00"]
    assert hour_of(salihli, "Ortaokul Kulami") == "15:00"


def test_two_categories_of_one_hour_do_not_share_tables(salihli: Event) -> None:
    mangala, qbitz = pk_of(salihli, "İlkokul Mangala"), pk_of(salihli, "İlkokul Q-bitz")
    with pytest.raises(Refusal, match="both have table 1–10"):
        add_line(by(salihli), salihli, WishedLine(time(15, 0), "Ek", "", (mangala, qbitz)))
    assert hour_of(salihli, "İlkokul Mangala") == "09:30"


def test_a_late_day_moves_this_line_and_all_after_it(salihli: Event) -> None:
    move_programme(by(salihli), salihli, 4, 20)
    assert [at for at, _ in times(salihli)] == ["08:30", "09:30", "10:30", "11:50", "13:50", "16:50"]
    assert hour_of(salihli, "İlkokul Equilibrio") == "11:50"
    assert hour_of(salihli, "İlkokul Pentago") == "10:30"


def test_the_programme_stays_on_its_day(salihli: Event) -> None:
    with pytest.raises(Refusal) as refused:
        move_programme(by(salihli), salihli, 4, 600)
    assert refused.value.article == "salihli.event.programme"
    with pytest.raises(Refusal):
        move_programme(by(salihli), salihli, 1, -600)
    assert times(salihli)[0][0] == "08:30"


def test_a_removed_line_leaves_its_categories_without_an_hour(salihli: Event) -> None:
    remove_line(by(salihli), salihli, 5)
    assert hour_of(salihli, "Ortaokul Kulami") == ""
    assert len(times(salihli)) == 5


def test_a_line_that_is_gone_is_refused_in_words(salihli: Event) -> None:
    with pytest.raises(Refusal, match="is gone"):
        remove_line(by(salihli), salihli, 77)


@pytest.mark.article("salihli.event.4")
def test_the_programme_says_when_contestants_must_be_in_the_hall(salihli: Event) -> None:
    by_line = {line.line["tr"]: line.in_hall_by for line in day_lines(salihli)}
    assert by_line["Teknik toplantı"] is None
    assert str(by_line["Mangala"]) == "2026-05-02 09:15:00"
    assert str(by_line["Reversi ve Kulami"]) == "2026-05-02 13:15:00"


@pytest.mark.parametrize("role", [role for role in Role if role is not Role.ORGANISER])
def test_only_organisers_change_the_programme(salihli: Event, role: Role) -> None:
    who = by(salihli, role)
    for attempt in (
        lambda: add_line(who, salihli, LUNCH),
        lambda: edit_line(who, salihli, 1, LUNCH),
        lambda: remove_line(who, salihli, 1),
        lambda: move_programme(who, salihli, 1, 5),
    ):
        with pytest.raises(NotAllowed):
            attempt()


def test_the_same_wish_twice_is_one_line(salihli: Event) -> None:
    wish = by(salihli)
    add_line(wish, salihli, LUNCH)
    with pytest.raises(AlreadyDone):
        add_line(wish, salihli, LUNCH)
    assert len(times(salihli)) == 7
