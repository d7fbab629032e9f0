"""Whatever an action logs has a sentence in both languages."""

import re
from pathlib import Path

from meydan.site import actions
from meydan.site.actions.kinds import KINDS

ACTIONS = Path(actions.__file__).parent


def test_every_kind_that_is_logged_has_words() -> None:
    logged = set()
    for file in ACTIONS.rglob("*.py"):
        logged |= set(re.findall(r'\blog\(\s*"([^"]+)"', file.read_text("utf-8")))
    assert logged
    assert logged - set(KINDS) == set()


def test_the_kinds_stand_in_order() -> None:
    assert list(KINDS) == sorted(KINDS)
