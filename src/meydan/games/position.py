"""What every game's position can do, and how a set ends."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeVar

from meydan.games.errors import IllegalMove
from meydan.games.side import Side
from meydan.games.words import Words


class Move(Protocol):
    """A small hashable value with one written form: `str(move)`."""

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...


M = TypeVar("M", bound=Move)


# What a referee counts for first and second, part by part: stones, discs, or the three parts of a score sheet.
Counts = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a set ended. `reason` is a short fixed code, `words` the same for people, `article` the rule behind it.

    `score` is what the game counts (stones, discs, points, stones taken); games that count nothing give 1 to the
    winner and 0 to the other, and 0–0 for a draw.
    """

    winner: Side | None
    reason: str
    score: tuple[int, int]
    article: str
    words: Words


class Position(ABC, Generic[M]):
    """A position is an immutable value; `play` gives the next one.

    A game's class is a frozen, slotted dataclass with at least `turn` (whose turn it is, or would be if the set were
    not over) and `outcome`.
    """

    __slots__ = ()

    turn: Side
    outcome: Outcome | None

    @property
    def to_move(self) -> Side | None:
        """Who is to move; nobody once the set is over."""
        return None if self.outcome else self.turn

    @abstractmethod
    def moves(self) -> tuple[M, ...]:
        """Every legal move, in the order of the written form's board; none once the set is over."""

    @abstractmethod
    def play(self, move: M) -> Self:
        """The position after `move`. Raises IllegalMove, with the article, if the rules forbid it."""

    def counts(self) -> Counts | None:
        """What a referee would count on this board now for first and second, part by part; None: nothing to count."""
        return None

    @property
    @abstractmethod
    def text(self) -> str:
        """The written form, which the game's `parse` reads back."""

    @abstractmethod
    def draw(self) -> str:
        """The board in plain characters, for a terminal: notation only, no words; first sits at the bottom."""

    @abstractmethod
    def describe(self) -> Words:
        """The position in words, every piece named, for a screen reader."""

    def illegal(self, move: M, article: str, tr: str, en: str) -> IllegalMove:
        """The refusal of `move` in this position, ready to be raised."""
        return IllegalMove(str(move), self.text, article, Words(tr, en))


def already_over(position: Position[M], move: M, article: str) -> IllegalMove:
    """The refusal of any move after the end of the set."""
    return position.illegal(
        move,
        article,
        f"{move} oynanamaz: set bitti.",
        f"{move} cannot be played: the set is over.",
    )
