"""What a match tells after its acts, in the form of JSON: the table screen shows it, phone and server compare it."""

from meydan.match.facts_as_json import fact, words
from meydan.match.match import Match
from meydan.match.player import Player


def match_to_plain(match: Match) -> dict[str, object]:
    """Everything that is known, players as `first` and `second`, articles as their references."""
    state = match.state
    return {
        "next_number": match.next_number,
        "article": fact(match.article),
        "starter": fact(match.starter),
        "set_score": list(match.set_score),
        "sets": fact(state.sets),
        "running_set": running_set_to_plain(match),
        "card_score": list(match.card_score),
        "cards": fact(state.cards),
        "running_card": fact(state.running_card),
        "unreplaced_cards": list(state.unreplaced_cards),
        "handed_out": fact(state.handed_out),
        "warnings": fact(state.warnings),
        "warnings_counted": [match.warnings(player) for player in Player],
        "warnings_left": [match.warnings_left(player) for player in Player],
        "clock": clock_to_plain(match),
        "tied": fact(state.tied),
        "result": fact(state.result),
        "to_sign": match.to_sign,
        "to_sign_words": words(match.to_sign_words),
        "signatures": sorted(state.signatures),
    }


def running_set_to_plain(match: Match) -> dict[str, object] | None:
    """The running set without its board."""
    running = match.running_set
    if running is None:
        return None
    return {
        "number": running.number,
        "starter": fact(running.starter),
        "record": fact(running.record),
        "to_move": fact(running.to_move),
        "unpressed": fact(running.unpressed),
        "touched": running.touched,
        "request": fact(running.request),
        "may_count": sorted(running.may_count),
    }


def clock_to_plain(match: Match) -> dict[str, object] | None:
    clock = match.clock
    if clock is None:
        return None
    return {"left": list(clock.left), "turn": fact(clock.turn), "running": clock.running, "used": clock.used}
