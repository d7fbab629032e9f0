"""A drawn match of a knock-out must still send one player on. No rulebook says how, and extra sets are forbidden."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from meydan.games.words import Words
from meydan.rulebooks import GameRules
from meydan.rulebooks.model import TieSettlement
from meydan.tournament.lots import Lot, draw


class Decider(StrEnum):
    FEWER_WARNINGS = "fewer warnings"  # in the drawn match
    SET_DIFFERENCE = "set difference"  # over the whole knock-out so far, as the match itself is level
    LOT = "lot"


BY_LOT = (Decider.LOT,)
BY_CONDUCT = (Decider.FEWER_WARNINGS, Decider.SET_DIFFERENCE, Decider.LOT)


OF_RULEBOOK = {TieSettlement.LOT: BY_LOT, TieSettlement.WARNINGS_THEN_SETS_THEN_LOT: BY_CONDUCT}


@dataclass(frozen=True, slots=True)
class DrawnMatch:
    """The two players, with the warnings of the match and the set differences so far, first-named first."""

    round_number: int
    table: int
    players: tuple[int, int]
    warnings: tuple[int, int] = (0, 0)
    set_differences: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Settlement:
    """Who goes on, and what decided."""

    winner: int
    by: Decider
    words: Words
    lot: Lot[int] | None = None


def deciders_of(rules: GameRules) -> tuple[Decider, ...]:
    """What the game's rulebook has settled; the lot where it is silent."""
    return OF_RULEBOOK[rules.knockout_tie.settlement] if rules.knockout_tie else BY_LOT


def settle(match: DrawnMatch, seed: str, deciders: Sequence[Decider] = BY_LOT) -> Settlement:
    """Asks the deciders one after the other; the last is the lot, which the head referee draws and records."""
    if Decider.LOT not in deciders:
        raise ValueError("the lot must be among the deciders: nothing else always decides")
    for decider in deciders:
        if decider is Decider.FEWER_WARNINGS and match.warnings[0] != match.warnings[1]:
            winner = match.players[0 if match.warnings[0] < match.warnings[1] else 1]
            few, many = sorted(match.warnings)
            return Settlement(
                winner,
                decider,
                Words(
                    f"{winner} daha az uyarı aldığı için ({few}–{many}) tur atlar.",
                    f"{winner} goes on with fewer warnings ({few}–{many}).",
                ),
            )
        if decider is Decider.SET_DIFFERENCE and match.set_differences[0] != match.set_differences[1]:
            winner = match.players[0 if match.set_differences[0] > match.set_differences[1] else 1]
            worse, better = sorted(match.set_differences)
            return Settlement(
                winner,
                decider,
                Words(
                    f"{winner} önceki turlardaki set averajıyla ({better:+d} / {worse:+d}) tur atlar.",
                    f"{winner} goes on by set difference so far ({better:+d} against {worse:+d}).",
                ),
            )
        if decider is Decider.LOT:
            break
    lot = draw(f"drawn match of round {match.round_number}, table {match.table}", seed, match.players)
    return Settlement(
        lot.drawn,
        Decider.LOT,
        Words(f"{lot.drawn} kurayla tur atlar (tohum {seed}).", f"{lot.drawn} goes on by lot (seed {seed})."),
        lot,
    )
