import pytest

from meydan.site.models import Category, Event
from tests.site import hall


@pytest.fixture
def swiss(event: Event) -> Category:
    """Nine pupils: somebody has a bye in every round."""
    category = hall.make_category(event, rounds=3)
    hall.make_entries(category, 9)
    return category
