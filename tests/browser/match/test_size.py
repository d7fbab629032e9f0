"""A cheap phone on bad Wi-Fi loads these modules before anything else."""

import gzip

from tests.browser.match.conftest import STATIC


def test_modules_of_the_match_stay_small_on_the_air() -> None:
    """As the site sends them, each compressed by itself; the whole table screen has 100 kB."""
    sent = [len(gzip.compress(path.read_bytes())) for path in (STATIC / "meydan" / "match").glob("*.js")]
    assert 0 < sum(sent) < 42_000
