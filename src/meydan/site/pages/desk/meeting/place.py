"""Where a page of the technical meeting is, and where it goes back to."""

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.urls import reverse

from meydan.site.models import Category
from meydan.site.pages.door import Visit


def category_of_visit(visit: Visit, category: int) -> Category:
    """A category of this event, or none at all."""
    return get_object_or_404(visit.event.categories.select_related("event"), pk=category)


def see_other(name: str, visit: Visit, **parts: int) -> HttpResponse:
    return HttpResponseRedirect(reverse(name, kwargs={"slug": visit.event.slug, **parts}), status=303)
