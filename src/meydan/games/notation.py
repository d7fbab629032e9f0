"""Reading what people type: moves from a game's finite list, sides, and the marks on a board."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from meydan.games.errors import InvalidText
from meydan.games.position import Move
from meydan.games.side import Side
from meydan.games.words import Words

MARKS = {Side.FIRST: "x", Side.SECOND: "o"}
EMPTY = "."

M = TypeVar("M", bound=Move)


def quoted(text: str) -> str:
    """The input as a message may show it: printable, and never longer than a line."""
    shown = text if len(text) <= 40 else text[:40] + "…"
    return repr(shown)


def move_reader(moves: Iterable[M], form: Words) -> Callable[[str], M]:
    """A reader of written moves for a game whose moves can all be listed. `form` says how a move is written."""
    by_text = {str(move): move for move in moves}

    def read(text: str) -> M:
        move = by_text.get(text)
        if move is None:
            raise InvalidText(
                text,
                Words(
                    f"{quoted(text)} bir hamle değil; {form.tr}.",
                    f"{quoted(text)} is not a move; {form.en}.",
                ),
            )
        return move

    return read


def not_a_position(text: str, tr: str, en: str) -> InvalidText:
    """The refusal of a position's written form, with what is wrong with it."""
    return InvalidText(
        text, Words(f"{quoted(text)} bir konum değil: {tr}.", f"{quoted(text)} is not a position: {en}.")
    )


def split_fields(text: str, form: Words, count: int) -> list[str]:
    """The `count` fields of a position's written form, separated by single spaces."""
    fields = text.split(" ")
    if len(fields) != count:
        raise not_a_position(text, f"biçimi {form.tr}", f"the form is {form.en}")
    return fields


def read_side(field: str, text: str) -> Side:
    """Who is to move, from the field of the position `text` that says so."""
    try:
        return Side(field)
    except ValueError:
        raise not_a_position(
            text,
            f"sıra 'first' ya da 'second' olmalı, {quoted(field)} değil",
            f"who moves must be 'first' or 'second', not {quoted(field)}",
        ) from None
