"""An archive from a file or an upload, no bigger than an event can be."""

from pathlib import Path

from meydan.exchange.archive import MOST_PACKED_BYTES, EventArchive, unpack
from meydan.exchange.archive_faults import too_big
from meydan.games.errors import Refusal
from meydan.games.words import Words


def read_archive(file: Path) -> EventArchive:
    try:
        if file.stat().st_size > MOST_PACKED_BYTES:
            raise too_big()
        data = file.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refusal(Words(f"{file} açılamadı: {reason}", f"{file} cannot be opened: {reason}")) from error
    return unpack(data)
