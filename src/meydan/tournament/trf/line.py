"""One line of a report file, read by columns. Columns count characters, not bytes: Turkish letters are one each."""

from meydan.games.words import Words
from meydan.tournament.trf.errors import TrfError

MOST_ROUNDS = 999
MOST_PLAYERS = 9999


def decoded(data: bytes) -> str:
    """The text of the file: UTF-8, or else Windows-1254 as older Turkish programs write."""
    for encoding in ("utf-8-sig", "cp1254"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    words = Words(
        "bu bir metin dosyası değil. UTF-8 ya da Windows-1254 olarak kaydedin.",
        "this is not a text file. Save it as UTF-8 or Windows-1254.",
    )
    raise TrfError(0, 0, words)


class Line:
    """The text of a line and its number, with the readers of its fields."""

    __slots__ = ("number", "text")

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text

    @property
    def code(self) -> str:
        return self.text[:3].upper()

    def field(self, first: int, last: int) -> str:
        """The text between two columns (both included, from 1), without the blanks around it."""
        return self.text[first - 1 : last].strip()

    def words_after(self, column: int) -> list[tuple[int, str]]:
        """The words from `column` on, each with the column where it begins."""
        found = []
        at = column - 1
        for word in self.text[at:].split():
            at = self.text.index(word, at)
            found.append((at + 1, word))
            at += len(word)
        return found

    def error(self, column: int, problem: Words) -> TrfError:
        return TrfError(self.number, column, problem)

    def whole(self, text: str, column: int, most: int, what: Words) -> int:
        """A whole number from 1 to `most`."""
        if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= most and len(text) <= 9:
            return int(text)
        problem = Words(
            f"{what.tr} burada 1 ile {most} arasında bir tam sayı olmalı, “{text}” yazılmış.",
            f"{what.en} must be a whole number from 1 to {most} here, not “{text}”.",
        )
        raise self.error(column, problem)

    def round_number(self, text: str, column: int) -> int:
        return self.whole(text, column, MOST_ROUNDS, Words("tur", "the round"))

    def player_number(self, text: str, column: int) -> int:
        return self.whole(text, column, MOST_PLAYERS, Words("başlangıç numarası", "the starting number"))

    def player_numbers(self, column: int) -> tuple[int, ...]:
        """The starting numbers that fill the rest of the line, blanks between them."""
        return tuple(self.player_number(word, at) for at, word in self.words_after(column))

    def halves(self, text: str, column: int) -> int:
        """Points such as 11.5, as whole halves; a sign is allowed, a comma stands for the point."""
        unsigned = text.removeprefix("-").replace(",", ".")
        whole, _, part = unsigned.partition(".")
        sound = (whole + part).isascii() and (whole + part).isdigit() and len(whole) <= 6
        if not sound or part.rstrip("0") not in ("", "5"):
            problem = Words(
                f"puan burada 11.5 biçiminde, yarımın katı olmalı; “{text}” yazılmış.",
                f"points must look like 11.5 here, in halves; “{text}” is written.",
            )
            raise self.error(column, problem)
        halves = 2 * int(whole or 0) + (part.rstrip("0") == "5")
        return -halves if text.startswith("-") else halves


def lines_of(text: str) -> list[Line]:
    """The lines that say something, numbered as an editor numbers them. CR, LF and CRLF all end a line."""
    raw = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return [Line(number, line.rstrip()) for number, line in enumerate(raw, start=1) if line.strip()]
