"""What stands above the signatures, in one line: whoever signs signs exactly this."""

from meydan.match.result import written
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
