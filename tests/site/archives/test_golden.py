"""An archive that an earlier version wrote becomes an event here, with the standings it had."""

from pathlib import Path

import pytest

from meydan.exchange.archive import unpack
from meydan.site.actions.archives.import_event import import_event
from meydan.site.actions.change import broken_link
from meydan.site.records.standings import standings_of

FOLDER = Path(__file__).parent.parent.parent / "exchange" / "archives"
BEST = ["İpek Yılmaz Yılmaz", "Mehmet Uçar Çelik", "Can Demir Uçar"]
pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("version", ["version-1", "version-2"])
def test_an_old_archive_is_played_on(version: str) -> None:
    event = import_event(unpack((FOLDER / f"{version}.meydan").read_bytes()))
    assert broken_link(event) is None
    best = [entry.name for entry in standings_of(event.categories.get()).in_order[:3]]
    assert best == BEST
