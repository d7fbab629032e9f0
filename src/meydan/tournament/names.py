"""Turkish names: their order, their case and their comparison, by ICU and never by `sorted()` or `.lower()`.

A name is kept and printed exactly as it was written (fault 44); what is computed here serves comparison only.
"""

from icu import Collator, Locale, Transliterator, UnicodeString  # type: ignore[import-untyped]

TURKISH = Locale("tr")

# Apostrophes and hyphens come in many shapes from keyboards and spreadsheets; they mean the same in a name.
SAME_MARKS = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u02bc\u0060\u00b4\u2032", "'"),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"),
    }
)

WITHOUT_MARKS = Transliterator.createInstance("NFD; [:Nonspacing Mark:] Remove; NFC")


COLLATOR = Collator.createInstance(TURKISH)


def place_in_alphabet(name: str) -> bytes:
    """Sorts as the name stands in the Turkish alphabet. Word by word: AK YILDIZ before AKAR, as in every register.

    Small letters are compared: capitals make no difference, and ICU takes a capital Î for a dotless I with a hat.
    An Â is beside A, after the same name without the hat.
    """
    return bytes(COLLATOR.getSortKey(lower_case(tidy(name))))


def tidy(name: str) -> str:
    """One space between words, one kind of apostrophe and hyphen."""
    return " ".join(name.translate(SAME_MARKS).split())


def upper_case(name: str) -> str:
    """Capitals the Turkish way: i becomes İ, ı becomes I."""
    return str(UnicodeString(name).toUpper(TURKISH))


def lower_case(name: str) -> str:
    """Small letters the Turkish way: I becomes ı, İ becomes i."""
    return str(UnicodeString(name).toLower(TURKISH))


def folded(name: str) -> str:
    """What searching and "is it the same person?" compare: "ŞEKER", "Şeker" and "Seker" are one, and so are ı and i.

    Apostrophes fall out and hyphens become spaces: people leave them out and put them in at will.
    """
    plain = lower_case(tidy(name)).replace("'", "").replace("-", " ")
    return " ".join(str(WITHOUT_MARKS.transliterate(plain)).replace("ı", "i").split())
