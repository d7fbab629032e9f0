"""Küre. Articles named here are those of the rulebook `yuzuncu-yil`.

Purple (first) starts on rank 1 and heads up, orange (second) on rank 7 and heads down. The board and its tables are in
`kure_board`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from meydan.games.board_text import marks, write_rows
from meydan.games.errors import IllegalMove
from meydan.games.game import Game, Option, OptionValue
from meydan.games.kure_board import (
    EVERY_STEP,
    FAR_ROWS,
    LINES_OF,
    LINES_THROUGH,
    NAMES,
    OFF_THE_START_ROW,
    ROWS,
    SIZE,
    SPANS,
    START_ROWS,
    STEPS,
    STONES_EACH,
    TOO_MANY_IN_LINE,
    WHOLE_BOARD,
    Step,
    cells_of,
    counted_in_lines,
    line_words,
    names_of,
    stands_between,
)
from meydan.games.kure_reading import IMMUNE_NEXT_TURN, LAST_PLY, STONES_TO_TAKE, read_position
from meydan.games.notation import move_reader
from meydan.games.position import Outcome, Position, already_over
from meydan.games.side import Side
from meydan.games.words import Words

NOT_CAPTURED = "not captured"

SIDES = (Words("Mor", "Purple"), Words("Turuncu", "Orange"))

Stones = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Kure(Position[Step]):
    """The stones of purple and orange (a bit a cell), whose turn it is, and how many plies have been played.

    `immune` is the stone that cannot be taken in this turn: only with `entering_stone = "immune next turn"`.
    `history` holds the positions since the last move that cannot be undone, this one included; it is not part of the
    written form, so a position that was read from text has occurred once.
    """

    stones: Stones
    turn: Side
    ply: int
    immune: int = 0
    line_rule: str = WHOLE_BOARD
    entering_stone: str = NOT_CAPTURED
    max_on_far_row: int = 0
    history: tuple[int, ...] = field(default=(), compare=False, repr=False)
    outcome: Outcome | None = field(default=None, compare=False)

    def moves(self) -> tuple[Step, ...]:
        return () if self.outcome else tuple(self._steps())

    def _steps(self) -> Iterator[Step]:
        """The legal moves, as if the set were not over."""
        seat = self.turn.seat
        own = self.stones[seat]
        counted = counted_in_lines(own, seat, self.line_rule)
        # A line with three stones takes no further one (article 6), only one of the three itself.
        full = [line for line in LINES_OF[seat] if (line & counted).bit_count() == TOO_MANY_IN_LINE - 1]
        closed = self.stones[0] | self.stones[1]
        if self._far_row_is_full():
            closed |= FAR_ROWS[seat]
        for origin in cells_of(own):
            stone = counted & 1 << origin
            closed_to_this = closed
            for line in full:
                if not line & stone:
                    closed_to_this |= line
            for destination, step in STEPS[seat][origin]:
                if not destination & closed_to_this:
                    yield step

    def play(self, move: Step) -> "Kure":
        refusal = self._refusal(move)
        if refusal:
            raise refusal
        seat = self.turn.seat
        origin, destination = 1 << move.origin, 1 << move.destination
        own = self.stones[seat] ^ origin ^ destination
        theirs = self.stones[1 - seat]
        taken = sandwiched(move.destination, own, theirs) & ~self.immune
        theirs ^= taken
        undoable = not taken and not origin & START_ROWS[seat]
        entered = self.entering_stone == IMMUNE_NEXT_TURN and stands_between(move.destination, theirs)
        return self._with(
            (own, theirs) if seat == 0 else (theirs, own),
            self.turn.other,
            self.ply + 1,
            destination if entered else 0,
            self.history if undoable else (),
        )

    def _with(self, stones: Stones, turn: Side, ply: int, immune: int, before: tuple[int, ...]) -> "Kure":
        """The position with these contents under the same options, and whether the set is over in it."""
        key = (stones[0] << 49 | stones[1]) << 50 | immune << 1 | turn.seat
        options = (self.line_rule, self.entering_stone, self.max_on_far_row)
        position = Kure(stones, turn, ply, immune, *options, (*before, key))
        outcome = judged(position)
        return Kure(stones, turn, ply, immune, *options, position.history, outcome) if outcome else position

    def _far_row_is_full(self) -> bool:
        seat = self.turn.seat
        return 0 < self.max_on_far_row <= (self.stones[seat] & FAR_ROWS[seat]).bit_count()

    def _refusal(self, move: Step) -> IllegalMove | None:
        """What is wrong with `move`, article by article; None if it is legal."""
        if self.outcome:
            return already_over(self, move, "yuzuncu-yil.kure.10")
        seat = self.turn.seat
        own, theirs = self.stones[seat], self.stones[1 - seat]
        origin, destination = 1 << move.origin, 1 << move.destination
        if not own & origin:
            return self._not_own(move)
        if not any(destination == reached for reached, _ in STEPS[seat][move.origin]):
            return self._not_a_step(move)
        if (own | theirs) & destination:
            owner = SIDES[seat if own & destination else 1 - seat]
            article = "yuzuncu-yil.kure.3" if origin & START_ROWS[seat] else "yuzuncu-yil.kure.5"
            name = NAMES[move.destination]
            return self.illegal(
                move,
                article,
                f"{name} kuyusu dolu: {owner.tr} taşı var.",
                f"{name} is occupied by a stone of {owner.en}.",
            )
        if destination & FAR_ROWS[seat] and self._far_row_is_full():
            (name,) = names_of(own & FAR_ROWS[seat])
            return self.illegal(
                move,
                "yuzuncu-yil.kure.5",
                f"Rakibin başlangıç sırasında en çok bir taşınız olabilir; {name} kuyusunda zaten var.",
                f"Only one of your stones may stand on the opponent's start row, and {name} holds one already.",
            )
        counted = counted_in_lines(own ^ origin ^ destination, seat, self.line_rule)
        for line in LINES_THROUGH[seat][move.destination]:
            if (line & counted).bit_count() >= TOO_MANY_IN_LINE:
                where = line_words(line, counted)
                return self.illegal(
                    move,
                    "yuzuncu-yil.kure.6",
                    f"{where.tr} dört taşınız olurdu.",
                    f"Four of your stones would stand on the {where.en}.",
                )
        return None

    def _not_own(self, move: Step) -> IllegalMove:
        name = NAMES[move.origin]
        side = SIDES[self.turn.seat]
        if self.stones[1 - self.turn.seat] >> move.origin & 1:
            return self.illegal(
                move,
                "yuzuncu-yil.kure.2",
                f"{name} kuyusundaki taş rakibin; siz {side.tr} taşlarla oynuyorsunuz.",
                f"The stone on {name} is the opponent's; you play {side.en}.",
            )
        return self.illegal(
            move,
            "yuzuncu-yil.kure.5",
            f"{name} kuyusu boş: orada oynanacak taş yok.",
            f"{name} is empty: there is no stone to move.",
        )

    def _not_a_step(self, move: Step) -> IllegalMove:
        """The stone is the mover's, but no stone steps from there to there even on an empty board."""
        seat = self.turn.seat
        origin, destination = NAMES[move.origin], NAMES[move.destination]
        from_rank, from_file = divmod(move.origin, SIZE)
        to_rank, to_file = divmod(move.destination, SIZE)
        on_start_row = START_ROWS[seat] >> move.origin & 1
        article = "yuzuncu-yil.kure.3" if on_start_row else "yuzuncu-yil.kure.5"
        if from_rank == to_rank:
            may = (
                Words("düz ya da çapraz ileri", "straight or diagonally forward")
                if on_start_row
                else Words("ileri, geri ya da çapraz", "forward, backward or diagonally")
            )
            return self.illegal(
                move,
                article,
                f"{origin} taşı yatay oynanamaz; yalnızca {may.tr} gider.",
                f"The stone on {origin} may not move sideways to {destination}; it moves {may.en}.",
            )
        if max(abs(from_rank - to_rank), abs(from_file - to_file)) > 1:
            return self.illegal(
                move,
                article,
                f"{destination} kuyusu {origin} taşından bir birimden uzak; bir taş bir birim gider.",
                f"{destination} is more than one cell away from {origin}; a stone moves one cell.",
            )
        return self.illegal(
            move,
            "yuzuncu-yil.kure.4",
            f"{origin} taşı başlangıç sırasından ayrıldı, {destination} kuyusuna geri dönemez.",
            f"The stone on {origin} has left the start row and may not return to it on {destination}.",
        )

    @property
    def text(self) -> str:
        immune = f" {NAMES[self.immune.bit_length() - 1]}" if self.immune else ""
        return f"{write_rows(ROWS, self.stones)} {self.turn} {self.ply}{immune}"

    def draw(self) -> str:
        numbered = zip(range(SIZE, 0, -1), ROWS, strict=True)
        rows = (f"{rank}  {' '.join(marks(row, self.stones))}" for rank, row in numbered)
        return "\n".join((*rows, "", "   a b c d e f g"))

    def describe(self) -> Words:
        turkish, english = [], []
        for name, stones, taken in zip(SIDES, self.stones, taken_by_each(self.stones), strict=True):
            listed = ", ".join(names_of(stones))
            turkish.append(f"{name.tr}: {listed}; aldığı taş: {taken}.")
            english.append(f"{name.en}: {listed}; stones taken: {taken}.")
        if self.immune:
            (cell,) = names_of(self.immune)
            turkish.append(f"{cell} taşı bu hamlede alınamaz.")
            english.append(f"The stone on {cell} cannot be taken in this turn.")
        mover = SIDES[self.turn.seat]
        turkish.append("Set bitti." if self.outcome else f"Sıra: {mover.tr}.")
        english.append("The set is over." if self.outcome else f"To move: {mover.en}.")
        return Words(" ".join(turkish), " ".join(english))


