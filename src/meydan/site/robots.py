"""No page of the site is for search engines: children's names stand on them (fault 60)."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe


@require_safe
def robots(request: HttpRequest) -> HttpResponse:  # noqa: ARG001
    return HttpResponse("User-agent: *\nDisallow: /\n", content_type="text/plain")


class NotIndexedMiddleware:
    """A robot that comes by a link and not through robots.txt is told on every page."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        response.headers["X-Robots-Tag"] = "noindex, nofollow, noarchive"
        return response
