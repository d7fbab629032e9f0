"""The fixture of a league (`lig`): everybody meets everybody once or twice. The first-named of a pairing starts.

Pairings and starts are those of FIDE's Berger tables (handbook C.05, annex 1), which balance the starts: over one cycle
they are equal for an odd number of players and differ by one for an even number.
"""

from dataclasses import dataclass

from meydan.games.errors import Refusal
from meydan.games.words import Words

FIXTURE = "lig.mangala.order"

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class FixtureRound:
    """A round by starting numbers: (who starts, the other) at table 1, 2 …"""

    number: int
    pairings: Pairs

    def rests(self, players: int) -> tuple[int, ...]:
        """Who has no match in this round."""
        playing = {player for pairing in self.pairings for player in pairing}
        return tuple(player for player in range(1, players + 1) if player not in playing)


@dataclass(frozen=True, slots=True)
class Fixture:
    """A whole league of players 1 … n. `cycles` is how often each pair meets."""

    players: int
    cycles: int
    rounds: tuple[FixtureRound, ...]


def berger(players: int) -> Fixture:
    """Everybody meets everybody once."""
    return Fixture(players, 1, numbered(berger_cycle(players)))


def double_berger(players: int) -> Fixture:
    """Twice, the second time with the starts turned round.

    The last two rounds of the first cycle change places, as FIDE advises: else some would start three times running.
    """
    cycle = berger_cycle(players)
    first = (*cycle[:-2], *reversed(cycle[-2:]))
    second = tuple(tuple((other, starter) for starter, other in pairings) for pairings in cycle)
    return Fixture(players, 2, numbered((*first, *second)))


def numbered(rounds: tuple[Pairs, ...]) -> tuple[FixtureRound, ...]:
    return tuple(FixtureRound(number, pairings) for number, pairings in enumerate(rounds, 1))


def berger_cycle(players: int) -> tuple[Pairs, ...]:
    """The rounds of one cycle. With an odd number the place after the last is the rest."""
    if players < 2:
        raise Refusal(
            Words(f"{players} oyuncuyla fikstür olmaz; en az 2 oyuncu gerekir.", "A fixture needs at least 2 players."),
            FIXTURE,
        )
    last = players + players % 2
    return tuple(
        tuple(pairing for pairing in berger_round(last, number) if max(pairing) <= players) for number in range(1, last)
    )


def berger_round(last: int, number: int) -> Pairs:
    """The others turn round the last player, who meets 1, n/2 + 1, 2, n/2 + 2 … and starts in the even rounds."""
    turning = last - 1
    meets_last = (number + 1) // 2 if number % 2 else last // 2 + number // 2
    board_one = (meets_last, last) if number % 2 else (last, meets_last)
    others = tuple(
        ((meets_last + step - 1) % turning + 1, (meets_last - step - 1) % turning + 1) for step in range(1, last // 2)
    )
    return (board_one, *others)
