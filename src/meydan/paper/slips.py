"""Result slips: four on a page, to be cut apart and filled in at the tables; the desk enters them (fault 50)."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.match.counting import SHEET_PARTS
from meydan.paper.listing import TABLE
from meydan.paper.matches import MatchOnPaper
from meydan.paper.part import Part, Plain
from meydan.paper.qr import qr
from meydan.paper.score_sheets import ROUND, SIGNERS
from meydan.paper.score_tables import TOTAL, UNLIMITED_COLUMNS, WARNINGS, capital
from meydan.paper.sheet_sides import player_titles
from meydan.rulebooks import GameRules
from meydan.rulebooks.facts import Counted
from meydan.tournament.names import folded

SLIPS = Words("Sonuç fişleri", "Result slips")
RESULT = Words("Sonuç", "Result")
SET = Words("{number}. set", "Set {number}")
STONES = Words("{number}. set: taş", "Set {number}: stones")
CARD = Words("{number}. kart", "Card {number}")
COUNT = Words("Sayım", "Count")


@dataclass(frozen=True, slots=True)
class Slips:
    category: str
    rules: GameRules
    matches: tuple[MatchOnPaper, ...]


def slips(value: Slips, language: str) -> tuple[Part, ...]:
    words = {"round": ROUND, "table": TABLE, "result": RESULT, "warnings": WARNINGS}
    limit = value.rules.limit
    data: dict[str, Plain] = {
        "category": what_is_played(value, language),
        "words": {key: one.in_language(language) for key, one in words.items()},
        "columns": columns(value.rules, language),
        "sides": list(player_titles(value.rules, language)),
        "warnings": limit.warnings if limit else UNLIMITED_COLUMNS,
        "signers": [one.in_language(language) for one in SIGNERS.values()],
        "slips": [slip(one) for one in value.matches],
    }
    return (Part("slips", SLIPS.in_language(language), data),)


def what_is_played(value: Slips, language: str) -> str:
    """Category and game; a category that is named after its game says both."""
    game = value.rules.title.in_language(language)
    return value.category if folded(game) in folded(value.category) else f"{value.category} · {game}"


def columns(rules: GameRules, language: str) -> list[str]:
    """What is written for each player: every set or card, or the three parts and their sum."""
    if rules.count is not None and rules.count.counted is Counted.SHEET:
        return [capital(one, language) for one in (*SHEET_PARTS, TOTAL)]
    if rules.cards is not None:
        return [CARD.in_language(language).format(number=number) for number in range(1, rules.cards.count + 1)]
    sets = rules.sets.count if rules.sets else 1
    if sets == 1:
        return [COUNT.in_language(language)] if rules.count and rules.count.total else []
    words = STONES if rules.count and rules.count.counted is Counted.STONES else SET
    return [words.in_language(language).format(number=number) for number in range(1, sets + 1)]


def slip(match: MatchOnPaper) -> Plain:
    round_number, table = match.place
    return {
        "round": round_number,
        "table": table,
        "names": list(match.names),
        "schools": list(match.schools),
        "qr": qr(match.link) if match.link else None,
        "code": match.code,
    }
