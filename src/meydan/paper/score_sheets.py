"""Score sheets: a page for each match, filled in as far as it is known, signed at the end."""

from dataclasses import dataclass

from meydan.games.kulami import KULAMI, start
from meydan.games.words import Words
from meydan.match.deeds import Signer
from meydan.paper.kulami_drawing import KEY, counted_board
from meydan.paper.listing import TABLE, cited
from meydan.paper.matches import MatchOnPaper
from meydan.paper.part import Part, Plain
from meydan.paper.score_tables import points_written, score_tables
from meydan.paper.sheet_sides import player_titles
from meydan.rulebooks import GameRules
from meydan.rulebooks.facts import Counted
from meydan.rulebooks.game_facts import clock_facts, half_points

SCORE_SHEET = Words("Puan cetveli", "Score sheet")
ROUND = Words("Tur", "Round")
RESULT = Words("Sonuç", "Result")
POINTS = Words(
    "Puan: galibiyet {win}, beraberlik {draw}, mağlubiyet {loss}", "Points: win {win}, draw {draw}, loss {loss}"
)
SIGNERS = {
    Signer.FIRST: Words("1. oyuncu", "Player 1"),
    Signer.SECOND: Words("2. oyuncu", "Player 2"),
    Signer.REFEREE: Words("Masa hakemi", "Table referee"),
}
SIGNED = Words("imzalandı", "signed")
NOTE = Words("Hakemin notu", "The referee's note")
FINAL_BOARD = Words("Son tahta", "Final board")
INK = "#1B2330"


@dataclass(frozen=True, slots=True)
class ScoreSheets:
    """The matches of one category; a match without anything known is a blank sheet."""

    category: str
    rules: GameRules
    matches: tuple[MatchOnPaper, ...]


def score_sheets(value: ScoreSheets, language: str) -> tuple[Part, ...]:
    title = f"{SCORE_SHEET.in_language(language)}: {value.rules.title.in_language(language)}"
    words: dict[str, Plain] = {
        "round": ROUND.in_language(language),
        "table": TABLE.in_language(language),
        "result": RESULT.in_language(language),
        "note": NOTE.in_language(language),
    }
    sheets = [sheet(one, value.rules, language) for one in value.matches]
    data: dict[str, Plain] = {"category": value.category, "words": words, "sheets": sheets}
    return (Part("score-sheets", title, data),)


def sheet(match: MatchOnPaper, rules: GameRules, language: str) -> Plain:
    round_number, table = match.place
    known = match.sheet
    return {
        "round": round_number,
        "table": table,
        "sides": list(player_titles(rules, language)),
        "names": list(match.names),
        "schools": list(match.schools),
        "tables": score_tables(match, rules, language),
        "points": points_written(known.result.points if known and known.result else None),
        "result": known.result_words.in_language(language) if known and known.result_words else "",
        "board": plates(rules),
        "boards": final_boards(match, rules, language),
        "notes": notes(rules, language),
        "signatures": [
            {
                "title": title.in_language(language),
                "name": name,
                "signed": SIGNED.in_language(language) if known and signer in known.signatures else "",
                "drawing": {"svg": drawn_signature(match.drawn[signer]) if signer in match.drawn else ""},
            }
            for (signer, title), name in zip(SIGNERS.items(), (*match.names, ""), strict=True)
        ],
    }


def notes(rules: GameRules, language: str) -> list[str]:
    """What the points are, and the clock where the rulebook has one."""
    points, comma = rules.points, "," if language == "tr" else "."
    worth = {
        "win": half_points(points.win, comma),
        "draw": half_points(points.draw, comma),
        "loss": half_points(points.loss, comma),
    }
    said = Words(POINTS.tr.format(**worth), POINTS.en.format(**worth))
    lines = [cited(said, points.article, language)]
    if rules.clock:
        facts = list(clock_facts(rules.clock))[:2]
        lines += [
            f"{fact.name.in_language(language)}: {cited(fact.value, fact.article, language)}"
            for fact in facts
            if fact.article
        ]
    return lines


def final_boards(match: MatchOnPaper, rules: GameRules, language: str) -> list[Plain]:
    """The counted boards of the sets with their marbles and where the points come from; none that is not known."""
    if not plates(rules) or match.sheet is None:
        return []
    title = FINAL_BOARD.in_language(language)
    return [
        {"title": title, "key": KEY.in_language(language), "picture": {"svg": counted_board(rules, record.board)}}
        for record in match.sheet.sets
        if record.board is not None
    ]


def drawn_signature(path: str) -> str:
    """What somebody drew with the finger, as a picture."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">'
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="2.5" stroke-linecap="round"/></svg>'
    )


def plates(rules: GameRules) -> list[Plain]:
    """Kulami's board to mark the marbles on, row by row as drawn: the plate of every hole. Others need none."""
    if rules.count is None or rules.count.counted is not Counted.SHEET:
        return []
    layout = start(KULAMI.checked(rules.game_options)).board
    return [[layout.plate_at[hole].mark for hole in row] for row in layout.rows]
