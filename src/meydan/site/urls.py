"""Every address of the site. An event's pages stand under e/<its short name>/."""

from django.urls import URLPattern, URLResolver, include, path
from django.views.decorators.csrf import csrf_exempt
from django.views.i18n import set_language

from meydan.site.pages import look, start

DESK = ("setup", "entries", "meeting", "rounds", "standings", "referees", "stages", "files")
IN_AN_EVENT: list[URLPattern | URLResolver] = [
    path("feed", start.event_feed, name="feed"),
    *(path("", include(f"meydan.site.pages.desk.{area}.urls")) for area in DESK),
    path("", include("meydan.site.pages.referee.urls")),
    path("", include("meydan.site.pages.public.urls")),
]

urlpatterns: list[URLPattern | URLResolver] = [
    path("", start.home, name="home"),
    path("look", look.look, name="look"),
    # Without a token: public pages are kept in memory, the same for everybody, and a language is no secret.
    path("language", csrf_exempt(set_language), name="set_language"),
    path("", include("meydan.site.pages.accounts_urls")),
    path("e/<slug:slug>/", include(IN_AN_EVENT)),
]
