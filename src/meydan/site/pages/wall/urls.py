from django.urls import URLPattern, path

from meydan.site.pages.wall import screen

urlpatterns: list[URLPattern] = [path("wall/<slug:wall>", screen.wall, name="wall")]
