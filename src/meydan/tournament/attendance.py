"""Who is there in which round: absences, half-point byes, withdrawal and return, and what a missed round is worth.

Nobody gains by staying away (fault 38): a bye comes once, a half-point bye is asked for before the pairing, and the
rounds between leaving and coming back are worth nothing.
"""

from dataclasses import dataclass, replace

from meydan.games.words import Words
from meydan.tournament.crosstable import Result
from meydan.tournament.faults import Fault

BYES = frozenset({Result.HALF_BYE, Result.FULL_BYE, Result.PAIRING_BYE})
NO_FARMING = 38


@dataclass(frozen=True, slots=True)
class ByeRules:
    """Half-point byes of a category: how many a player may have, and in how many last rounds there are none."""

    half_byes: int = 0
    none_in_last: int = 1


@dataclass(frozen=True, slots=True)
class Attendance:
    """One player's coming and going. Rounds count from 1.

    `away` are the rounds missed and what they are worth; `left` is the first round after a withdrawal, None while the
    player is in; `came_back` says that rounds were missed between leaving and coming back.
    """

    player: int
    away: tuple[tuple[int, Result], ...] = ()
    left: int | None = None
    came_back: bool = False

    def in_round(self, number: int) -> Result | None:
        """What the round is worth to a player who will not be paired in it; None if the player is to be paired."""
        if self.left is not None and number >= self.left:
            return Result.ABSENT
        return dict(self.away).get(number)

    def excused(self, number: int) -> "Attendance":
        """Absent with notice, given before the pairing: not paired, no point."""
        return replace(self, away=with_round(self.away, number, Result.ABSENT))

    def half_bye(self, number: int, rules: ByeRules, rounds: int, had: tuple[Result, ...]) -> "Attendance":
        """A half-point bye, asked for before the pairing of the round. `had` are the player's results so far."""
        had_byes = sum(result in BYES for result in had)
        asked = sum(worth is Result.HALF_BYE for other, worth in self.away if other > len(had) and other != number)
        refused = refused_half_bye(self, number, rules, rounds, had_byes + asked)
        if refused:
            raise Fault(refused, NO_FARMING)
        return replace(self, away=with_round(self.away, number, Result.HALF_BYE))

    def withdrawn(self, first_missed: int) -> "Attendance":
        """Out from this round on."""
        if self.left is not None:
            raise Fault(
                Words(
                    f"{self.player} numaralı oyuncu zaten {self.left}. turdan beri turnuvada değil.",
                    f"Player {self.player} has already been out since round {self.left}.",
                ),
                37,
            )
        return replace(self, left=first_missed)

    def no_show(self, number: int) -> "Attendance":
        """Absent without notice from a paired round: taken for withdrawn until the head referee lets the player back.

        The lost round itself is a forfeit, entered as the result of the match.
        """
        return self.withdrawn(number + 1)

    def returned(self, number: int, by_head_referee: bool) -> "Attendance":
        """Back from this round on. The rounds missed are worth nothing, and byes asked for before are gone."""
        if self.left is None:
            raise Fault(
                Words(
                    f"{self.player} numaralı oyuncu turnuvadan çekilmemiş; geri alınacak bir şey yok.",
                    f"Player {self.player} has not withdrawn; there is nothing to undo.",
                ),
                NO_FARMING,
            )
        if not by_head_referee:
            raise Fault(
                Words(
                    f"Çekilen {self.player} numaralı oyuncuyu yalnız başhakem geri alabilir.",
                    f"Only the head referee may let player {self.player} back in after a withdrawal.",
                ),
                NO_FARMING,
            )
        kept = tuple((other, worth) for other, worth in self.away if other < self.left)
        for missed in range(self.left, number):
            kept = with_round(kept, missed, Result.ABSENT)
        return replace(self, away=kept, left=None, came_back=self.came_back or number > self.left)


def with_round(away: tuple[tuple[int, Result], ...], number: int, worth: Result) -> tuple[tuple[int, Result], ...]:
    return tuple(sorted({**dict(away), number: worth}.items()))


def refused_half_bye(player: Attendance, number: int, rules: ByeRules, rounds: int, byes: int) -> Words | None:
    """Why the half-point bye is not given; None if it is."""
    who = player.player
    if not rules.half_byes:
        return Words("Bu kategoride yarım puanlı tur yok.", "This category has no half-point byes.")
    if player.left is not None or player.came_back:
        return Words(
            f"{who} numaralı oyuncu turnuvadan ayrılmıştı; oynamadığı turdan puan alamaz.",
            f"Player {who} has left the tournament before; rounds not played are worth nothing.",
        )
    if number > rounds - rules.none_in_last:
        return Words(
            f"Son {rules.none_in_last} turda yarım puanlı tur verilmez.",
            f"There are no half-point byes in the last {rules.none_in_last} round(s).",
        )
    if byes >= rules.half_byes:
        return Words(
            f"{who} numaralı oyuncu oynamadan puan alma hakkını kullandı ({byes}).",
            f"Player {who} has already used the points without play that the category allows ({byes}).",
        )
    return None


def not_in_round(attendances: tuple[Attendance, ...], number: int) -> dict[int, Result]:
    """Who will not be paired in the round, and what it is worth to them: what a pairing must know."""
    worth = {attendance.player: attendance.in_round(number) for attendance in attendances}
    return {player: result for player, result in worth.items() if result is not None}


def late_entry(player: int, first_round: int, half_points: bool) -> Attendance:
    """Somebody who joins at `first_round` where the category allows it: the rounds before are worth 0 or ½ each."""
    worth = Result.HALF_BYE if half_points else Result.ABSENT
    return Attendance(player, away=tuple((number, worth) for number in range(1, first_round)))
