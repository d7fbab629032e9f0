"""The whole match as readable lines: every act in its order, what followed from it, and what was corrected later."""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.games import Words
from meydan.match.acts import Act
from meydan.match.consequences import REOPENED, card_score_words, result_words, set_ended, tied_words
from meydan.match.corrections import standing
from meydan.match.deeds import Correction, Happening, Signed
from meydan.match.match import Match, act, open_match
from meydan.match.sentences import sentence
from meydan.match.state import State
from meydan.rulebooks.articles import Citation


@dataclass(frozen=True, slots=True)
class Line:
    """`number` is the act's; a line without `act` says what followed from it. What no longer `stands` is struck out."""

    number: int
    words: Words
    article: Citation
    stands: bool
    act: Act | None = None


def story(match: Match) -> tuple[Line, ...]:
    """All lines of the match. What was corrected stays readable."""
    live = {one.number: one.deed for one in standing(match.journal)}
    lines: list[Line] = []
    told: Match | None = None
    for one in match.journal:
        before = told
        told = open_match(match.rules, one) if before is None else act(before, one)
        stands = still_stands(match, one, live)
        words = sentence(one.deed, before.state if before else told.state)
        lines.append(Line(one.number, words, told.article, stands, one))
        if before is not None:
            lines.extend(
                Line(one.number, words, article, stands) for words, article in consequences(before.state, told)
            )
    return tuple(lines)


def still_stands(match: Match, act: Act, live: dict[int, Happening]) -> bool:
    """Whether the act counts in the match as it is now. A signature counts under the result that was shown."""
    deed = act.deed
    if isinstance(deed, Signed):
        return act.number in live and deed.shown == match.to_sign
    return isinstance(deed, Correction) or live.get(act.number) == deed


def consequences(before: State, match: Match) -> Iterator[tuple[Words, Citation]]:
    """What changed besides the deed itself: sets and cards that ended, and the result."""
    after = match.state
    for record in after.sets:
        if record not in before.sets:
            yield set_ended(record, after), record.article
    if before.card_score != after.card_score:
        yield card_score_words(after), match.article
    if before.result == after.result and before.tied == after.tied:
        return
    if after.result is not None:
        yield result_words(after.result, after), after.result.article
    elif after.tied is not None:
        yield tied_words(after.tied), after.tied.article
    else:
        yield REOPENED, match.article
