"""`meydan serve`: the site on this machine, for everybody in the same network."""

import argparse

from meydan.cli.commands import Commands, show
from meydan.cli.site import site_room
from meydan.games.words import Words


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "serve",
        Words("siteyi bu bilgisayarda açar", "run the site on this machine"),
        run,
        examples=("meydan serve", "meydan serve --demo --port 8080"),
    )
    parser.add_argument(
        "--demo",
        action="store_true",
        help=commands.say(
            Words(
                "örnek etkinliklerle: biri kuruluyor, biri oynanıyor, biri bitti",
                "with example events: one being set up, one being played, one finished",
            )
        ),
    )
    parser.add_argument(
        "--host",
        default="0.0.0.0",
        help=commands.say(Words("dinlenecek adres (hepsi: 0.0.0.0)", "address to listen on (all: 0.0.0.0)")),
    )
    parser.add_argument(
        "--port",
        type=int,
        default=None,
        help=commands.say(Words("kapı; verilmezse ilk boş olan", "port; without it the first free one")),
    )


def run(given: argparse.Namespace) -> int:
    room = site_room("serving.run")
    wish = room.Wish(host=given.host, port=given.port, demo=given.demo)
    room.serve(wish, lambda words: show(words.in_language(given.lang)))
    return 0
