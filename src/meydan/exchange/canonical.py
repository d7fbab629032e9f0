"""One written form for plain values, so that the same content always gives the same bytes and the same digest."""

import hashlib
import json
from typing import Any


def canonical(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def canonical_rows(rows: list[dict[str, Any]]) -> bytes:
    """A list with one row a line: two archives can be compared by eye."""
    return ("[\n" + ",\n".join(canonical(row) for row in rows) + "\n]\n").encode()


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
