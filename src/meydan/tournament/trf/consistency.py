"""Does the file agree with itself? Opponents name each other, colours and results fit, points add up."""

from collections.abc import Iterable, Mapping

from meydan.games.words import Words
from meydan.tournament.crosstable import Colour, Encounter, Result
from meydan.tournament.trf.line import Line
from meydan.tournament.trf.player_line import PlayerLine, column_of

# Results that can stand across one board. Both may lose (a ruling, or nobody came), both may not win.
FITTING = {
    Result.WIN: {Result.LOSS},
    Result.DRAW: {Result.DRAW, Result.LOSS},
    Result.LOSS: {Result.WIN, Result.DRAW, Result.LOSS},
    Result.SHORT_WIN: {Result.SHORT_LOSS},
    Result.SHORT_DRAW: {Result.SHORT_DRAW, Result.SHORT_LOSS},
    Result.SHORT_LOSS: {Result.SHORT_WIN, Result.SHORT_DRAW, Result.SHORT_LOSS},
    Result.FORFEIT_WIN: {Result.FORFEIT_LOSS},
    Result.FORFEIT_LOSS: {Result.FORFEIT_WIN, Result.FORFEIT_LOSS},
}


def check_numbers(players: Iterable[PlayerLine]) -> dict[int, PlayerLine]:
    """The players by starting number, each number once."""
    by_number: dict[int, PlayerLine] = {}
    for player in players:
        earlier = by_number.setdefault(player.number, player)
        if earlier is not player:
            problem = Words(
                f"{player.number} numara {earlier.line.number}. satırda da var. Birinin numarasını değiştirin.",
                f"number {player.number} is also on line {earlier.line.number}. Change one of the two.",
            )
            raise player.line.error(5, problem)
    return by_number


def check_known(line: Line, numbers: Iterable[int], known: Mapping[int, object]) -> None:
    for number in numbers:
        if number not in known:
            raise line.error(0, unknown(number))


def unknown(number: int) -> Words:
    return Words(
        f"{number} numaralı oyuncu dosyada yok. Numarayı düzeltin ya da oyuncunun 001 satırını ekleyin.",
        f"there is no player number {number} in the file. Correct it, or add the player's 001 line.",
    )


def check_encounters(players: Mapping[int, PlayerLine]) -> None:
    for player in players.values():
        for round_number, encounter in enumerate(player.rounds, start=1):
            if encounter is not None and encounter.opponent is not None:
                _check_encounter(player, round_number, encounter, encounter.opponent, players)


def _check_encounter(
    player: PlayerLine, round_number: int, encounter: Encounter, opponent: int, players: Mapping[int, PlayerLine]
) -> None:
    column = column_of(round_number)
    if opponent == player.number:
        problem = Words(
            f"{round_number}. turda oyuncu kendisiyle eşlenmiş. Rakibin numarasını düzeltin.",
            f"in round {round_number} the player meets himself. Correct the opponent's number.",
        )
        raise player.line.error(column, problem)
    if opponent not in players:
        raise player.line.error(column, unknown(opponent))
    other_rounds = players[opponent].rounds
    other = other_rounds[round_number - 1] if round_number <= len(other_rounds) else None
    if other is None or other.opponent != player.number:
        met = "kimse" if other is None or other.opponent is None else str(other.opponent)
        met_en = "nobody" if met == "kimse" else f"number {met}"
        problem = Words(
            f"{round_number}. turda rakip {opponent} yazılmış, ama {opponent} numaranın satırında (satır "
            f"{players[opponent].line.number}) rakip {met}. İkisinden birini düzeltin.",
            f"in round {round_number} the opponent is {opponent}, but the line of number {opponent} (line "
            f"{players[opponent].line.number}) names {met_en}. Correct one of the two.",
        )
        raise player.line.error(column, problem)
    _check_colours(player, column, encounter.colour, other.colour, opponent)
    if other.result not in FITTING[encounter.result]:
        problem = Words(
            f"sonuç burada “{encounter.result.value}”, {opponent} numaranın satırında “{other.result.value}”: "
            "ikisi birlikte olamaz. Birini düzeltin.",
            f"the result is “{encounter.result.value}” here and “{other.result.value}” on the line of number "
            f"{opponent}: they contradict each other. Correct one.",
        )
        raise player.line.error(column + 7, problem)


def _check_colours(player: PlayerLine, column: int, own: Colour | None, other: Colour | None, opponent: int) -> None:
    if own is None or other is None or own is not other:
        return
    problem = Words(
        f"hem bu oyuncuda hem {opponent} numarada renk “{own.value}”. Birini düzeltin.",
        f"this player and number {opponent} both have the colour “{own.value}”. Correct one.",
    )
    raise player.line.error(column + 5, problem)


def check_points(player: PlayerLine, added_up: int, virtual: int, coming_bye: int) -> None:
    """The points stated are those of the results.

    Some programs add the virtual points of the next round, or the bye that the player will have in it.
    """
    accepted = {added_up + extra for extra in (0, virtual, coming_bye, virtual + coming_bye)}
    if player.points is None or player.points in accepted:
        return
    problem = Words(
        f"puan {player.points / 2:.1f} yazılmış, sonuçların toplamı {added_up / 2:.1f}. Sonuçları ya da puanı, "
        "başka bir puanlama varsa 162 ya da BBW satırlarını düzeltin.",
        f"the points are given as {player.points / 2:.1f}, the results add up to {added_up / 2:.1f}. Correct the "
        "results or the points, or state another point system in 162 or BBW lines.",
    )
    raise player.line.error(81, problem)
