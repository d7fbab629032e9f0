"""Any tables as a workbook."""

import io
import zipfile
from datetime import date, datetime
from fractions import Fraction

from meydan.exchange.spreadsheet import read_spreadsheet
from meydan.exchange.workbook import Table, fit_title, workbook


def test_each_table_is_a_sheet_with_its_cells() -> None:
    data = workbook(
        [
            Table("Sıralama", ("Sıra", "Ad", "Puan"), ((1, "=Ali", Fraction(5, 2)), (2, "Ece", Fraction(1, 3)))),
            Table(
                "Turlar",
                ("Gün", "Saat"),
                ((date(2026, 5, 6), datetime(2026, 5, 6, 9, 30)), (None, "")),
            ),
        ]
    )
    standings, rounds = read_spreadsheet(data).sheets
    assert (standings.name, [row.cells for row in standings.rows]) == (
        "Sıralama",
        [("Sıra", "Ad", "Puan"), ("1", "=Ali", "2.5"), ("2", "Ece", "1/3")],
    )
    assert [row.cells for row in rounds.rows] == [("Gün", "Saat"), ("06.05.2026", "06.05.2026 09:30")]


def test_the_head_is_frozen_and_nothing_is_a_formula_or_a_link() -> None:
    data = workbook([Table("A", ("x",), (("=1+1",), ("http://a.b",), ("+5",)))])
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        sheet = archive.read("xl/worksheets/sheet1.xml")
    assert b'<pane ySplit="1"' in sheet
    assert b"<f>" not in sheet
    assert b"hyperlink" not in sheet


def test_columns_are_as_wide_as_what_stands_in_them() -> None:
    data = workbook([Table("A", ("No", "Okul"), ((1, "x" * 30), (2, "y" * 500)))])
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        sheet = archive.read("xl/worksheets/sheet1.xml")
    assert b'<col min="1" max="1" width="6.7109375"' in sheet
    assert b'<col min="2" max="2" width="60.7109375"' in sheet


def test_sheet_titles_are_made_fit_for_excel() -> None:
    taken: set[str] = set()
    assert [
        fit_title(title, taken)
        for title in ("Tur 1/2: [A]", "x" * 40, "X" * 40, "'tırnak'", "", "İlkokul", "ilkokul", "x" * 40)
    ] == [
        "Tur 1-2- -A-",
        "x" * 31,
        "X" * 27 + " (2)",
        "tırnak",
        "-",
        "İlkokul",
        "ilkokul (2)",
        "x" * 27 + " (3)",
    ]
