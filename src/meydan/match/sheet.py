"""The score sheet of a match: what is shown to the players, printed, and signed."""

from dataclasses import dataclass

from meydan.games import Words
from meydan.match.clock import Clock
from meydan.match.consequences import result_words
from meydan.match.counting import SHEET_PARTS
from meydan.match.deeds import Signer
from meydan.match.match import Match
from meydan.match.player import Player
from meydan.match.result import Result
from meydan.match.state import CardRecord, SetRecord, WarningRecord
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.facts import Counted


@dataclass(frozen=True, slots=True)
class PartRow:
    """One part of a count, the two players side by side: rows, largest area, plates, and their sum."""

    title: Words
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Everything that stands on the sheet. `parts` are those of the last counted set; `article` asks for signatures.

    `to_sign` is the line above the signatures, empty while nothing is decided.
    """

    rulebook: str
    game: Words
    names: tuple[str, str]
    sets: tuple[SetRecord, ...]
    set_score: tuple[int, int]
    parts: tuple[PartRow, ...]
    cards: tuple[CardRecord, ...]
    card_score: tuple[int, int]
    warnings: tuple[WarningRecord, ...]
    clock: Clock | None
    result: Result | None
    result_words: Words | None
    to_sign: Words
    signatures: tuple[Signer, ...]
    article: Citation


def score_sheet(match: Match) -> ScoreSheet:
    state, rules = match.state, match.rules
    return ScoreSheet(
        rulebook=rules.rulebook,
        game=rules.title,
        names=(match.name(Player.FIRST), match.name(Player.SECOND)),
        sets=state.sets,
        set_score=state.set_score,
        parts=part_rows(match),
        cards=state.cards,
        card_score=state.card_score,
        warnings=state.warnings,
        clock=state.clock,
        result=state.result,
        result_words=result_words(state.result, state) if state.result else None,
        to_sign=match.to_sign_words,
        signatures=tuple(one for one in Signer if one in state.signatures),
        article=rules.score_sheet or rules.points.article,
    )


def part_rows(match: Match) -> tuple[PartRow, ...]:
    """The three scores one under the other, and added; none where a set has no such parts."""
    rule = match.rules.count
    counted = [record.counts for record in match.state.sets if record.counts]
    if rule is None or rule.counted is not Counted.SHEET or not counted:
        return ()
    first, second = counted[-1]
    rows = [PartRow(*row) for row in zip(SHEET_PARTS, first, second, strict=True)]
    return (*rows, PartRow(Words("toplam", "total"), sum(first), sum(second)))
