"""Direct encounter: what the tied players did among themselves (C.07, article 6)."""

from meydan.tournament.crosstable import CrossTable
from meydan.tournament.standings import Pairings, tie_break
from meydan.tournament.standings.direct_encounter import direct_encounter
from meydan.tournament.standings.scorecards import scorecards
from tests.tournament.standings.small import places, tournament


def places_among(table: CrossTable, *tied: int, code: str = "DE", pairings: Pairings = Pairings.SWISS) -> list[int]:
    found = direct_encounter(tie_break(code), scorecards(table, pairings), tied)
    return [found[number].amount or 0 for number in tied]


def test_winner_of_the_match_is_first() -> None:
    assert places_among(tournament("2b0", "1w1"), 1, 2) == [2, 1]


def test_drawn_match_tells_nothing() -> None:
    assert places_among(tournament("2b=", "1w="), 1, 2) == [0, 0]


def test_players_who_did_not_meet_stay_tied() -> None:
    assert places_among(tournament("3b1 Z", "Z 3w1", "1w0 2b0"), 1, 2) == [0, 0]


def test_everybody_beat_everybody_in_a_circle() -> None:
    assert places_among(tournament("2w1 Z 3b0", "1b0 3w1 Z", "Z 2b0 1w1"), 1, 2, 3) == [0, 0, 0]


def test_who_cannot_be_caught_is_first_and_the_others_stay_tied() -> None:
    """2 and 3 have not met: with a win either would have 1, number 1 has 2."""
    assert places_among(tournament("2w1 3b1", "1b0 Z", "Z 1w0"), 1, 2, 3) == [1, 2, 2]


def test_who_could_be_caught_is_not_first() -> None:
    """1 beat 2, but 3 met neither and could have won both."""
    assert places_among(tournament("2w1", "1b0", "Z"), 1, 2, 3) == [0, 0, 0]


def test_who_could_be_drawn_level_with_is_not_first() -> None:
    """1 has one and a half; 3, who drew with 1, would have as much after beating 2."""
    assert places_among(tournament("2w1 3b=", "1b0 Z", "Z 1w="), 1, 2, 3) == [0, 0, 0]


def test_those_still_level_are_looked_at_among_themselves() -> None:
    """All met: 1 and 2 have two points, 3 and 4 one; 1 beat 2, and 3 beat 4."""
    table = tournament("2w1 3b1 4w0", "1b0 4w1 3b1", "4w1 1w0 2w0", "3b0 2b0 1b1")
    assert places_among(table, 1, 2, 3, 4) == [1, 2, 3, 4]


def test_two_matches_against_the_same_opponent_count_as_their_average() -> None:
    """A half each on average against one another; number 1 beat 3, number 2 drew with 3."""
    table = tournament("2w1 2b0 3w1 Z", "1b0 1w1 Z 3w=", "Z Z 1b0 2b=")
    assert places_among(table, 1, 2, 3) == [1, 2, 3]


def test_forfeit_counts_only_when_asked_for() -> None:
    table = tournament("2w+", "1b-")
    assert places_among(table, 1, 2) == [0, 0]
    assert places_among(table, 1, 2, code="DE/P") == [1, 2]
    assert places_among(table, 1, 2, pairings=Pairings.FIXTURE) == [1, 2]


def test_only_those_level_before_it_are_compared() -> None:
    """1, 2 and 3 have two points each. By wins 1 is behind; DE then compares 2 and 3 alone: 3 beat 2."""
    table = tournament("H H H H", "4w1 3b0 4b1 Z", "Z 2w1 Z 4w1", "2b0 Z 2w0 3b0")
    assert places(table, "WIN,DE") == [3, 2, 1, 4]
