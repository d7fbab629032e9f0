"""The knock-out as a picture: rounds from left to right, winners in bold.

A fixed bracket is a tree, with the places of rounds to come left empty. Where every round is drawn afresh
(`salihli.event.11`) nothing leads from one match to the next, and the rounds stand side by side without lines.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from meydan.games.words import Words
from meydan.paper.listing import round_title, subtitled
from meydan.paper.part import Part, Plain
from meydan.paper.people import Person
from meydan.tournament.knockout import How, Knockout, KnockoutRound, Pairing

BRACKET = Words("Eleme tablosu", "Bracket")
MATCHES_A_PAGE = 16
LAST_ROUNDS = {
    1: Words("Final", "Final"),
    2: Words("Yarı final", "Semi-finals"),
    4: Words("Çeyrek final", "Quarter-finals"),
}
CHAMPION = Words("Birinci", "Champion")
THIRD = Words("Üçüncülük maçı", "For third place")
HOW_WORDS = {
    How.SETTLED: Words("kurayla", "by lot"),
    How.FORFEIT: Words("hükmen", "forfeit"),
    How.BYE: Words("bay", "bye"),
    How.NOBODY: Words("kimse gelmedi", "nobody came"),
}


@dataclass(frozen=True, slots=True)
class BracketPaper:
    category: str
    knockout: Knockout
    people: Mapping[int, Person]


@dataclass(frozen=True, slots=True)
class Box:
    """A match: two lines, which of them won (0, 1 or neither), and how if not by play."""

    lines: tuple[str, str]
    winner: int | None = None
    note: str = ""

    def plain(self) -> dict[str, Plain]:
        return {"lines": list(self.lines), "winner": self.winner, "note": self.note}


EMPTY = Box(("", ""))
Columns = list[tuple[str, list[Box]]]


def bracket(value: BracketPaper, language: str) -> tuple[Part, ...]:
    fresh = any(each.lots for each in value.knockout.rounds)
    columns = played_columns(value, language) if fresh else tree_columns(value, language)
    pages = side_by_side(columns) if fresh else tree_pages(columns)
    data: dict[str, Plain] = {
        "subtitle": subtitled(value.category),
        "tree": not fresh,
        "pages": [page_plain(page) for page in pages],
        "below": below(value, language),
    }
    return (Part("bracket", BRACKET.in_language(language), data, landscape=True),)


def played_columns(value: BracketPaper, language: str) -> Columns:
    return [
        (round_name(each.number, len(boxes), language), boxes)
        for each in value.knockout.rounds
        for boxes in [[box(one, value.people, language) for one in main_draw(each)]]
    ]


def tree_columns(value: BracketPaper, language: str) -> Columns:
    """The rounds played, and empty places for those to come, down to the final."""
    columns = played_columns(value, language)
    while columns and len(columns[-1][1]) > 1:
        empty = len(columns[-1][1]) // 2
        columns.append((round_name(len(columns) + 1, empty, language), [EMPTY] * empty))
    return columns


def tree_pages(columns: Columns) -> list[Columns]:
    """A tree too large for a page: its branches first, then the rounds in which their winners meet."""
    if not columns or len(columns[0][1]) <= MATCHES_A_PAGE:
        return [columns]
    branches = len(columns[0][1]) // MATCHES_A_PAGE
    rounds = MATCHES_A_PAGE.bit_length()
    pages = []
    for branch in range(branches):
        page = []
        for title, boxes in columns[:rounds]:
            size = len(boxes) // branches
            page.append((title, boxes[branch * size : (branch + 1) * size]))
        pages.append(page)
    return [*pages, *tree_pages(columns[rounds:])]


def side_by_side(columns: Columns) -> list[Columns]:
    """Rounds that fit stand together; a longer one has pages of its own."""
    pages: list[Columns] = []
    together: Columns = []
    for title, boxes in columns:
        if len(boxes) <= MATCHES_A_PAGE:
            together.append((title, boxes))
            continue
        cuts = range(0, len(boxes), MATCHES_A_PAGE)
        pages += [[(title, boxes[at : at + MATCHES_A_PAGE])] for at in cuts]
    return [*pages, *([together] if together else [])]


def page_plain(columns: Columns) -> Plain:
    return [{"title": title, "boxes": [box.plain() for box in boxes]} for title, boxes in columns]


def main_draw(each: KnockoutRound) -> list[Pairing]:
    return [pairing for pairing in each.pairings if not pairing.for_third]


def round_name(number: int, matches: int, language: str) -> str:
    named = LAST_ROUNDS.get(matches)
    return named.in_language(language) if named else round_title(number, language)


def box(pairing: Pairing, people: Mapping[int, Person], language: str) -> Box:
    lines = (line(pairing.first, people), line(pairing.second, people))
    note = HOW_WORDS[pairing.how].in_language(language) if pairing.how in HOW_WORDS else ""
    if pairing.winner is None:
        return Box(lines, None, note)
    return Box(lines, 0 if pairing.winner == pairing.first else 1, note)


def line(number: int | None, people: Mapping[int, Person]) -> str:
    return "" if number is None else f"{number} {people[number].name}"


def below(value: BracketPaper, language: str) -> list[str]:
    """The match for place three, and the champion."""
    said = []
    for each in value.knockout.rounds:
        for pairing in each.pairings:
            if pairing.for_third:
                players = " – ".join(value.people[one].name for one in pairing.players)
                winner = f": {value.people[pairing.winner].name}" if pairing.winner is not None else ""
                said.append(f"{THIRD.in_language(language)}: {players}{winner}")
    champion = value.knockout.champion
    if champion is not None:
        said.append(f"{CHAMPION.in_language(language)}: {value.people[champion].name}")
    return said
