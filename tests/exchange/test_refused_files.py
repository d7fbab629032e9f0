"""What is no list of entries is refused by name, and nothing hostile takes memory or time with it (fault 55)."""

import io
import random
import struct
import tracemalloc
import zipfile
import zlib

import pytest

from meydan.exchange.limits import MEGABYTE, MOST_BYTES, MOST_ROWS
from meydan.exchange.spreadsheet import read_spreadsheet
from meydan.games.errors import Refusal
from tests.exchange.files import ALI, AYSE, HEADER, changed_part, text, xls, xlsx, zipped

ROWS = (HEADER, AYSE, ALI)


def refusal(data: bytes) -> Refusal:
    with pytest.raises(Refusal) as refused:
        read_spreadsheet(data)
    return refused.value


def refusal_and_memory(data: bytes) -> tuple[Refusal, int]:
    tracemalloc.start()
    try:
        return refusal(data), tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def compound_file(*streams: str) -> bytes:
    """A compound file with nothing in it but the names of its streams."""
    header = bytearray(512)
    header[:8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
    struct.pack_into("<HH", header, 30, 9, 6)
    struct.pack_into("<III", header, 44, 1, 1, 0)
    struct.pack_into("<IIIII", header, 56, 4096, 0xFFFFFFFE, 0, 0xFFFFFFFE, 0)
    struct.pack_into("<109I", header, 76, 0, *[0xFFFFFFFF] * 108)
    table = struct.pack("<128I", 0xFFFFFFFD, 0xFFFFFFFE, *[0xFFFFFFFF] * 126)
    directory = b""
    for name in streams:
        entry = bytearray(128)
        raw = name.encode("utf-16-le") + b"\0\0"
        entry[: len(raw)] = raw
        struct.pack_into("<HB", entry, 64, len(raw), 2)
        directory += bytes(entry)
    return bytes(header) + table + directory.ljust(512, b"\0")


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"%PDF-1.7\n%\xe2\xe3", "PDF belgesi"),
        (zipped([("[Content_Types].xml", b"<Types/>"), ("word/document.xml", b"<w/>")]), "Word belgesi"),
        (zipped([("mimetype", b"application/vnd.oasis.opendocument.spreadsheet")]), "OpenDocument dosyası (ODS/ODT)"),
        (zipped([("xl/workbook.bin", b"")]), "XLSB dosyası"),
        (zipped([("liste.xlsx", b"")]), "sıkıştırılmış klasör (ZIP)"),
        (b"{\\rtf1 }", "Word belgesi"),
        (b"\x89PNG\r\n\x1a\n", "resim"),
        (b"\xef\xbb\xbf<html><table><tr><td>Ad", "web sayfası (HTML)"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>", "web sayfası (HTML)"),
        (compound_file("WordDocument"), "Word belgesi"),
        (compound_file("Başka"), "eski bir Office belgesi"),
    ],
)
def test_what_is_no_table_is_refused_by_name(data: bytes, what: str) -> None:
    refused = refusal(data)
    assert refused.words.tr.startswith(f"Bu dosya bir tablo değil, {what}. ")
    assert refused.words.en.startswith("This file is not a table but a")


def test_a_protected_workbook_is_refused_with_what_to_do() -> None:
    assert "parolayla korunuyor" in refusal(compound_file("EncryptionInfo", "EncryptedPackage")).words.tr


@pytest.mark.parametrize("data", [b"", b"  \r\n", text([("", " ")]).encode(), xlsx([]), xls([])])
def test_an_empty_file_is_refused(data: bytes) -> None:
    assert refusal(data).words.tr in (
        "Dosya boş. Doğru dosyayı seçin.",
        "Dosyada yazılı satır yok. Listeyi doldurup yeniden yükleyin.",
    )


@pytest.mark.parametrize(
    "data",
    [
        xlsx(ROWS)[:-200],
        xlsx(ROWS)[:3000],
        xls(ROWS)[:700],
        changed_part(xlsx(ROWS), "xl/workbook.xml", b"<sheets>", b"<!DOCTYPE x><sheets>"),
        changed_part(xlsx(ROWS), "xl/workbook.xml", b"</workbook>", b""),
        changed_part(xlsx(ROWS), "xl/worksheets/sheet1.xml", b'r="A1"', b'r="&#65;1"'),
    ],
)
def test_a_damaged_file_is_refused_as_damaged(data: bytes) -> None:
    assert refusal(data).words.tr.startswith("Dosya bozuk ya da eksik; okunamadı.")


