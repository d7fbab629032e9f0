"""Text files of a table: CSV and TSV, in the letters and with the separators they come with."""

import csv
import io
import unicodedata
from collections import Counter
from itertools import islice

from meydan.exchange.damaged import damaged
from meydan.exchange.rows import Row
from meydan.games.errors import Refusal
from meydan.games.words import Words

DELIMITERS = (";", "\t", ",")
SAMPLE_ROWS = 30
SAMPLE_LETTERS = 4_000
UNTYPED = frozenset(("Cc", "Cn", "Co", "Cs"))

# What a careful writer (ours too) puts an apostrophe before, so that no spreadsheet program takes it for a formula.
FORMULA_SIGNS = "=+-@|%"

BYTE_ORDER_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
# In the order they are tried. Where a byte has no meaning in Windows-1254, "CSV (MS-DOS)" of Turkish Excel is left.
ENCODINGS = ("utf-8", "cp1254", "cp857")


def read_delimited(data: bytes) -> tuple[list[Row], str]:
    """The rows, blank ones too, and the encoding that the letters were read in."""
    text, encoding = decoded(data)
    delimiter = _delimiter_of(text)
    rows = [
        Row(number, tuple(_without_guard(cell) for cell in cells))
        for number, cells in enumerate(_records(text, delimiter), 1)
    ]
    if rows and _names_the_separator(text):
        rows[0] = Row(1, ())
    return rows, encoding


def decoded(data: bytes) -> tuple[str, str]:
    for encoding in _encodings_of(data):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if not _is_rubbish(text):
            return text, encoding
    raise Refusal(
        Words(
            "Dosya bir tablo dosyası değil (XLSX, XLS ya da CSV beklenir) ya da bozuk. Listeyi XLSX olarak kaydedip "
            "yükleyin.",
            "This is no table file (XLSX, XLS or CSV), or it is damaged. Save the list as XLSX and upload that.",
        )
    )


def _is_rubbish(text: str) -> bool:
    """Bytes of something else decode too, but to signs that nobody types."""
    sample = text[:SAMPLE_LETTERS]
    untyped = sum(unicodedata.category(letter) in UNTYPED and not letter.isspace() for letter in sample)
    return "\0" in text or untyped * 50 > len(sample)


def _encodings_of(data: bytes) -> tuple[str, ...]:
    for mark, encoding in BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return (encoding,)
    # Every second byte of UTF-16 is zero where the text has Latin letters: the byte before or after each.
    zeros = Counter(index % 2 for index, byte in enumerate(data[:400]) if byte == 0)
    if zeros:
        return ("utf-16-be",) if zeros[0] > zeros[1] else ("utf-16-le",)
    return ENCODINGS


def _records(text: str, delimiter: str) -> list[list[str]]:
    try:
        return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))
    except csv.Error as error:
        raise damaged() from error


def _names_the_separator(text: str) -> bool:
    """Excel's own first line "sep=;"."""
    return text[:4].lower() == "sep=" and text[4:5] in DELIMITERS


def _delimiter_of(text: str) -> str:
    """The separator that parts most rows into the same number of cells, two or more."""
    if _names_the_separator(text):
        return text[4]
    lines = "".join(islice((line for line in io.StringIO(text) if line.strip()), SAMPLE_ROWS))

    def agreement(delimiter: str) -> tuple[int, int]:
        widths = Counter(len(row) for row in _records(lines, delimiter) if len(row) > 1)
        return max(((times, width) for width, times in widths.items()), default=(0, 0))

    return max(DELIMITERS, key=agreement)


def _without_guard(cell: str) -> str:
    """The cell as it was before a careful writer guarded it; such a writer also escapes the bars in it."""
    plain = cell[1:].replace("\\|", "|")
    return plain if cell[:1] == "'" and plain[:1] in tuple(FORMULA_SIGNS) else cell
