"""The whole match as readable lines: every act in its order, what followed from it, and what was corrected later."""

from dataclasses import dataclass

from meydan.games import Words
from meydan.match.acts import Act
from meydan.match.consequences import consequences
from meydan.match.corrections import withdrawn_and_replaced
from meydan.match.deeds import Corrected, Signed
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
    withdrawn, replaced = withdrawn_and_replaced(list(match.journal))
    lines: list[Line] = []
    told: Match | None = None
    known: dict[int, State] = {}  # before each act; what is corrected is told as of then
    for one in match.journal:
        before = told
        told = open_match(match.rules, one) if before is None else act(before, one)
        state = known[one.number] = before.state if before else told.state
        if isinstance(one.deed, Corrected):
            state = known[one.deed.target]._replace(opened=state.opened)
        stands = one.number not in withdrawn and one.number not in replaced and signature_stands(match, one)
        lines.append(Line(one.number, sentence(one.deed, state), told.article, stands, one))
        if before is not None:
            lines.extend(
                Line(one.number, words, article, stands)
                for words, article in consequences(before.state, told.state, told.article)
            )
    return tuple(lines)


def signature_stands(match: Match, act: Act) -> bool:
    """A signature counts under the result that was shown, other acts in any case."""
    return not isinstance(act.deed, Signed) or act.deed.shown == match.to_sign
