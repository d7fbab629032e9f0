"""A fixture made or edited by the board, read from text and checked: every flaw is named, none put right in silence."""

import re
from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from meydan.games.errors import InvalidText
from meydan.games.words import Words
from meydan.tournament.fixture import Fixture, FixtureRound

NUMBER = re.compile("[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing that is wrong with a fixture."""

    kind: str
    words: Words


def read_fixture(text: str, players: int, cycles: int) -> Fixture:
    """One match a line: round, who starts, the other (numbers parted by spaces, tabs, commas or semicolons)."""
    rounds: dict[int, list[tuple[int, int]]] = {}
    for at, line in enumerate(text.splitlines(), 1):
        fields = line.replace(",", " ").replace(";", " ").split()
        if not fields or fields[0].startswith("#"):
            continue
        if len(fields) != 3 or not all(NUMBER.fullmatch(field) for field in fields):
            raise InvalidText(
                line,
                Words(
                    f"{at}. satır {line.strip()!r}: tur, başlayan ve rakip olarak üç sayı olmalı (örnek: 1 1 4).",
                    f"line {at} {line.strip()!r}: give three numbers: round, who starts, the other (such as 1 1 4).",
                ),
            )
        number, starter, other = map(int, fields)
        rounds.setdefault(number, []).append((starter, other))
    return Fixture(players, cycles, tuple(FixtureRound(number, tuple(rounds[number])) for number in sorted(rounds)))


def flaws(fixture: Fixture) -> tuple[Flaw, ...]:
    """All that is wrong: unknown numbers, somebody twice in a round, pairs met too often or seldom, unfair starts."""
    return (*round_flaws(fixture), *pair_flaws(fixture), *start_flaws(fixture))


def round_flaws(fixture: Fixture) -> list[Flaw]:
    found = []
    for expected, each in enumerate(fixture.rounds, 1):
        if each.number != expected:
            found.append(
                Flaw(
                    "round numbers",
                    Words(
                        f"{expected}. tur beklenirken {each.number}. tur geldi.",
                        f"Round {expected} was expected, round {each.number} follows.",
                    ),
                )
            )
            break
    for each in fixture.rounds:
        playing = Counter(player for pairing in each.pairings for player in pairing)
        for player, times in playing.items():
            if not 1 <= player <= fixture.players:
                found.append(
                    Flaw(
                        "unknown player",
                        Words(
                            f"{each.number}. turda {player} numaralı oyuncu var; oyuncular 1–{fixture.players}.",
                            f"Round {each.number} names player {player}; the players are 1–{fixture.players}.",
                        ),
                    )
                )
            if times > 1:
                found.append(
                    Flaw(
                        "twice in a round",
                        Words(
                            f"{player} numaralı oyuncu {each.number}. turda {times} kez geçiyor.",
                            f"Player {player} stands {times} times in round {each.number}.",
                        ),
                    )
                )
    return found


def pair_flaws(fixture: Fixture) -> list[Flaw]:
    met = Counter(frozenset(pairing) for each in fixture.rounds for pairing in each.pairings)
    found = []
    for one, other in combinations(range(1, fixture.players + 1), 2):
        times = met[frozenset((one, other))]
        if times != fixture.cycles:
            found.append(
                Flaw(
                    "meetings",
                    Words(
                        f"{one} ile {other} {times} kez karşılaşıyor; {fixture.cycles} kez karşılaşmalı.",
                        f"{one} and {other} meet {times} times; it should be {fixture.cycles}.",
                    ),
                )
            )
    return found


def start_flaws(fixture: Fixture) -> list[Flaw]:
    """Starts must not differ from half the matches by more than a half."""
    starts = Counter(starter for each in fixture.rounds for starter, _ in each.pairings)
    matches = Counter(player for each in fixture.rounds for pairing in each.pairings for player in pairing)
    return [
        Flaw(
            "starts",
            Words(
                f"{player} numaralı oyuncu {matches[player]} maçın {starts[player]} tanesinde başlıyor.",
                f"Player {player} starts {starts[player]} of {matches[player]} matches.",
            ),
        )
        for player in range(1, fixture.players + 1)
        if abs(2 * starts[player] - matches[player]) > 1
    ]
