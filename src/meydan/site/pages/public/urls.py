from django.urls import URLPattern, path

from meydan.site.pages.public import category, event, pictures, replay, rounds, share

urlpatterns: list[URLPattern] = [
    path("", event.event, name="public"),
    path("programme", event.programme, name="public-programme"),
    path("share", share.share, name="share"),
    path("qr.svg", share.qr, name="qr"),
    path("c/<int:category>/", category.category, name="public-category"),
    path("c/<int:category>/pairings", rounds.pairings, name="pairings"),
    path("c/<int:category>/live", rounds.live_round, name="live-round"),
    path("c/<int:category>/moves/<int:pairing>", replay.moves, name="replay"),
    path("c/<int:category>/pictures", pictures.pictures, name="pictures"),
]
