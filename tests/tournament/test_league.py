"""Withdrawal from a league."""

import pytest

from meydan.games.errors import Refusal
from meydan.tournament.crosstable import Colour, Encounter, Result
from meydan.tournament.fixture import berger
from meydan.tournament.league import Consequence, LeagueMatch, league_table, matches_of, withdraw_from_league

WON = (Result.WIN, Result.LOSS)


def league(players: int, rounds_played: int) -> tuple[LeagueMatch, ...]:
    """Everything up to a round played, the starter always winning."""
    return tuple(
        LeagueMatch(match.round_number, match.first, match.second, WON if match.round_number <= rounds_played else None)
        for match in matches_of(berger(players))
    )


def of_player(matches: tuple[LeagueMatch, ...], player: int) -> list[LeagueMatch]:
    return [match for match in matches if player in (match.first, match.second)]


def test_under_half_played_the_results_are_void() -> None:
    # Six players have five matches each: two are under half.
    matches, withdrawal = withdraw_from_league(league(6, 2), 3)
    assert (withdrawal.consequence, withdrawal.played, withdrawal.matches) == (Consequence.VOID, 2, 5)
    assert not any(match.counts for match in of_player(matches, 3))
    assert [match.results for match in of_player(matches, 3)] == [WON, WON, None, None, None]
    untouched = [match for match in matches if match not in of_player(matches, 3)]
    assert untouched == [match for match in league(6, 2) if 3 not in (match.first, match.second)]


def test_half_or_more_played_the_rest_are_forfeits() -> None:
    matches, withdrawal = withdraw_from_league(league(5, 2), 3)
    # Five players have four matches each, and 3 rests in round 5: exactly half.
    assert (withdrawal.consequence, withdrawal.played, withdrawal.matches) == (Consequence.FORFEIT, 2, 4)
    assert all(match.counts for match in of_player(matches, 3))
    later = [match for match in of_player(matches, 3) if match.round_number > 2]
    for match in later:
        own = match.results[0 if match.first == 3 else 1] if match.results else None
        other = match.results[1 if match.first == 3 else 0] if match.results else None
        assert (own, other) == (Result.FORFEIT_LOSS, Result.FORFEIT_WIN)


def test_own_no_shows_are_not_matches_played() -> None:
    lost_by_absence = tuple(
        LeagueMatch(match.round_number, match.first, match.second, (Result.FORFEIT_LOSS, Result.FORFEIT_WIN))
        if match.first == 1
        else match
        for match in league(4, 0)
    )
    _, withdrawal = withdraw_from_league(lost_by_absence, 1)
    assert (withdrawal.consequence, withdrawal.played) == (Consequence.VOID, 0)


def test_matches_against_somebody_void_do_not_count_for_the_half() -> None:
    after, _ = withdraw_from_league(league(4, 1), 4)
    _, withdrawal = withdraw_from_league(after, 2)
    assert (withdrawal.played, withdrawal.matches, withdrawal.consequence) == (1, 2, Consequence.FORFEIT)


def test_a_player_who_is_not_in_the_league_cannot_leave_it() -> None:
    with pytest.raises(Refusal, match="not in the fixture"):
        withdraw_from_league(league(4, 1), 9)


def test_the_league_as_a_cross_table() -> None:
    # Round 1 of three players is 2 – 3, round 2 is 1 – 2; the starter wins, the third rests.
    table = league_table(league(3, 2), 3)
    rest = Encounter(None, None, Result.ABSENT)
    assert table.rounds == 3
    assert [contestant.encounters for contestant in table.contestants] == [
        (rest, Encounter(2, Colour.WHITE, Result.WIN)),
        (Encounter(3, Colour.WHITE, Result.WIN), Encounter(1, Colour.BLACK, Result.LOSS)),
        (Encounter(2, Colour.BLACK, Result.LOSS), rest),
    ]


def test_void_matches_do_not_stand_in_the_cross_table() -> None:
    matches, withdrawal = withdraw_from_league(league(4, 1), 4)
    assert withdrawal.consequence is Consequence.VOID
    table = league_table(matches, 4)
    assert [contestant.encounters[0].opponent for contestant in table.contestants] == [None, 3, 2, None]
