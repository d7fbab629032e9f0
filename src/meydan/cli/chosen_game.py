"""Arguments that several commands share: which game, under which rulebook, with which options, from which position."""

import argparse
from dataclasses import dataclass
from typing import Any

from meydan.cli.commands import Commands
from meydan.games import CARD_RACES, GAMES, Game, Position, find_game
from meydan.games.errors import InvalidText, Refusal
from meydan.games.game import OptionValue
from meydan.games.line import BrokenLine, play_line, read_options
from meydan.games.words import Words
from meydan.rulebooks import RULEBOOKS, GameRules, load_rules


@dataclass(frozen=True, slots=True)
class Chosen:
    """A game as the person asked for it; without a rulebook the games' own articles are named."""

    game: Game
    options: dict[str, OptionValue]
    rules: GameRules | None

    def cite(self, article: str) -> str:
        """The article by the name it has in the chosen rulebook."""
        return self.rules.cite(article).reference if self.rules else article

    def refusal(self, refusal: Refusal, language: str) -> str:
        """A refusal as the person reads it, with the article of the chosen rulebook."""
        sentence = refusal.words.in_language(language)
        return f"{sentence} [{self.cite(refusal.article)}]" if refusal.article else sentence


def add_game_arguments(commands: Commands, parser: argparse.ArgumentParser) -> None:
    say = commands.say
    parser.add_argument("game", metavar="GAME", help=say(Words("oyun: ", "game: ")) + ", ".join(GAMES))
    parser.add_argument(
        "--rulebook",
        metavar="NAME",
        help=say(Words("bu kural kitabına göre: ", "by this rulebook: ")) + ", ".join(RULEBOOKS),
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=say(Words("oyunun bir seçeneği (bkz. meydan games)", "an option of the game (see meydan games)")),
    )


def add_position_arguments(commands: Commands, parser: argparse.ArgumentParser) -> None:
    say = commands.say
    parser.add_argument("--moves", default="", metavar='"m1 m2 …"', help=say(Words("hamleler", "the moves")))
    parser.add_argument(
        "--position",
        metavar="TEXT",
        help=say(Words("başlangıç yerine bu konumdan", "from this position instead of the start")),
    )


def chosen_game(given: argparse.Namespace) -> Chosen:
    if given.game in CARD_RACES:
        title = CARD_RACES[given.game].title
        raise InvalidText(
            given.game,
            Words(
                f"{title.tr} kart yarışıdır, tahtada oynanmaz; hakemliği: meydan match KURAL-KİTABI {given.game}",
                f"{title.en} is a card race without a board; to referee it: meydan match RULEBOOK {given.game}",
            ),
        )
    game = find_game(given.game)
    rules = load_rules(given.rulebook, game.name) if given.rulebook else None
    options = rules.game_options if rules else {}
    return Chosen(game, {**options, **read_options(game, given.option)}, rules)


def reached_position(given: argparse.Namespace) -> tuple[Chosen, Position[Any]]:
    """The position after the given moves; a move that cannot be played is refused by the chosen rulebook."""
    chosen, start = chosen_position(given)
    try:
        return chosen, play_line(chosen.game, start, given.moves)[-1]
    except BrokenLine as broken:
        article = chosen.cite(broken.article) if broken.article else None
        raise Refusal(broken.words, article) from None


def chosen_position(given: argparse.Namespace) -> tuple[Chosen, Position[Any]]:
    chosen = chosen_game(given)
    game, options = chosen.game, chosen.options
    return chosen, game.start(options) if given.position is None else game.parse(given.position, options)
