"""What a visitor asks to have printed, read from the address."""

from meydan.games.words import LANGUAGES
from meydan.paper.certificates import Design
from meydan.site.models import Category
from meydan.site.pages.door import Visit
from meydan.site.pages.hall_address import address_for_phones
from meydan.site.papers.wish import Wish
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import language

MOST_DIGITS = 4


def wish_of(visit: Visit, category: Category, glance: bool = False, full_names: bool = True) -> Wish:
    """What is missing or not understood is taken as the page shows it: newest round, language of the page."""
    asked = visit.request.GET
    number, design, wanted = asked.get("round", ""), asked.get("design", ""), asked.get("language", "")
    return Wish(
        visit.event,
        wanted if wanted in LANGUAGES else language(),
        category,
        int(number) if number.isdecimal() and len(number) <= MOST_DIGITS else None,
        Design(design) if design in set(Design) else Design.TILE,
        full_names,
        address_for_phones(visit.request),
        visit.may(Task.MANAGE_LINKS),
        glance,
    )
