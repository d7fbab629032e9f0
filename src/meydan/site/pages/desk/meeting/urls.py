"""The technical meeting."""

from django.urls import URLPattern, path

from meydan.site.pages.desk.meeting import briefing, cards, choices, lot, overview

urlpatterns: list[URLPattern] = [
    path("meeting/", overview.meeting, name="meeting"),
    path("meeting/screen", overview.screen, name="meeting-screen"),
    path("meeting/told", briefing.told_event, name="meeting-told"),
    path("meeting/not-told", briefing.not_told_event, name="meeting-not-told"),
    path("meeting/<int:category>/", overview.category_meeting, name="meeting-category"),
    path("meeting/<int:category>/told", briefing.told_category, name="meeting-category-told"),
    path("meeting/<int:category>/not-told", briefing.not_told_category, name="meeting-category-not-told"),
    path("meeting/<int:category>/lot", lot.draw, name="meeting-lot"),
    path("meeting/<int:category>/choices", choices.save, name="meeting-choices"),
    path("meeting/<int:category>/cards", cards.lists, name="meeting-cards"),
    path("meeting/<int:category>/cards/draw", cards.draw, name="meeting-cards-draw"),
    path("meeting/<int:category>/cards/redraw", cards.redraw, name="meeting-cards-redraw"),
    path("meeting/<int:category>/cards/announce", cards.announce, name="meeting-cards-announce"),
    path("meeting/<int:category>/cards/deviation", cards.deviation, name="meeting-cards-deviation"),
]
