from django.urls import URLPattern, path

from meydan.site.pages.desk.papers import chosen, handouts, logo

urlpatterns: list[URLPattern] = [
    path("c/<int:category>/papers", chosen.papers, name="papers"),
    path("c/<int:category>/papers/file", chosen.file, name="papers-file"),
    path("c/<int:category>/papers/preview", chosen.preview, name="papers-preview"),
    path("c/<int:category>/handout", handouts.handout, name="handout"),
    path("desk/logo", logo.logo, name="logo"),
    path("desk/logo/remove", logo.remove, name="remove-logo"),
]
