from django.urls import URLPattern, path

from meydan.site.pages.help import guide

urlpatterns: list[URLPattern] = [
    path("", guide.contents, name="help"),
    path("pictures/<slug:language>/<str:picture>", guide.picture, name="help-picture"),
    path("<slug:reader>", guide.chapter, name="help-page"),
]