def test_binary_rubbish_is_no_text() -> None:
    assert refusal(b"\x01\x00\x02\x00\x00\x03\x81\x9d").words.tr.startswith("Dosya bir tablo dosyası değil")


def test_fault_55_the_size_of_a_file_is_looked_at_first() -> None:
    assert refusal(b"a;b\n" * (MOST_BYTES // 4 + 1)).words.tr.startswith("Dosya çok büyük (11 MB)")


def test_fault_55_a_zip_bomb_is_refused_by_its_directory_without_unpacking() -> None:
    bomb = zipped([("xl/workbook.xml", b"<workbook/>"), ("xl/media/a.bin", bytes(100 * MEGABYTE))])
    refused, memory = refusal_and_memory(bomb)
    assert refused.words.en.startswith("The file grows too big when unpacked (101 MB)")
    assert memory < MEGABYTE


def test_fault_55_a_zip_bomb_that_lies_about_its_size_is_refused() -> None:
    bomb = bytearray(zipped([("xl/workbook.xml", b"<workbook/>"), ("xl/a.xml", bytes(100 * MEGABYTE))]))
    with zipfile.ZipFile(io.BytesIO(bytes(bomb))) as archive:
        info = archive.getinfo("xl/a.xml")
    stated, small = struct.pack("<I", info.file_size), 1000
    honest_sum, lying_sum = struct.pack("<I", info.CRC), struct.pack("<I", zlib.crc32(bytes(small)))
    lying = bytes(bomb).replace(stated, struct.pack("<I", small)).replace(honest_sum, lying_sum)
    refused, memory = refusal_and_memory(lying)
    assert refused.words.tr.startswith("Dosya bozuk")
    assert memory < MEGABYTE


def test_fault_55_a_far_away_cell_does_not_lay_out_a_giant_sheet() -> None:
    far = changed_part(xlsx(ROWS), "xl/worksheets/sheet1.xml", b'r="F3"', b'r="XFD1048576"')
    assert "XFD1048576" in refusal(far).words.tr
    hidden = changed_part(xlsx(ROWS), "xl/worksheets/sheet1.xml", b'<c r="F3"', b'<c x=">" r="XFD1048576"')
    assert "XFD1048576" in refusal(hidden).words.tr
    by_row = changed_part(xlsx(ROWS), "xl/worksheets/sheet1.xml", b'r="F3"', b'r="F1048576"')
    assert "F1048576" in refusal(by_row).words.tr


def test_a_far_away_empty_cell_with_a_format_is_no_harm() -> None:
    styled = changed_part(
        xlsx(ROWS),
        "xl/worksheets/sheet1.xml",
        b"</sheetData>",
        b'<row r="1048576"><c r="A1048576" s="1"/></row></sheetData>',
    )
    assert [row.cells for row in read_spreadsheet(styled).sheets[0].rows] == list(ROWS)


def test_more_rows_than_an_event_has_are_refused() -> None:
    most = [("a", str(number)) for number in range(MOST_ROWS + 15)]
    assert len(read_spreadsheet(text(most).encode()).sheets[0].rows) == MOST_ROWS + 15
    assert refusal(text([*most, ("a", "b")]).encode()).words.tr.startswith(
        "Dosyada 10000 satırdan çok yazılı satır var"
    )


def test_more_sheets_than_anybody_reads_are_refused() -> None:
    assert "51 sayfa" in refusal(xlsx(*[[("a", "b")]] * 51)).words.tr


def test_a_workbook_whose_directory_points_before_its_begin_is_refused() -> None:
    broken = bytearray(xlsx(ROWS))
    place_of_directory = broken.rindex(b"PK\5\6") + 16
    (place,) = struct.unpack_from("<I", broken, place_of_directory)
    struct.pack_into("<I", broken, place_of_directory, place + 2**28)
    assert "bozuk" in refusal(bytes(broken)).words.tr


@pytest.mark.parametrize("tries", [8, pytest.param(300, marks=pytest.mark.long)])
@pytest.mark.parametrize("make", [xls, xlsx])
def test_whatever_is_broken_in_a_workbook_is_a_refusal_and_never_a_crash(make, tries: int) -> None:  # type: ignore[no-untyped-def]
    chance = random.Random(43)
    whole = make(ROWS)
    refused = 0
    for _ in range(tries):
        broken = bytearray(whole)
        for _ in range(chance.choice((1, 5, 30))):
            broken[chance.randrange(len(broken))] = chance.randrange(256)
        try:
            read_spreadsheet(bytes(broken))
        except Refusal:
            refused += 1
    assert refused
