"""What follows from an act, in sentences: a set that ended, the score of the cards, the result."""

from collections.abc import Iterator

from meydan.games import Words
from meydan.match.player import Player
from meydan.match.result import NOTHING, REASON_WORDS, Result, written, written_points
from meydan.match.signing import written_set
from meydan.match.state import SetEnd, SetRecord, State
from meydan.rulebooks.articles import Citation

SET_ENDS = {
    SetEnd.PLAYED: Words("hamlelerle", "by play"),
    SetEnd.COUNTED: Words("sayımla", "by count"),
    SetEnd.DECIDED: Words("hakem girişiyle", "entered by the referee"),
    SetEnd.AGREED: Words("anlaşmayla", "by agreement"),
    SetEnd.FLAG: Words("süre bitimiyle", "on time"),
}


def set_ended(record: SetRecord, state: State) -> Words:
    how = SET_ENDS[record.end]
    counts = f" {written_set(record)}" if record.counts else ""
    if record.winner is None:
        return Words(
            f"{record.number}. set berabere ({how.tr}){counts}.", f"Set {record.number} is drawn ({how.en}){counts}."
        )
    name = state.opened.name(record.winner)
    return Words(
        f"{record.number}. set: {name} ({how.tr}){counts}.", f"Set {record.number} goes to {name} ({how.en}){counts}."
    )


def card_score_words(state: State) -> Words:
    first, second = state.card_score
    return Words(f"Kart durumu {first}–{second}.", f"Cards {first}–{second}.")


def result_words(result: Result, state: State) -> Words:
    """The result in one sentence: who has how many points, and why."""
    reason = REASON_WORDS[result.reason]
    first, second = (f"{state.opened.name(p)} {written_points(result.points[p.seat])}" for p in Player)
    if result.points == NOTHING:
        words = Words(f"Kazanan yok, 0–0 ({reason.tr}).", f"Nobody wins, 0–0 ({reason.en}).")
    elif result.drawn:
        words = Words(
            f"Maç berabere: {first}, {second} ({reason.tr}).", f"The match is drawn: {first}, {second} ({reason.en})."
        )
    else:
        words = Words(
            f"Maç bitti: {first}, {second} ({reason.tr}).", f"The match is over: {first}, {second} ({reason.en})."
        )
    if result.advances is None:
        return words
    name = state.opened.name(result.advances)
    return Words(f"{words.tr} Üst tura çıkan: {name}.", f"{words.en} {name} goes on.")


def tied_words(result: Result) -> Words:
    points = written(result.points)
    return Words(
        f"Eleme maçı berabere ({points}): üst tura çıkanı kura belirler.",
        f"The knock-out match is drawn ({points}): a lot decides who goes on.",
    )


REOPENED = Words("Maç yeniden açıldı.", "The match is open again.")


def consequences(before: State, after: State, article: Citation) -> Iterator[tuple[Words, Citation]]:
    """What changed besides the deed itself, each with its article; `article` is the one behind the deed."""
    for record in after.sets:
        if record not in before.sets:
            yield set_ended(record, after), record.article
    if before.card_score != after.card_score:
        yield card_score_words(after), article
    if before.result == after.result and before.tied == after.tied:
        return
    if after.result is not None:
        yield result_words(after.result, after), after.result.article
    elif after.tied is not None:
        yield tied_words(after.tied), after.tied.article
    else:
        yield REOPENED, article
