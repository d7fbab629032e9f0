"""What stands above the signatures, in one line: whoever signs signs exactly this.

It is stored in one writing for all languages; people read it in theirs.
"""

from meydan.games import Words
from meydan.match.result import REASON_WORDS, Reason, written
from meydan.match.state import SetRecord, State


def to_sign(state: State) -> str:
    """The result with all counts, as `1–0 sets 2–1 (25–23 20–28 30–18)`; empty while nothing is decided."""
    result = state.result
    if result is None:
        return ""
    parts = [written(result.points), result.reason.value]
    if state.sets:
        first, second = state.set_score
        parts.append(f"{first}–{second}")
        parts.append("(" + " ".join(map(written_set, state.sets)) + ")")
    if state.cards:
        first, second = state.card_score
        parts.append(f"{first}–{second}")
    if result.advances:
        parts.append(f"→ {result.advances}")
    return " ".join(parts)


def written_set(record: SetRecord) -> str:
    """The counts of a set; who won it where nothing was counted."""
    if record.counts is None:
        return record.winner.value if record.winner else "="
    return "–".join("+".join(map(str, parts)) for parts in record.counts)


def to_sign_words(state: State) -> Words:
    """The same line as people read it, with the players' names; empty while nothing is decided."""
    result = state.result
    if result is None:
        return Words("", "")
    points = written(result.points)
    parts = [Words(points, points)]
    if result.reason not in (Reason.SETS, Reason.CARDS):
        parts.append(REASON_WORDS[result.reason])
    if state.sets:
        first, second = state.set_score
        sets = [set_words(record, state) for record in state.sets]
        tr, en = ", ".join(one.tr for one in sets), ", ".join(one.en for one in sets)
        parts.append(Words(f"setler {first}–{second} ({tr})", f"sets {first}–{second} ({en})"))
    if state.cards:
        first, second = state.card_score
        parts.append(Words(f"kartlar {first}–{second}", f"cards {first}–{second}"))
    if result.advances:
        name = state.opened.name(result.advances)
        parts.append(Words(f"üst tura çıkan {name}", f"{name} goes on"))
    return Words(", ".join(one.tr for one in parts), ", ".join(one.en for one in parts))


def set_words(record: SetRecord, state: State) -> Words:
    """The counts of a set; the winner's name where nothing was counted."""
    if record.counts is None and record.winner is None:
        return Words("berabere", "drawn")
    shown = state.opened.name(record.winner) if record.counts is None and record.winner else written_set(record)
    return Words(shown, shown)
