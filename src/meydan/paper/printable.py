"""Text as the press can set it. Names come from anybody: whatever they hold, the page must come out.

The fonts are those inside typst, so that every machine prints alike; what they have no letter for (pictograms, Chinese
and others) is shown as a box. Signs that turn the direction of a line around are left out: they would turn the words
beside the name as well. Marks that belong to no letter of their own (most are composed with theirs first) are left out:
a font may hold the letter and not the mark.
"""

import unicodedata

from meydan.paper.part import Plain

# Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic, Georgian, punctuation, currencies, numbers, arrows, shapes.
SET = (
    (0x20, 0x7E),
    (0xA0, 0xAC),
    (0xAE, 0x2AF),
    (0x370, 0x4FF),
    (0x531, 0x589),
    (0x5D0, 0x5EA),
    (0x621, 0x63A),
    (0x640, 0x64A),
    (0x660, 0x669),
    (0x10D0, 0x10FC),
    (0x1E00, 0x1FFF),
    (0x2010, 0x2027),
    (0x2030, 0x2040),
    (0x2044, 0x2052),
    (0x2070, 0x209C),
    (0x20A0, 0x20BF),
    (0x2150, 0x2151),
    (0x2153, 0x2184),
    (0x2190, 0x22FF),
    (0x2460, 0x25FF),
    (0x2713, 0x2714),
)
BOX = "□"
LONGEST_WORD = 24
BREAK = "\u200b"
BREAK_EVERY = 4


def printable(text: str) -> str:
    """The text with a box for each sign that cannot be set, and with places to break very long words."""
    return " ".join(breakable(word) for word in with_boxes(text).split(" "))


def with_boxes(text: str) -> str:
    """The text with every sign that can be set, and a box for each that cannot."""
    return "".join(map(shown_as, unicodedata.normalize("NFC", text)))


def shown_as(sign: str) -> str:
    category = unicodedata.category(sign)
    if category in {"Cc", "Zl", "Zp"}:
        return " "
    if category == "Cf" or category.startswith("M"):
        return ""
    return sign if settable(sign) and category != "Cn" else BOX


def settable(sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in SET)


def breakable(word: str) -> str:
    """A name of five hundred letters wraps like any other text."""
    if len(word) <= LONGEST_WORD:
        return word
    return BREAK.join(word[at : at + BREAK_EVERY] for at in range(0, len(word), BREAK_EVERY))


def all_printable(value: Plain) -> Plain:
    """The same value with every text in it made printable; what stands under `svg` is a drawing and no text."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, dict):
        return {key: inner if key == "svg" else all_printable(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [all_printable(inner) for inner in value]
    return value
