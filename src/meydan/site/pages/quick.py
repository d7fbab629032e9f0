"""Marks a public page as one that is the same for everybody until the event's log moves on (`site.quick`)."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponseBase

from meydan.site.pages.door import Visit

View = Callable[..., HttpResponseBase]


def same_for_everybody(view: View) -> View:
    """Inside `@door`: only who is not logged in gets the shared page."""

    @wraps(view)
    def inside(request: HttpRequest, visit: Visit, **parts: Any) -> HttpResponseBase:
        response = view(request, visit, **parts)
        if not request.user.is_authenticated:
            response.headers["X-Meydan-Quick"] = f"{visit.event.pk} {visit.event.log_number}"
        return response

    return inside
