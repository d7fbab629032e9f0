"""The players to be paired, with everything the regulation asks about each of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, Result
from meydan.tournament.swiss.colours import Preference, preference_after


class Float(StrEnum):
    """How a player floated in an earlier round (article 1.4)."""

    NONE = "none"
    DOWN = "down"
    UP = "up"


@dataclass(frozen=True, slots=True)
class Player:
    """One player before the pairing. `score` has the virtual points in it, `points` has not.

    `place` is the position on the starting list among those who have entered, from 1. `barred` are the numbers this
    player may not meet: earlier opponents and forbidden pairs.
    """

    number: int
    place: int
    score: int
    points: int
    preference: Preference
    colours: tuple[Colour, ...]
    last_float: Float
    float_before: Float
    barred: frozenset[int]
    may_have_bye: bool
    topscorer: bool

    @property
    def order(self) -> tuple[int, int]:
        """The key of article 1.2: by score, then by starting number."""
        return (-self.score, self.place)


def may_meet(one: Player, other: Player) -> bool:
    """No absolute criterion keeps the two apart (C1, C3 and the forbidden pairs)."""
    if other.number in one.barred or one.number == other.number:
        return False
    mine, theirs = one.preference, other.preference
    if not (mine.absolute and theirs.absolute and mine.colour is theirs.colour):
        return True
    return one.topscorer or other.topscorer


def field_of(table: CrossTable, forbidden: frozenset[frozenset[int]]) -> tuple[Player, ...]:
    """Who takes part in the next round, best first, with these pairs forbidden."""
    return tuple(sorted(_players(table, forbidden), key=lambda player: player.order))


def _players(table: CrossTable, forbidden: frozenset[frozenset[int]]) -> Iterable[Player]:
    rounds = table.played_rounds
    histories = {contestant.number: _full(contestant, rounds) for contestant in table.contestants}
    scores = {number: _scores(number, history, table) for number, history in histories.items()}
    kept_apart: dict[int, set[int]] = {number: set() for number in histories}
    for pair in forbidden:
        for number in pair & histories.keys():
            kept_apart[number] |= pair - {number}
    last_round = rounds >= table.rounds - 1
    half_of_all = rounds * max(table.points.win, table.points.draw)
    place = 0
    for number in sorted(histories):
        history = histories[number]
        plays = number not in table.not_in_next
        if not plays and not any(_was_paired(encounter) for encounter in history):
            continue
        place += 1
        if not plays:
            continue
        games = [encounter for encounter in history if encounter.result.played]
        colours = tuple(encounter.colour for encounter in games if encounter.colour is not None)
        score = scores[number][rounds]
        yield Player(
            number=number,
            place=place,
            score=score,
            points=score - _virtual(table, number, rounds),
            preference=preference_after(colours),
            colours=colours,
            last_float=_float(history, scores, number, rounds - 1, table),
            float_before=_float(history, scores, number, rounds - 2, table),
            barred=frozenset(kept_apart[number].union(game.opponent for game in games if game.opponent is not None)),
            may_have_bye=not any(_rules_out_bye(encounter, table) for encounter in history),
            topscorer=last_round and 2 * score > half_of_all,
        )


def _full(contestant: Contestant, rounds: int) -> tuple[Encounter, ...]:
    """The encounters, with the rounds a player was not there for as absences."""
    missing = rounds - len(contestant.encounters)
    return contestant.encounters + (Encounter(None, None, Result.ABSENT),) * missing


def _was_paired(encounter: Encounter) -> bool:
    return encounter.opponent is not None or encounter.result is Result.PAIRING_BYE


def _rules_out_bye(encounter: Encounter, table: CrossTable) -> bool:
    """C2: a pairing bye, or a round scored like a win without playing."""
    if encounter.result.played:
        return False
    return encounter.result is Result.PAIRING_BYE or table.points.of(encounter.result) >= table.points.win


def _virtual(table: CrossTable, number: int, round_index: int) -> int:
    extra = table.virtual_points.get(number, ())
    return extra[round_index] if round_index < len(extra) else 0


def _scores(number: int, history: tuple[Encounter, ...], table: CrossTable) -> list[int]:
    """The score before each round, with penalties and bonuses so far and the virtual points of that round."""
    adjustments = table.adjustments.get(number, ())
    earned = 0
    scores = [sum(adjustments[:1]) + _virtual(table, number, 0)]
    for index, encounter in enumerate(history, start=1):
        earned += table.points.of(encounter.result)
        scores.append(earned + sum(adjustments[: index + 1]) + _virtual(table, number, index))
    return scores


def _float(
    history: tuple[Encounter, ...], scores: dict[int, list[int]], number: int, index: int, table: CrossTable
) -> Float:
    """Article 1.4: down against a lower score, by the bye, or by more than a loss without playing; up otherwise."""
    if index < 0:
        return Float.NONE
    encounter = history[index]
    if encounter.result is Result.PAIRING_BYE:
        return Float.DOWN
    if not encounter.result.played or encounter.opponent is None:
        earned = table.points.of(encounter.result)
        return Float.DOWN if earned > table.points.loss else Float.NONE
    mine, theirs = scores[number][index], scores[encounter.opponent][index]
    if mine == theirs:
        return Float.NONE
    return Float.DOWN if mine > theirs else Float.UP
