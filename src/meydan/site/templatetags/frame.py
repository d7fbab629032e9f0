"""What the page around the content needs: the desk's areas, the category switch, the version."""

from importlib.metadata import version as version_of

from django import template
from django.urls import reverse
from django.utils.http import urlencode

from meydan.site.actions.change import digest
from meydan.site.backups.alarm import BELL, Alarm
from meydan.site.models import Category, Event
from meydan.site.pages import areas
from meydan.site.pages.door import Visit
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import language

register = template.Library()


@register.simple_tag
def desk_areas(visit: Visit, category: Category | None = None) -> list[areas.Link]:
    return areas.area_links(visit, category or None)


@register.simple_tag
def category_switch(visit: Visit, category: Category) -> list[tuple[Category, str]]:
    return areas.category_links(visit, category)


@register.simple_tag
def log_digest(event: Event) -> str:
    """The head of the event's log as people compare it: it stands under every list (fault 56)."""
    return digest(event)


@register.simple_tag
def paper(visit: Visit, category: Category, name: str, round: int | None = None) -> str:  # noqa: A002 - the tag's word
    """{% paper visit category "standings" as url %}: the PDF with full names for who may print, else the handout."""
    address = "papers-file" if visit.may(Task.PRINT) else "handout"
    asked = {"paper": name, "language": language(), **({"round": str(round)} if round else {})}
    return f"{reverse(address, kwargs={'slug': visit.event.slug, 'category': category.pk})}?{urlencode(asked)}"


@register.simple_tag
def version() -> str:
    return version_of("meydan")


@register.simple_tag
def alarm() -> Alarm | None:
    return BELL.alarm
