"""The streams inside a compound file (OLE 2), the shell of old Office documents: enough to read one.

Every chain is followed at most as far as the file is long, so that a damaged or hostile file cannot hold us up.
"""

import struct
from dataclasses import dataclass

from meydan.exchange.damaged import damaged

MAGIC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
HEADER_BYTES = 512
FAT_IN_HEADER = 109
LAST_REAL_SECTOR = 0xFFFFFFFA
DIRECTORY_ENTRY_BYTES = 128
STREAM = 2


@dataclass(frozen=True, slots=True)
class Stream:
    name: str
    start: int
    size: int


class CompoundFile:
    """A compound file's sectors, chained by its allocation table."""

    def __init__(self, data: bytes) -> None:
        if len(data) < HEADER_BYTES:
            raise damaged()
        (shift,) = struct.unpack_from("<H", data, 30)
        if shift not in (9, 12):
            raise damaged()
        self.data = data
        self.sector_bytes = 1 << shift
        directory, self.smallest_stream = struct.unpack_from("<I4xI", data, 48)
        next_table, _ = struct.unpack_from("<II", data, 68)
        self.chain = self._allocation(next_table)
        self.streams = self._directory(directory)

    def sector(self, number: int) -> bytes:
        start = (number + 1) * self.sector_bytes
        if start >= len(self.data):
            raise damaged()
        return self.data[start : start + self.sector_bytes]

    def _allocation(self, next_table: int) -> list[int]:
        tables = list(struct.unpack_from(f"<{FAT_IN_HEADER}I", self.data, HEADER_BYTES - 4 * FAT_IN_HEADER))
        for _ in range(len(self.data) // self.sector_bytes):
            if next_table >= LAST_REAL_SECTOR:
                break
            *more, next_table = self._numbers(next_table)
            tables += more
        return [number for table in tables if table < LAST_REAL_SECTOR for number in self._numbers(table)]

    def _numbers(self, sector: int) -> tuple[int, ...]:
        raw = self.sector(sector)
        return struct.unpack(f"<{len(raw) // 4}I", raw[: len(raw) // 4 * 4])

    def read(self, start: int) -> bytes:
        parts: list[bytes] = []
        sector = start
        while sector < LAST_REAL_SECTOR:
            if sector >= len(self.chain) or len(parts) > len(self.chain):
                raise damaged()
            parts.append(self.sector(sector))
            sector = self.chain[sector]
        return b"".join(parts)

    def _directory(self, start: int) -> tuple[Stream, ...]:
        raw = self.read(start)
        found: list[Stream] = []
        for offset in range(0, len(raw) - DIRECTORY_ENTRY_BYTES + 1, DIRECTORY_ENTRY_BYTES):
            name_bytes, kind = struct.unpack_from("<HB", raw, offset + 64)
            first, size = struct.unpack_from("<II", raw, offset + 116)
            if kind == STREAM and 2 <= name_bytes <= 64:
                name = raw[offset : offset + name_bytes - 2].decode("utf-16-le", "replace")
                found.append(Stream(name, first, size))
        return tuple(found)

    def stream(self, name: str) -> bytes | None:
        """The stream's bytes; None where there is none, or it is too short to have sectors of its own."""
        found = next((stream for stream in self.streams if stream.name == name), None)
        if found is None or found.size < self.smallest_stream:
            return None
        return self.read(found.start)[: found.size]


def is_compound_file(data: bytes) -> bool:
    return data.startswith(MAGIC)


def stream_names(data: bytes) -> frozenset[str]:
    return frozenset(stream.name for stream in CompoundFile(data).streams)
