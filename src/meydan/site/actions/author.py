"""Who changes something, from which device, why, and what was confirmed."""

from dataclasses import dataclass, field
from uuid import uuid4

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.models import Official, Role
from meydan.site.rights import may, not_yours, verdict
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action, Kind, Need, Situation, Verdict


@dataclass(frozen=True, slots=True)
class Confirmation:
    """What a person added to the bare wish. `typed` is compared with what the preview showed; `second` is another
    official who gave their own password."""

    confirmed: bool = False
    typed: str = ""
    reason: str = ""
    second: Official | None = None


@dataclass(frozen=True, slots=True)
class Author:
    """`request` is the id of the wish: sent twice, it is done once."""

    name: str
    role: Role
    official: Official | None = None
    device: str = ""
    confirmation: Confirmation = Confirmation()
    request: str = field(default_factory=lambda: uuid4().hex)


class NotAllowed(Refusal):
    """This person may not do it, or the state of the round forbids it."""


class NeedsConfirmation(Refusal):
    """It can be done after one more step: `verdict.needs` says which; `expected` is what must be typed."""

    def __init__(self, asked: Verdict, missing: tuple[Need, ...], expected: str = "") -> None:
        super().__init__(asked.words, asked.ground)
        self.verdict = asked
        self.missing = missing
        self.expected = expected


def check_task(author: Author, task: Task) -> None:
    if not may(author.role, task):
        raise NotAllowed(not_yours(author.role, task))


def check_action(author: Author, action: Action, situation: Situation, expected: str = "") -> Verdict:
    """Lets the action through, or says why not, or what is still missing. `expected` is the text to be typed."""
    answer = verdict(author.role, action, situation)
    if answer.kind is Kind.FORBIDDEN:
        raise NotAllowed(answer.words, answer.ground)
    lacking = tuple(need for need in answer.needs if not given(author, need, expected))
    if lacking:
        raise NeedsConfirmation(answer, lacking, expected)
    return answer


def given(author: Author, need: Need, expected: str) -> bool:
    confirmation = author.confirmation
    match need:
        case Need.SIMPLE:
            return confirmation.confirmed
        case Need.TYPED:
            return confirmation.typed.strip() == expected
        case Need.REASON:
            return bool(confirmation.reason.strip())
        case Need.SECOND_PERSON:
            return confirmation.second is not None and confirmation.second != author.official
        case Need.HEAD_REFEREE:
            return author.role is Role.HEAD_REFEREE


def check_reason(author: Author) -> str:
    """The written reason, where an action always needs one."""
    reason = author.confirmation.reason.strip()
    if not reason:
        raise Refusal(Words("Nedenini yazın; kayda geçer.", "Write the reason; it goes into the log."))
    return reason