def sandwiched(cell: int, own: int, theirs: int) -> int:
    """Article 7: their stones between the stone that came to `cell` and another own stone, on any axis."""
    taken = 0
    for middle, end in SPANS[cell]:
        if middle & theirs and end & own:
            taken |= middle
    return taken


def taken_by_each(stones: Stones) -> tuple[int, int]:
    """How many stones first and second have taken: those the other has lost."""
    first, second = stones
    return STONES_EACH - second.bit_count(), STONES_EACH - first.bit_count()


def judged(position: Kure) -> Outcome | None:
    """Whether the set is over: four stones taken, no legal move, the 200th ply, or the third time."""
    score = taken_by_each(position.stones)
    mover = position.turn
    if score[mover.other.seat] >= STONES_TO_TAKE:
        winner = SIDES[mover.other.seat]
        words = Words(f"{winner.tr} kazandı: dört taş aldı.", f"{winner.en} wins: four stones taken.")
        return Outcome(mover.other, "four stones taken", score, "yuzuncu-yil.kure.10", words)
    if next(position._steps(), None) is None:
        winner, loser = SIDES[mover.other.seat], SIDES[mover.seat]
        words = Words(
            f"{winner.tr} kazandı: {loser.tr} oyuncunun kurallı hamlesi yok.",
            f"{winner.en} wins: {loser.en} has no legal move.",
        )
        return Outcome(mover.other, "no legal move", score, "yuzuncu-yil.kure.5", words)
    if position.ply >= LAST_PLY:
        words = Words(f"Set berabere: {LAST_PLY}. hamle oynandı.", f"The set is drawn: ply {LAST_PLY} was played.")
        return Outcome(None, "200 plies", score, "yuzuncu-yil.kure.10", words)
    if position.history.count(position.history[-1]) >= 3:
        words = Words(
            "Set berabere: aynı konum üçüncü kez oluştu.",
            "The set is drawn: the same position occurred for the third time.",
        )
        return Outcome(None, "third repetition", score, "yuzuncu-yil.kure.10", words)
    return None


