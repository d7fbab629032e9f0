from django.urls import URLPattern, path

from meydan.site.pages.desk.walls import announcements, screens

urlpatterns: list[URLPattern] = [
    path("desk/walls", screens.walls, name="walls"),
    path("desk/walls/<int:screen>", screens.edit, name="wall-screen"),
    path("desk/walls/<int:screen>/show", screens.show, name="show-on-wall"),
    path("desk/walls/<int:screen>/turn", screens.turn, name="turn-wall"),
    path("desk/walls/<int:screen>/remove", screens.remove, name="remove-wall"),
    path("desk/walls/announce", announcements.make, name="announce"),
    path("desk/walls/announcements/<int:announcement>/end", announcements.end, name="end-announcement"),
]
