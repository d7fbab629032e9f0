"""The switch between the two languages: a plain link, because public pages are kept in memory and hold no token."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme

A_YEAR = 365 * 24 * 3600


def language(request: HttpRequest, code: str) -> HttpResponse:
    """Remembers the language and goes back to the page: to one of this site, never to another."""
    if code not in dict(settings.LANGUAGES):
        raise Http404
    wanted = request.GET.get("next", "/")
    safe = url_has_allowed_host_and_scheme(wanted, allowed_hosts=None, require_https=request.is_secure())
    response = redirect(wanted if safe and wanted.startswith("/") else "/")
    response.set_cookie(settings.LANGUAGE_COOKIE_NAME, code, max_age=A_YEAR, samesite="Lax")
    return response
