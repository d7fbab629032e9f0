"""Koridor. Articles named here are those of the rulebook `lig`.

First starts on e1 and heads for row 9, second on e9 and heads for row 1. Squares, walls and ways are in
`koridor_board`, the sentences of the refusals in `koridor_refusals`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from meydan.games.game import Game, OptionValue
from meydan.games.koridor_board import (
    EVERY_SQUARE,
    EVERY_WALL,
    FITTING,
    SIZE,
    Square,
    Wall,
    closing,
    conflicting,
    joining,
    passages_between,
    pawn_targets,
    squares_of,
    walls_of,
)
from meydan.games.koridor_drawing import drawn
from meydan.games.koridor_reading import read_position
from meydan.games.koridor_refusals import pawn_refusal, wall_refusal
from meydan.games.koridor_sides import GOALS, START_SQUARES, WALLS_EACH
from meydan.games.notation import move_reader
from meydan.games.position import Outcome, Position, already_over
from meydan.games.side import Side
from meydan.games.words import Words

SIDES = (Words("Birinci oyuncu", "First"), Words("İkinci oyuncu", "Second"))

EVERY_MOVE: tuple[Square | Wall, ...] = (*EVERY_SQUARE, *EVERY_WALL)


@dataclass(frozen=True, slots=True)
class Koridor(Position[Square | Wall]):
    """The pawns of first and second (each a square's bit), the walls each has left, those on the board, and the turn.

    `history` holds the positions since the last wall, this one included: pawns and turn are enough to tell them apart,
    as walls never leave the board. It is not part of the written form, so a position that was read from text has
    occurred once.
    """

    pawns: tuple[int, int]
    walls_left: tuple[int, int]
    walls: int
    turn: Side
    history: tuple[int, ...] = field(default=(), compare=False, repr=False)
    outcome: Outcome | None = field(default=None, compare=False)

    def moves(self) -> tuple[Square | Wall, ...]:
        if self.outcome:
            return ()
        seat = self.turn.seat
        targets = pawn_targets(self.pawns[seat], self.pawns[1 - seat], passages_between(self.walls))
        if not self.walls_left[seat]:
            return tuple(squares_of(targets))
        return (*squares_of(targets), *walls_of(self._legal_walls()))

    def _legal_walls(self) -> int:
        """Which walls can be put: they fit, and both players keep a way."""
        free = FITTING & ~conflicting(self.walls)
        suspects = free & joining(self.walls)
        shut = closing(suspects, self.walls, self.pawns[0], GOALS[0])
        shut |= closing(suspects & ~shut, self.walls, self.pawns[1], GOALS[1])
        return free & ~shut

    def play(self, move: Square | Wall) -> "Koridor":
        if self.outcome:
            raise already_over(self, move, "lig.koridor.end")
        return self._put(move) if isinstance(move, Wall) else self._walk(move)

    def _put(self, wall: Wall) -> "Koridor":
        seat = self.turn.seat
        first, second = self.walls_left
        refusal = wall_refusal(wall, self.walls, self.walls_left[seat], self.pawns)
        if refusal:
            raise self.illegal(wall, refusal.article, refusal.words.tr, refusal.words.en)
        left = (first - 1, second) if seat == 0 else (first, second - 1)
        return standing(self.pawns, left, self.walls | wall.bit, self.turn.other, ())

    def _walk(self, square: Square) -> "Koridor":
        seat = self.turn.seat
        pawn, opponent = self.pawns[seat], self.pawns[1 - seat]
        target = 1 << square.number
        if not target & pawn_targets(pawn, opponent, passages_between(self.walls)):
            refusal = pawn_refusal(pawn, opponent, target, self.walls)
            raise self.illegal(square, refusal.article, refusal.words.tr, refusal.words.en)
        pawns = (target, opponent) if seat == 0 else (opponent, target)
        return standing(pawns, self.walls_left, self.walls, self.turn.other, self.history)

    @property
    def text(self) -> str:
        pawns = (
            f"{square}/{left}"
            for pawn, left in zip(self.pawns, self.walls_left, strict=True)
            for square in squares_of(pawn)
        )
        return f"{' '.join(pawns)} {','.join(map(str, walls_of(self.walls))) or '-'} {self.turn}"

    def draw(self) -> str:
        return drawn(self.pawns, walls_of(self.walls))

    def describe(self) -> Words:
        turkish, english = [], []
        for side, pawn, left, goal in zip(SIDES, self.pawns, self.walls_left, (SIZE, 1), strict=True):
            (square,) = squares_of(pawn)
            turkish.append(f"{side.tr}: piyon {square}, hedef {goal}. sıra, kalan engel {left}.")
            english.append(f"{side.en}: pawn {square}, goal row {goal}, walls left {left}.")
        walls = ", ".join(map(str, walls_of(self.walls)))
        turkish.append(f"Konan engeller: {walls or 'yok'}.")
        english.append(f"Walls on the board: {walls or 'none'}.")
        mover = SIDES[self.turn.seat]
        turkish.append("Set bitti." if self.outcome else f"Sıra: {mover.tr}.")
        english.append("The set is over." if self.outcome else f"To move: {mover.en}.")
        return Words(" ".join(turkish), " ".join(english))


def standing(
    pawns: tuple[int, int], walls_left: tuple[int, int], walls: int, turn: Side, before: tuple[int, ...]
) -> Koridor:
    """The position after the positions `before`, and whether the set is over in it."""
    key = (pawns[0] << 81 | pawns[1]) << 1 | turn.seat
    history = (*before, key)
    return Koridor(pawns, walls_left, walls, turn, history, judged(pawns, turn.other, history))


def judged(pawns: tuple[int, int], mover: Side, history: tuple[int, ...]) -> Outcome | None:
    """Whether the last mover has ended the set: on the goal row, or with the same position for the third time."""
    seat = mover.seat
    if pawns[seat] & GOALS[seat]:
        name = SIDES[seat]
        (square,) = squares_of(pawns[seat])
        words = Words(
            f"{name.tr} kazandı: piyonu karşı çizgiye, {square} karesine ulaştı.",
            f"{name.en} wins: the pawn has reached the opposite base line on {square}.",
        )
        return Outcome(mover, "goal reached", (1 - seat, seat), "lig.koridor.end", words)
    if history.count(history[-1]) >= 3:
        words = Words(
            "Set berabere: aynı konum üçüncü kez oluştu.",
            "The set is drawn: the same position occurred for the third time.",
        )
        return Outcome(None, "third repetition", (0, 0), "lig.koridor.end", words)
    return None


def start(options: Mapping[str, OptionValue]) -> Koridor:  # noqa: ARG001 - every game's start is given its options
    """Each pawn in the middle of its base line, ten walls each."""
    return standing(START_SQUARES, (WALLS_EACH, WALLS_EACH), 0, Side.FIRST, ())


def parse(text: str, options: Mapping[str, OptionValue]) -> Koridor:  # noqa: ARG001 - as above
    """Any position the rules allow, reachable or not."""
    return standing(*read_position(text), before=())


KORIDOR = Game(
    name="koridor",
    title=Words("Koridor", "Koridor"),
    sides=SIDES,
    has_colours=False,
    home="lig",
    start_with=start,
    parse_with=parse,
    move=move_reader(
        EVERY_MOVE,
        Words(
            "piyon için kareyi ('e2'), engel için kareyi ve yönü ('e3h' ya da 'e3v') yazın",
            "write the square for the pawn ('e2'), the square and direction for a wall ('e3h' or 'e3v')",
        ),
    ),
)
