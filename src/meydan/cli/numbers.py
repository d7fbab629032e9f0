"""Numbers as people type them, refused with a sentence."""

from meydan.games.errors import InvalidText
from meydan.games.words import Words


def read_number(text: str, smallest: int = 1) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 9 and int(text) >= smallest:
        return int(text)
    raise InvalidText(
        text,
        Words(
            f"{smallest} ya da daha büyük bir sayı yazın, {text!r} değil.",
            f"write a number of {smallest} or more, not {text!r}.",
        ),
    )


def read_seconds(text: str) -> float:
    """A time such as 2 or 0.5."""
    whole, _, part = text.partition(".")
    if (
        all(piece.isascii() and piece.isdigit() and len(piece) <= 6 for piece in (whole, part or "0"))
        and float(text) > 0
    ):
        return float(text)
    raise InvalidText(
        text,
        Words(f"süre 2 ya da 0.5 gibi yazılır, {text!r} değil.", f"write a time such as 2 or 0.5, not {text!r}."),
    )
