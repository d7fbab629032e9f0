"""Mangala, by the four basic rules. Articles named here are those of the rulebook `yuzuncu-yil`.

Each side owns six pits, counted from its own left, and a store to the right of them. Seen from the mover the sowing
goes round thirteen places: the own pits (0–5), the own store (6), and the opponent's pits (7–12); the opponent's
store is skipped (rule 2).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from meydan.games.game import Game, Option, OptionValue
from meydan.games.notation import move_reader, not_a_position, read_side, split_fields
from meydan.games.position import Counts, Outcome, Position, already_over
from meydan.games.side import Side
from meydan.games.words import Words

STONES = 48
PITS_EACH = 6
STORE = 6
PLACES = 13

OPPONENT_TAKES = "opponent takes"
OWNER_KEEPS = "owner keeps"

SIDES = (Words("Güney", "South"), Words("Kuzey", "North"))

Pits = tuple[int, ...]


@dataclass(frozen=True, slots=True, order=True)
class Pit:
    """A move: the own pit that is emptied, 1 to 6 from the mover's left."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


PITS = tuple(Pit(number) for number in range(1, PITS_EACH + 1))


@dataclass(frozen=True, slots=True)
class Mangala(Position[Pit]):
    """Stones in the pits and stores of first and second, and whose turn it is."""

    pits: tuple[Pits, Pits]
    stores: tuple[int, int]
    turn: Side
    cleared_by_capture: str = OPPONENT_TAKES
    outcome: Outcome | None = field(default=None, compare=False)

    def moves(self) -> tuple[Pit, ...]:
        if self.outcome:
            return ()
        return tuple(pit for pit, stones in zip(PITS, self.pits[self.turn.seat], strict=True) if stones)

    def play(self, move: Pit) -> "Mangala":
        if self.outcome:
            raise already_over(self, move, "yuzuncu-yil.mangala.rule-4")
        me = self.turn.seat
        own, theirs = self.pits[me], self.pits[1 - me]
        if not own[move.number - 1]:
            raise self.illegal(move, "yuzuncu-yil.mangala.rule-1", f"{move}. kuyu boş.", f"Pit {move} is empty.")
        places = [*own, self.stores[me], *theirs]
        last = sow(places, move.number - 1)
        captured_from_opponent = capture(places, last)
        return self._after(places, last, captured_from_opponent)

    def _after(self, places: list[int], last: int, captured_from_opponent: bool) -> "Mangala":
        """The end is judged after every sowing and its capture, also when the mover has earned another move."""
        me = self.turn.seat
        own, store, theirs = tuple(places[:STORE]), places[STORE], tuple(places[STORE + 1 :])
        their_store = self.stores[1 - me]
        if not any(own) or not any(theirs):
            left = sum(own) + sum(theirs)
            mover_takes = not any(own) or (captured_from_opponent and self.cleared_by_capture == OWNER_KEEPS)
            store, their_store = (store + left, their_store) if mover_takes else (store, their_store + left)
            own = theirs = (0,) * PITS_EACH
            outcome = judged((store, their_store) if me == 0 else (their_store, store))
        else:
            outcome = None
        return Mangala(
            (own, theirs) if me == 0 else (theirs, own),
            (store, their_store) if me == 0 else (their_store, store),
            self.turn if last == STORE else self.turn.other,
            self.cleared_by_capture,
            outcome,
        )

    def counts(self) -> Counts:
        south, north = self.stores
        return (south,), (north,)

    @property
    def text(self) -> str:
        halves = (f"{'.'.join(map(str, pits))}/{store}" for pits, store in zip(self.pits, self.stores, strict=True))
        return f"{' '.join(halves)} {self.turn}"

    def draw(self) -> str:
        def row(stones: Pits) -> str:
            return " ".join(f"{count:2}" for count in stones)

        south, north = self.pits
        return "\n".join(
            (
                "          6  5  4  3  2  1",
                f"        {row(north[::-1])}",
                f"  ({self.stores[1]:2})                        ({self.stores[0]:2})",
                f"        {row(south)}",
                "          1  2  3  4  5  6",
            )
        )

    def describe(self) -> Words:
        turkish, english = [], []
        for side, pits, store in zip(SIDES, self.pits, self.stores, strict=True):
            numbered = list(enumerate(pits, start=1))
            turkish.append(
                f"{side.tr}: " + ", ".join(f"{n}. kuyu {s} taş" for n, s in numbered) + f", hazine {store} taş."
            )
            english.append(f"{side.en}: " + ", ".join(f"pit {n} {s}" for n, s in numbered) + f", store {store} stones.")
        name = SIDES[self.turn.seat]
        turkish.append("Set bitti." if self.outcome else f"Sıra: {name.tr}.")
        english.append("The set is over." if self.outcome else f"To move: {name.en}.")
        return Words(" ".join(turkish), " ".join(english))


