"""A Mangala position as the solver sees it: from who is to move, and without the stores."""

from dataclasses import dataclass

from meydan.games.mangala import OWNER_KEEPS, Mangala


@dataclass(frozen=True, slots=True)
class View:
    """The pits of the mover and of the opponent, each from its owner's left."""

    own: tuple[int, ...]
    theirs: tuple[int, ...]

    @property
    def stones(self) -> int:
        return sum(self.own) + sum(self.theirs)


def view(position: Mangala) -> View:
    me = position.turn.seat
    return View(position.pits[me], position.pits[1 - me])


def owner_keeps(position: Mangala) -> bool:
    return position.cleared_by_capture == OWNER_KEEPS


def margin(position: Mangala, take: int) -> int:
    """The mover's final stones minus the opponent's, stores included, if the mover takes so many from the board."""
    me = position.turn.seat
    return position.stores[me] - position.stores[1 - me] + 2 * take - view(position).stones
