"""What a cell means: the grade, yes or no, and the category, in the many ways they are written."""

import re
from functools import lru_cache

from meydan.exchange.cell_text import shortened
from meydan.games import CARD_RACES, GAMES
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.entries import Category
from meydan.tournament.levels import SchoolLevel, level_of
from meydan.tournament.names import folded

ANSWERS = {True: Words("evet", "yes"), False: Words("hayır", "no")}
WORDS_FOR_YES = "evet e x 1 + v ✓ ✔ ☑ ✅ var yes y true dogru onayli veriyorum engelli"
WORDS_FOR_NO = "hayir h 0 - ☐ ✗ ✘ yok no n false yanlis vermiyorum degil"
YES = frozenset((*WORDS_FOR_YES.split(), "gorme engelli", "izin veriyorum"))
NO = frozenset((*WORDS_FOR_NO.split(), "", "izin vermiyorum"))

ROMAN = {
    "i": 1,
    "ii": 2,
    "iii": 3,
    "iv": 4,
    "v": 5,
    "vi": 6,
    "vii": 7,
    "viii": 8,
    "ix": 9,
    "x": 10,
    "xi": 11,
    "xii": 12,
}
NO_GRADE = -1
A_DATE = re.compile(r"\d{1,4}[.\-/]\d{1,2}[.\-/]\d{1,4}( \d\d:\d\d)?")
# "4", "4/A", "4-A", "4A", "4. sınıf", "4.sınıf/B şubesi", "grade 4": a number, then at most a letter for the branch.
GRADE = re.compile(r"(?:sinif|grade|class)?\s*(\d{1,2})\s*[.]?\s*(?:\W\s*)*(?:sinif\w*|th|st|nd|rd)?(?!\d).{0,20}")
ROMAN_GRADE = re.compile(r"([ivx]{1,4})(?:\W.{0,20})?")

GAME_WORDS = {
    **{folded(game.title.tr): name for name, game in (GAMES | CARD_RACES).items()},
    **{folded(name): name for name in GAMES | CARD_RACES},
    "othello": "reversi",
    "quoridor": "koridor",
    "qbitz": "qbitz",
    "q bitz": "qbitz",
    "ekilibrio": "equilibrio",
    "denge oyunu": "equilibrio",
}
LEVEL_WORDS = {
    "ilkokul": SchoolLevel.PRIMARY,
    "ilkogretim": SchoolLevel.PRIMARY,
    "primary": SchoolLevel.PRIMARY,
    "ortaokul": SchoolLevel.MIDDLE,
    "middle": SchoolLevel.MIDDLE,
    "lise": SchoolLevel.HIGH,
    "ortaogretim": SchoolLevel.HIGH,
    "high": SchoolLevel.HIGH,
}


def grade_in(cell: str) -> int:
    """The grade; the branch letter is left out. Grades that do not exist are refused by their article."""
    if A_DATE.fullmatch(cell):
        raise Refusal(
            Words(
                "sınıf yerine tarih yazılı; Excel “4/1” gibi bir yazıyı tarihe çevirmiş olabilir. Yalnız sınıfın "
                "sayısını yazın: 4.",
                "there is a date instead of a grade; Excel may have made a date of “4/1”. Write the number of the "
                "grade only: 4.",
            )
        )
    plain = folded(cell).replace("/", " / ").strip()
    if found := GRADE.fullmatch(plain):
        grade = int(found[1])
    elif found := ROMAN_GRADE.fullmatch(plain):
        grade = ROMAN.get(found[1], NO_GRADE)
    else:
        grade = NO_GRADE
    if grade == NO_GRADE:
        raise Refusal(
            Words(
                "sınıf anlaşılmadı. 4, 4/A, 4. sınıf ya da IV gibi yazın.",
                "the grade is not understood. Write it as 4, 4/A or IV.",
            )
        )
    level_of(grade)
    return grade


def yes_in(cell: str) -> bool:
    plain = folded(cell).strip(" .!()[]")
    if cell.strip() in NO or plain in NO:
        return False
    if cell.strip() in YES or plain in YES:
        return True
    raise Refusal(
        Words(
            "evet mi hayır mı olduğu anlaşılmadı. “evet” ya da “hayır” yazın.",
            "it is not clear whether this is yes or no. Write “evet” or “hayır”.",
        )
    )


@lru_cache(maxsize=4096)
def category_in(parts: tuple[str, ...], grade: int | None, categories: tuple[Category, ...]) -> Category:
    """The category by its name, or by its game and level; where no level is written, the pupil's grade tells it.

    `parts` are the cells that speak of it: category, level, game. With one category only, nobody need write it.
    """
    written = [folded(part) for part in parts if part]
    if not written and len(categories) == 1:
        return categories[0]
    for category in categories:
        if folded(category.name) in written:
            return category
    text = " ".join(written)
    games = {game for words, game in GAME_WORDS.items() if re.search(rf"\b{re.escape(words)}\b", text)}
    levels = {level for words, level in LEVEL_WORDS.items() if re.search(rf"\b{words}", text)}
    if not levels and grade is not None:
        levels = {level_of(grade)}
    found = [c for c in categories if c.game in games and (not levels or c.level is None or c.level in levels)]
    if len(found) == 1:
        return found[0]
    raise _unknown_category(" ".join(part for part in parts if part), categories)


def _unknown_category(text: str, known: tuple[Category, ...]) -> Refusal:
    names = ", ".join(category.name for category in known)
    if not text:
        return Refusal(
            Words(f"kategori yazılmamış. Şunlardan biri: {names}.", f"no category is written. One of: {names}.")
        )
    return Refusal(
        Words(
            f"“{shortened(text)}” kategorisi bu etkinlikte yok. Olanlar: {names}.",
            f"this event has no category “{shortened(text)}”. There are: {names}.",
        )
    )
