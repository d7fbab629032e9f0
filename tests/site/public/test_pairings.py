"""The public pairing list: what is published, found by what is shown, and nothing more."""

import pytest

from meydan.site.actions.matches.results import enter_result
from meydan.site.actions.rounds.publishing import discard_draft, publish_round, withdraw_publication
from meydan.site.actions.standings.showing import freeze_standings, reveal_standings
from meydan.site.models import Category, EntryRow, Event, Role
from meydan.site.records.entries import initials
from meydan.tournament.names import place_in_alphabet
from tests.site import hall
from tests.site.public.reading import event_page, page, plain, rows
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


def test_a_draft_is_not_seen_anywhere(swiss: Category) -> None:
    draft = steps.drafted(swiss)
    one = draft.pairings.first()
    assert one is not None
    for path in ("pairings", "pairings?by=name", "live", "", "crosstable", "pictures"):
        text = page(swiss, path)
        assert one.first.school not in plain(text), path
    assert "Eşlendirme henüz yayımlanmadı" in page(swiss, "pairings")
    assert hall.client_of(swiss.event, Role.VIEWER).get(
        f"/e/{swiss.event.slug}/c/{swiss.pk}/pairings?round=1"
    ).status_code == 404  # fmt: skip


def test_a_published_round_stands_by_table_with_who_starts_on_the_left(swiss: Category) -> None:
    row = steps.published(swiss)
    found = rows(page(swiss, "pairings"))
    tables = steps.tables(row)
    assert len(found) == len(tables) + 1
    for pairing, cells in zip(tables, found, strict=False):
        assert pairing.second is not None
        assert cells[0] == str(pairing.table)
        assert cells[1] == f"{pairing.first.start_number} {initials(pairing.first)} {pairing.first.school}"
        assert cells[2] == f"{pairing.second.start_number} {initials(pairing.second)} {pairing.second.school}"
    bye = row.pairings.get(second__isnull=True)
    assert found[-1] == ["–", f"{bye.first.start_number} {initials(bye.first)} {bye.first.school}", "bay"]


@pytest.mark.article("tazof-kulami.kulami.3")
def test_kulami_has_black_on_the_left(event: Event) -> None:
    category = hall.make_category(event, "kulami")
    hall.make_entries(category, 4)
    row = steps.published(category)
    text = page(category, "pairings")
    heads = text.split("<thead>")[1].split("</thead>")[0]
    assert plain(heads).split()[:2] == ["Masa", "Siyah"]
    first = steps.tables(row)[0].first
    assert rows(text)[0][1].startswith(f"{first.start_number} ")


def test_by_name_everybody_stands_once_in_the_order_of_the_alphabet(swiss: Category) -> None:
    row = steps.published(swiss)
    EntryRow.objects.filter(category=swiss).update(consent=True)
    names = [" ".join(cells[1].split()[1:]) for cells in rows(page(swiss, "pairings?by=name"))]
    side = {pairing.first_id: " 1. oyuncu (1. sete başlar)" for pairing in steps.tables(row)}
    side |= {pairing.second_id: " 2. oyuncu" for pairing in steps.tables(row) if pairing.second_id}
    everybody = {f"{entry.name} {entry.school}{side.get(entry.pk, '')}" for entry in swiss.entries.all()}
    assert len(names) == len(everybody) == 9
    assert set(names) == everybody
    assert [name.split()[0] for name in names] == [
        entry.first_names for entry in sorted(swiss.entries.all(), key=lambda entry: place_in_alphabet(entry.name))
    ]


@pytest.mark.parametrize("asked", ["şehit kaya", "SEHIT  KAYA", "ilkokulu sehit"])
def test_search_finds_by_school(swiss: Category, asked: str) -> None:
    steps.published(swiss)
    EntryRow.objects.filter(category=swiss, start_number__in=(2, 5)).update(school="Şehit Işık Kaya İlkokulu")
    found = rows(page(swiss, f"pairings?q={asked}"))
    assert sorted(cells[1].split()[0] for cells in found) == ["2", "5"]


