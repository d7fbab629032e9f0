"""Every kind of log line has its sentence in both languages."""

import re
from pathlib import Path

from meydan.site import actions
from meydan.site.actions.kinds import KINDS
from meydan.site.actions.players.bulk import KIND

WRITTEN = re.compile(r'\blog\(\s*"([^"]+)"')


def test_every_kind_that_an_action_logs_has_words() -> None:
    files = Path(actions.__path__[0]).rglob("*.py")
    written = {kind for file in files for kind in WRITTEN.findall(file.read_text("utf-8"))} | {KIND}
    assert len(written) > 30
    assert written - set(KINDS) == set()
    assert all(words.tr and words.en for words in KINDS.values())
