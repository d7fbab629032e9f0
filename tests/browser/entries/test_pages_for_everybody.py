"""The pages of entries and of the meeting pass axe (WCAG 2.2 AA), in the light and in the dark, on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from meydan.site.actions.entries.upload import upload
from meydan.site.actions.meeting.cards import announce_cards, draw_cards
from meydan.site.actions.meeting.starter import draw_who_starts
from meydan.site.models import Role
from tests.browser.entries.conftest import Opener
from tests.site import hall
from tests.site.entries.test_import import LIST

pytestmark = pytest.mark.django_db(transaction=True)

PAGES = [
    "entries/",
    "entries/?q=yok",
    "entries/new",
    "entries/1",
    "entries/import",
    "entries/import/columns",
    "entries/import/result",
    "checkin/",
    "checkin/?school=Okul+1",
    "meeting/",
    "meeting/{mangala}/?seed=1",
    "meeting/{qbitz}/",
    "meeting/{qbitz}/cards",
    "meeting/screen?category={mangala}",
    "meeting/screen?category={qbitz}",
]
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_can_be_used_by_everybody(opened: Opener, scheme: str) -> None:
    event = hall.make_event()
    mangala, qbitz = hall.make_category(event, name="mangala 1"), hall.make_category(event, game="qbitz")
    hall.make_entries(mangala, 3, checked_in=False)
    hall.make_entries(qbitz, 2)
    draw_who_starts(hall.author(event), mangala, "1")
    draw_cards(hall.author(event), qbitz, 2, 0, "tohum")
    announce_cards(hall.author(event), qbitz, 1)
    official = hall.make_official(event, Role.ORGANISER)
    assert official.user is not None
    upload(hall.author(event), event, official.user.username, "liste.csv", LIST.encode())
    found = []
    for address in PAGES:
        page = opened(event, Role.ORGANISER, address.format(mangala=mangala.pk, qbitz=qbitz.pk))
        page.emulate_media(reduced_motion="reduce")  # colours that are still turning dark are nobody's colours
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found += violations(page, address)
        page.close()
    assert found == []


def violations(page: Page, address: str) -> list[str]:
    result = Axe().run(page, options=RULES)
    return [
        f"{address} {one['id']}: {node['html'][:120]}" for one in result.response["violations"] for node in one["nodes"]
    ]
