"""Every address of the site. An event's pages stand under e/<its short name>/."""

from django.urls import URLPattern, URLResolver, include, path

from meydan.site import robots
from meydan.site.pages import here, language, look, start

DESK = ("setup", "entries", "meeting", "rounds", "standings", "referees", "stages", "files", "walls", "papers")
IN_AN_EVENT: list[URLPattern | URLResolver] = [
    path("feed", start.event_feed, name="feed"),
    *(path("", include(f"meydan.site.pages.desk.{area}.urls")) for area in DESK),
    path("", include("meydan.site.pages.referee.urls")),
    path("", include("meydan.site.pages.public.urls")),
    path("", include("meydan.site.pages.wall.urls")),
]

urlpatterns: list[URLPattern | URLResolver] = [
    path("", start.home, name="home"),
    path("look", look.look, name="look"),
    path("language/<str:code>", language.language, name="language"),
    path("here", here.here, name="here"),
    path("robots.txt", robots.robots, name="robots"),
    path("help/", include("meydan.site.pages.help.urls")),
    path("", include("meydan.site.pages.accounts_urls")),
    path("e/<slug:slug>/", include(IN_AN_EVENT)),
]
