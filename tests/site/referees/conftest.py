import pytest

from meydan.site.models import Category, Event, Pairing, RoundRow
from tests.site import hall
from tests.site.desk import Desk
from tests.site.rounds import steps


@pytest.fixture
def category(event: Event) -> Category:
    category = hall.make_category(event, name="Mangala İlkokul")
    hall.make_entries(category, 6)
    return category


@pytest.fixture
def row(category: Category) -> RoundRow:
    return steps.started(category)


@pytest.fixture
def pairing(row: RoundRow) -> Pairing:
    return steps.tables(row)[0]


@pytest.fixture
def desk(event: Event) -> Desk:
    return Desk(event)
