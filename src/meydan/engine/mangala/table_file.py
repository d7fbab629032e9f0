"""A file that holds an endgame table: one line of JSON padded to a page, then one byte for each position.

Each number of stones is a layer with its own checksum. A position needs only the layers up to its own stones, so only
those are read and checked; that also brings them into memory before the search jumps about in them.
"""

import json
import mmap
import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from meydan import _native

FORMAT = 1
PAGE = 4096


class DamageError(Exception):
    """The file is not the table it should be: to be made again."""


@dataclass(frozen=True, slots=True)
class Header:
    stones: int
    owner_keeps: bool
    checksums: tuple[int, ...]

    def written(self) -> bytes:
        fields = {"format": FORMAT, "stones": self.stones, "owner_keeps": self.owner_keeps, "sums": self.checksums}
        return json.dumps(fields).encode().ljust(PAGE - 1) + b"\n"


def layer(stones: int) -> tuple[int, int]:
    """Where the positions of exactly so many stones begin and end in a table."""
    return (_native.mangala_table_size(stones - 1) if stones else 0), _native.mangala_table_size(stones)


def checksum_of_layer(table: mmap.mmap | memoryview, stones: int) -> int:
    return _native.checksum(table, *layer(stones))


def write(path: Path, table: mmap.mmap, stones: int, owner_keeps: bool) -> None:
    """All or nothing: the file appears under its name when it is whole."""
    header = Header(stones, owner_keeps, tuple(checksum_of_layer(table, number) for number in range(stones + 1)))
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(number, "wb") as file:
            file.write(header.written())
            file.write(table)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path, stones: int, owner_keeps: bool, needed: int) -> memoryview:
    """The table in the file, mapped into memory and checked up to `needed` stones. Raises DamageError."""
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        if size != PAGE + _native.mangala_table_size(stones):
            raise DamageError(f"{path} has {size} bytes")
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    header = read_header(mapped[:PAGE], path)
    if (header.stones, header.owner_keeps) != (stones, owner_keeps):
        raise DamageError(f"{path} holds another table")
    table = memoryview(mapped)[PAGE:]
    numbers = range(min(needed, stones), -1, -1)  # the largest layers first: threads share the rest evenly
    with ThreadPoolExecutor() as readers:
        sums = readers.map(partial(checksum_of_layer, table), numbers)
        damaged = [number for number, found in zip(numbers, sums, strict=True) if found != header.checksums[number]]
    if damaged:
        raise DamageError(f"{path}: the positions of {min(damaged)} stones are damaged")
    return table


def read_header(page: bytes, path: Path) -> Header:
    try:
        fields = json.loads(page)
        known = fields["format"] == FORMAT
        header = Header(fields["stones"], fields["owner_keeps"], tuple(fields["sums"]))
    except (ValueError, KeyError, TypeError) as wrong:
        raise DamageError(f"{path} has no header") from wrong
    if not known or len(header.checksums) != header.stones + 1:
        raise DamageError(f"{path} has a header of another kind")
    return header
