"""A new event from each of the five rulebooks: categories, programme and tables are there at once."""

import re

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.rulebooks import RULEBOOKS, load
from meydan.site.actions.author import Author, NotAllowed
from meydan.site.actions.change import AlreadyDone, broken_link
from meydan.site.actions.setup.create_event import create_event
from meydan.site.models import Event, Format, LogLine, Official, Role
from meydan.site.records.tables import check_tables
from meydan.site.records.templates import template
from tests.site import hall
from tests.site.setup.wishes import WISHED, every_key

pytestmark = pytest.mark.django_db


def organiser() -> Author:
    return Author("Ayşe", Role.ORGANISER)


@pytest.mark.article("salihli.event.1")
def test_the_salihli_day_has_its_eight_categories(salihli: Event) -> None:
    found = {(category.school_level, category.game) for category in salihli.categories.all()}
    assert found == {
        *(("primary", game) for game in ("qbitz", "pentago", "mangala", "equilibrio")),
        *(("middle", game) for game in ("reversi", "kulami", "mangala", "pentago")),
    }
    assert {category.per_school for category in salihli.categories.all()} == {1}


@pytest.mark.article("salihli.event.programme")
def test_the_salihli_day_has_meeting_parallel_slots_and_ceremony(salihli: Event) -> None:
    names = {category.pk: category.name for category in salihli.categories.all()}
    day = [(line["at"], line["tr"], [names[one] for one in line["categories"]]) for line in salihli.programme]
    assert day == [
        ("08:30", "Teknik toplantı", []),
        ("09:30", "Mangala", ["İlkokul Mangala", "Ortaokul Mangala"]),
        ("10:30", "Pentago", ["İlkokul Pentago", "Ortaokul Pentago"]),
        ("11:30", "Q-bitz ve Equilibrio", ["İlkokul Q-bitz", "İlkokul Equilibrio"]),
        ("13:30", "Reversi ve Kulami", ["Ortaokul Reversi", "Ortaokul Kulami"]),
        ("16:30", "Ödül töreni", []),
    ]
    assert {line["article"] for line in salihli.programme} == {"salihli.event.programme"}


@pytest.mark.article("salihli.event.14", "salihli.event.11", "salihli.event.5")
def test_salihli_categories_are_knock_outs_drawn_afresh_without_late_entries(salihli: Event) -> None:
    for category in salihli.categories.all():
        assert (category.format, category.drawn, category.late_entry) == (Format.KNOCKOUT, "afresh", "refused")


def test_each_category_begins_with_its_line_at_tables_of_its_own(salihli: Event) -> None:
    categories = list(salihli.categories.all())
    for category in categories:
        check_tables(salihli, category, categories)
        assert category.starts is not None
        line = next(line for line in salihli.programme if category.pk in line["categories"])
        assert timezone.localtime(category.starts).strftime("%Y-%m-%d %H:%M") == f"2026-05-02 {line['at']}"
    ranges = {category.name: (category.first_table, category.table_count) for category in categories}
    assert ranges["İlkokul Mangala"] == (1, 10)
    assert ranges["Ortaokul Mangala"] == (11, 10)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_rulebook_makes_an_event_of_all_its_games(owner: User, rulebook: str) -> None:
    event = create_event(organiser(), owner, rulebook, WISHED, every_key(rulebook))
    games = {rules.game for rules in load(rulebook).games}
    assert {category.game for category in event.categories.all()} == games
    assert {category.rulebook for category in event.categories.all()} == {rulebook}
    assert event.programme[0]["tr"] == "Teknik toplantı"
    assert event.programme[-1]["tr"] == "Ödül töreni"


@pytest.mark.parametrize(
    ("rulebook", "form", "rounds"),
    [("yuzuncu-yil", "swiss", 5), ("lig", "league", 1), ("tazof-mangala", "swiss", 5), ("tazof-kulami", "swiss", 5)],
)
def test_the_format_is_the_rulebooks(owner: User, rulebook: str, form: str, rounds: int) -> None:
    event = create_event(organiser(), owner, rulebook, WISHED, every_key(rulebook))
    found = {(category.format, category.rounds, category.per_school) for category in event.categories.all()}
    assert found == {(form, rounds, None)}


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_choice_of_a_template_names_its_article(rulebook: str) -> None:
    for category in template(rulebook).categories:
        assert category.choices
        for choice in category.choices:
            assert choice.article is not None
            assert choice.article.reference.startswith(rulebook)


def test_a_slot_without_its_categories_falls_out(owner: User) -> None:
    event = create_event(organiser(), owner, "salihli", WISHED, frozenset({"mangala-primary", "kulami-middle"}))
    assert [line["at"] for line in event.programme] == ["08:30", "09:30", "13:30", "16:30"]
    assert [category.table_count for category in event.categories.all()] == [20, 20]


def test_the_owner_is_organiser_and_the_log_begins(salihli: Event, owner: User) -> None:
    official = Official.objects.get(event=salihli)
    assert (official.user, official.role, official.name) == (owner, Role.ORGANISER, "Ayşe")
    line = LogLine.objects.get(event=salihli)
    assert (line.number, line.kind, line.data["rulebook"]) == (1, "event created", "salihli")
    assert broken_link(salihli) is None


def test_the_same_wish_twice_is_one_event(owner: User) -> None:
    wish = organiser()
    create_event(wish, owner, "salihli", WISHED, every_key("salihli"))
    with pytest.raises(AlreadyDone):
        create_event(wish, owner, "salihli", WISHED, every_key("salihli"))
    assert Event.objects.count() == 1


def test_two_events_of_one_name_have_two_addresses(owner: User) -> None:
    made = [create_event(organiser(), owner, "lig", WISHED, every_key("lig")).slug for _ in range(2)]
    assert made == ["salihli-kupasi", "salihli-kupasi-2"]


@pytest.mark.parametrize("role", [role for role in Role if role is not Role.ORGANISER])
def test_only_organisers_create_events(owner: User, role: Role) -> None:
    with pytest.raises(NotAllowed):
        create_event(Author("Can", role), owner, "salihli", WISHED, every_key("salihli"))
    assert not Event.objects.exists()


def test_an_event_without_a_category_is_refused(owner: User) -> None:
    with pytest.raises(Refusal):
        create_event(organiser(), owner, "salihli", WISHED, frozenset({"hex"}))
    assert not Event.objects.exists()


@pytest.mark.article("salihli.event.16")
@pytest.mark.parametrize(("rulebook", "level"), [("salihli", "district"), ("yuzuncu-yil", "school")])
def test_a_rulebook_with_a_result_form_begins_as_that_of_a_district(event: Event, rulebook: str, level: str) -> None:
    page = hall.client_of(event, Role.ORGANISER).get(f"/new/{rulebook}").content.decode()
    assert re.findall(r'<option value="(\w+)" selected>', page) == [level]
