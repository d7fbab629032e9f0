"""Files as they come: workbooks old and new, text in every encoding and with every separator."""

import io
from datetime import date, datetime

import pytest
import xlsxwriter
import xlwt
from hypothesis import given
from hypothesis import strategies as st

from meydan.exchange.rows import Row, column_letter
from meydan.exchange.spreadsheet import read_spreadsheet
from tests.exchange.files import ALI, AYSE, HEADER, text, xls, xlsx

ROWS = (HEADER, AYSE, ALI)
TURKISH = "ığüşöçİĞÜŞÖÇâî'"


def cells(data: bytes) -> list[tuple[str, ...]]:
    (sheet,) = read_spreadsheet(data).sheets
    return [row.cells for row in sheet.rows]


def test_xlsx_and_xls_give_the_same_cells() -> None:
    assert cells(xlsx(ROWS)) == cells(xls(ROWS)) == list(ROWS)
    assert [sheet.name for sheet in read_spreadsheet(xls(ROWS)).sheets] == ["Öğrenciler"]


@pytest.mark.parametrize("delimiter", [";", ",", "\t"])
@pytest.mark.parametrize(
    ("encoding", "read_as"),
    [
        ("utf-8", "utf-8"),
        ("utf-8-sig", "utf-8-sig"),
        ("utf-16", "utf-16"),
        ("utf-16-le", "utf-16-le"),
        ("utf-16-be", "utf-16-be"),
        ("cp1254", "cp1254"),
        ("iso8859-9", "cp1254"),
        ("cp857", "cp857"),
    ],
)
def test_fault_43_text_is_read_in_the_encoding_and_with_the_separator_it_comes_with(
    encoding: str, read_as: str, delimiter: str
) -> None:
    rows = [*ROWS, (TURKISH, "Iğdır", "", "", "", "")]
    data = text(rows, delimiter).encode(encoding)
    assert cells(data) == rows
    assert read_spreadsheet(data).encoding == read_as


def test_a_comma_inside_a_cell_does_not_hide_the_semicolon() -> None:
    assert cells("Adı;Okulu\nAyşe, Nur;A, B\nAli, Can;C, D\n".encode()) == [
        ("Adı", "Okulu"),
        ("Ayşe, Nur", "A, B"),
        ("Ali, Can", "C, D"),
    ]


def test_quoted_cells_may_hold_the_separator_and_line_breaks() -> None:
    assert cells(b'Ad;Okul\n"Ali\nCan";"A;B"\n') == [("Ad", "Okul"), ("Ali\nCan", "A;B")]


def test_excels_own_separator_line_is_obeyed_and_counted() -> None:
    (sheet,) = read_spreadsheet(b"sep=,\nAd,Okul;u\nAli,Zafer\n").sheets
    assert sheet.rows == (Row(2, ("Ad", "Okul;u")), Row(3, ("Ali", "Zafer")))


def test_the_apostrophe_before_a_formula_sign_is_taken_off_again() -> None:
    assert cells(b"Ad;No\n'=1+1;'-5\n'Ali;5\n") == [("Ad", "No"), ("=1+1", "-5"), ("'Ali", "5")]


@pytest.mark.parametrize("make", [xlsx, xls, lambda rows: text(rows).encode()])
def test_blank_rows_are_dropped_and_row_numbers_stay_those_of_the_file(make) -> None:  # type: ignore[no-untyped-def]
    (sheet,) = read_spreadsheet(make([("", ""), ("Ad", "Okul"), ("", " "), ("", ""), ("Ali", "Zafer")])).sheets
    assert [(row.number, row.cells[:2]) for row in sheet.rows] == [(2, ("Ad", "Okul")), (5, ("Ali", "Zafer"))]


