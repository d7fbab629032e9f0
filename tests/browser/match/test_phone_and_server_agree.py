"""The phone's match against the server's: the same matches, the same offers, sentences, refusals and results."""

import pytest
from playwright.sync_api import Page

from tests.browser.match.comparison import compare
from tests.match.table import EVERY_GAME


def test_phone_and_server_agree(page: Page) -> None:
    counted = compare(page, map(str, range(2)), acts=8)
    assert counted.matches == 2 * len(EVERY_GAME)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_phone_and_server_agree_on_thousands_of_matches(page: Page) -> None:
    counted = compare(page, (f"long {number}" for number in range(200)), acts=25)
    print(counted)
    assert counted.matches == 200 * len(EVERY_GAME)
