"""The parts of an XLSX file (a ZIP of XML), unpacked within limits, and what the cell reader does not tell.

Before anything is unpacked the sizes in the ZIP's directory are added up; while unpacking, no part may be longer than
the directory says (a ZIP bomb lies about it). What comes out is measured: how far apart the written cells are, since a
reader lays out the whole area, and which cells hold a formula's error, which the reader passes on as empty.
"""

import io
import re
import zipfile
import zlib
from collections.abc import Mapping
from posixpath import join, normpath
from xml.etree import ElementTree

from meydan.exchange.damaged import damaged
from meydan.exchange.limits import (
    MOST_PARTS,
    MOST_SHEETS,
    MOST_TAGS,
    MOST_UNPACKED_BYTES,
    refuse_sheets,
    refuse_unpacked_size,
)
from meydan.exchange.written_area import Written

Parts = Mapping[str, bytes]

READABLE = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 0x1

# Attributes may hold a ">" in quotes. A cell without content is no written cell.
TAG = re.compile(rb"""<(?:\w+:)?(row|c)((?:\s(?:[^>"'/]|"[^"]*"|'[^']*'|/(?!>))*)?)(/?)>(?!</)""")
PLACE = re.compile(rb"""\sr\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']""")
PLACE_OF_ANY_KIND = re.compile(rb"\sr\s*=")
VALUE = re.compile(rb"<(?:\w+:)?v>([^<]{1,30})<")
FARTHEST_VALUE = 10_000  # a formula of 8,192 letters may stand between a cell and its value
ERROR_TYPE = re.compile(rb"""\st\s*=\s*["']e["']""")
SHEET_TAG = re.compile(rb"<(?:\w+:)?sheetData[\s/>]")


def part_names(data: bytes) -> frozenset[str]:
    return frozenset(info.filename for info in _directory(data))


def xlsx_parts(data: bytes) -> dict[str, bytes]:
    """The XML parts, unpacked; pictures and the like are left packed."""
    directory = _directory(data)
    size = sum(info.file_size for info in directory)
    if size > MOST_UNPACKED_BYTES:
        raise refuse_unpacked_size(size)
    if len(directory) > MOST_PARTS or any(info.flag_bits & ENCRYPTED for info in directory):
        raise damaged()
    wanted = [info for info in directory if info.filename.endswith((".xml", ".rels"))]
    if any(info.compress_type not in READABLE for info in wanted):
        raise damaged()
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        parts = {info.filename: _unpacked(archive, info) for info in wanted}
    if any(_is_not_plain_xml(part) for part in parts.values()):
        raise damaged()
    return parts


def _directory(data: bytes) -> list[zipfile.ZipInfo]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return archive.infolist()
    except (zipfile.BadZipFile, NotImplementedError, UnicodeDecodeError, ValueError, OSError) as error:
        raise damaged() from error


def _unpacked(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    try:
        with archive.open(info) as part:
            # One byte more than stated is asked for: reading "all" would unpack a lying part to its real size first.
            return part.read(info.file_size + 1)
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, ValueError, OSError) as error:
        raise damaged() from error


def _is_not_plain_xml(part: bytes) -> bool:
    """No document type (entities can be a bomb too), and letters of one byte, as every program writes it."""
    return b"\0" in part[:4] or part.startswith((b"\xff\xfe", b"\xfe\xff")) or b"<!DOCTYPE" in part


def packed(parts: Parts) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, part in parts.items():
            archive.writestr(name, part)
    return out.getvalue()


def xlsx_sheets(parts: Parts) -> dict[str, Written]:
    """What is written in each sheet, by the sheet's name."""
    measured = {name: _measured(part) for name, part in parts.items() if SHEET_TAG.search(part)}
    return {title: measured[part] for title, part in _sheet_titles(parts) if part in measured}


def _measured(part: bytes) -> Written:
    written = Written()
    row, column = 0, -1
    for count, tag in enumerate(TAG.finditer(part)):
        if count > MOST_TAGS:
            raise refuse_unpacked_size(len(part))
        name, attributes, empty = tag.groups()
        place = PLACE.search(attributes)
        if place is None and PLACE_OF_ANY_KIND.search(attributes):
            raise damaged()
        if name == b"row":
            row, column = (int(place[2]) if place else row + 1), -1
            continue
        if place is None:
            column += 1
        else:
            row, column = int(place[2]), _column_number(place[1])
        if not empty:
            written.add(row - 1, column)
        if ERROR_TYPE.search(attributes):
            value = VALUE.search(part, tag.end(), tag.end() + FARTHEST_VALUE)
            written.errors[row - 1, column] = value[1].decode("utf-8", "replace") if value else "#?"
    written.check_area()
    return written


def _column_number(letters: bytes) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + letter - ord("A") + 1
    return number - 1


def _sheet_titles(parts: Parts) -> list[tuple[str, str]]:
    """(title, part) of each sheet, from the workbook and its relations."""
    try:
        workbook = ElementTree.fromstring(parts["xl/workbook.xml"])
        relations = ElementTree.fromstring(parts["xl/_rels/workbook.xml.rels"])
    except (ElementTree.ParseError, KeyError) as error:
        raise damaged() from error
    targets = {
        relation.get("Id"): normpath(join("/xl", relation.get("Target", ""))).lstrip("/") for relation in relations
    }
    titles: list[tuple[str, str]] = []
    for sheet in workbook.iterfind("{*}sheets/{*}sheet"):
        relation = next((value for name, value in sheet.items() if name.endswith("}id")), None)
        titles.append((sheet.get("name", ""), targets.get(relation, "")))
    if len(titles) > MOST_SHEETS:
        raise refuse_sheets(len(titles))
    return titles
