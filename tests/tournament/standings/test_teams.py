"""Team standings: the sum of the players' points."""

from meydan.tournament.standings import TeamPoints, team_standings


def test_points_of_a_team_are_those_of_all_its_players() -> None:
    found = team_standings(
        [
            TeamPoints("Atatürk İlkokulu", "Ada", 7),
            TeamPoints("Gazi Ortaokulu", "Can", 9),
            TeamPoints("Atatürk İlkokulu", "İnci", 8),
        ]
    )
    assert [(line.place, line.team, line.text) for line in found] == [
        (1, "Atatürk İlkokulu", "7.5"),
        (2, "Gazi Ortaokulu", "4.5"),
    ]
    assert [one.player for one in found[0].players] == ["İnci", "Ada"]


def test_teams_that_are_level_share_the_place_in_turkish_alphabetical_order() -> None:
    points = [("Işık", 4), ("Ada", 5), ("Çınar", 3), ("Çınar", 1), ("İnci", 4), ("Deniz", 0)]
    found = team_standings(TeamPoints(team, "", halves) for team, halves in points)
    assert [(line.place, line.team) for line in found] == [
        (1, "Ada"),
        (2, "Çınar"),
        (2, "Işık"),
        (2, "İnci"),
        (5, "Deniz"),
    ]


def test_no_team_no_standings() -> None:
    assert team_standings([]) == ()
