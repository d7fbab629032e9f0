"""T.C. identity numbers: used to see that one pupil is twice in a file, and for nothing else (fault 60).

They are replaced by a keyed digest before anything else looks at the rows. The key is made for one reading and
forgotten, so that the digests say "the same" inside the file and nothing to anybody later.
"""

import hashlib
import re
import secrets

from meydan.exchange.columns import Matching
from meydan.exchange.fields import Field
from meydan.exchange.rows import Row, Sheet

HIDDEN = "T.C. no. ****"
DIGEST_MARK = "#"
KEY_BYTES = 32
DIGEST_BYTES = 8
SHAPE = re.compile(r"(?<!\d)[1-9]\d{10}(?!\d)")


def hide_national_ids(sheet: Sheet, matching: Matching) -> Sheet:
    """The sheet with digests in the column of T.C. numbers; one written anywhere else is blotted out too."""
    key = secrets.token_bytes(KEY_BYTES)
    column = matching.column_of(Field.NATIONAL_ID)

    def hidden(row: Row) -> Row:
        cells = tuple(
            _digest(cell, key) if at == column and row.number != matching.header_row else _blotted(cell)
            for at, cell in enumerate(row.cells)
        )
        return Row(row.number, cells, row.errors)

    return Sheet(sheet.name, tuple(hidden(row) for row in sheet.rows))


def is_national_id(digits: str) -> bool:
    """Eleven digits whose last two check the others."""
    if not SHAPE.fullmatch(digits):
        return False
    numbers = [int(digit) for digit in digits]
    tenth = (7 * sum(numbers[0:9:2]) - sum(numbers[1:8:2])) % 10
    return numbers[9] == tenth and numbers[10] == sum(numbers[:10]) % 10


def _digest(cell: str, key: bytes) -> str:
    if cell.startswith(DIGEST_MARK):
        return cell
    digits = "".join(character for character in cell if character.isdigit())
    if not digits:
        return ""
    return DIGEST_MARK + hashlib.blake2b(digits.encode(), key=key, digest_size=DIGEST_BYTES).hexdigest()


def _blotted(cell: str) -> str:
    return SHAPE.sub(lambda found: HIDDEN if is_national_id(found[0]) else found[0], cell)