def sow(places: list[int], origin: int) -> int:
    """Rules 1 and 2: sow the stones of `origin` round the thirteen places; gives the place of the last stone."""
    stones = places[origin]
    places[origin] = 0
    if stones == 1:  # a single stone moves on; otherwise the origin gets the first stone back
        places[origin + 1] += 1
        return origin + 1
    for place in range(origin, origin + stones):
        places[place % PLACES] += 1
    return (origin + stones - 1) % PLACES


def capture(places: list[int], last: int) -> bool:
    """Rules 2 and 3: what the last stone captures goes to the store; True if it took from the opponent's pits."""
    if last > STORE:
        if places[last] % 2:
            return False
        places[STORE] += places[last]
        places[last] = 0
        return True
    opposite = 12 - last
    if last == STORE or places[last] != 1 or not places[opposite]:
        return False
    places[STORE] += places[opposite] + 1
    places[last] = places[opposite] = 0
    return True


def judged(stores: tuple[int, int]) -> Outcome:
    """Rule 4 is done and the stores are counted: the larger wins the set, 24–24 draws it."""
    first, second = stores
    article = "yuzuncu-yil.mangala.rule-4"
    if first == second:
        words = Words(f"Set berabere: hazinelerde {first}'er taş var.", f"The set is drawn: {first} stones each.")
        return Outcome(None, "equal stones", stores, article, words)
    winner = Side.FIRST if first > second else Side.SECOND
    name = SIDES[winner.seat]
    words = Words(
        f"{name.tr} kazandı: {max(stores)}–{min(stores)} taş.",
        f"{name.en} wins: {max(stores)}–{min(stores)} stones.",
    )
    return Outcome(winner, "more stones", stores, article, words)


def start(options: Mapping[str, OptionValue]) -> Mangala:
    """Four stones in every pit, the stores empty."""
    four = (4,) * PITS_EACH
    return Mangala((four, four), (0, 0), Side.FIRST, str(options["cleared_by_capture"]))


FORM = Words("'4.4.4.4.4.4/0 4.4.4.4.4.4/0 first' gibidir", "like '4.4.4.4.4.4/0 4.4.4.4.4.4/0 first'")


def parse(text: str, options: Mapping[str, OptionValue]) -> Mangala:
    """Any position of up to 48 stones; one in which a side has no stones left is over, and rule 4 is applied."""
    *halves, turn = split_fields(text, FORM, 3)
    (south, south_store), (north, north_store) = (read_half(half, text) for half in halves)
    side = read_side(turn, text)
    total = sum(south) + sum(north) + south_store + north_store
    if total > STONES:
        raise not_a_position(
            text,
            f"{total} taş var, en çok {STONES} olabilir",
            f"it has {total} stones; at most {STONES} are allowed",
        )
    position = Mangala((south, north), (south_store, north_store), side, str(options["cleared_by_capture"]))
    if any(south) and any(north):
        return position
    me = side.seat
    return position._after([*position.pits[me], position.stores[me], *position.pits[1 - me]], STORE, False)


def read_half(half: str, text: str) -> tuple[Pits, int]:
    pits, slash, store = half.partition("/")
    numbers = [*pits.split("."), store]
    if (
        not slash
        or len(numbers) != PITS_EACH + 1
        or not all(n.isascii() and n.isdigit() and len(n) <= 2 for n in numbers)
    ):
        raise not_a_position(text, f"biçimi {FORM.tr}", f"the form is {FORM.en}")
    *stones, in_store = map(int, numbers)
    return tuple(stones), in_store


MANGALA = Game(
    name="mangala",
    title=Words("Mangala", "Mangala"),
    sides=SIDES,
    has_colours=False,
    home="yuzuncu-yil",
    start_with=start,
    parse_with=parse,
    move=move_reader(PITS, Words("kendi kuyunuzun numarası, 1–6", "write the number of your own pit, 1–6")),
    options=(
        Option(
            "cleared_by_capture",
            (OPPONENT_TAKES, OWNER_KEEPS),
            Words(
                "Rakibin bölgesi alınan taşlarla boşalırsa kalan taşlar kimin",
                "who gets the stones left when a capture cleared the opponent's side",
            ),
        ),
    ),
)
