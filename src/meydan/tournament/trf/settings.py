"""The lines that set up a tournament: number of rounds, first colour, forbidden pairs, byes, virtual points."""

from collections.abc import Callable
from dataclasses import dataclass, field

from meydan.games.words import Words
from meydan.tournament.crosstable import Colour, Result
from meydan.tournament.trf.file import Dialect, Prohibition
from meydan.tournament.trf.line import MOST_ROUNDS, Line
from meydan.tournament.trf.point_values import PointValues

BYE_LETTERS = {"F": Result.FULL_BYE, "H": Result.HALF_BYE, "Z": Result.ABSENT}
TRF26_CODES = frozenset(("142", "152", "162", "240", "250", "260"))


@dataclass(frozen=True, slots=True)
class Bye:
    line: Line
    round_number: int | None  # None: the next round, whichever it is
    result: Result
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Acceleration:
    line: Line
    numbers: tuple[int, ...] | range
    by_round: dict[int, int]


@dataclass(frozen=True, slots=True)
class Adjustment:
    """A penalty or bonus (299); with a `result`, what that result of that round is worth to these players instead."""

    line: Line
    result: str
    halves: int
    round_number: int
    numbers: tuple[int, ...]


@dataclass(slots=True)
class Settings:
    """What the setting lines have said so far."""

    rounds: int | None = None
    rounds_line: Line | None = None
    first_colour: Colour | None = None
    points: PointValues = field(default_factory=PointValues)
    prohibitions: list[tuple[Line, Prohibition]] = field(default_factory=list)
    byes: list[Bye] = field(default_factory=list)
    accelerations: list[Acceleration] = field(default_factory=list)
    adjustments: list[Adjustment] = field(default_factory=list)
    dialect: Dialect = Dialect.LETTERS

    def read(self, line: Line) -> bool:
        """Take in a setting line; any other line is left alone and answered with False."""
        reader = READERS.get(line.code)
        if reader is None:
            return False
        reader(self, line)
        if line.code in TRF26_CODES:
            self.dialect = Dialect.TRF26
        return True


def read_rounds(settings: Settings, line: Line) -> None:
    rounds = line.round_number(line.field(5, 60), 5)
    if settings.rounds not in (None, rounds):
        problem = Words(
            f"tur sayısı önce {settings.rounds}, burada {rounds}. Birini silin.",
            f"the number of rounds was {settings.rounds} before and is {rounds} here. Take one out.",
        )
        raise line.error(5, problem)
    settings.rounds, settings.rounds_line = rounds, line


def read_first_colour(settings: Settings, line: Line) -> None:
    colours = {"W": Colour.WHITE, "B": Colour.BLACK}
    text = line.field(5, 60).upper()
    if text not in colours:
        raise line.error(5, Words(f"ilk renk W ya da B olmalı, “{text}” yazılmış.", f"write W or B, not “{text}”."))
    _set_first_colour(settings, line, colours[text])


def read_letter_options(settings: Settings, line: Line) -> None:
    colours = {"white1": Colour.WHITE, "black1": Colour.BLACK}
    for column, word in line.words_after(4):
        if word.lower() not in colours:
            problem = Words(
                f"“{word}” seçeneği bilinmiyor. white1 ya da black1 yazın.",
                f"the option “{word}” is not known. Write white1 or black1.",
            )
            raise line.error(column, problem)
        _set_first_colour(settings, line, colours[word.lower()])


def _set_first_colour(settings: Settings, line: Line, colour: Colour) -> None:
    if settings.first_colour not in (None, colour):
        raise line.error(
            5,
            Words("ilk renk dosyada iki ayrı biçimde yazılmış.", "the file states two different first colours."),
        )
    settings.first_colour = colour


def read_point_system(settings: Settings, line: Line) -> None:
    settings.points.read_162(line)


def read_letter_points(settings: Settings, line: Line) -> None:
    settings.points.read_letters(line)


