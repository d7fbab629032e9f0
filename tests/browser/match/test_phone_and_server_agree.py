"""The phone's match against the server's: the same matches, the same offers, sentences, refusals and results."""

import pytest
from playwright.sync_api import Page

from tests.browser.match.comparison import RULES, compare

EVERYDAY, LONG = 2, 14


@pytest.mark.parametrize("part", range(3))
def test_phone_and_server_agree(page: Page, part: int) -> None:
    counted = compare(page, (f"{part}.{seed}" for seed in range(EVERYDAY)), acts=5)
    assert counted.matches == EVERYDAY * len(RULES)
    assert counted.left < counted.offers / 100


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(8))
def test_phone_and_server_agree_on_thousands_of_matches(page: Page, part: int) -> None:
    counted = compare(page, (f"long {part}.{seed}" for seed in range(LONG)), acts=7)
    print(counted)
    assert counted.matches == LONG * len(RULES)
    assert counted.left < counted.offers / 100
