"""Abalone. Articles named here are those of the rulebook `lig`.

`abalone_board` says how sets of cells are kept, `abalone_moves` how moves are written; `abalone_legal` finds the legal
ones, and `abalone_sideways` has the words for sideways moves that are not.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from meydan.games.abalone_board import (
    BALLS_EACH,
    BELGIAN_DAISY,
    BIT,
    CELL,
    CELLS,
    MOST_TOGETHER,
    ROWS,
    ROWS_OF_CELLS,
    STANDARD,
    STARTS,
    WIDTH,
)
from meydan.games.abalone_legal import legal_moves
from meydan.games.abalone_moves import LEFT_AND_ENTERED, WAY_AHEAD, AbaloneMove, InLine, Sideways, read_move
from meydan.games.abalone_sideways import why_not_sideways
from meydan.games.board_text import marks, read_pieces, write_rows
from meydan.games.errors import IllegalMove
from meydan.games.game import Game, Option, OptionValue
from meydan.games.notation import not_a_position, read_side, split_fields
from meydan.games.position import Counts, Outcome, Position, already_over
from meydan.games.side import Side
from meydan.games.words import Words

BALLS_TO_WIN = 6
FEWEST_BALLS = BALLS_EACH - BALLS_TO_WIN
OCCURRENCES_TO_DRAW = 3

FLAG_LOSES = "flag loses"
COMPARE = "compare"

SIDES = (Words("Siyah", "Black"), Words("Beyaz", "White"))


@dataclass(frozen=True, slots=True)
class Abalone(Position[AbaloneMove]):
    """The balls of first (black) and second (white) as bits, and whose turn it is.

    `history` holds the positions since a ball was last pushed off, the present one included. It is not part of the
    written form: a position read from text begins a new count of repetitions.
    """

    balls: tuple[int, int]
    turn: Side
    on_time_limit: str = FLAG_LOSES
    history: tuple[int, ...] = field(default=(), compare=False, repr=False)
    outcome: Outcome | None = field(default=None, compare=False)

    @property
    def own_and_opponent(self) -> tuple[int, int]:
        """The balls of the player to move, and those of the other."""
        return self.balls if self.turn is Side.FIRST else self.balls[::-1]

    def moves(self) -> tuple[AbaloneMove, ...]:
        if self.outcome:
            return ()
        return legal_moves(*self.own_and_opponent)

    def play(self, move: AbaloneMove) -> "Abalone":
        if self.outcome:
            raise already_over(self, move, "lig.abalone.goal")
        own, opponent = self._moved_in_line(move) if isinstance(move, InLine) else self._moved_sideways(move)
        balls = (own, opponent) if self.turn is Side.FIRST else (opponent, own)
        next_turn = self.turn.other
        key = position_key(balls, next_turn)
        if opponent.bit_count() < self.balls[next_turn.seat].bit_count():
            outcome = won(self.turn, balls) if opponent.bit_count() == FEWEST_BALLS else None
            return Abalone(balls, next_turn, self.on_time_limit, (key,), outcome)
        outcome = repeated(balls) if self.history.count(key) == OCCURRENCES_TO_DRAW - 1 else None
        return Abalone(balls, next_turn, self.on_time_limit, (*self.history, key), outcome)

    def _moved_sideways(self, move: Sideways) -> tuple[int, int]:
        own, opponent = self.own_and_opponent
        left, entered = LEFT_AND_ENTERED.get(move, (0, 0))
        if not left or left & own != left or entered & (own | opponent):
            words = why_not_sideways(move, own, opponent)
            raise self.illegal(move, "lig.abalone.move", words.tr, words.en)
        return own ^ left ^ entered, opponent

    def _moved_in_line(self, move: InLine) -> tuple[int, int]:
        own, opponent = self.own_and_opponent
        way = WAY_AHEAD.get(move)
        if way is None:
            raise self.illegal(
                move,
                "lig.abalone.move",
                f"{move.ahead} yuvası {move.trailing} yuvasına komşu değil.",
                f"{move.ahead} is not next to {move.trailing}.",
            )
        count = run(way, own)
        if not 0 < count <= MOST_TOGETHER or count == len(way):
            raise self._cannot_go(move, way, count)
        pushed = run(way[count:], opponent)
        if pushed:
            opponent ^= self._pushed(move, way[count:], count, pushed)
        return own ^ way[0] ^ way[count], opponent

    def _cannot_go(self, move: InLine, way: tuple[int, ...], count: int) -> IllegalMove:
        """Article `move`: the balls that would move are none, too many, or already at the edge."""
        if not count and way[0] & self.balls[self.turn.other.seat]:
            tr, en = f"{move.trailing} yuvasındaki top rakibin.", f"The ball on {move.trailing} is the opponent's."
        elif not count:
            tr, en = f"{move.trailing} yuvası boş.", f"{move.trailing} is empty."
        elif count > MOST_TOGETHER:
            balls = f"{move.trailing}–{CELL[way[count - 1]]}"
            tr = f"{balls} {count} top eder; en çok {MOST_TOGETHER} top birlikte hareket eder."
            en = f"{balls} are {count} balls; at most {MOST_TOGETHER} move together."
        else:
            edge = CELL[way[-1]]
            tr = f"{edge} yuvasındaki kendi topunuz tahtadan çıkar; kendi topunuz dışarı itilemez."
            en = f"Your own ball on {edge} would go over the edge; own balls may not be pushed off."
        return self.illegal(move, "lig.abalone.move", tr, en)

    def _pushed(self, move: InLine, way: tuple[int, ...], count: int, pushed: int) -> int:
        """Article `sumito`: what changes among the opponent's balls when `count` balls push `pushed` along `way`."""
        if pushed >= count:
            raise self.illegal(
                move,
                "lig.abalone.sumito",
                f"{count} top {pushed} topu itemez; itmek için sayıca üstün olmalısınız.",
                f"{count} cannot push {pushed}; a push needs superior numbers.",
            )
        if pushed == len(way):
            return way[0]  # article `out`: over the edge
        behind = way[pushed]
        if behind & self.balls[self.turn.seat]:
            raise self.illegal(
                move,
                "lig.abalone.sumito",
                f"İtilen topların arkasında, {CELL[behind]} yuvasında kendi topunuz var.",
                f"Your own ball on {CELL[behind]} stands behind the pushed ones.",
            )
        return way[0] ^ behind

    def counts(self) -> Counts:
        first, second = pushed_off(self.balls)
        return (first,), (second,)

    @property
    def text(self) -> str:
        return f"{write_rows(ROWS, self.balls)} {self.turn}"

    def draw(self) -> str:
        lines = []
        for depth, (letter, row) in enumerate(zip(ROWS_OF_CELLS, ROWS, strict=True)):
            # Diagonals 6 to 9 begin at the lower right edge, where their numbers stand.
            diagonal = f" {14 - depth}" if depth > 4 else ""
            lines.append(f"{' ' * abs(4 - depth)}{letter} {' '.join(marks(row, self.balls))}{diagonal}")
        return "\n".join((*lines, "       1 2 3 4 5"))

    def describe(self) -> Words:
        turkish, english = [], []
        for side, balls, pushed in zip(SIDES, self.balls, pushed_off(self.balls), strict=True):
            named = ", ".join(cell for cell in CELLS if balls & BIT[cell])
            turkish.append(f"{side.tr} {balls.bit_count()} top: {named}; dışarı ittiği {pushed}.")
            english.append(f"{side.en} {balls.bit_count()} balls: {named}; pushed off {pushed}.")
        name = SIDES[self.turn.seat]
        turkish.append("Set bitti." if self.outcome else f"Sıra: {name.tr}.")
        english.append("The set is over." if self.outcome else f"To move: {name.en}.")
        return Words(" ".join(turkish), " ".join(english))


