"""What a match says of itself in a list: written with each act, so that lists need not fold every match again."""

from typing import Any

from django.utils import timezone

from meydan.match import Match, Player
from meydan.match.result import REASON_WORDS, Result, written
from meydan.site.models import Pairing
from meydan.tournament.played import letter

Plain = dict[str, Any]


def result_to_plain(result: Result | None) -> Plain | None:
    """The result as `Pairing.result` keeps it. No names: they belong to the entries."""
    if result is None:
        return None
    reason, points = REASON_WORDS[result.reason], written(result.points)
    return {
        "points": list(result.points),
        "letters": [letter(result, player).value for player in Player],
        "reason": result.reason.value,
        "tr": f"{points} ({reason.tr})",
        "en": f"{points} ({reason.en})",
        "article": result.article.reference,
        "advances": result.advances.seat + 1 if result.advances else None,
    }


def summary_of(match: Match) -> Plain:
    state = match.state
    sets = [{"winner": one.winner.value if one.winner else None, "counts": one.counts} for one in state.sets]
    score = state.card_score if match.rules.cards else state.set_score
    return {
        "sets": sets,
        "cards": [{"card": one.card, "winner": one.winner.value if one.winner else None} for one in state.cards],
        "score": list(score),
        "game_points": [
            sum(sum(one.counts[player.seat]) for one in state.sets if one.counts is not None) for player in Player
        ],
        "running_set": state.running_set.number if state.running_set else None,
        "running_card": state.running_card.card if state.running_card else None,
        "tied": state.tied is not None,
        "signatures": sorted(signer.value for signer in state.signatures),
        **running_times(match),
    }


def running_times(match: Match) -> Plain:
    """The clock of the running set and the timer of the running card, for screens that show them running.

    Only durations count in a match; `since` is a label: when the server last heard of them."""
    state, since = match.state, timezone.now().isoformat()
    found: Plain = {}
    if state.clock is not None and state.running_set is not None and match.result is None:
        runs = state.clock.turn.seat if state.clock.running and state.clock.turn else None
        found["clock"] = {"left": list(state.clock.left), "runs": runs, "since": since}
    timer = state.running_card.timer if state.running_card and match.result is None else None
    if timer is not None and (left := timer.left(0)) is not None:
        found["timer"] = {"left": left, "since": since}
    return found


def tell(pairing: Pairing, match: Match) -> list[str]:
    """Writes what the match says into its pairing's fields, and names them."""
    state = match.state
    drawn = sum(one.winner is None for one in state.sets)
    score = state.card_score if match.rules.cards else state.set_score
    pairing.acts = len(match.journal)
    played = match.result is not None and match.result.played
    pairing.begun = bool(state.sets or state.running_set or state.cards or state.running_card) or played
    pairing.result = result_to_plain(match.result)
    pairing.set_points = [2 * won + drawn for won in score]
    pairing.warnings = [match.warnings(player) for player in Player]
    pairing.summary = summary_of(match)
    return ["acts", "begun", "result", "set_points", "warnings", "summary"]