def test_numbers_truth_and_dates_are_what_a_person_sees() -> None:
    out = io.BytesIO()
    with xlsxwriter.Workbook(out) as book:
        sheet = book.add_worksheet()
        day = book.add_format({"num_format": "dd.mm.yyyy"})
        sheet.write_row(0, 0, [4, 4.0, 12345678950, 1.5, True, False])
        sheet.write_datetime(0, 6, date(2014, 5, 6), day)
        sheet.write_datetime(0, 7, datetime(2014, 5, 6, 9, 30), book.add_format({"num_format": "dd.mm.yyyy hh:mm"}))
    assert cells(out.getvalue()) == [
        ("4", "4", "12345678950", "1.5", "DOĞRU", "YANLIŞ", "06.05.2014", "06.05.2014 09:30")
    ]


@pytest.mark.parametrize("counted_from_1904", [False, True])
def test_fault_43_dates_are_right_in_workbooks_that_count_from_1904(counted_from_1904: bool) -> None:
    out = io.BytesIO()
    with xlsxwriter.Workbook(out, {"date_1904": counted_from_1904}) as book:
        book.add_worksheet().write_datetime(0, 0, date(2014, 5, 6), book.add_format({"num_format": "dd.mm.yyyy"}))
    assert cells(out.getvalue()) == [("06.05.2014",)]


def test_fault_43_formulas_give_their_value_and_failed_ones_their_error() -> None:
    out = io.BytesIO()
    with xlsxwriter.Workbook(out) as book:
        sheet = book.add_worksheet()
        sheet.write_formula(0, 0, '="Ay"&"şe"', None, "Ayşe")
        sheet.write_formula(0, 1, "=2+2", None, 4)
        sheet.write_formula(2, 1, "=1/0", None, "#DIV/0!")
        sheet.write_formula(4, 2, "=Yok!A1", None, "#REF!")
    (sheet_read,) = read_spreadsheet(out.getvalue()).sheets
    assert [(row.number, row.errors) for row in sheet_read.rows] == [
        (1, ()),
        (3, ((1, "#DIV/0!"),)),
        (5, ((2, "#REF!"),)),
    ]
    assert sheet_read.rows[0].cells[:2] == ("Ayşe", "4")


def test_fault_43_failed_formulas_of_an_old_workbook_are_seen_too() -> None:
    book = xlwt.Workbook()
    book.add_sheet("Boş")
    sheet = book.add_sheet("Şenlik")
    sheet.write(0, 0, "Ad")
    sheet.row(1).set_cell_error(2, "#REF!")
    out = io.BytesIO()
    book.save(out)
    (read,) = read_spreadsheet(out.getvalue()).sheets
    assert read.name == "Şenlik"
    assert read.rows[1].errors == ((2, "#REF!"),)


def test_rows_may_end_early() -> None:
    (sheet,) = read_spreadsheet(b"Ad;Okul;No\nAli\n").sheets
    assert [sheet.rows[1].cell(column) for column in range(3)] == ["Ali", "", ""]


def test_columns_are_named_as_in_a_spreadsheet() -> None:
    assert [column_letter(column) for column in (0, 25, 26, 27, 701, 702, 16383)] == [
        "A",
        "Z",
        "AA",
        "AB",
        "ZZ",
        "AAA",
        "XFD",
    ]


# Letters that every one of the encodings can write; a tab, a quote or a line end would be layout and not text.
CELL = st.text(alphabet="abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ'-. 0123456789", max_size=12)


@given(
    st.lists(st.tuples(CELL, CELL, CELL), min_size=1, max_size=8),
    st.sampled_from(("utf-8", "utf-8-sig", "utf-16", "cp1254")),
    st.sampled_from((";", ",", "\t")),
)
def test_any_table_in_any_encoding_reads_back(rows: list[tuple[str, ...]], encoding: str, delimiter: str) -> None:
    header = ("Adı", "Soyadı", "Şubesi")
    read = cells(text([header, *rows], delimiter).encode(encoding))
    guarded = [tuple(cell[1:] if cell[:2] in ("'-",) else cell for cell in row) for row in rows]
    assert read == [header, *(row for row in guarded if any(cell.strip() for cell in row))]
