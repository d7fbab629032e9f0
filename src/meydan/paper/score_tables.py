"""The tables of a score sheet, out of the rulebook's own facts: so many sets or cards, these counts, this limit.

A cell that is not known is empty: it is written by hand.
"""

from collections.abc import Sequence

from meydan.games.words import Words
from meydan.match import Player
from meydan.match.counting import SHEET_PARTS
from meydan.match.result import written_points
from meydan.match.state import CardRecord, SetRecord, WarningRecord
from meydan.paper.listing import cited
from meydan.paper.matches import MatchOnPaper
from meydan.paper.pairing_lists import side_names
from meydan.paper.part import Plain
from meydan.paper.sheet_sides import player_names, starts_title
from meydan.rulebooks import GameRules
from meydan.rulebooks.card_facts import CardsRule
from meydan.rulebooks.facts import Counted, CountRule, SetsRule, WarningLimit
from meydan.tournament.names import upper_case

SETS = Words("Setler", "Sets")
SET = Words("Set", "Set")
WINNER = Words("Kazanan", "Winner")
DRAWN = Words("berabere", "drawn")
PLAYER = Words("{number}. oyuncu", "Player {number}")
STONES = Words("Hazinedeki taşlar", "Stones in the store")
DISCS = Words("Tahtadaki taşlar", "Discs on the board")
SUM = Words("Toplam {total} olmalı", "Must add up to {total}")
AT_MOST = Words("Toplam en çok {total}", "At most {total} in all")
SCORE = Words("Puanlama", "Score")
PART = Words("Puan", "Part")
TOTAL = Words("Toplam", "Total")
CARDS = Words("Kartlar", "Cards")
CARD = Words("Kart", "Card")
VOID = Words("Geçersiz", "Void")
RESERVE = Words("Yedek", "Reserve")
WARNINGS = Words("Uyarılar", "Warnings")
WARNING = Words("{number}. uyarı", "Warning {number}")
LOSES = Words("{number}. uyarı: kaybeder", "Warning {number}: loses")
RESERVE_ROWS = 2
UNLIMITED_COLUMNS = 3
WON, LOST, HALF, TICK = "1", "0", "½", "✓"


def table(
    title: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    note: str = "",
    strong: bool = False,
    names_first: bool = False,
) -> Plain:
    """`strong`: the last row is a sum. `names_first`: the first column holds people's names, not our own words."""
    return {
        "title": title,
        "heads": list(heads),
        "rows": [list(row) for row in rows],
        "note": note,
        "strong": strong,
        "names_first": names_first,
    }


def player_heads(match: MatchOnPaper, rules: GameRules, language: str) -> list[str]:
    """The players by name; before they are known by what the game calls them."""
    return [name or side for name, side in zip(match.names, player_names(rules, language), strict=True)]


def score_tables(match: MatchOnPaper, rules: GameRules, language: str) -> list[Plain]:
    """The sets or the cards, then the warnings."""
    tables: list[Plain] = []
    if rules.count is not None and rules.count.counted is Counted.SHEET:
        tables.append(parts_table(match, rules, rules.count, language))
    elif rules.sets is not None and rules.count is not None:
        tables.append(sets_table(match, rules, rules.sets, rules.count, language))
    if rules.cards is not None:
        tables.append(cards_table(match, rules, rules.cards, language))
    tables.append(warnings_table(match, rules, language))
    return tables


def sets_table(match: MatchOnPaper, rules: GameRules, sets: SetsRule, count: CountRule, language: str) -> Plain:
    """Each set: who starts, what is counted, who won."""
    known = {record.number: record for record in match.sheet.sets} if match.sheet else {}
    players = player_heads(match, rules, language)
    heads = [SET.in_language(language), starts_title(rules, language), *players, WINNER.in_language(language)]
    rows = []
    for number in range(1, sets.count + 1):
        record = known.get(number)
        starter = record.starter.seat if record else (number - 1) % 2
        rows.append([str(number), players[starter], *set_cells(record, players, count, language)])
    return table(sets_title(count, language), heads, rows, count_note(count, sets, language))


def set_cells(record: SetRecord | None, players: list[str], count: CountRule, language: str) -> list[str]:
    if record is None:
        return ["", "", ""]
    winner = DRAWN.in_language(language) if record.winner is None else players[record.winner.seat]
    if record.counts is not None and count.counted is not Counted.WINNER:
        return [*(str(sum(parts)) for parts in record.counts), winner]
    return [*(HALF if record.winner is None else WON if record.winner is one else LOST for one in Player), winner]


def sets_title(count: CountRule, language: str) -> str:
    titles = {Counted.STONES: STONES, Counted.DISCS: DISCS}
    return titles.get(count.counted, SETS).in_language(language)