def with_options(options: Mapping[str, OptionValue]) -> Kure:
    """An empty board under these options, to put stones on."""
    return Kure(
        (0, 0),
        Side.FIRST,
        0,
        line_rule=str(options["line_rule"]),
        entering_stone=str(options["entering_stone"]),
        max_on_far_row=int(options["max_on_far_row"]),
    )


def start(options: Mapping[str, OptionValue]) -> Kure:
    """Article 1: every stone on its start row."""
    return with_options(options)._with(START_ROWS, Side.FIRST, 0, 0, ())


def parse(text: str, options: Mapping[str, OptionValue]) -> Kure:
    """Any position the rules allow, reachable or not; one in which the set is over has its outcome."""
    empty = with_options(options)
    stones, turn, ply, immune = read_position(text, empty.line_rule, empty.entering_stone, empty.max_on_far_row)
    return empty._with(stones, turn, ply, immune, ())


KURE = Game(
    name="kure",
    title=Words("Küre", "Küre"),
    sides=SIDES,
    home="yuzuncu-yil",
    start_with=start,
    parse_with=parse,
    move=move_reader(
        EVERY_STEP,
        Words(
            "çıkılan ve gidilen kuyuyu yazın, 'c1d2' gibi",
            "write the cell you leave and the one you go to, like 'c1d2'",
        ),
    ),
    options=(
        Option(
            "line_rule",
            (WHOLE_BOARD, OFF_THE_START_ROW),
            Words(
                "Dörtlü kuralında hangi taşlar sayılır: hepsi ya da başlangıç sırasından ayrılanlar",
                "which stones count for four in a line: all, or those that have left the start row",
            ),
        ),
        Option(
            "entering_stone",
            (NOT_CAPTURED, IMMUNE_NEXT_TURN),
            Words(
                "İki rakip taşın arasına giren taş: girdiği için alınmaz ya da rakibin sonraki hamlesinde de alınamaz",
                "a stone that moves in between: not captured by moving in, or safe from the opponent's next move too",
            ),
        ),
        Option(
            "max_on_far_row",
            (0, 1),
            Words(
                "Rakibin başlangıç sırasında en çok kaç taş durabilir (0: sınırsız)",
                "how many own stones may stand on the opponent's start row (0: no limit)",
            ),
        ),
    ),
)
