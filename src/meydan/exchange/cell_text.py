"""The text of a cell as it is kept: what a person sees is left alone, what nobody can see is taken out.

Spaces are trimmed and doubled ones made one. Characters that cannot be seen but turn or hide text (control characters,
right-to-left overrides, zero-width spaces) are removed, and that is told. Letters, marks and emoji stay as written; NFC
joins a letter and its loose accent, which prints the same.
"""

import re
import unicodedata

UNSEEN_KINDS = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
JOINER = "\u200d"  # makes one picture of two emoji; anywhere else it only hides
SYMBOL_KINDS = frozenset(("So", "Sk", "Mn"))
LETTER_KINDS = frozenset("LM")
MARKS_IN_NAMES = frozenset(" .,'’‘ʼ`´′-‐‑‒–—")
REPLACED = "\ufffd"
# "Åž", "Ä±", "Ã§" …: letters of UTF-8 that some program has read as Windows-1254.
BROKEN_LETTERS = re.compile(
    "[ÃÄÅ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]"
)


def cleaned(text: str) -> str:
    """The text to keep."""
    if text.isprintable():  # nearly every cell: nothing unseen in it
        return unicodedata.normalize("NFC", " ".join(text.split()))
    spaced = "".join(" " if character.isspace() else character for character in text)
    seen = "".join(
        character
        for index, character in enumerate(spaced)
        if unicodedata.category(character) not in UNSEEN_KINDS or _joins_emoji(spaced, index)
    )
    return unicodedata.normalize("NFC", " ".join(seen.split()))


def _joins_emoji(text: str, index: int) -> bool:
    return text[index] == JOINER and index > 0 and unicodedata.category(text[index - 1]) in SYMBOL_KINDS


def hides_something(text: str) -> bool:
    """Unseen characters were taken out (line breaks and tabs are only spaces)."""
    return not text.isprintable() and len("".join(cleaned(text).split())) < len(
        "".join(unicodedata.normalize("NFC", text).split())
    )


def has_broken_letters(text: str) -> bool:
    return REPLACED in text or BROKEN_LETTERS.search(text) is not None


def has_other_than_letters(name: str) -> bool:
    """A digit or a sign that no name has: kept, but worth a second look."""
    return any(
        unicodedata.category(character)[0] not in LETTER_KINDS and character not in MARKS_IN_NAMES for character in name
    )


def shortened(text: str, most: int = 40) -> str:
    """For quoting a cell in a sentence."""
    seen = cleaned(text)
    return seen if len(seen) <= most else f"{seen[: most - 1]}…"
