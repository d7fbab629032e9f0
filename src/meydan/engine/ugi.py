"""The Universal Game Interface, the relative of UCI for any game: how match runners drive an engine by text.

Answers: `id`, `ugiok`, `readyok`, `info …`, `bestmove …`, `response …`. What is not understood is answered by an
`info string` and changes nothing.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from threading import Thread
from typing import Any

from meydan.engine.analysis import Analysis
from meydan.engine.levels import LEVELS, STRONGEST, find_level
from meydan.engine.limits import Limits
from meydan.engine.player import Player
from meydan.engine.stop import Stop
from meydan.games import Game, Position, Side
from meydan.games.errors import Refusal
from meydan.games.game import OptionValue
from meydan.games.line import play_line, read_options

Say = Callable[[str], None]

GO_NUMBERS = {"movetime", "nodes", "depth"}
# Options that are numbers: which of the limits each sets, its default, and from where to where.
NUMBERS = {
    "Threads": ("threads", 1, 1, 64),
    "Hash": ("megabytes", 64, 1, 4096),
    "Seed": ("seed", 0, 0, 1_000_000_000),
}
RESULTS = {Side.FIRST: "p1win", Side.SECOND: "p2win", None: "draw"}


class Ugi:
    """One engine of one game. `obey` takes a line and gives False after `quit`."""

    def __init__(self, game: Game, options: dict[str, OptionValue], say: Say) -> None:
        self.game = game
        self.options = options
        self.say = say
        self.position = game.start(options)
        self.level = STRONGEST
        self.limits = Limits(**{field: default for field, default, _, _ in NUMBERS.values()})
        self._player = Player(self.level, self.limits.seed)
        self._search: tuple[Thread, Stop] | None = None

    def obey(self, line: str) -> bool:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            self.end_search()
            return False
        obeyed = {
            "ugi": self._introduce,
            "isready": lambda _: self.say("readyok"),
            "setoption": self._set_option,
            "uginewgame": self._new_game,
            "position": self._set_position,
            "go": self._go,
            "stop": lambda _: self.end_search(),
            "query": self._answer,
        }.get(word)
        try:
            if obeyed:
                obeyed(rest)
            elif word:
                self.say(f"info string unknown command {word}")
        except Refusal as refusal:
            self.say(f"info string {refusal.words.en}")
        return True

    def end_search(self) -> None:
        """Ends the search, if one goes on, and waits for its bestmove."""
        if self._search:
            thread, stop = self._search
            stop.set()
            thread.join()
            self._search = None

    def wait(self) -> None:
        """Waits for the search to end by its own limits."""
        if self._search:
            self._search[0].join()

    def _introduce(self, _: str) -> None:
        self.say(f"id name Meydan {self.game.name}")
        self.say("id author Meydan developers")
        for name, (_, default, least, most) in NUMBERS.items():
            self.say(f"option name {name} type spin default {default} min {least} max {most}")
        levels = " ".join(f"var {level.name}" for level in LEVELS)
        self.say(f"option name Level type combo default {STRONGEST.name} {levels}")
        for option in self.game.options:
            values = " ".join(f"var {value}" for value in option.values)
            self.say(f"option name {option.name} type combo default {option.default} {values}")
        self.say("ugiok")

    def _set_option(self, rest: str) -> None:
        name, _, value = rest.removeprefix("name ").partition(" value ")
        if name == "Level":
            self.level = find_level(value)
            self._begin_anew()
        elif name in NUMBERS:
            field, _, least, most = NUMBERS[name]
            if not (value.isdecimal() and least <= int(value) <= most):
                self.say(f"info string {name} cannot be {value}: a whole number from {least} to {most}")
                return
            self.limits = replace(self.limits, **{field: int(value)})
            self._begin_anew()
        else:
            self.options = self.game.checked({**self.options, **read_options(self.game, [f"{name}={value}"])})
            self.position = self.game.start(self.options)

    def _new_game(self, _: str) -> None:
        self.end_search()
        self.position = self.game.start(self.options)
        self._begin_anew()

    def _begin_anew(self) -> None:
        """With a player that remembers nothing of the moves before."""
        self._player = Player(self.level, self.limits.seed)

    def _set_position(self, rest: str) -> None:
        self.end_search()
        written, _, moves = f"{rest} ".partition(" moves ")
        kind, _, text = written.strip().partition(" ")
        if kind not in ("startpos", "fen"):
            self.say("info string write position startpos or position fen TEXT")
            return
        start = self.game.start(self.options) if kind == "startpos" else self.game.parse(text, self.options)
        self.position = play_line(self.game, start, moves)[-1]

    def _go(self, rest: str) -> None:
        self.end_search()
        if self.position.outcome:
            self.say("info string the game is over")
            self.say("bestmove none")
            return
        stop = Stop()
        wanted = self._wanted(rest.split())
        thread = Thread(target=self._think, args=(self._player, self.position, wanted, stop), daemon=True)
        self._search = (thread, stop)
        thread.start()

    def _wanted(self, words: list[str]) -> Limits | None:
        """The limits of `go`; None leaves them to the level."""
        numbers = {name: int(value) for name, value in pairwise(words) if name in GO_NUMBERS and value.isdigit()}
        if not numbers and "infinite" not in words:
            return None
        return replace(
            self.limits,
            seconds=numbers["movetime"] / 1000 if "movetime" in numbers else None,
            nodes=numbers.get("nodes"),
            depth=numbers.get("depth"),
        )

    def _think(self, player: Player, position: Position[Any], limits: Limits | None, stop: Stop) -> None:
        told = ""

        def tell(analysis: Analysis) -> None:
            nonlocal told
            told = info(analysis)
            self.say(told)

        choice = player.choose(position, limits, stop, tell)
        if info(choice.analysis) != told:
            self.say(info(choice.analysis))
        self.say(f"bestmove {choice.move}")

    def _answer(self, rest: str) -> None:
        outcome = self.position.outcome
        answers = {
            "gameover": str(outcome is not None).lower(),
            "p1turn": str(self.position.turn is Side.FIRST).lower(),
            "result": RESULTS[outcome.winner] if outcome else "none",
        }
        self.say(f"response {answers[rest]}" if rest in answers else f"info string unknown query {rest}")


def info(analysis: Analysis) -> str:
    """What was found in one line; a score in hundredths of a unit, or of a win from even."""
    best = analysis.best
    if best.score.plies is not None:
        plies = best.score.plies if best.score.raw > 0 else -best.score.plies
        score = f"mate {(plies + 1) // 2 if plies > 0 else plies // 2}"
    elif best.score.margin is not None:
        score = f"cp {int(best.score.margin * 100)}"
    else:
        score = f"cp {best.score.raw // 10}"
    speed = int(analysis.nodes / analysis.seconds) if analysis.seconds > 0 else 0
    return (
        f"info depth {analysis.depth} score {score} nodes {analysis.nodes} nps {speed} "
        f"time {int(analysis.seconds * 1000)} pv {' '.join(best.moves)}"
    )
