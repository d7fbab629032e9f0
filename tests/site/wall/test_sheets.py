"""What stands on a screen: sheets of few lines, by public names, of published rounds only."""

import re

import pytest
from django.test import Client

from meydan.match import Player
from meydan.match.deeds import CardAnnounced, CardVoided, ClockStarted, Deed, LastMinuteCalled, SetBegun
from meydan.site.actions.matches.at_table import SentAct, act_at_table
from meydan.site.actions.meeting.cards import draw_cards
from meydan.site.actions.rounds.publishing import withdraw_publication
from meydan.site.actions.walls.announcing import announce
from meydan.site.models import Category, Event, Pairing, Role, WallPage, WallScreen
from meydan.site.pages.wall.contents import sheets_for
from meydan.site.pages.wall.sheets import LINES, Sheet, filled
from meydan.site.records.card_lists import card_list_of
from meydan.site.records.entries import initials
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


@pytest.fixture
def swiss(event: Event) -> Category:
    category = hall.make_category(event, rounds=3)
    hall.make_entries(category, 25)
    return category


def screen(event: Event, *pages: WallPage, categories: tuple[int, ...] = ()) -> WallScreen:
    plain = [{"id": at, "page": page.value, "categories": list(categories)} for at, page in enumerate(pages, 1)]
    return WallScreen.objects.create(event=event, name="Giriş", code="giris", pages=plain)


def keys(sheets: list[Sheet]) -> list[str]:
    return [sheet.key for sheet in sheets]


def test_a_list_is_turned_in_sheets_of_at_most_twelve_lines(swiss: Category) -> None:
    steps.published(swiss)
    sheets = sheets_for(screen(swiss.event, WallPage.TABLES, WallPage.NAMES))
    assert [len(sheet.rows) for sheet in sheets] == [10, 3, 10, 10, 5]
    assert LINES <= 12
    assert keys(sheets)[:2] == [f"1-tables-{swiss.pk}-1", f"1-tables-{swiss.pk}-2"]


def test_a_long_name_counts_as_two_lines() -> None:
    names = ["a" * 31] * 4 + ["b"] * 4
    parts = list(filled(names, lambda name: (name,)))
    assert [len(part) for part in parts] == [6, 2]


def test_drafts_are_not_shown(swiss: Category) -> None:
    steps.drafted(swiss)
    assert sheets_for(screen(swiss.event, WallPage.TABLES, WallPage.NAMES, WallPage.CLOCKS)) == []


def test_a_withdrawn_pairing_is_said_in_its_place(swiss: Category) -> None:
    """Fault 32."""
    row = steps.published(swiss)
    withdraw_publication(hall.author(swiss.event, reason="yanlış"), row)
    row_of = screen(swiss.event, WallPage.TABLES)
    assert [sheet.template for sheet in sheets_for(row_of)] == ["withdrawn"]
    text = Client().get(f"/e/{swiss.event.slug}/wall/giris").content.decode()
    assert "Eşlendirme geri çekildi" in text
    assert initials(row.pairings.all()[0].first) not in text


def test_a_screen_shows_the_chosen_categories_only(swiss: Category) -> None:
    other = hall.make_category(swiss.event, rounds=3)
    hall.make_entries(other, 4)
    steps.published(swiss)
    steps.published(other)
    shown = sheets_for(screen(swiss.event, WallPage.TABLES, categories=(other.pk,)))
    assert [sheet.category for sheet in shown] == [other]


def test_only_announced_cards_are_shown(event: Event) -> None:
    category = hall.make_category(event, "qbitz", rounds=2)
    lists = [{"round": number, "cards": [f"K{number}"], "reserves": []} for number in (1, 2)]
    category.cards = {"lists": lists, "announced": 0}
    category.save()
    row = screen(event, WallPage.CARDS)
    assert sheets_for(row) == []
    category.cards["announced"] = 1
    category.save()
    assert [list(sheet.rows) for sheet in sheets_for(row)] == [["K1"]]


