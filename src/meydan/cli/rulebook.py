"""`meydan rulebooks` and `meydan rulebook`: what the rulebooks say."""

import argparse

from meydan.cli.commands import Commands, show
from meydan.games.words import Words
from meydan.rulebooks import RULEBOOKS, load, load_rules
from meydan.rulebooks.readable import describe_game, describe_rulebook, list_rulebooks


def add_to(commands: Commands) -> None:
    commands.add("rulebooks", Words("kural kitaplarını listeler", "list the rulebooks"), run_list)
    parser = commands.add(
        "rulebook",
        Words("bir kural kitabını okunur biçimde yazar", "print a rulebook readably"),
        run,
        ("meydan rulebook lig koridor", "meydan rulebook salihli --lang en"),
    )
    parser.add_argument("name", metavar="NAME", help=", ".join(RULEBOOKS))
    game = commands.say(Words("yalnız bu oyun", "this game only"))
    parser.add_argument("game", metavar="GAME", nargs="?", help=game)


def run_list(given: argparse.Namespace) -> int:
    show(list_rulebooks(given.lang))
    return 0


def run(given: argparse.Namespace) -> int:
    rulebook = load(given.name)
    if given.game is None:
        show(describe_rulebook(rulebook, given.lang))
    else:
        show(describe_game(rulebook, load_rules(given.name, given.game), given.lang))
    return 0