def read_forbidden(settings: Settings, line: Line) -> None:
    """260: from which to which round, then the players in blocks of five columns."""
    first, last = line.round_number(line.field(5, 7), 5), line.round_number(line.field(9, 11), 9)
    _refuse_backward(line, 9, first, last)
    _forbid(settings, line, first, last, 13)


def read_letter_forbidden(settings: Settings, line: Line) -> None:
    _forbid(settings, line, 1, MOST_ROUNDS, 4)


def _forbid(settings: Settings, line: Line, first: int, last: int, column: int) -> None:
    numbers = line.player_numbers(column)
    if len(set(numbers)) < 2:
        problem = Words(
            "birbiriyle eşlenmeyecek en az iki oyuncu yazılmalı.",
            "name at least two players who must not meet.",
        )
        raise line.error(column, problem)
    settings.prohibitions.append((line, Prohibition(first, last, numbers)))


def read_byes(settings: Settings, line: Line) -> None:
    """240: the kind of bye, the round, then the players."""
    letter = line.field(5, 5).upper()
    if letter not in BYE_LETTERS:
        problem = Words(f"bay türü F, H ya da Z olmalı, “{letter}” yazılmış.", f"write F, H or Z, not “{letter}”.")
        raise line.error(5, problem)
    round_number = line.round_number(line.field(7, 9), 7)
    settings.byes.append(Bye(line, round_number, BYE_LETTERS[letter], line.player_numbers(11)))


def read_letter_absences(settings: Settings, line: Line) -> None:
    settings.byes.append(Bye(line, None, Result.ABSENT, line.player_numbers(4)))


def read_accelerations(settings: Settings, line: Line) -> None:
    """250: virtual points for a run of rounds and a run of players."""
    halves = line.halves(line.field(10, 13), 10)
    first, last = line.round_number(line.field(15, 17), 15), line.round_number(line.field(19, 21), 19)
    _refuse_backward(line, 19, first, last)
    low, high = line.player_number(line.field(23, 26), 23), line.player_number(line.field(28, 31), 28)
    _refuse_backward(line, 28, low, high)
    by_round = dict.fromkeys(range(first, last + 1), halves)
    settings.accelerations.append(Acceleration(line, range(low, high + 1), by_round))


def read_letter_accelerations(settings: Settings, line: Line) -> None:
    """XXA: one player, then the virtual points round by round in blocks of five columns."""
    number = line.player_number(line.field(5, 8), 5)
    by_round = {}
    for round_number, column in enumerate(range(10, len(line.text) + 1, 5), start=1):
        text = line.field(column, column + 3)
        by_round[round_number] = line.halves(text, column) if text else 0
    settings.accelerations.append(Acceleration(line, (number,), by_round))


def read_adjustment(settings: Settings, line: Line) -> None:
    """299: penalties, bonuses, and results that are worth something else than usual."""
    result = line.field(5, 5).upper()
    halves = line.halves(line.field(13, 17), 14)
    round_text = line.field(20, 22)
    round_number = line.round_number(round_text, 20) if round_text.strip("0") else 0
    numbers = line.player_numbers(24)
    if result and not numbers and not round_number:
        settings.points.set_by_letter(line, result, halves)
        return
    settings.adjustments.append(Adjustment(line, result, halves, round_number, numbers))


def _refuse_backward(line: Line, column: int, first: int, last: int) -> None:
    if first > last:
        raise line.error(column, Words(f"{first}, {last}’den sonra gelemez.", f"{first} cannot come before {last}."))


READERS: dict[str, Callable[[Settings, Line], None]] = {
    "142": read_rounds,
    "XXR": read_rounds,
    "152": read_first_colour,
    "XXC": read_letter_options,
    "162": read_point_system,
    "BBW": read_letter_points,
    "BBD": read_letter_points,
    "BBL": read_letter_points,
    "BBZ": read_letter_points,
    "BBF": read_letter_points,
    "BBU": read_letter_points,
    "260": read_forbidden,
    "XXP": read_letter_forbidden,
    "240": read_byes,
    "XXZ": read_letter_absences,
    "250": read_accelerations,
    "XXA": read_letter_accelerations,
    "299": read_adjustment,
}
