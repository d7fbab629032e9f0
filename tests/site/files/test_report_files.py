"""Swiss categories as report files, both ways; and everything of an event as one workbook."""

from dataclasses import replace
from pathlib import Path

import pytest

from meydan.exchange.spreadsheet import read_spreadsheet
from meydan.games.errors import Refusal
from meydan.site.actions.archives.import_report import WishedReport, import_report
from meydan.site.actions.rounds.pairing import pair_round
from meydan.site.archiving.trf import report_file, report_of
from meydan.site.archiving.workbook import event_tables, event_workbook
from meydan.site.models import Event, Format, Role
from meydan.site.records.standings import standings_of
from meydan.tournament.crosstable import PointSystem
from meydan.tournament.swiss import Pairing as Paired
from meydan.tournament.swiss import pair
from meydan.tournament.trf import TrfFile, read
from tests.site import hall
from tests.site.archives.played import played_event
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db
WISHED = WishedReport("Dosyadan", "mangala", "salihli", 3)


def test_a_category_goes_out_as_a_report_and_comes_back_with_its_results() -> None:
    category = played_event().categories.get()
    report = report_of(category)
    target = hall.make_event("hedef")
    made = import_report(hall.author(target, Role.ORGANISER), target, read(report.encode()), WISHED)
    assert report_file(made).table.contestants == report_file(category).table.contestants
    assert standings_of(made).table is not None
    points = [line.values[0].text for line in standings_of(made).table.lines]  # type: ignore[union-attr]
    assert points == [line.values[0].text for line in standings_of(category).table.lines]  # type: ignore[union-attr]
    assert [row.state for row in made.rounds_paired.all()] == ["closed"] * 3
    line = target.log.get()
    assert (line.kind, line.data["players"], line.data["rounds"]) == ("results imported", 8, 3)


CASES = Path(__file__).parent.parent.parent / "tournament" / "swiss_cases"


@pytest.mark.parametrize(
    "case", ["absent_n12_r8_5002", "halfbye_n36_r5_5003", "bye_n36_r1_5003", "forfeit_n12_r3_5010", "late_n32_r2_5001"]
)
def test_a_report_of_another_program_goes_on_as_the_file_itself_would(case: str) -> None:
    """Byes, absences, forfeits, late entries and who started come in; the same pairs come out, and the same report."""
    file = counted_as_here(read((CASES / f"{case}.trf").read_bytes()))
    event = hall.make_event(rulebook="yuzuncu-yil")
    wished = WishedReport("Dosyadan", "mangala", "yuzuncu-yil", 3)
    made = import_report(hall.author(event, Role.ORGANISER), event, file, wished)
    back = read(report_of(made).encode())
    assert plain_table(back) == plain_table(file)
    assert back.later_byes == file.later_byes
    drafted = pair_round(hall.author(event), made, "tohum")
    paired = pair(file.table)
    assert isinstance(paired, Paired)
    pairs = [(one.first.start_number, one.second.start_number) for one in steps.tables(drafted)]  # type: ignore[union-attr]
    assert sorted(pairs) == sorted(paired.boards)


def counted_as_here(file: TrfFile, points: PointSystem = PointSystem()) -> TrfFile:  # noqa: B008 - a frozen value
    """The cases count in several ways, some are accelerated or keep pairs apart; here a win is a point."""
    table = replace(file.table, points=points, virtual_points={}, forbidden=frozenset(), adjustments={})
    return replace(file, table=table, prohibitions=())


def plain_table(file: TrfFile) -> tuple[object, ...]:
    table = file.table
    played = [(one.number, one.encounters) for one in table.contestants]
    return played, table.rounds, table.first_colour, table.not_in_next


def test_a_report_that_counts_otherwise_is_refused(event: Event) -> None:
    file = read((CASES / "points310_n12_r5_5002.trf").read_bytes())
    file = counted_as_here(file, file.table.points)
    with pytest.raises(Refusal, match="counts points in another way"):
        import_report(hall.author(event, Role.ORGANISER), event, file, WISHED)


@pytest.mark.parametrize("case", ["forbidden_n20_r3_5004", "accelerated_n12_r2_5002"])
def test_what_the_desk_does_not_keep_is_said_and_not_lost(event: Event, case: str) -> None:
    file = read((CASES / f"{case}.trf").read_bytes())
    with pytest.raises(Refusal, match="forbidden pairs or accelerated rounds"):
        import_report(hall.author(event, Role.ORGANISER), event, file, WISHED)
    assert event.categories.count() == 0


def test_a_report_is_for_swiss_categories() -> None:
    event = hall.make_event()
    with pytest.raises(Refusal, match="not a Swiss"):
        report_of(hall.make_category(event, form=Format.KNOCKOUT))


def test_a_report_whose_numbers_have_gaps_is_refused_and_nothing_is_written(event: Event) -> None:
    report = "012 Deneme\n001    2      Ali Veli                          \n"
    with pytest.raises(Refusal):
        import_report(hall.author(event, Role.ORGANISER), event, read(report.encode()), WISHED)
    assert event.categories.count() == 0


def test_a_workbook_has_a_sheet_for_everything() -> None:
    event = played_event()
    titles = [table.title for table in event_tables(event, "tr")]
    assert titles == ["Kayıtlar", "Eşlendirmeler", "Sıralama Mangala", "Çapraz Mangala", "Kayıt defteri"]
    sheets = {sheet.name: sheet.rows for sheet in read_spreadsheet(event_workbook(event, "en")).sheets}
    assert len(sheets["Entries"]) == 1 + 8
    assert len(sheets["Standings Mangala"]) == 1 + 8
    assert len(sheets["Log"]) == 1 + event.log_number


def test_the_files_are_on_the_desk(event: Event) -> None:
    category = hall.make_category(event)
    client = hall.client_of(event, Role.ORGANISER)
    for address, begins in (("archive", b"PK"), ("workbook", b"PK"), (f"trf/{category.pk}", b"")):
        answer = client.get(f"/e/kupa/desk/{address}")
        assert answer.status_code == 200
        assert answer.content.startswith(begins)
        assert answer["Content-Disposition"].startswith("attachment")
