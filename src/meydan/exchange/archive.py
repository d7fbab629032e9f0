"""One event in one file: a ZIP of canonical JSON with a manifest (docs/archive.md).

The same event always gives the same bytes: parts in a fixed order, no clock, keys sorted. Every part's SHA-256 is in
the manifest, the log's chain is checked, and what is truncated, altered or too big is refused with words.
"""

import io
import json
import struct
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from meydan.exchange.archive_faults import broken_chain, damaged_archive, newer_archive, not_an_archive, too_big
from meydan.exchange.canonical import canonical, canonical_rows, sha256
from meydan.exchange.log_chain import ChainedLine, broken_line
from meydan.exchange.signing import FileSignature
from meydan.tournament.faults import Fault

FORMAT = "meydan-event"
VERSION = 2
SUFFIX = ".meydan"
MANIFEST = "manifest.json"
SIGNATURE = "signature.json"
# In the order in which they are written and read: each row comes after what it points at.
PARTS = (
    "event",
    "officials",
    "categories",
    "entries",
    "rounds",
    "pairings",
    "acts",
    "signatures",
    "log",
    "snapshots",
    "calls",
    "logo",
    "announcements",
    "screens",
)
SINCE_VERSION_2 = frozenset({"logo", "announcements", "screens"})
SINCE_EVER = (1980, 1, 1, 0, 0, 0)  # the time a ZIP gives to what has none
MOST_PACKED_BYTES = 64 * 1024 * 1024
MOST_UNPACKED_BYTES = 512 * 1024 * 1024
MOST_PARTS = 50
# What a ZIP that was not made by a ZIP program can make the reader raise.
UNREADABLE = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, RuntimeError, ValueError, OverflowError)

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class EventArchive:
    """`parts` by name, each a list of rows (`event` has one). Rows point at rows of other parts by their `key`.
    `signature` is the one that the file came with, if it had one."""

    written_by: str
    parts: dict[str, list[Row]] = field(default_factory=dict)
    version: int = VERSION
    signature: FileSignature | None = None

    @property
    def event(self) -> Row:
        return self.parts["event"][0]

    @property
    def uid(self) -> str:
        return str(self.event["uid"])


def pack(archive: EventArchive, sign: Callable[[bytes], FileSignature] | None = None) -> bytes:
    """The file's bytes. What is signed is the manifest: it holds the digests of all parts."""
    written = {f"{name}.json": canonical_rows(archive.parts[name]) for name in PARTS}
    manifest = written_manifest(archive, written)
    signed = {SIGNATURE: written_line(sign(manifest).plain)} if sign else {}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for name, part in {MANIFEST: manifest, **signed, **written}.items():
            info = zipfile.ZipInfo(name, SINCE_EVER)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3  # the same on every system
            packed.writestr(info, part, compresslevel=6)
    return out.getvalue()


def written_manifest(archive: EventArchive, written: dict[str, bytes]) -> bytes:
    return written_line(
        {
            "format": FORMAT,
            "version": archive.version,
            "written_by": archive.written_by,
            "event": archive.uid,
            "parts": {name: {"sha256": sha256(part), "bytes": len(part)} for name, part in written.items()},
        }
    )


def written_line(value: dict[str, Any]) -> bytes:
    return (canonical(value) + "\n").encode()


def unpack(data: bytes) -> EventArchive:
    """The event, whole and unaltered, or a refusal."""
    if not data.startswith(b"PK\x03\x04"):
        raise not_an_archive()
    if len(data) > MOST_PACKED_BYTES:
        raise too_big()
    files = unpacked_files(data)
    if MANIFEST not in files:
        raise not_an_archive()
    stated = files.pop(MANIFEST)
    manifest = read_manifest(stated)
    signature = read_signature(files.pop(SIGNATURE), stated) if SIGNATURE in files else None
    check_parts(manifest, files)
    rows = {name.removesuffix(".json"): read_rows(name, part) for name, part in files.items()}
    parts = {name: rows.get(name, []) for name in PARTS}
    archive = EventArchive(str(manifest["written_by"]), parts, int(manifest["version"]), signature)
    check_whole(archive, str(manifest.get("event")))
    return archive


def unpacked_files(data: bytes) -> dict[str, bytes]:
    """No part may be longer than the directory says, and all together no longer than an event can be."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            directory = packed.infolist()
            if len(directory) > MOST_PARTS or sum(info.file_size for info in directory) > MOST_UNPACKED_BYTES:
                raise too_big()
            if len({info.filename for info in directory}) != len(directory):
                raise damaged_archive("ZIP")
            return {info.filename: unpacked(packed, info) for info in directory}
    except Fault:
        raise
    except UNREADABLE as error:
        raise damaged_archive("ZIP") from error


def unpacked(packed: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    with packed.open(info) as part:
        # One byte more than stated: a part that lies about its size is longer, and is refused by its digest.
        return part.read(info.file_size + 1)


def read_manifest(text: bytes) -> dict[str, Any]:
    try:
        manifest = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise damaged_archive(MANIFEST) from error
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise not_an_archive()
    version, written_by = manifest.get("version"), manifest.get("written_by")
    if not isinstance(version, int) or not isinstance(written_by, str):
        raise damaged_archive(MANIFEST)
    if version > VERSION:
        raise newer_archive(written_by, version)
    return manifest


def read_signature(text: bytes, manifest: bytes) -> FileSignature:
    try:
        signature = FileSignature.of_plain(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise damaged_archive(SIGNATURE) from error
    if signature is None or not signature.fits(manifest):
        raise damaged_archive(SIGNATURE)
    return signature


def check_parts(manifest: dict[str, Any], files: dict[str, bytes]) -> None:
    stated = manifest.get("parts")
    later = SINCE_VERSION_2 if manifest["version"] < 2 else frozenset()
    if not isinstance(stated, dict) or set(stated) != {f"{name}.json" for name in PARTS if name not in later}:
        raise damaged_archive(MANIFEST)
    if set(files) != set(stated):
        raise damaged_archive(MANIFEST)
    for name, part in files.items():
        if not isinstance(stated[name], dict) or stated[name].get("sha256") != sha256(part):
            raise damaged_archive(name)


def read_rows(name: str, text: bytes) -> list[Row]:
    try:
        rows = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise damaged_archive(name) from error
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise damaged_archive(name)
    return rows


def check_whole(archive: EventArchive, uid: str) -> None:
    """One event, the one that the manifest names, with an unbroken log that ends where the event says."""
    if len(archive.parts["event"]) != 1 or str(archive.event.get("uid")) != uid:
        raise damaged_archive("event.json")
    try:
        lines = [(chained(row), str(row["hash"])) for row in archive.parts["log"]]
        head = int(archive.event["log_number"]), str(archive.event["log_hash"])
    except (KeyError, TypeError, ValueError) as error:
        raise damaged_archive("log.json") from error
    broken = broken_line(lines, *head)
    if broken is not None:
        raise broken_chain(broken)


def chained(row: Row) -> ChainedLine:
    return ChainedLine(**{name: row[name] for name in ChainedLine.__slots__})
