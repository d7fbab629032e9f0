"""A position of Kulami. Articles named here are those of the rulebook `tazof-kulami`.

Each player's marker lies on the last marble that player placed. The marble placed next goes in the row or column of
the opponent's marker (article 6), on a plate that carries no marker (article 7).
"""

from dataclasses import dataclass, field

from meydan.games.errors import IllegalMove
from meydan.games.kulami_drawing import drawn
from meydan.games.kulami_hole import Hole, holes_of
from meydan.games.kulami_layout import Layout
from meydan.games.kulami_score import KulamiScore, score
from meydan.games.notation import EMPTY, MARKS
from meydan.games.position import Counts, Outcome, Position, already_over
from meydan.games.side import Side
from meydan.games.words import Words

MARBLES_EACH = 28
NO_HOLE = "_"
NO_MARKER = "-"

SIDES = (Words("Siyah", "Black"), Words("Kırmızı", "Red"))
COLOURS = (Words("siyah", "black"), Words("kırmızı", "red"))

Markers = tuple[Hole | None, Hole | None]


@dataclass(frozen=True, slots=True)
class Kulami(Position[Hole]):
    """Holes with a marble of black and of red (as bits), whose turn it is, and the last marbles of both."""

    board: Layout
    marbles: tuple[int, int]
    turn: Side
    markers: Markers
    legal: int = field(init=False, compare=False, repr=False)
    outcome: Outcome | None = field(init=False, compare=False)

    def __post_init__(self) -> None:
        me = self.turn.seat
        own, theirs = self.markers[me], self.markers[1 - me]
        legal = self.board.holes & ~(self.marbles[0] | self.marbles[1])
        if self.marbles[me].bit_count() == MARBLES_EACH:
            legal = 0
        if theirs:
            legal &= self.board.row_and_column[theirs] & ~self.board.plate_bits[theirs]
        if own:
            legal &= ~self.board.plate_bits[own]
        object.__setattr__(self, "legal", legal)
        object.__setattr__(self, "outcome", None if legal else judged(self))

    @property
    def layout(self) -> str:
        """The name of the layout: the option of the same name."""
        return self.board.name

    @property
    def score(self) -> KulamiScore:
        """The score of the marbles placed so far."""
        sides = zip(Side, self.marbles, strict=True)
        return score(self.board, {hole: side for side, marbles in sides for hole in holes_of(marbles)})

    def moves(self) -> tuple[Hole, ...]:
        return holes_of(self.legal)

    def play(self, move: Hole) -> "Kulami":
        placed = move.bit
        if not placed & self.legal:
            raise self._refused(move)
        first, second = self.marbles
        if self.turn is Side.FIRST:
            return Kulami(self.board, (first | placed, second), Side.SECOND, (move, self.markers[1]))
        return Kulami(self.board, (first, second | placed), Side.FIRST, (self.markers[0], move))

    def _refused(self, move: Hole) -> IllegalMove:
        """Why `move` is not legal: the most basic of the reasons."""
        if self.outcome:
            return already_over(self, move, "tazof-kulami.kulami.9")
        if move not in self.board.plate_at:
            return self.illegal(
                move, "tazof-kulami.kulami.4", f"Bu tahtada {move} deliği yok.", f"This board has no hole {move}."
            )
        for colour, marbles in zip(COLOURS, self.marbles, strict=True):
            if move.bit & marbles:
                return self.illegal(
                    move,
                    "tazof-kulami.kulami.6",
                    f"{move} dolu: orada {colour.tr} bilye var. Boş bir delik seçin.",
                    f"{move} is occupied by a {colour.en} marble. Choose an empty hole.",
                )
        return self._refused_by_markers(move)

    def _refused_by_markers(self, move: Hole) -> IllegalMove:
        own, theirs = self.markers[self.turn.seat], self.markers[self.turn.other.seat]
        plate = self.board.plate_at[move].mark
        if theirs and not move.bit & self.board.row_and_column[theirs]:
            return self.illegal(
                move,
                "tazof-kulami.kulami.6",
                f"{move}, rakibin son bilyesiyle ({theirs}) aynı yatay ya da dikey sırada değil.",
                f"{move} is neither in the row nor in the column of the opponent's last marble, {theirs}.",
            )
        if theirs and move.bit & self.board.plate_bits[theirs]:
            return self.illegal(
                move,
                "tazof-kulami.kulami.7",
                f"{move}, rakibin son bilyesinin ({theirs}) levhasında; {plate} levhasında pul var.",
                f"{move} is on the plate of the opponent's last marble, {theirs}: plate {plate} carries a marker.",
            )
        return self.illegal(
            move,
            "tazof-kulami.kulami.7",
            f"{move}, kendi son bilyenizin ({own}) levhasında; {plate} levhasında pul var.",
            f"{move} is on the plate of your own last marble, {own}: plate {plate} carries a marker.",
        )

    def _mark(self, hole: Hole) -> str:
        for side, marbles in zip(Side, self.marbles, strict=True):
            if hole.bit & marbles:
                return MARKS[side]
        return EMPTY if hole in self.board.plate_at else NO_HOLE

    def counts(self) -> Counts:
        return self.score.parts

    @property
    def text(self) -> str:
        rows = "/".join("".join(map(self._mark, row)) for row in self.board.rows)
        first, second = (str(marker or NO_MARKER) for marker in self.markers)
        return f"{rows} {self.turn} {first} {second}"

    def draw(self) -> str:
        in_holes = {hole: f" {self._mark(hole)} " for hole in self.board.plate_at}
        in_holes |= {marker: f"({self._mark(marker)})" for marker in self.markers if marker}
        return drawn(self.board, in_holes)

    def describe(self) -> Words:
        turkish, english = [], []
        for side, marbles, marker in zip(SIDES, self.marbles, self.markers, strict=True):
            holes = ", ".join(map(str, holes_of(marbles)))
            turkish.append(f"{side.tr}: {holes or 'bilye yok'}.")
            english.append(f"{side.en}: {holes or 'no marbles'}.")
            if marker:
                plate = self.board.plate_at[marker].mark
                turkish.append(f"Pulu: {marker}, {plate} levhası.")
                english.append(f"Its marker: {marker}, plate {plate}.")
        name = SIDES[self.turn.seat]
        turkish.append(f"Oyun bitti. {self.outcome.words.tr}" if self.outcome else f"Sıra: {name.tr}.")
        english.append(f"The game is over. {self.outcome.words.en}" if self.outcome else f"To move: {name.en}.")
        return Words(" ".join(turkish), " ".join(english))


def judged(position: Kulami) -> Outcome:
    """Nothing can be placed any more (article 9): the higher total wins, equal totals draw."""
    counted = position.score
    first, second = counted.totals
    name = SIDES[position.turn.seat]
    ended = (
        Words("Bütün bilyeler yerleştirildi.", "All marbles are placed.")
        if position.marbles[position.turn.seat].bit_count() == MARBLES_EACH
        else Words(f"{name.tr} oyuncunun bilye koyacak yeri kalmadı.", f"{name.en} has nowhere to place a marble.")
    )
    if counted.winner is None:
        result, reason = (
            Words(f"Oyun berabere: {first}–{second} puan.", f"Drawn: {first}–{second} points."),
            "equal points",
        )
    else:
        winner = SIDES[counted.winner.seat]
        points = f"{max(first, second)}–{min(first, second)}"
        result, reason = (
            Words(f"{winner.tr} kazandı: {points} puan.", f"{winner.en} wins: {points} points."),
            "more points",
        )
    words = Words(f"{ended.tr} {result.tr}", f"{ended.en} {result.en}")
    return Outcome(counted.winner, reason, (first, second), "tazof-kulami.kulami.win", words)
