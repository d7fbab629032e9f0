from django.urls import URLPattern, path

from meydan.site.pages.desk.referees import desk_page, log_page, match_page

urlpatterns: list[URLPattern] = [
    path("desk/referees", desk_page.referee_desk, name="referee-desk"),
    path("desk/referees/call/<int:call>", desk_page.answer, name="answer-call"),
    path("desk/referees/match/<int:pairing>", match_page.match_page, name="match"),
    path("desk/referees/match/<int:pairing>/rule", match_page.ruling, name="rule"),
    path("desk/log", log_page.log, name="log"),
    path("desk/log.xlsx", log_page.export, name="log-xlsx"),
]
