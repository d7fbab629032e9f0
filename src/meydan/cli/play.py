"""`meydan play`: two people at one terminal, or one against the computer."""

import argparse
import sys
from typing import Any

from meydan.cli.chosen_game import Chosen, add_game_arguments, chosen_game
from meydan.cli.commands import Commands, show
from meydan.cli.opponent import Opponent, add_opponent_arguments, chosen_opponent
from meydan.games import Position
from meydan.games.errors import IllegalMove, InvalidText
from meydan.games.words import Words

HELP = Words(
    "Hamlenizi yazın ({form}) ya da: hamleler · geri · anlat · konum · çık",
    "Type your move ({form}) or: moves · undo · describe · position · quit",
)
COMMANDS = {
    "hamleler": "moves",
    "moves": "moves",
    "geri": "undo",
    "undo": "undo",
    "anlat": "describe",
    "describe": "describe",
    "konum": "position",
    "position": "position",
    "çık": "quit",
    "cik": "quit",
    "quit": "quit",
    "?": "help",
    "yardım": "help",
    "yardim": "help",
    "help": "help",
}


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "play",
        Words(
            "uçbirimde oynanır: iki kişi ya da bilgisayara karşı",
            "play at the terminal: two people, or against the computer",
        ),
        run,
        (
            "meydan play mangala",
            "meydan play pentago --rulebook salihli",
            "meydan play hex --option swap=true",
            "meydan play hex --against kalfa",
        ),
    )
    add_game_arguments(commands, parser)
    add_opponent_arguments(commands, parser)


def run(given: argparse.Namespace) -> int:
    chosen = chosen_game(given)
    opponent = chosen_opponent(given)
    Table(chosen, given.lang, opponent).play()
    return 0


class Table:
    """A set at the terminal: the positions so far, newest last."""

    def __init__(self, chosen: Chosen, language: str, opponent: Opponent | None) -> None:
        self.chosen = chosen
        self.game = chosen.game
        self.language = language
        self.opponent = opponent
        self.positions = [chosen.game.start(chosen.options)]

    @property
    def position(self) -> Position[Any]:
        return self.positions[-1]

    def say(self, tr: str, en: str) -> None:
        show(Words(tr, en).in_language(self.language))

    def play(self) -> None:
        first, second = (side.in_language(self.language) for side in self.game.sides)
        show(f"{self.game.title.in_language(self.language)}: {first} – {second}")
        self.help()
        self.board()
        while not self.position.outcome:
            if self.opponent and self.position.turn is self.opponent.side:
                self.reply(self.opponent)
                continue
            line = self.ask()
            if line is None or not self.obey(line):
                self.say("Oyun yarıda bırakıldı.", "The game was left unfinished.")
                return
        outcome = self.position.outcome
        show(f"{outcome.words.in_language(self.language)} [{self.chosen.cite(outcome.article)}]")

    def ask(self) -> str | None:
        """What the player types; None at the end of the input."""
        sys.stdout.write(f"{self.game.side_name(self.position, self.position.turn).in_language(self.language)}> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        return line.strip() if line else None

    def obey(self, line: str) -> bool:
        """Do what was typed; False when the players leave."""
        command = COMMANDS.get(line)
        if command == "quit":
            return False
        if command == "moves":
            show(" ".join(str(move) for move in self.position.moves()))
        elif command == "undo":
            self.undo()
        elif command == "describe":
            show(self.position.describe().in_language(self.language))
        elif command == "position":
            show(self.position.text)
        elif command == "help" or not line:
            self.help()
        else:
            self.move(line)
        return True

    def move(self, text: str) -> None:
        try:
            self.positions.append(self.position.play(self.game.move(text)))
        except (IllegalMove, InvalidText) as refusal:
            show(self.chosen.refusal(refusal, self.language))
        else:
            self.board()

    def reply(self, opponent: Opponent) -> None:
        move = opponent.player.choose(self.position).move
        show(f"{opponent.player.level.title.in_language(self.language)}: {move}")
        self.positions.append(self.position.play(move))
        self.board()

    def undo(self) -> None:
        """Takes the last move back; against the computer, the own last move and what was played after it."""
        own = [n for n, position in enumerate(self.positions[:-1]) if self.is_own(position)]
        if not own:
            self.say("Geri alınacak hamle yok.", "There is no move to take back.")
            return
        del self.positions[own[-1] + 1 :]
        self.board()

    def is_own(self, position: Position[Any]) -> bool:
        return self.opponent is None or position.turn is not self.opponent.side

    def help(self) -> None:
        example = str(self.game.start().moves()[0])
        form = Words(f"örneğin {example}", f"such as {example}")
        show(HELP.in_language(self.language).format(form=form.in_language(self.language)))

    def board(self) -> None:
        show(f"\n{self.position.draw()}\n")
