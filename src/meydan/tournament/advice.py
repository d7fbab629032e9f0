"""Which format, how many rounds, how long: a suggestion that the organiser can change."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from meydan.games.errors import Refusal
from meydan.games.words import Words

MOST_PLAYERS = 10_000


class Format(StrEnum):
    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    DOUBLE_ROUND_ROBIN = "double round-robin"
    KNOCKOUT = "knock-out"

    @property
    def words(self) -> Words:
        return FORMAT_WORDS[self]


FORMAT_WORDS = {
    Format.SWISS: Words("İsviçre sistemi", "Swiss"),
    Format.ROUND_ROBIN: Words("tek devreli lig", "round-robin"),
    Format.DOUBLE_ROUND_ROBIN: Words("çift devreli lig", "double round-robin"),
    Format.KNOCKOUT: Words("eleme", "knock-out"),
}

# Up to so many players, so many Swiss rounds; above the last it is the rounds that leave one unbeaten.
SWISS_ROUNDS = ((32, 5), (64, 6), (128, 7))


@dataclass(frozen=True, slots=True)
class Plan:
    """A format for so many players: its rounds, and the matches of each."""

    format: Format
    players: int
    rounds: int
    matches: tuple[int, ...]

    @property
    def all_matches(self) -> int:
        return sum(self.matches)

    def minutes(self, a_round: int, between: int, tables: int | None = None) -> int:
        """How long it takes. With too few tables a round is played in turns."""
        turns = [1 if tables is None else -(-matches // tables) for matches in self.matches]
        return sum(turns) * a_round + max(0, sum(turns) - 1) * between


def suggested(players: int) -> Plan:
    """2–4 players meet twice, 5–8 once, more play a Swiss."""
    if players <= 4:
        return plan(Format.DOUBLE_ROUND_ROBIN, players)
    if players <= 8:
        return plan(Format.ROUND_ROBIN, players)
    return plan(Format.SWISS, players)


def plan(format_: Format, players: int) -> Plan:
    """The format with its usual number of rounds."""
    if not 2 <= players <= MOST_PLAYERS:
        raise Refusal(
            Words(
                f"{players} oyuncuyla turnuva olmaz; oyuncu sayısı 2 ile {MOST_PLAYERS} arasında olmalı.",
                f"There is no tournament of {players}; the number of players must be 2 to {MOST_PLAYERS}.",
            )
        )
    if format_ is Format.KNOCKOUT:
        return Plan(format_, players, *knockout_rounds(players))
    if format_ is Format.SWISS:
        rounds = swiss_rounds(players)
    else:
        cycle = players - 1 + players % 2
        rounds = cycle if format_ is Format.ROUND_ROBIN else 2 * cycle
    return Plan(format_, players, rounds, (players // 2,) * rounds)


def swiss_rounds(players: int) -> int:
    for most, rounds in SWISS_ROUNDS:
        if players <= most:
            return rounds
    return (players - 1).bit_length()


def knockout_rounds(players: int) -> tuple[int, tuple[int, ...]]:
    """Half go on each round; an odd one has a bye."""
    left = [players]
    while left[-1] > 1:
        left.append(-(-left[-1] // 2))
    return len(left) - 1, tuple(now - then for now, then in pairwise(left))
