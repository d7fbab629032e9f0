import pytest
from django.contrib.auth.models import User

from meydan.site.actions.author import Author
from meydan.site.actions.setup.create_event import create_event
from meydan.site.models import Event, Role
from tests.site.setup.wishes import WISHED, every_key


@pytest.fixture
def owner(db: None) -> User:  # noqa: ARG001 - asks for the database
    return User.objects.create_user("ayse", first_name="Ayşe", password="gizli-parola-1")


@pytest.fixture
def salihli(owner: User) -> Event:
    """The whole Salihli day, as its template makes it."""
    return create_event(Author("Ayşe", Role.ORGANISER), owner, "salihli", WISHED, every_key("salihli"))
