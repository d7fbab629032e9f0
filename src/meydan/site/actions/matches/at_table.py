"""What a referee's phone sends: acts with their ids and numbers. Each is stored once."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from meydan.games.errors import Refusal
from meydan.match import Deed, IdTaken, Match, deed_from_plain, plain
from meydan.match.deeds import Correction, NoShow, Signed
from meydan.site.actions.author import Author, check_action, check_task
from meydan.site.actions.change import Log, change
from meydan.site.actions.matches.sheet import Sheet
from meydan.site.models import Pairing
from meydan.site.records.table_situations import at_table
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action, Kind, State
from meydan.tournament.rounds.table import decide


@dataclass(frozen=True, slots=True)
class SentAct:
    """An act as a device sends it: who did it and when, the server knows better."""

    id: str
    number: int
    deed: Deed
    device_time: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of the acts sent: how many stand now (newly stored or known before), and what stopped the next one.

    `refusal` is Stale (somebody was faster: `.standing` is the act that has its number), Refused with its article, or
    NotAllowed. Acts after the refused one have not been looked at.
    """

    accepted: int
    version: int
    refusal: Refusal | None = None


class NothingNew(Exception):  # noqa: N818 - no error: ends a change that has nothing to write
    def __init__(self, answer: Answer) -> None:
        self.answer = answer


def sent_act(value: dict[str, Any]) -> SentAct:
    """An act out of its JSON form: {"id", "number", "deed", "time"}."""
    return SentAct(
        str(value["id"])[:64], int(value["number"]), deed_from_plain(value["deed"]), str(value.get("time", ""))
    )


def act_at_table(author: Author, pairing: Pairing, acts: Sequence[SentAct]) -> Answer:
    """Stores the acts in order, as far as the match takes them. What comes for a withdrawn pairing is parked."""
    if all_known(pairing, acts):
        return Answer(len(acts), pairing.stored_acts.count())
    try:
        with change(pairing.round.category.event, author) as log:
            check_task(author, Task.ACT_AT_TABLE)
            return put_to(log, Sheet(author, pairing), acts)
    except NothingNew as nothing:
        return nothing.answer


def all_known(pairing: Pairing, acts: Sequence[SentAct]) -> bool:
    """Everything came before: the answer was lost, and nothing need be locked to say so again."""
    if any(sent.number > pairing.acts for sent in acts):
        return False
    rows = pairing.stored_acts.filter(act_id__in=[sent.id for sent in acts]).values_list("act_id", "number", "act")
    stored = {act_id: (number, act["deed"]) for act_id, number, act in rows}
    return all(stored.get(sent.id) == (sent.number, plain(sent.deed)) for sent in acts)


def put_to(log: Log, sheet: Sheet, acts: Sequence[SentAct]) -> Answer:
    accepted, stored = 0, 0
    refusal: Refusal | None = None
    lines = []
    for sent in acts:
        try:
            if known(sheet.match, sent):
                accepted += 1
                continue
            check_allowed(sheet, sent.deed)
            before = sheet.match
            sheet.do(sent.deed, sent.id, sent.number, sent.device_time)
        except Refusal as found:
            refusal = found
            break
        accepted, stored = accepted + 1, stored + 1
        lines.append((sent, before, sheet.match))
    if not sheet.pairing.round.current and refusal is not None:
        park(log, sheet.pairing, acts[accepted:])
        return Answer(accepted, sheet.pairing.acts, refusal)
    if not stored:
        raise NothingNew(Answer(accepted, sheet.pairing.acts, refusal))
    sheet.save()
    for sent, before, after in lines:
        log_act(log, sheet.pairing, sent, before, after)
    return Answer(accepted, sheet.pairing.acts, refusal)


def known(match: Match, sent: SentAct) -> bool:
    """The same act came before. Another act with its id is a mistake of the device."""
    stored = match.journal.with_id(sent.id)
    if stored is None:
        return False
    if (stored.number, stored.deed) != (sent.number, sent.deed):
        raise IdTaken(stored, replace(stored, number=sent.number, deed=sent.deed))
    return True


def check_allowed(sheet: Sheet, deed: Deed) -> None:
    """Whether the state of the round allows this deed at this table."""
    author, pairing, match = sheet.author, sheet.pairing, sheet.match
    situation = at_table(pairing, sheet.later)
    if isinstance(deed, Correction) and match.result is not None:
        undo = decide(Action.UNDO_RESULT, situation).kind is Kind.ALLOWED
        check_action(author, Action.UNDO_RESULT if undo else Action.CORRECT_RESULT, situation)
    elif isinstance(deed, Signed) or match.result is not None:
        if situation.state is State.CLOSED or not pairing.round.current:
            check_action(author, Action.ENTER_RESULT, situation)
    elif isinstance(deed, NoShow):
        check_action(author, Action.NO_SHOW, situation)
    else:
        check_action(author, Action.ENTER_RESULT, situation)


def log_act(log: Log, pairing: Pairing, sent: SentAct, before: Match, after: Match) -> None:
    """Spectators are told when a set, a card or the match ends; what happened besides is for the desk."""
    ended = (len(before.state.sets), len(before.state.cards), before.result) != (
        len(after.state.sets),
        len(after.state.cards),
        after.result,
    )
    log("act at table", about=about_table(pairing), data={"act": sent.number, "deed": sent.deed.kind}, public=ended)


def park(log: Log, pairing: Pairing, acts: Sequence[SentAct]) -> None:
    """What was entered on a sheet of a withdrawn pairing is kept for review, never applied (fault 32)."""
    kept = [{"id": sent.id, "number": sent.number, "deed": plain(sent.deed)} for sent in acts]
    log("entries parked", about=about_table(pairing), data={"acts": kept})


def about_table(pairing: Pairing) -> dict[str, int]:
    row = pairing.round
    return {"category": row.category_id, "round": row.number, "table": pairing.table or 0, "pairing": pairing.pk}
