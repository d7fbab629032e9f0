import pytest

from meydan.site.actions.author import Author
from meydan.site.models import Event, Role
from tests.site import hall


@pytest.fixture
def event(db: None) -> Event:  # noqa: ARG001 - asks for the database
    return hall.make_event()


@pytest.fixture
def author(event: Event) -> Author:
    """The head referee of the event, with one wish."""
    return hall.author(event, Role.HEAD_REFEREE)