def test_search_finds_by_table(swiss: Category) -> None:
    row = steps.published(swiss)
    pairing = steps.tables(row)[2]
    assert pairing.second is not None
    numbers = {cells[1].split()[0] for cells in rows(page(swiss, f"pairings?q={pairing.table}"))}
    assert {str(pairing.first.start_number), str(pairing.second.start_number)} <= numbers


@pytest.mark.parametrize("asked", ["Mehmet", "Melike", "m"])
def test_a_name_that_is_not_published_is_found_by_its_initial_only(swiss: Category, asked: str) -> None:
    """Whoever types a full name learns no more than the page shows: the same for every name of that initial."""
    steps.published(swiss)
    shown = {initials(entry) for entry in swiss.entries.all() if entry.first_names.startswith("M")}
    text = page(swiss, f"pairings?q={asked}")
    assert shown
    assert {" ".join(cells[1].split()[1:-2]) for cells in rows(text)} == shown
    assert "Mehmet" not in text.split("<tbody")[1].split("</tbody>")[0]


def test_a_published_name_is_found_without_its_accents(swiss: Category) -> None:
    steps.published(swiss)
    EntryRow.objects.filter(category=swiss).update(consent=True)
    EntryRow.objects.filter(category=swiss, start_number=1).update(first_names="Şükrü", surnames="Öz")
    assert [cells[1].split()[1] for cells in rows(page(swiss, "pairings?q=sukru"))] == ["Şükrü"]


def test_nobody_found_says_what_to_try(swiss: Category) -> None:
    steps.published(swiss)
    text = page(swiss, "pairings?q=xyz")
    assert rows(text) == []
    assert "masa numarasını deneyin" in text


def test_a_withdrawn_pairing_is_said_to_be_withdrawn_until_a_new_one_is_published(swiss: Category) -> None:
    """Fault 32."""
    row = steps.published(swiss)
    withdraw_publication(hall.author(swiss.event, reason="iki okul yanlış"), row)
    for text in (page(swiss, "pairings"), page(swiss, "live"), page(swiss, ""), event_page(swiss)):
        assert "1. turun eşlendirmesi geri çekildi" in text
        assert initials(row.pairings.all()[0].first) not in plain(text)
    again = steps.drafted(swiss, "baska")
    assert "geri çekildi" in page(swiss, "pairings")
    publish_round(hall.author(swiss.event), again)
    assert "geri çekildi" not in page(swiss, "pairings")
    assert len(rows(page(swiss, "pairings"))) == 5


def test_a_discarded_draft_is_not_told_of(swiss: Category) -> None:
    discard_draft(hall.author(swiss.event), steps.drafted(swiss))
    assert "geri çekildi" not in page(swiss, "pairings")


def test_live_round_shows_results_as_they_come(swiss: Category) -> None:
    row = steps.started(swiss)
    assert "0 / 4" in plain(page(swiss, "live"))
    enter_result(steps.referee(swiss), steps.tables(row)[0], steps.FIRST_WINS)
    text = plain(page(swiss, "live"))
    assert "1 / 4" in text
    assert "2–0 (set)" in text


def test_results_after_frozen_standings_are_kept_back_until_they_are_revealed(swiss: Category) -> None:
    steps.closed(swiss)
    freeze_standings(hall.author(swiss.event), swiss)
    steps.finished(swiss)
    kept = plain(page(swiss, "live"))
    assert "ödül töreninde açıklanacak" in kept
    assert "2–0" not in kept
    assert "2–0 (set)" in plain(page(swiss, "live?round=1"))
    assert len(rows(page(swiss, "pairings"))) == 5  # where to sit is no secret
    assert "2–0 (set)" in plain(page(swiss, "live", hall.client_of(swiss.event, Role.HEAD_REFEREE)))
    reveal_standings(hall.author(swiss.event), swiss)
    assert "2–0 (set)" in plain(page(swiss, "live"))
