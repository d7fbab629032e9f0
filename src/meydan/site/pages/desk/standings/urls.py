from django.urls import URLPattern, path

from meydan.site.pages.desk.standings import bracket, crosstable, lists, player, teams

urlpatterns: list[URLPattern] = [
    path("c/<int:category>/standings", lists.standings, name="standings"),
    path("c/<int:category>/crosstable", crosstable.crosstable, name="crosstable"),
    path("c/<int:category>/bracket", bracket.bracket, name="bracket"),
    path("c/<int:category>/p/<int:number>", player.player, name="player"),
    path("teams", teams.teams, name="teams"),
]
