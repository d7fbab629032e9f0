"""`meydan simulate`: plays a whole event through the real actions, with what goes wrong, and checks the invariants."""

import argparse
import os
import secrets
import tempfile
import time
from typing import Any

from meydan.cli.commands import Commands, show
from meydan.cli.site import site_room
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.rulebooks.loader import RULEBOOKS, load, load_rules

FORMATS = ("swiss", "knockout", "league")


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "simulate",
        Words("bütün bir etkinliği gerçek işlemlerle oynar ve denetler", "play a whole event and check it"),
        run,
        (
            "meydan simulate --rulebook salihli --players 40",
            "meydan simulate --rulebook yuzuncu-yil --players 200 --rounds 7",
        ),
    )
    say = commands.say
    parser.add_argument("--rulebook", choices=RULEBOOKS, required=True, help=say(Words("kural kitabı", "the rulebook")))
    parser.add_argument("--players", type=int, default=40, help=say(Words("oyuncu sayısı", "how many players")))
    parser.add_argument("--rounds", type=int, default=5, help=say(Words("tur sayısı (İsviçre)", "rounds of a Swiss")))
    parser.add_argument(
        "--format",
        choices=FORMATS,
        help=say(Words("biçim; verilmezse kural kitabınınki", "format; without it that of the rulebook")),
    )
    parser.add_argument("--game", help=say(Words("oyun; verilmezse kitabın ilki", "game; without it the book's first")))
    parser.add_argument(
        "--seed", default="", help=say(Words("tohum: aynı tohum aynı etkinlik", "seed: the same again"))
    )


def run(given: argparse.Namespace) -> int:
    if given.players < 2 or given.rounds < 1:
        raise Refusal(Words("En az 2 oyuncu ve 1 tur gerekir.", "It takes at least 2 players and 1 round."))
    with tempfile.TemporaryDirectory(prefix="meydan-") as folder:
        os.environ["MEYDAN_DATA"] = folder
        site_room("rehearsal.database").open_throwaway()
        stage, play = site_room("rehearsal.stage"), site_room("rehearsal.play")
        game = given.game or load(given.rulebook).games[0].game
        rules = load_rules(given.rulebook, game)
        seed = given.seed or secrets.token_hex(4)
        form = given.format or stage.FORMATS[rules.format.format]
        plan = stage.Plan(rules, given.players, given.rounds, form, seed)
        started = time.monotonic()
        done = play.rehearse(plan, lambda words: show(words.in_language(given.lang)))
        said = site_room("rehearsal.telling").TOLD
        for what, times in sorted(done.told.items()):
            show(f"  {said[what].in_language(given.lang)}: {times}")
        tell(given.lang, done, seed, time.monotonic() - started)
        site_room("rehearsal.database").close_throwaway()
    return 0


def tell(language: str, done: Any, seed: str, seconds: float) -> None:
    log, ranked = done.log_digest, done.standings_digest
    words = Words(
        f"{done.rounds} tur, {seconds:.1f} sn, tohum {seed}. Kayıt {log}, sıralama {ranked}.",
        f"{done.rounds} rounds, {seconds:.1f} s, seed {seed}. Log {log}, standings {ranked}.",
    )
    show(words.in_language(language))
