"""Swiss categories as report files, both ways; and everything of an event as one workbook."""

import pytest

from meydan.exchange.spreadsheet import read_spreadsheet
from meydan.games.errors import Refusal
from meydan.site.actions.archives.import_report import WishedReport, import_report
from meydan.site.archiving.trf import report_file, report_of
from meydan.site.archiving.workbook import event_tables, event_workbook
from meydan.site.models import Event, Format, Role
from meydan.site.records.standings import standings_of
from meydan.tournament.trf import read
from tests.site import hall
from tests.site.archives.played import played_event

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
