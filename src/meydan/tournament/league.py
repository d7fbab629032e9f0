"""Withdrawal from a league: under half of the matches played, the results are void; else the rest are forfeits."""

from dataclasses import dataclass
from enum import StrEnum

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, Result
from meydan.tournament.fixture import FIXTURE, Fixture

NOT_PLAYED = Encounter(None, None, Result.ABSENT)


@dataclass(frozen=True, slots=True)
class LeagueMatch:
    """A match of the fixture. `results` is (who starts, the other), None while it is not played."""

    round_number: int
    first: int
    second: int
    results: tuple[Result, Result] | None = None
    void: bool = False

    @property
    def counts(self) -> bool:
        """Whether the match stands in the standings."""
        return self.results is not None and not self.void


class Consequence(StrEnum):
    VOID = "void"
    FORFEIT = "forfeit"


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """What a withdrawal did, to be said and logged."""

    player: int
    played: int
    matches: int
    consequence: Consequence
    words: Words


def matches_of(fixture: Fixture) -> tuple[LeagueMatch, ...]:
    """Every match of the fixture, not played yet."""
    return tuple(LeagueMatch(each.number, *pairing) for each in fixture.rounds for pairing in each.pairings)


def withdraw_from_league(matches: tuple[LeagueMatch, ...], player: int) -> tuple[tuple[LeagueMatch, ...], Withdrawal]:
    """The league without the player. Exactly half played is enough for the results to stand."""
    own = [match for match in matches if player in (match.first, match.second) and not match.void]
    if not own:
        raise Refusal(
            Words(f"{player} numaralı oyuncu fikstürde yok.", f"Player {player} is not in the fixture."), FIXTURE
        )
    played = sum(turned_up(match, player) for match in own)
    if 2 * played < len(own):
        words = Words(
            f"{player} maçlarının yarısından azını oynadı ({played}/{len(own)}): bütün sonuçları silinir.",
            f"{player} has played less than half ({played} of {len(own)}): all results of the player are void.",
        )
        changed = tuple(voided(match) if match in own else match for match in matches)
        return changed, Withdrawal(player, played, len(own), Consequence.VOID, words)
    words = Words(
        f"{player} maçlarının en az yarısını oynadı ({played}/{len(own)}): kalan maçlarda hükmen yenik sayılır.",
        f"{player} has played at least half ({played} of {len(own)}): the remaining matches are lost by forfeit.",
    )
    changed = tuple(forfeited(match, player) if match in own and match.results is None else match for match in matches)
    return changed, Withdrawal(player, played, len(own), Consequence.FORFEIT, words)


def league_table(matches: tuple[LeagueMatch, ...], players: int) -> CrossTable:
    """The league as a cross table, for its standings. A rest, a void match or one still to be played counts nothing."""
    counted = [match for match in matches if match.counts]
    rounds = max((match.round_number for match in counted), default=0)
    rows = {player: [NOT_PLAYED] * rounds for player in range(1, players + 1)}
    for match in counted:
        if match.results:
            first, second = match.results
            rows[match.first][match.round_number - 1] = Encounter(match.second, Colour.WHITE, first)
            rows[match.second][match.round_number - 1] = Encounter(match.first, Colour.BLACK, second)
    contestants = tuple(Contestant(player, encounters=tuple(row)) for player, row in rows.items())
    return CrossTable(contestants, max((match.round_number for match in matches), default=0))


def turned_up(match: LeagueMatch, player: int) -> bool:
    """The match was played, or won because the other did not come."""
    if match.results is None:
        return False
    result = match.results[0 if match.first == player else 1]
    return result.played or result is Result.FORFEIT_WIN


def voided(match: LeagueMatch) -> LeagueMatch:
    """The result is kept for the record and counts no more."""
    return LeagueMatch(match.round_number, match.first, match.second, match.results, void=True)


def forfeited(match: LeagueMatch, absent: int) -> LeagueMatch:
    results = (
        (Result.FORFEIT_LOSS, Result.FORFEIT_WIN)
        if match.first == absent
        else (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)
    )
    return LeagueMatch(match.round_number, match.first, match.second, results)
