"""A tournament report file named on the command line."""

import sys
from pathlib import Path

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.trf import TrfFile, read

STANDARD_INPUT = "-"


def read_report(path: str) -> TrfFile:
    """Read the file, or standard input for `-`; what cannot be opened is refused like what cannot be understood."""
    if path == STANDARD_INPUT:
        return read(sys.stdin.buffer.read())
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        words = Words(f"{path} açılamadı: {reason}", f"{path} cannot be opened: {reason}")
        raise Refusal(words) from error
    return read(data)
