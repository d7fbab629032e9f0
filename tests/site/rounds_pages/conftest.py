import pytest

from meydan.site.models import Category, Event
from tests.site import hall
from tests.site.desk import Desk


@pytest.fixture
def category(event: Event) -> Category:
    """Mangala, seven players: three tables and a bye."""
    category = hall.make_category(event)
    hall.make_entries(category, 7)
    return category


@pytest.fixture
def desk(event: Event) -> Desk:
    """The head referee's browser."""
    return Desk(event)
