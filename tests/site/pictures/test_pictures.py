"""Pictures of the event: right values in the right places, the same as tables for who does not see, ready for paper."""

import itertools
import re
from xml.etree import ElementTree

import pytest
from django.test import Client

from meydan.paper import PAPERS, Letterhead, print_pdf
from meydan.paper.drawings import Drawings
from meydan.site.models import Category, Event, Format
from meydan.site.pictures.day import day_of, day_picture
from meydan.site.pictures.drawn import category_drawings, day_drawing
from meydan.site.pictures.heat_map import heat_map
from meydan.site.pictures.race import LABEL_HEIGHT, race, spread
from meydan.site.records.standings import standings_of, table_after
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


@pytest.fixture
def played(event: Event) -> Category:
    category = hall.make_category(event, rounds=3)
    hall.make_entries(category, 9)
    steps.closed(category)
    steps.closed(category)
    return category


def names(category: Category) -> dict[int, str]:
    return {entry.start_number or 0: entry.name for entry in category.entries.all()}


def test_heat_map_has_a_line_a_player_and_a_cell_a_round(played: Category) -> None:
    found = standings_of(played)
    assert found.table is not None
    order = [line.number for line in found.table.lines]
    table = table_after(found.course, found.after_round)
    picture = heat_map(table, order, names(played))
    assert [line.number for line in picture.lines] == order
    assert {len(line.cells) for line in picture.lines} == {2}
    contestant = {one.number: one for one in table.contestants}
    for line in picture.lines:
        assert line.points == table.score(contestant[line.number])
        worth = {"won": 2, "given": 2, "drawn": 1, "lost": 0, "absent": 0}
        assert sum(worth[cell.look] for cell in line.cells) == line.points
    bottom = max(line.y for line in picture.lines) + picture.cell
    assert bottom <= picture.height
    assert max(cell.x for line in picture.lines for cell in line.cells) + picture.cell <= picture.width


def test_race_adds_points_round_by_round(played: Category) -> None:
    found = standings_of(played)
    assert found.table is not None
    order = [line.number for line in found.table.lines]
    picture = race(table_after(found.course, 2), order, names(played))
    assert [runner.number for runner in picture.runners] == order[:8]
    for runner, line in zip(picture.runners, found.table.lines, strict=False):
        assert runner.halves[0] == 0
        assert runner.halves[-1] == line.values[0].amount
        assert list(runner.halves) == sorted(runner.halves)
    labels = [runner.label_y for runner in picture.runners]
    assert all(after - before >= LABEL_HEIGHT for before, after in itertools.pairwise(labels))


def test_labels_stay_inside_the_picture() -> None:
    assert spread([100, 100, 100], 110) == [70, 90, 110]


def test_day_has_a_bar_for_each_published_round(played: Category) -> None:
    steps.started(played)
    (day,) = day_of(played.event)
    assert [(span.number, span.done, span.tables, span.ends is None) for span in day.spans] == [
        (1, 4, 4, False),
        (2, 4, 4, False),
        (3, 0, 4, True),
    ]
    picture = day_picture([day])
    assert picture is not None
    assert [bar.filled == bar.width for bar in picture.lines[0].bars] == [True, True, False]


def test_nothing_is_drawn_before_the_first_publication(event: Event) -> None:
    category = hall.make_category(event, rounds=3)
    hall.make_entries(category, 4)
    steps.drafted(category)
    assert day_picture(day_of(event)) is None
    assert category_drawings(category, names(category), "tr") == []


def test_a_knock_out_has_its_bracket_instead(event: Event) -> None:
    category = hall.make_category(event, form=Format.KNOCKOUT)
    hall.make_entries(category, 4)
    steps.closed(category)
    assert category_drawings(category, names(category), "tr") == []


@pytest.mark.parametrize("language", ["tr", "en"])
def test_pictures_are_printed(played: Category, language: str) -> None:
    day = day_drawing(played.event, language)
    assert day is not None
    drawn = (*category_drawings(played, names(played), language), day)
    for one in drawn:
        root = ElementTree.fromstring(one.svg)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert "var(" not in one.svg
        assert one.alt
    head = Letterhead("Kupa", language, "15.11.2026 11:30", digest="3f9a2c1b")
    pdf = print_pdf(head, PAPERS["drawings"].parts(Drawings(drawn), language))
    assert pdf.startswith(b"%PDF")


def test_the_page_says_in_words_what_the_race_shows(played: Category) -> None:
    text = Client().get(f"/e/{played.event.slug}/c/{played.pk}/pictures").content.decode()
    assert text.count('<svg class="picture"') == 2
    assert text.count('aria-hidden="true" focusable="false"') >= 2
    table = text.split("<tbody>")[1].split("</tbody>")[0]
    assert len(re.findall("<tr>", table)) == 8
