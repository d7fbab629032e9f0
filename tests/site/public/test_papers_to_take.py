"""What spectators may take along as PDF is one tap away on the page they look at."""

import re

import pytest

from meydan.site.models import Category, Event, Format
from tests.site import hall
from tests.site.public.reading import page
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db


def papers_on(category: Category, path: str) -> list[str]:
    return re.findall(r"/handout\?paper=([a-z-]+)", page(category, path))


def test_each_list_leads_to_its_paper(swiss: Category) -> None:
    steps.published(swiss)
    assert papers_on(swiss, "") == ["starting-list"]
    assert papers_on(swiss, "pairings") == ["pairings-by-table", "pairings-by-name"]
    assert papers_on(swiss, "standings") == ["standings"]


def test_a_knock_out_has_its_bracket_on_paper(event: Event) -> None:
    category = hall.make_category(event, form=Format.KNOCKOUT)
    hall.make_entries(category, 5)
    steps.published(category)
    assert papers_on(category, "bracket") == ["bracket"]
