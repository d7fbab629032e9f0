"""What the referees decided: warnings, rulings, objections, corrections, each with its article, as the log has them."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.match import Act, Match, Role, deeds, story
from meydan.paper.listing import TABLE, Column, Kind, listing
from meydan.paper.part import Part

DECISIONS = Words("Kararlar ve uyarılar", "Decisions and warnings")
ROUND = Words("Tur", "Round")
TIME = Words("Saat", "Time")
WHAT = Words("Karar", "Decision")
ARTICLE = Words("Madde", "Article")
BY = Words("Veren", "By")
WITHDRAWN = Words("(geri alındı)", "(withdrawn)")
NONE = Words("Karar ya da uyarı yok.", "No decisions and no warnings.")

ROLES = {
    Role.TABLE_REFEREE: Words("masa hakemi", "table referee"),
    Role.HEAD_REFEREE: Words("başhakem", "head referee"),
    Role.FIRST_PLAYER: Words("birinci oyuncu", "first player"),
    Role.SECOND_PLAYER: Words("ikinci oyuncu", "second player"),
}

DECIDED = (
    deeds.Warned,
    deeds.WarningWithdrawn,
    deeds.RefereeActed,
    deeds.Objected,
    deeds.Ruled,
    deeds.Disqualified,
    deeds.NoShow,
    deeds.LotDrawn,
    deeds.Withdrawn,
    deeds.Corrected,
)


@dataclass(frozen=True, slots=True)
class Decision:
    """`stands` is false for what was withdrawn or replaced later; it stays on the list."""

    round_number: int
    table: int | None
    time: str
    words: Words
    article: Words
    by: Words
    stands: bool = True


@dataclass(frozen=True, slots=True)
class Decisions:
    subtitle: str
    decisions: tuple[Decision, ...]


def decisions_of(match: Match, round_number: int, table: int | None) -> tuple[Decision, ...]:
    """What was decided in one match, out of its story."""
    return tuple(
        Decision(round_number, table, line.act.time, line.words, line.article.label, by_whom(line.act), line.stands)
        for line in story(match)
        if line.act is not None and isinstance(line.act.deed, DECIDED)
    )


def by_whom(act: Act) -> Words:
    """The role, with the name where one is kept."""
    role, name = ROLES[act.actor.role], act.actor.name
    return Words(f"{role.tr}: {name}", f"{role.en}: {name}") if name else role


def decisions(value: Decisions, language: str) -> tuple[Part, ...]:
    columns = [
        Column(ROUND.in_language(language), Kind.MARK),
        Column(TABLE.in_language(language), Kind.MARK),
        Column(TIME.in_language(language), Kind.MARK),
        Column(WHAT.in_language(language), Kind.TEXT, 6),
        Column(ARTICLE.in_language(language), Kind.TEXT, 2),
        Column(BY.in_language(language), Kind.TEXT, 2),
    ]
    rows = [decision_row(one, language) for one in value.decisions]
    notes = [] if rows else [NONE.in_language(language)]
    return (listing(DECISIONS.in_language(language), value.subtitle, columns, rows, notes),)


def decision_row(decision: Decision, language: str) -> tuple[str, ...]:
    words = decision.words.in_language(language)
    return (
        str(decision.round_number),
        "–" if decision.table is None else str(decision.table),
        decision.time,
        words if decision.stands else f"{words} {WITHDRAWN.in_language(language)}",
        decision.article.in_language(language),
        decision.by.in_language(language),
    )
