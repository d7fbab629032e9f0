"""The two players of a match, and which of them is which side of a set.

The pairing names one player first: that is `Player.FIRST`, in every set. A game's positions know another pair, the
`Side` that starts a set and the other one; the starter of the set joins the two.
"""

from enum import StrEnum

from meydan.games.side import Side


class Player(StrEnum):
    """The players in the order of the pairing."""

    FIRST = "first"
    SECOND = "second"

    @property
    def opponent(self) -> "Player":
        return Player.SECOND if self is Player.FIRST else Player.FIRST

    @property
    def seat(self) -> int:
        """0 for the first-named, 1 for the second: the place in a pair such as a score."""
        return 0 if self is Player.FIRST else 1


def player_of(side: Side, starter: Player) -> Player:
    """Who plays this side of a set that `starter` starts."""
    return starter if side is Side.FIRST else starter.opponent


def side_of(player: Player, starter: Player) -> Side:
    """Which side of a set that `starter` starts this player has."""
    return Side.FIRST if player is starter else Side.SECOND


def leader(first: int, second: int) -> Player | None:
    """Who has more; nobody if they are level."""
    if first == second:
        return None
    return Player.FIRST if first > second else Player.SECOND