def run(way: tuple[int, ...], balls: int) -> int:
    """How many cells at the beginning of `way` hold one of `balls`."""
    count = 0
    for bit in way:
        if not bit & balls:
            break
        count += 1
    return count


def position_key(balls: tuple[int, int], turn: Side) -> int:
    """What makes a position the same again: all balls, and who is to move."""
    black, white = balls
    return (black << WIDTH * WIDTH | white) << 1 | turn.seat


def pushed_off(balls: tuple[int, int]) -> tuple[int, int]:
    """How many of the opponent's balls first and second have pushed off."""
    black, white = balls
    return BALLS_EACH - white.bit_count(), BALLS_EACH - black.bit_count()


def won(winner: Side, balls: tuple[int, int]) -> Outcome:
    """Article `goal`: six balls are out."""
    score = pushed_off(balls)
    name = SIDES[winner.seat]
    words = Words(
        f"{name.tr} kazandı: rakibin {BALLS_TO_WIN} topunu dışarı itti ({score[0]}–{score[1]}).",
        f"{name.en} wins: {BALLS_TO_WIN} balls pushed off ({score[0]}–{score[1]}).",
    )
    return Outcome(winner, "six pushed off", score, "lig.abalone.goal", words)


def repeated(balls: tuple[int, int]) -> Outcome:
    """Nobody gets on towards the goal: the position has occurred for the third time."""
    words = Words(
        "Set berabere: aynı konum, sıra aynı oyuncudayken üçüncü kez oluştu.",
        "The set is drawn: the same position, with the same player to move, has occurred for the third time.",
    )
    return Outcome(None, "third repetition", pushed_off(balls), "lig.abalone.goal", words)