def test_frozen_standings_stay_frozen_on_the_wall(swiss: Category) -> None:
    steps.closed(swiss)
    swiss.refresh_from_db()
    swiss.showing, swiss.frozen_after = "frozen", 1
    swiss.save()
    steps.closed(swiss)
    (first, *_) = sheets_for(screen(swiss.event, WallPage.STANDINGS))
    assert first.under is not None
    assert first.under.tr == "Sıralama · 1. tur"


def test_a_running_clock_is_shown_with_whose_time_runs(event: Event) -> None:
    category = hall.make_category(event, rounds=3, options={"clock": {"minutes": 15}})
    hall.make_entries(category, 4)
    row = steps.started(category)
    table = steps.tables(row)[0]
    begin_clock(category, table)
    (sheet,) = sheets_for(screen(event, WallPage.CLOCKS))
    (line,) = sheet.rows
    assert [(face.left, face.runs) for face in line.faces] == [(900_000, True), (900_000, False)]
    text = Client().get(f"/e/{event.slug}/wall/giris").content.decode()
    assert 'data-poll="5"' in text
    assert re.search(r'data-left="900000" data-from="20[^"]+"', text)


@pytest.mark.article("yuzuncu-yil.qbitz.12")
def test_a_cards_timer_runs_on_the_wall_until_the_last_minute_and_in_it(event: Event) -> None:
    category = hall.make_category(event, "qbitz", rulebook="yuzuncu-yil", rounds=2, options={"card_seconds": 180})
    draw_cards(hall.author(event), category, 2, 0, "tohum")
    category.refresh_from_db()
    hall.make_entries(category, 4)
    table = steps.tables(steps.started(category))[0]
    row = screen(event, WallPage.CLOCKS)
    assert sheets_for(row)[0].rows == []
    do_at(category, table, CardAnnounced(card_of(category)))
    ((line,),) = [sheet.rows for sheet in sheets_for(row)]
    assert (line.faces, line.timer.left, line.timer.runs) == (None, 180_000, True)
    text = Client().get(f"/e/{event.slug}/wall/giris").content.decode()
    assert re.search(r'class="face number runs" data-left="180000" data-from="20[^"]+"', text)
    do_at(category, table, LastMinuteCalled(180_000))
    ((line,),) = [sheet.rows for sheet in sheets_for(row)]
    assert line.timer.left == 60_000
    do_at(category, table, CardVoided(60_000))
    assert sheets_for(row)[0].rows == []


def card_of(category: Category) -> str:
    drawn = card_list_of(category, 1)
    assert drawn is not None
    return str(drawn.cards[0])


def begin_clock(category: Category, table: Pairing) -> None:
    do_at(category, table, SetBegun(), ClockStarted(Player.FIRST))


def do_at(category: Category, table: Pairing, *deeds: Deed) -> None:
    referee = hall.author(category.event, Role.TABLE_REFEREE)
    table.refresh_from_db()
    acts = [SentAct(f"a{table.pk}-{at}", at, deed) for at, deed in enumerate(deeds, table.acts + 1)]
    answer = act_at_table(referee, table, acts)
    assert answer.refusal is None, answer.refusal


def test_without_anything_to_show_the_screen_says_where_it_is(event: Event) -> None:
    screen(event, WallPage.TABLES)
    text = Client().get(f"/e/{event.slug}/wall/giris").content.decode()
    assert text.count('class="sheet"') == 1
    assert f"/e/{event.slug}/qr.svg" in text


def test_the_newest_announcement_stands_at_the_foot(event: Event) -> None:
    screen(event, WallPage.ANNOUNCEMENTS)
    announce(hall.author(event, Role.ORGANISER), event, "Eski")
    announce(hall.author(event, Role.ORGANISER), event, "Yeni")
    text = Client().get(f"/e/{event.slug}/wall/giris").content.decode()
    assert '<p class="strip">Yeni</p>' in text
    assert text.count('class="notice"') == 2
