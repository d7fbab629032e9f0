"""What the recorded moves of a match lead to, for a phone that cannot play them itself."""

from typing import Any

from meydan.games import GAMES
from meydan.games.position import Position
from meydan.match.corrections import standing
from meydan.match.deeds import MovePlayed, SetBegun
from meydan.match.facts_as_json import fact
from meydan.match.match import Match
from meydan.rulebooks.model import GameRules


def position_to_plain(rules: GameRules, position: Position[Any]) -> dict[str, object]:
    """What a match asks of a position: who is to move and with what, the counts, how the set ended. `text` draws it.

    Sides are those of the set: `first` is who started it.
    """
    outcome = position.outcome
    return {
        "text": position.text,
        "to_move": fact(position.to_move),
        "moves": [str(move) for move in position.moves()],
        "counts": fact(position.counts()),
        "outcome": outcome
        and {
            "winner": fact(outcome.winner),
            "article": rules.cite(outcome.article).reference,
            "board": position.text,
        },
    }


def positions_to_plain(match: Match) -> dict[str, dict[str, object]]:
    """Every position that the recorded moves of this match lead to, by the moves of its set, written with spaces.

    With these the phone knows what the server knows of the boards. Of positions long past nobody asks for the moves.
    """
    known: dict[str, dict[str, object]] = {}
    game = GAMES.get(match.rules.game)
    if game is None:
        return known
    position, played = game.start(match.rules.game_options), ""
    for one in standing(match.journal):
        if isinstance(one.deed, SetBegun):
            position, played = game.start(match.rules.game_options), ""
        elif isinstance(one.deed, MovePlayed):
            position = position.play(game.move(one.deed.move))
            played = f"{played} {one.deed.move}".lstrip()
            known[played] = position_to_plain(match.rules, position)
    return known