def at_time_limit(position: Abalone, out_of_time: Side) -> Outcome:
    """How the set ends when the time of `out_of_time` is up: by the flag, or by the balls pushed off so far."""
    score = pushed_off(position.balls)
    if position.on_time_limit == FLAG_LOSES:
        name = SIDES[out_of_time.other.seat]
        words = Words(f"{name.tr} kazandı: rakibin süresi bitti.", f"{name.en} wins: the opponent's time is up.")
        return Outcome(out_of_time.other, "flag fell", score, "lig.abalone.clock", words)
    first, second = score
    if first == second:
        words = Words(
            f"Set berabere: süre bitti, dışarı itilen toplar {first}–{second}.",
            f"The set is drawn: time is up, balls pushed off {first}–{second}.",
        )
        return Outcome(None, "level at the time limit", score, "lig.abalone.clock", words)
    winner = Side.FIRST if first > second else Side.SECOND
    name = SIDES[winner.seat]
    words = Words(
        f"{name.tr} kazandı: süre bitti, dışarı itilen toplar {first}–{second}.",
        f"{name.en} wins: time is up, balls pushed off {first}–{second}.",
    )
    return Outcome(winner, "more pushed off at the time limit", score, "lig.abalone.clock", words)


def start(options: Mapping[str, OptionValue]) -> Abalone:
    """Article `setup`: fourteen balls each, black to move."""
    return parse(f"{STARTS[str(options['start'])]} {Side.FIRST}", options)


FORM = Words(f"'{STARTS[STANDARD]} first' gibidir", f"like '{STARTS[STANDARD]} first'")


def parse(text: str, options: Mapping[str, OptionValue]) -> Abalone:
    """Any position with eight to fourteen balls each; with eight the set is over, and the other side moved last."""
    board, turn = split_fields(text, FORM, 2)
    side = read_side(turn, text)
    balls = read_pieces(board, text, ROWS)
    black, white = (own.bit_count() for own in balls)
    if not (FEWEST_BALLS <= black <= BALLS_EACH and FEWEST_BALLS <= white <= BALLS_EACH):
        raise not_a_position(
            text,
            f"her tarafın {FEWEST_BALLS}–{BALLS_EACH} topu olur, burada {black} siyah ve {white} beyaz var",
            f"each side has {FEWEST_BALLS} to {BALLS_EACH} balls, here are {black} black and {white} white",
        )
    if balls[side.other.seat].bit_count() == FEWEST_BALLS:
        raise not_a_position(
            text,
            f"sıra '{side}' tarafında, oysa {BALLS_TO_WIN} topu o itmiş ve set bitmiş",
            f"'{side}' is to move but has pushed {BALLS_TO_WIN} balls off already",
        )
    outcome = won(side.other, balls) if balls[side.seat].bit_count() == FEWEST_BALLS else None
    return Abalone(balls, side, str(options["on_time_limit"]), (position_key(balls, side),), outcome)


ABALONE = Game(
    name="abalone",
    title=Words("Abalone", "Abalone"),
    sides=SIDES,
    home="lig",
    start_with=start,
    parse_with=parse,
    move=read_move,
    options=(
        Option("start", (STANDARD, BELGIAN_DAISY), Words("Başlangıç dizilişi", "how the balls are set up")),
        Option(
            "on_time_limit",
            (FLAG_LOSES, COMPARE),
            Words(
                "Süre bitince: süresi biten kaybeder ya da dışarı itilen toplar karşılaştırılır",
                "when time is up: the flag loses, or the balls pushed off are compared",
            ),
        ),
    ),
)
