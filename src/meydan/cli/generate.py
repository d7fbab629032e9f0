"""`meydan generate`: a random tournament from a seed, as a report file."""

import argparse

from meydan.cli.commands import Commands, show
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.swiss import Plan, generate
from meydan.tournament.trf import TrfFile, write

MOST_PLAYERS = 9999
MOST_ROUNDS = 99
RATES = {
    "draws": Words("her bin maçtan berabere biten", "games drawn, of a thousand"),
    "forfeits": Words("her bin maçtan hükmen biten", "games forfeited, of a thousand"),
    "half_byes": Words("turda her bin oyuncudan yarım puanla izinli", "players with a half-point bye, of a thousand"),
    "absences": Words("turda her bin oyuncudan gelmeyen", "players absent in a round, of a thousand"),
    "late_entries": Words("her bin oyuncudan geç katılan", "players who enter late, of a thousand"),
}


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "generate",
        Words("tohumdan rastgele bir turnuva üretir", "make up a random tournament from a seed"),
        run,
        ("meydan generate --players 40 --rounds 7 --seed 1 > FILE.trf",),
    )
    for name, words in (
        ("players", Words("oyuncu sayısı", "number of players")),
        ("rounds", Words("tur sayısı", "number of rounds")),
        ("seed", Words("tohum", "seed")),
    ):
        parser.add_argument(f"--{name}", type=int, required=True, metavar="N", help=commands.say(words))
    for name, words in RATES.items():
        default = 250 if name == "draws" else 0
        option = f"--{name.replace('_', '-')}"
        parser.add_argument(option, type=int, default=default, metavar="N", help=commands.say(words))
    parser.add_argument(
        "--forbidden-pairs",
        type=int,
        default=0,
        metavar="N",
        help=commands.say(Words("yasak eşleşme sayısı", "number of forbidden pairs")),
    )
    parser.add_argument(
        "--accelerated",
        action="store_true",
        help=commands.say(Words("hızlandırılmış (Baku) eşlendirme", "accelerated pairing (Baku)")),
    )


def run(given: argparse.Namespace) -> int:
    limit("players", given.players, 2, MOST_PLAYERS)
    limit("rounds", given.rounds, 1, MOST_ROUNDS)
    limit("forbidden-pairs", given.forbidden_pairs, 0, MOST_PLAYERS)
    for name in RATES:
        limit(name.replace("_", "-"), getattr(given, name), 0, 1000)
    plan = Plan(
        players=given.players,
        rounds=given.rounds,
        seed=given.seed,
        draws=given.draws,
        forfeits=given.forfeits,
        half_byes=given.half_byes,
        absences=given.absences,
        late_entries=given.late_entries,
        forbidden_pairs=given.forbidden_pairs,
        accelerated=given.accelerated,
    )
    title = f"012 Meydan {plan.players}x{plan.rounds} seed {plan.seed}"
    show(write(TrfFile(generate(plan), head=(title,))).removesuffix("\n"))
    return 0


def limit(option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Refusal(
            Words(
                f"--{option} {value} olamaz: {least} ile {most} arasında bir sayı yazın.",
                f"--{option} cannot be {value}: write a number from {least} to {most}.",
            )
        )