def count_note(count: CountRule, sets: SetsRule, language: str) -> str:
    if count.counted is Counted.STONES:
        words = Words(SUM.tr.format(total=count.total), SUM.en.format(total=count.total))
        return cited(words, count.article, language)
    if count.counted is Counted.DISCS:
        words = Words(AT_MOST.tr.format(total=count.total), AT_MOST.en.format(total=count.total))
        return cited(words, count.article, language)
    return cited(sets.article.words, sets.article, language)


def parts_table(match: MatchOnPaper, rules: GameRules, count: CountRule, language: str) -> Plain:
    """Kulami: the three scores of both colours one under the other, and added."""
    sides = side_names(rules, language)
    heads = [
        PART.in_language(language),
        *(f"{side}: {name}" if name else side for side, name in zip(sides, match.names, strict=True)),
    ]
    if match.sheet and match.sheet.parts:
        rows = [[capital(one.title, language), str(one.first), str(one.second)] for one in match.sheet.parts]
    else:
        rows = [[capital(one, language), "", ""] for one in (*SHEET_PARTS, TOTAL)]
    article = rules.score_sheet or count.article
    return table(SCORE.in_language(language), heads, rows, cited(article.words, article, language), strong=True)


def capital(words: Words, language: str) -> str:
    """The first letter large, the Turkish way in Turkish."""
    return capital_letter(words.in_language(language), language)


def capital_letter(said: str, language: str) -> str:
    return (upper_case(said[0]) if language == "tr" else said[0].upper()) + said[1:]


def cards_table(match: MatchOnPaper, rules: GameRules, cards: CardsRule, language: str) -> Plain:
    """Each card: who was first, or nobody. Reserves where the rulebook has them."""
    known = match.sheet.cards if match.sheet else ()
    heads = ["", CARD.in_language(language), *player_heads(match, rules, language), VOID.in_language(language)]
    listed = [record for record in known if not record.reserve]
    rows = [
        [str(at + 1), *card_cells(listed[at] if at < len(listed) else None, nth(match.cards, at))]
        for at in range(cards.count)
    ]
    reserves = [record for record in known if record.reserve]
    spare = max(RESERVE_ROWS, len(reserves)) if cards.reserves else 0
    rows += [
        [RESERVE.in_language(language), *card_cells(reserves[at] if at < len(reserves) else None, "")]
        for at in range(spare)
    ]
    score = [str(one) for one in match.sheet.card_score] if match.sheet and known else ["", ""]
    rows.append([TOTAL.in_language(language), "", *score, ""])
    return table(
        CARDS.in_language(language), heads, rows, cited(cards.article.words, cards.article, language), strong=True
    )


def card_cells(record: CardRecord | None, card: str) -> list[str]:
    if record is None:
        return [card, "", "", ""]
    won = [TICK if record.winner is one else "" for one in Player]
    return [record.card, *won, "" if record.winner else TICK]


def nth(cards: tuple[str, ...], at: int) -> str:
    return cards[at] if at < len(cards) else ""


def warnings_table(match: MatchOnPaper, rules: GameRules, language: str) -> Plain:
    """A column for each warning up to the one that loses; below, what warnings are given for."""
    limit = rules.limit
    given = match.sheet.warnings if match.sheet else ()
    columns = max([limit.warnings if limit else UNLIMITED_COLUMNS, *(len(of(given, one)) for one in Player)])
    heads = ["", *(warning_head(number, limit, language) for number in range(1, columns + 1))]
    players = player_heads(match, rules, language)
    rows = []
    for player in Player:
        labels = [one.cause.article.label.in_language(language) for one in of(given, player)]
        rows.append([players[player.seat], *labels, *[""] * (columns - len(labels))])
    return table(WARNINGS.in_language(language), heads, rows, causes_note(rules, language), names_first=True)


def of(given: tuple[WarningRecord, ...], player: Player) -> list[WarningRecord]:
    return [one for one in given if one.player is player]


def warning_head(number: int, limit: WarningLimit | None, language: str) -> str:
    words = LOSES if limit and number == limit.warnings else WARNING
    return words.in_language(language).format(number=number)


def causes_note(rules: GameRules, language: str) -> str:
    """Every breach with its articles; the same breach under two articles is one."""
    labels: dict[str, list[str]] = {}
    for cause in rules.causes:
        labels.setdefault(cause.breach.words.in_language(language), []).append(
            cause.article.label.in_language(language)
        )
    said = [
        f"{capital_letter(breach, language)} [{', '.join(dict.fromkeys(found))}]" for breach, found in labels.items()
    ]
    if rules.limit:
        said.append(cited(rules.limit.article.words, rules.limit.article, language))
    return " · ".join(dict.fromkeys(said))


def points_written(points: tuple[int, int] | None) -> list[str]:
    return ["", ""] if points is None else [written_points(one) for one in points]
