"""What a subcommand needs of the site: its rooms, or the sentence that says how to install them."""

from importlib.util import find_spec
from types import ModuleType

from meydan.games.errors import Refusal
from meydan.games.words import Words


def site_room(name: str) -> ModuleType:
    """A room of the site, with Django set up."""
    if find_spec("django") is None:
        raise Refusal(
            Words(
                "Site kurulu değil. Kurmak için: pip install 'meydan[site]'",
                "The site is not installed. To install it: pip install 'meydan[site]'",
            )
        )
    from meydan.site import with_django

    return with_django.room(name)
