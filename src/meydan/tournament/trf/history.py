"""Which rounds of the file have been played, and who has asked to miss one that is still to come."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from meydan.games.words import Words
from meydan.tournament.crosstable import Encounter, Result
from meydan.tournament.trf.file import LaterBye
from meydan.tournament.trf.player_line import PlayerLine
from meydan.tournament.trf.settings import Bye

ABSENT = Encounter(None, None, Result.ABSENT)

Rounds = dict[int, dict[int, Encounter]]  # by round, then by starting number; blank rounds are not there


@dataclass(frozen=True, slots=True)
class History:
    played: int
    encounters: dict[int, tuple[Encounter, ...]]
    not_in_next: dict[int, Result]
    later_byes: tuple[LaterBye, ...]

    @property
    def last_round_named(self) -> int:
        after = self.played + 1 if self.not_in_next else self.played
        return max((after, *(bye.round_number for bye in self.later_byes)))


def history_of(players: Mapping[int, PlayerLine], byes: Sequence[Bye]) -> History:
    rounds = _by_round(players)
    played = _played_rounds(rounds, len(players))
    for bye in byes:
        _grant(rounds, bye, bye.round_number or played + 1)
    coming = [
        LaterBye(round_number, number, encounter.result)
        for round_number in sorted(rounds)
        if round_number > played
        for number, encounter in sorted(rounds[round_number].items())
    ]
    return History(
        played=played,
        encounters={
            number: tuple(rounds.get(at, {}).get(number, ABSENT) for at in range(1, played + 1)) for number in players
        },
        not_in_next={bye.number: bye.result for bye in coming if bye.round_number == played + 1},
        later_byes=tuple(bye for bye in coming if bye.round_number > played + 1),
    )


def _by_round(players: Mapping[int, PlayerLine]) -> Rounds:
    rounds: Rounds = {}
    for number, player in players.items():
        for round_number, encounter in enumerate(player.rounds, start=1):
            if encounter is not None:
                rounds.setdefault(round_number, {})[number] = encounter
    return rounds


def _played_rounds(rounds: Rounds, players: int) -> int:
    """A round has been paired when somebody met somebody, got the pairing bye, or when every column is filled in."""

    def paired(encounters: Mapping[int, Encounter]) -> bool:
        return len(encounters) == players or any(
            encounter.opponent is not None or encounter.result is Result.PAIRING_BYE
            for encounter in encounters.values()
        )

    return max((round_number for round_number, encounters in rounds.items() if paired(encounters)), default=0)


def _grant(rounds: Rounds, bye: Bye, round_number: int) -> None:
    """Enter a bye of the bye lines where the player's own line says nothing, or the same."""
    encounters = rounds.setdefault(round_number, {})
    granted = Encounter(None, None, bye.result)
    for number in bye.numbers:
        if encounters.setdefault(number, granted) != granted:
            problem = Words(
                f"{number} numaraya {round_number}. turda “{bye.result.value}” verilmiş, kendi satırında ise "
                f"“{encounters[number].result.value}” yazıyor. Birini düzeltin.",
                f"number {number} gets “{bye.result.value}” in round {round_number}, but the player's own line says "
                f"“{encounters[number].result.value}”. Correct one.",
            )
            raise bye.line.error(0, problem)
