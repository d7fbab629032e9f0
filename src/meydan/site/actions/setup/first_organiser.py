"""The first organiser of the house: made once, by whoever reads the code in the server's terminal."""

from django.contrib.auth.models import User
from django.db import transaction

from meydan.site.actions.setup.accounts import new_user
from meydan.site.first_start import use_code


def create_first_organiser(code: str, name: str, username: str, password: str) -> User:
    """No event exists yet, so there is no log to write to; the code is used up in the same step."""
    with transaction.atomic():
        user = new_user(username, name, password)
        user.is_superuser = True
        user.save(update_fields=["is_superuser"])
        use_code(code)
    return user
