"""Searching as people type on any keyboard (fault 44)."""

import pytest

from meydan.site.models import Event
from meydan.site.pages.desk.entries.filters import Filter, schools_of
from meydan.site.records.search import found
from tests.site import hall
from tests.site.entries.pupils import MEHMET, entered, written

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("question", "numbers"),
    [
        ("seker", [1]),
        ("ŞEKER", [1]),
        ("Şeker Ayşe", [1]),
        ("sek", [1]),
        ("isik", [2]),
        ("IŞIK", [2]),
        ("ışık", [2]),
        ("cumhuriyet", [2]),
        ("2", [2]),
        ("ilkokulu", [1, 2]),
        ("yok", []),
        ("%", []),
        ("_", []),
        ("", [1, 2]),
        ("99999999999999999999", []),
    ],
)
def test_a_question_finds_turkish_names(event: Event, question: str, numbers: list[int]) -> None:
    category = hall.make_category(event)
    entered(category)
    entered(category, MEHMET)
    assert [row.number for row in found(event.entries.all(), question)] == numbers


def test_a_list_is_in_the_order_of_the_turkish_alphabet(event: Event) -> None:
    category = hall.make_category(event)
    for surname in ("Şahin", "Saz", "Çelik", "Ceylan", "Işık", "İnan", "Ilgaz", "Öz", "Oz"):
        entered(category, written(surnames=surname, school_number=surname))
    listed = [row.surnames for row in Filter().rows(event)]
    assert listed == ["Ceylan", "Çelik", "Ilgaz", "Işık", "İnan", "Oz", "Öz", "Saz", "Şahin"]


def test_a_school_is_one_school_however_it_was_typed(event: Event) -> None:
    category = hall.make_category(event)
    entered(category)
    entered(category, written(surnames="Kaya", school="ATATÜRK İLKOKULU"))
    assert len(schools_of(event)) == 1
    assert len(Filter(school="Ataturk ilkokulu").rows(event)) == 2
