"""The pairings checker: pair every round of a tournament again and say where it was paired otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from meydan.games.words import Words
from meydan.tournament.crosstable import Colour, CrossTable, Result
from meydan.tournament.swiss.pairing import Impossible, pair

Boards = frozenset[tuple[int, int]]
ForbiddenPairs = frozenset[frozenset[int]]


@dataclass(frozen=True, slots=True)
class Difference:
    """A round that was not paired as the rules give it. A board is (white, black); the bye is (number, 0)."""

    round_number: int
    paired: tuple[tuple[int, int], ...]
    by_rule: tuple[tuple[int, int], ...]
    words: Words


def check(table: CrossTable, forbidden: Mapping[int, ForbiddenPairs] | None = None) -> tuple[Difference, ...]:
    """The differences of all rounds so far, each round judged on what really happened before it.

    `forbidden` says which pairs were forbidden in which round (from 1), if not those of the table in all of them.
    """
    found = []
    for index in range(table.played_rounds):
        before = before_round(table, index)
        if forbidden is not None:
            before = replace(before, forbidden=forbidden.get(index + 1, frozenset()))
        found.append(check_round(before, _boards(table, index)))
    return tuple(difference for difference in found if difference is not None)


def before_round(table: CrossTable, index: int) -> CrossTable:
    """The tournament as it stood when round `index` (from 0) was to be paired."""
    missing: dict[int, Result] = {}
    for contestant in table.contestants:
        if index >= len(contestant.encounters):
            missing[contestant.number] = Result.ABSENT
            continue
        encounter = contestant.encounters[index]
        if encounter.opponent is None and encounter.result is not Result.PAIRING_BYE:
            missing[contestant.number] = encounter.result
    return replace(
        table,
        contestants=tuple(
            replace(contestant, encounters=contestant.encounters[:index]) for contestant in table.contestants
        ),
        adjustments={number: changes[: index + 1] for number, changes in table.adjustments.items()},
        not_in_next=missing,
    )


def check_round(before: CrossTable, paired: Boards) -> Difference | None:
    """How one round differs from what the rules give for it; `before` is the tournament before its pairing."""
    number = before.played_rounds + 1
    pairing = pair(before)
    if isinstance(pairing, Impossible):
        reason = pairing.reason
        words = Words(
            f"{number}. tur: kurallara göre bu tur eşlendirilemez. {reason.tr}",
            f"Round {number}: by the rules this round cannot be paired. {reason.en}",
        )
        return Difference(number, tuple(sorted(paired)), (), words)
    by_rule = frozenset(pairing.boards) | ({(pairing.bye, 0)} if pairing.bye is not None else frozenset())
    if paired == by_rule:
        return None
    was, should_be = tuple(sorted(paired - by_rule)), tuple(sorted(by_rule - paired))
    return Difference(number, was, should_be, _words(number, was, should_be))


def _boards(table: CrossTable, index: int) -> Boards:
    """What was paired in a round. A board without colours is taken as white for the lower number."""
    boards = set()
    for contestant in table.contestants:
        if index >= len(contestant.encounters):
            continue
        encounter = contestant.encounters[index]
        if encounter.result is Result.PAIRING_BYE:
            boards.add((contestant.number, 0))
        elif encounter.opponent is not None:
            first = encounter.colour is Colour.WHITE
            if encounter.colour is None:
                first = contestant.number < encounter.opponent
            if first:
                boards.add((contestant.number, encounter.opponent))
    return frozenset(boards)


def _words(round_number: int, was: tuple[tuple[int, int], ...], should_be: tuple[tuple[int, int], ...]) -> Words:
    colours_only = {frozenset(board) for board in was} == {frozenset(board) for board in should_be}
    if colours_only:
        return Words(
            f"{round_number}. tur: renkler farklı. Oynanan: {_list(was, 'bay')}. Kurallara göre: "
            f"{_list(should_be, 'bay')}.",
            f"Round {round_number}: other colours. Paired: {_list(was, 'bye')}. By the rules: "
            f"{_list(should_be, 'bye')}.",
        )
    return Words(
        f"{round_number}. tur: {len(was)} eşleşme farklı. Oynanan: {_list(was, 'bay')}. Kurallara göre: "
        f"{_list(should_be, 'bay')}.",
        f"Round {round_number}: {len(was)} pairings differ. Paired: {_list(was, 'bye')}. By the rules: "
        f"{_list(should_be, 'bye')}.",
    )


def _list(boards: tuple[tuple[int, int], ...], bye: str) -> str:
    return ", ".join(f"{white}–{black}" if black else f"{white} {bye}" for white, black in boards)
