"""What a game is, apart from any position of it: names, options, and the doors to its positions and moves."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from meydan.games.errors import InvalidText
from meydan.games.position import Counts, Position
from meydan.games.side import Side
from meydan.games.words import Words

OptionValue = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a rulebook may make. The first value is the settled default."""

    name: str
    values: tuple[OptionValue, ...]
    words: Words

    @property
    def default(self) -> OptionValue:
        return self.values[0]


def never(_: Position[Any]) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Game:
    """A board game: `start` and `parse` make positions, `move` reads a move's written form.

    `home` is the rulebook whose articles the game's refusals name; another rulebook translates them to its own.
    `has_colours` says whether people call the sides by a colour; else only the board tells them apart, south and north.
    `colours_swapped` tells of a position in which the sides have exchanged their colours.
    `count_with` counts a final board on which only the pieces are known, where referees count one.
    """

    name: str
    title: Words
    sides: tuple[Words, Words]
    home: str
    start_with: Callable[[Mapping[str, OptionValue]], Position[Any]]
    parse_with: Callable[[str, Mapping[str, OptionValue]], Position[Any]]
    move: Callable[[str], Any]
    options: tuple[Option, ...] = field(default=())
    has_colours: bool = True
    colours_swapped: Callable[[Any], bool] = never
    count_with: Callable[[str, Mapping[str, OptionValue]], Counts] | None = None

    def start(self, options: Mapping[str, OptionValue] | None = None) -> Position[Any]:
        """The position in which a set begins."""
        return self.start_with(self.checked(options or {}))

    def parse(self, text: str, options: Mapping[str, OptionValue] | None = None) -> Position[Any]:
        """The position written as `text`. Raises InvalidText if it is none."""
        return self.parse_with(text, self.checked(options or {}))

    def side_name(self, position: Position[Any], side: Side) -> Words:
        """What people call this side in this position: South, black, purple …"""
        return self.sides[side.other.seat if self.colours_swapped(position) else side.seat]

    def count(self, board: str, options: Mapping[str, OptionValue] | None = None) -> Counts | None:
        """The count of a final board written as rows of pieces; None where boards are not counted."""
        return None if self.count_with is None else self.count_with(board, self.checked(options or {}))

    def checked(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options of the game with their values: those given, and the defaults of the others."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise InvalidText(
                    name,
                    Words(
                        f"{self.name} oyununda {name!r} seçeneği yok; olanlar: {', '.join(known) or 'hiçbiri'}.",
                        f"{self.name} has no option {name!r}; it has: {', '.join(known) or 'none'}.",
                    ),
                )
            allowed = known[name].values
            if not any(value == one and type(value) is type(one) for one in allowed):
                listed = ", ".join(str(one) for one in allowed)
                raise InvalidText(
                    str(value),
                    Words(
                        f"{name} seçeneği {value!r} olamaz; olabilecekler: {listed}.",
                        f"option {name} cannot be {value!r}; it can be: {listed}.",
                    ),
                )
        return {name: options.get(name, option.default) for name, option in known.items()}
