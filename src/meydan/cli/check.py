"""`meydan check`: pairs every round of a tournament again and lists what was paired otherwise."""

import argparse

from meydan.cli.commands import Commands, show
from meydan.cli.report_file import read_report
from meydan.games.words import Words
from meydan.tournament.swiss import check

DIFFERENCES = 1


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "check",
        Words("oynanan turları kurallara göre yeniden eşlendirip karşılaştırır", "pair the past rounds again, compare"),
        run,
        ("meydan check FILE.trf",),
    )
    parser.add_argument("file", metavar="FILE.trf", help=commands.say(Words("TRF dosyası", "the TRF file")))


def run(given: argparse.Namespace) -> int:
    file = read_report(given.file)
    rounds = file.table.played_rounds
    forbidden = {
        number: frozenset(
            pair for prohibition in file.prohibitions if prohibition.in_force(number) for pair in prohibition.pairs
        )
        for number in range(1, rounds + 1)
    }
    differences = check(file.table, forbidden)
    for difference in differences:
        show(difference.words.in_language(given.lang))
    different = len(differences)
    show(
        Words(
            f"{rounds} turun {different} tanesi kurallardan farklı eşlendirilmiş.",
            f"{different} of {rounds} rounds were paired otherwise than by the rules.",
        ).in_language(given.lang)
    )
    return DIFFERENCES if differences else 0
