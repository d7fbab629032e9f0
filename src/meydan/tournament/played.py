"""From a refereed match to the two lines it writes into the cross table."""

from meydan.match import Player
from meydan.match.result import Result as MatchResult
from meydan.tournament.crosstable import Colour, Encounter, Result


def encounters(first: int, second: int, result: MatchResult) -> tuple[Encounter, Encounter]:
    """What the match of `first` (first-named, who started set 1) against `second` is for each of them."""
    return (
        Encounter(second, Colour.WHITE, letter(result, Player.FIRST)),
        Encounter(first, Colour.BLACK, letter(result, Player.SECOND)),
    )


def letter(result: MatchResult, player: Player) -> Result:
    """A no-show is a forfeit, no played game. When both have lost, both have lost: nobody is given the point."""
    if result.drawn:
        return Result.DRAW
    if result.winner is player:
        return Result.WIN if result.played else Result.FORFEIT_WIN
    return Result.LOSS if result.played else Result.FORFEIT_LOSS
