"""A line of moves, as people write it down, played from a position."""

from typing import Any

from meydan.games.errors import InvalidText, Refusal
from meydan.games.game import Game
from meydan.games.position import Position
from meydan.games.words import Words


class BrokenLine(Refusal):
    """The first move of a line that cannot be played: its number, and why."""

    def __init__(self, number: int, move: str, refusal: Refusal) -> None:
        super().__init__(
            Words(
                f"{number}. hamle ({move}): {refusal.words.tr}",
                f"Move {number} ({move}): {refusal.words.en}",
            ),
            refusal.article,
        )
        self.number = number
        self.refusal = refusal


def play_line(game: Game, position: Position[Any], written: str) -> list[Position[Any]]:
    """The positions of the line `written` (moves separated by blanks), the given one first."""
    positions = [position]
    for number, text in enumerate(written.split(), start=1):
        try:
            positions.append(positions[-1].play(game.move(text)))
        except Refusal as refusal:
            raise BrokenLine(number, text, refusal) from None
    return positions


def read_options(game: Game, written: list[str]) -> dict[str, str | int | bool]:
    """Options as people write them, `name=value`, with the value as the game types it."""
    options: dict[str, str | int | bool] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidText(
                text,
                Words(
                    f"{text!r} seçenek değil; ad=değer biçiminde yazın.", f"{text!r} is no option: write name=value."
                ),
            )
        typed = {str(one).lower(): one for option in game.options if option.name == name for one in option.values}
        options[name] = typed.get(value.lower(), value)
    return options
