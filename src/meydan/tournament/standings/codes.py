"""The tie-breaks by code, as FIDE's C.07 (edition of 1 March 2026) names them, and two of our own: SD and GP.

A code is a name and modifiers: `BH/C1` cuts the weakest round, `BH/M1` the weakest and the strongest, `/P` takes
forfeits as played, `/F` takes the last round as drawn, `KS/L60` moves the limit, `ARO/U1000` rates the unrated.
"""

import re
from dataclasses import dataclass, replace

from meydan.games.words import Words
from meydan.tournament.standings.errors import UnknownTieBreak


@dataclass(frozen=True, slots=True)
class Kind:
    """What a tie-break is called, which modifiers it takes, and which way it points."""

    words: Words
    modifiers: str = ""
    lower_is_better: bool = False


KINDS = {
    "PTS": Kind(Words("puan", "points")),
    "BH": Kind(Words("Buchholz: rakiplerin puanları", "Buchholz: the opponents' scores"), "CMPF"),
    "FB": Kind(Words("son tur berabere sayılarak Buchholz", "Fore Buchholz: last round drawn"), "CMP"),
    "SB": Kind(Words("Sonneborn-Berger: yenilenlerin puanları", "Sonneborn-Berger: scores of those beaten"), "CP"),
    "AOB": Kind(Words("rakiplerin Buchholz ortalaması", "average of the opponents' Buchholz"), "CMPF"),
    "PS": Kind(Words("turdan tura toplanan puan", "progressive score"), "C"),
    "WIN": Kind(Words("galibiyet (hükmen ve bayla da)", "wins, unplayed ones too")),
    "WON": Kind(Words("oynanarak kazanılan maçlar", "matches won over the board")),
    "BPG": Kind(Words("rakibin başladığı maçlar", "matches that the opponent started (black)")),
    "BWG": Kind(Words("rakibin başlayıp kaybettiği maçlar", "matches won that the opponent started (black)")),
    "REP": Kind(Words("oynamayı seçtiği turlar", "rounds one elected to play")),
    "DE": Kind(Words("kendi aralarındaki maçlar", "direct encounter"), "P", lower_is_better=True),
    "KS": Kind(Words("Koya: güçlülere karşı alınan puan", "Koya: points against the strong"), "L"),
    "ARO": Kind(Words("rakiplerin ortalama kuvvet puanı", "average rating of opponents"), "CMU"),
    "TPR": Kind(Words("turnuva başarım puanı", "tournament performance rating"), "U"),
    "PTP": Kind(Words("tam turnuva başarımı", "perfect tournament performance"), "U"),
    "APRO": Kind(Words("rakiplerin ortalama başarımı", "average performance rating of opponents"), "U"),
    "APPO": Kind(Words("rakiplerin ortalama tam başarımı", "average perfect performance of opponents"), "U"),
    "SD": Kind(Words("set farkı", "set difference")),
    "GP": Kind(Words("oyun puanı", "game points")),
    "TPN": Kind(Words("başlangıç numarası", "starting number"), lower_is_better=True),
}

# L60 is 60 per cent of the highest score; L+1 and L-1 move the limit by that many half points, L+1.5 by points.
MODIFIER = re.compile(
    r"(?P<cut>[CM])(?P<count>[1-9])|(?P<letter>[PF])|U(?P<rating>[0-9]{1,4})"
    r"|L(?P<percent>[0-9]{1,3})|L(?P<sign>[+-])(?P<points>[0-9]{1,3})(\.(?P<part>[05]))?"
)


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One code, taken apart."""

    text: str
    name: str
    cut_low: int = 0
    cut_high: int = 0
    forfeits_as_played: bool = False
    last_round_drawn: bool = False
    limit_percent: int = 50
    limit_shift: int = 0  # halves
    unrated: int | None = None

    @property
    def kind(self) -> Kind:
        return KINDS[self.name]


def tie_break(text: str) -> TieBreak:
    """Read one code; what is not known is refused with the list of those there are."""
    code = text.strip().upper()
    name, *modifiers = code.split("/")
    if name not in KINDS:
        known = ", ".join(KINDS)
        raise UnknownTieBreak(
            text,
            Words(
                f"“{text.strip()}” diye bir eşitlik bozma yok. Olanlar: {known}",
                f"there is no tie-break “{text.strip()}”. Those there are: {known}",
            ),
        )
    read = TieBreak(code, name, last_round_drawn=name == "FB")
    for modifier in modifiers:
        read = _modified(read, modifier)
    return read


def order_of(text: str) -> tuple[TieBreak, ...]:
    """An order such as "BH/C1,BH,SB,WIN,DE"."""
    return tuple(tie_break(code) for code in text.split(",") if code.strip())


def _modified(code: TieBreak, modifier: str) -> TieBreak:
    found = MODIFIER.fullmatch(modifier)
    if not found or modifier[0] not in code.kind.modifiers:
        raise UnknownTieBreak(code.text, _unknown_modifier(code.name, modifier))
    if found["cut"]:
        low = int(found["count"])
        return replace(code, cut_low=low, cut_high=low if found["cut"] == "M" else 0)
    if found["letter"] == "P":
        return replace(code, forfeits_as_played=True)
    if found["letter"] == "F":
        return replace(code, last_round_drawn=True)
    if found["rating"]:
        return replace(code, unrated=int(found["rating"]))
    if found["percent"]:
        return replace(code, limit_percent=int(found["percent"]))
    halves = 2 * int(found["points"]) + (found["part"] == "5") if found["part"] else int(found["points"])
    return replace(code, limit_shift=halves if found["sign"] == "+" else -halves)


def _unknown_modifier(name: str, modifier: str) -> Words:
    examples = {"C": "C1", "M": "M1", "P": "P", "F": "F", "L": "L60", "U": "U1000"}
    known = ", ".join(f"{name}/{examples[letter]}" for letter in KINDS[name].modifiers)
    if not known:
        return Words(
            f"{name} hiç ek almaz: “/{modifier}” silin.", f"{name} takes no modifier: leave out “/{modifier}”."
        )
    return Words(
        f"{name} için “/{modifier}” diye bir ek yok. Olanlar: {known}",
        f"{name} has no modifier “/{modifier}”. Those there are: {known}",
    )
