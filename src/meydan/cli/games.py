"""`meydan games`: the games there are."""

import argparse

from meydan.cli.commands import Commands, show
from meydan.games import CARD_RACES, GAMES
from meydan.games.words import Words


def add_to(commands: Commands) -> None:
    commands.add("games", Words("bilinen oyunları listeler", "list the games"), run)


def run(given: argparse.Namespace) -> int:
    for game in GAMES.values():
        first, second = (side.in_language(given.lang) for side in game.sides)
        show(f"{game.name:<11} {game.title.in_language(given.lang):<11} {first} – {second}")
        for option in game.options:
            values = ", ".join(str(value) for value in option.values)
            show(f"{'':11} --option {option.name}=…   {option.words.in_language(given.lang)}: {values}")
    for race in CARD_RACES.values():
        what = Words("kart yarışı", "card race").in_language(given.lang)
        show(f"{race.name:<11} {race.title.in_language(given.lang):<11} {what}")
    return 0
