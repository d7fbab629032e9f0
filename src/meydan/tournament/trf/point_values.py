"""What each result is worth, as the file states it piece by piece (162, BBW …, 299)."""

from dataclasses import dataclass, field

from meydan.games.words import Words
from meydan.tournament.crosstable import PointSystem
from meydan.tournament.trf.line import Line

# What the symbols of 162 cover; a narrower statement (BBU, 299) wins over a wider one.
SYMBOLS = {
    "W": ("win", "forfeit_win", "full_bye"),
    "D": ("draw", "half_bye"),
    "L": ("loss",),
    "A": ("absent", "forfeit_loss"),
    "Z": ("absent", "forfeit_loss"),
    "P": ("pairing_bye",),
}
LETTER_CODES = {
    "BBW": ("win", "forfeit_win", "full_bye"),
    "BBD": ("draw", "half_bye"),
    "BBL": ("loss",),
    "BBZ": ("absent",),
    "BBF": ("forfeit_loss",),
    "BBU": ("pairing_bye",),
}
ABNORMAL = {
    "W": "win",
    "D": "draw",
    "L": "loss",
    "F": "full_bye",
    "H": "half_bye",
    "Z": "absent",
    "+": "forfeit_win",
    "-": "forfeit_loss",
}
PAIR_WIDTH = 9


@dataclass(slots=True)
class PointValues:
    """The values stated so far, by the names of the point system."""

    stated: dict[str, int] = field(default_factory=dict)
    narrow: dict[str, int] = field(default_factory=dict)

    def read_162(self, line: Line) -> None:
        """A symbol and its points, again every nine columns from column 6 on."""
        for column in range(6, len(line.text) + 1, PAIR_WIDTH):
            symbol, points = line.field(column, column).upper(), line.field(column + 1, column + 4)
            if not symbol and not points:
                continue
            if symbol == "X":  # unknown results are refused anyway, whatever they would be worth
                continue
            if symbol not in SYMBOLS:
                problem = Words(
                    f"“{symbol}” bilinmiyor. W, D, L, A, P ya da X yazın.",
                    f"“{symbol}” is not known. Write W, D, L, A, P or X.",
                )
                raise line.error(column, problem)
            halves = line.halves(points, column + 1)
            self.stated.update(dict.fromkeys(SYMBOLS[symbol], halves))

    def read_letters(self, line: Line) -> None:
        halves = line.halves(line.field(4, 60), 5)
        self.stated.update(dict.fromkeys(LETTER_CODES[line.code], halves))

    def set_by_letter(self, line: Line, letter: str, halves: int) -> None:
        if letter not in ABNORMAL:
            known = " ".join(ABNORMAL)
            raise line.error(5, Words(f"“{letter}” bilinmiyor: {known}", f"“{letter}” is not known: {known}"))
        self.narrow[ABNORMAL[letter]] = halves

    def system(self) -> PointSystem:
        """The point system; a pairing bye is worth a win where nothing else is said."""
        values = dict(self.stated)
        if "win" in values:
            values.setdefault("pairing_bye", values["win"])
        return PointSystem(**{**values, **self.narrow})
