"""Standings, cross table, player card, teams and bracket, as staff and as the public see them."""

import re

import pytest

from meydan.site.models import Category, EntryRow, Event, Format, Role, Showing
from meydan.site.records.entries import initials
from meydan.site.records.standings import standings_of
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


@pytest.fixture
def swiss() -> Category:
    category = hall.make_category(hall.make_event(rulebook="yuzuncu-yil"), rounds=3)
    hall.make_entries(category, 9)
    return category


def page(category: Category, path: str, role: Role = Role.VIEWER) -> str:
    address = f"/e/{category.event.slug}/c/{category.pk}/{path}"
    response = hall.client_of(category.event, role).get(address)
    assert response.status_code == 200, (address, response.status_code)
    return response.content.decode()


def body_rows(text: str) -> list[list[str]]:
    """The cells of the table's body, without tags."""
    body = text.split("<tbody>")[1].split("</tbody>")[0]
    return [
        [re.sub(r"<[^>]+>|\s+", " ", cell).strip() for cell in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row, re.S)]
        for row in re.findall(r"<tr>(.*?)</tr>", body, re.S)
    ]


def test_every_player_has_a_line_in_the_order_of_the_standings(swiss: Category) -> None:
    steps.closed(swiss)
    steps.closed(swiss)
    found = standings_of(swiss)
    assert found.table is not None
    lines = body_rows(page(swiss, "standings", Role.HEAD_REFEREE))
    assert [(line[0], line[1]) for line in lines] == [
        (str(line.place), f"{found.entry(line.number).name}   {found.entry(line.number).school}")
        for line in found.table.lines
    ]
    assert [line[2:] for line in lines] == [
        ["–" if value.amount is None else value.text.replace(".", ",") for value in line.values]
        for line in found.table.lines
    ]


def test_public_sees_initials_unless_consented(swiss: Category) -> None:
    steps.closed(swiss)
    known, hidden = swiss.entries.filter(start_number__in=(1, 2)).order_by("start_number")
    EntryRow.objects.filter(pk=known.pk).update(consent=True)
    public = page(swiss, "standings")
    assert known.name in public
    assert hidden.name not in public
    assert initials(hidden) in public
    assert hidden.name in page(swiss, "standings", Role.DESK_HELPER)
    for path in ("crosstable", f"p/{known.start_number}", f"p/{hidden.start_number}"):
        assert hidden.surnames not in page(swiss, path)


def test_every_value_leads_to_its_sum(swiss: Category) -> None:
    steps.closed(swiss)
    steps.closed(swiss)
    found = standings_of(swiss)
    assert found.table is not None
    line = found.table.lines[0]
    card = page(swiss, f"p/{line.number}", Role.HEAD_REFEREE)
    for code, value in zip(found.table.codes, line.values, strict=True):
        assert f'href="p/{line.number}#{code.text}"' in page(swiss, "standings")
        section = card.split(f'id="{code.text}"')[1].split("</section>")[0]
        title = "Puan" if code.name == "PTS" else code.text
        number = "–" if value.amount is None else value.text.replace(".", ",")
        assert f"{title} = {number}" in section
        assert section.count("<tr><td") == len(value.terms)


def test_frozen_standings_stay_for_the_public_until_they_are_revealed(swiss: Category) -> None:
    steps.closed(swiss)
    before = body_rows(page(swiss, "standings"))
    Category.objects.filter(pk=swiss.pk).update(showing=Showing.FROZEN, frozen_after=1)
    swiss.refresh_from_db()
    steps.closed(swiss)
    assert body_rows(page(swiss, "standings")) == before
    assert "2." not in body_rows(page(swiss, f"p/{1}"))[0]
    assert body_rows(page(swiss, "standings", Role.ORGANISER)) != before
    Category.objects.filter(pk=swiss.pk).update(showing=Showing.REVEALED)
    assert [line[2] for line in body_rows(page(swiss, "standings"))] != [line[2] for line in before]


def test_cross_table_shows_opponent_starter_and_result(swiss: Category) -> None:
    row = steps.closed(swiss)
    first_table = steps.tables(row)[0]
    lines = {line[1]: line for line in body_rows(page(swiss, "crosstable", Role.HEAD_REFEREE))}
    one, other = first_table.first, first_table.second
    assert other is not None
    assert lines[str(one.start_number)][3].split() == [str(other.start_number), "●", "1"]
    assert lines[str(other.start_number)][3].split() == [str(one.start_number), "0"]
    bye = row.pairings.get(second__isnull=True)
    assert lines[str(bye.first.start_number)][3].split() == ["bay", "1"]


def test_schools_are_ranked_by_the_points_of_their_players(swiss: Category) -> None:
    steps.closed(swiss)
    found = standings_of(swiss)
    assert found.table is not None
    points: dict[str, int] = {}
    for line in found.table.lines:
        school = found.entry(line.number).school
        points[school] = points.get(school, 0) + (line.values[0].amount or 0)
    response = hall.client_of(swiss.event, Role.VIEWER).get(f"/e/{swiss.event.slug}/teams")
    rows = [row for row in body_rows(response.content.decode()) if len(row) == 4]
    assert {row[1]: row[2] for row in rows} == {school: str(halves // 2) for school, halves in points.items()}
    assert [int(row[2]) for row in rows] == sorted((halves // 2 for halves in points.values()), reverse=True)


def test_bracket_draws_every_match_and_names_the_champion(event: Event) -> None:
    category = hall.make_category(event, form=Format.KNOCKOUT, third_place=False)
    hall.make_entries(category, 5)
    for _ in range(3):
        steps.closed(category)
    text = page(category, "bracket", Role.HEAD_REFEREE)
    champion = next(
        entry for entry in category.entries.all() if standings_of(category).places[entry.start_number or 0] == 1
    )
    assert f"Birinci: {champion.name}" in text
    picture = text.split('<svg class="bracket"')[1].split("</svg>")[0]
    assert picture.count("<rect") == 3 + 2 + 1
    assert picture.count("<path d=") == 5


def test_standings_before_any_round_say_what_comes_first(swiss: Category) -> None:
    assert "ilk eşlendirme yayımlanınca" in page(swiss, "standings")


def test_players_of_another_event_cannot_be_seen_through_this_one(swiss: Category) -> None:
    other = hall.make_event("baska")
    client = hall.client_of(other, Role.HEAD_REFEREE)
    assert client.get(f"/e/{other.slug}/c/{swiss.pk}/standings").status_code == 404
