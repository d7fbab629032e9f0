"""Penalties and bonuses (299): the halves each player gains or loses, round by round."""

from collections.abc import Mapping, Sequence

from meydan.games.words import Words
from meydan.tournament.crosstable import Encounter, PointSystem, Result
from meydan.tournament.trf.settings import Adjustment

KINDS = {
    "W": (Result.WIN, Result.SHORT_WIN),
    "D": (Result.DRAW, Result.SHORT_DRAW),
    "L": (Result.LOSS, Result.SHORT_LOSS),
    "F": (Result.FULL_BYE,),
    "H": (Result.HALF_BYE,),
    "Z": (Result.ABSENT,),
    "+": (Result.FORFEIT_WIN,),
    "-": (Result.FORFEIT_LOSS,),
}


def adjustments_by_player(
    records: Sequence[Adjustment], encounters: Mapping[int, Sequence[Encounter]], points: PointSystem, rounds: int
) -> dict[int, tuple[int, ...]]:
    """For each player the halves to add: first what holds from the start, then one number a round."""
    found: dict[int, dict[int, int]] = {}
    for record in records:
        if record.round_number > rounds:
            problem = Words(
                f"{record.round_number}. tur yok, turnuva {rounds} tur.",
                f"there is no round {record.round_number}, the tournament has {rounds} rounds.",
            )
            raise record.line.error(20, problem)
        for number in record.numbers:
            halves = record.halves
            if record.result:
                halves -= points.of(_result_in_round(record, number, encounters[number]))
            by_round = found.setdefault(number, {})
            by_round[record.round_number] = by_round.get(record.round_number, 0) + halves
    return {
        number: tuple(by_round.get(at, 0) for at in range(last + 1))
        for number, by_round in found.items()
        if any(by_round.values()) and (last := max(at for at, halves in by_round.items() if halves)) >= 0
    }


def _result_in_round(record: Adjustment, number: int, encounters: Sequence[Encounter]) -> Result:
    """What the player's own line says of that round; it must be the kind of result that the record names."""
    if 1 <= record.round_number <= len(encounters):
        result = encounters[record.round_number - 1].result
        if result in KINDS.get(record.result, ()):
            return result
    problem = Words(
        f"{number} numaranın {record.round_number}. turdaki sonucu “{record.result}” değil. "
        "Oyuncunun satırını ya da bu satırı düzeltin.",
        f"number {number} has no “{record.result}” in round {record.round_number}. "
        "Correct the player's line, or this one.",
    )
    raise record.line.error(5, problem)
