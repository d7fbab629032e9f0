"""`meydan advice`: which format, how many rounds, how long, and how sure the strongest is to win."""

import argparse
import json
from typing import Any

from meydan.cli.commands import Commands, show
from meydan.games.errors import InvalidText
from meydan.games.words import Words
from meydan.tournament.advice import Format, Plan, plan, suggested
from meydan.tournament.lots import check_seed
from meydan.tournament.simulation import Certainty, simulate

# Matches that one answer may simulate: about a second.
DICE_BUDGET = 250_000
MOST_TRIALS = 1000
FEWEST_TRIALS = 20
# Nobody plays a league of more in a day.
LEAGUE_SHOWN_UP_TO = 24


def add_to(commands: Commands) -> None:
    say = commands.say
    parser = commands.add(
        "advice",
        Words(
            "oyuncu sayısına göre biçim, tur sayısı ve süre önerir",
            "suggest format, number of rounds and time for so many players",
        ),
        run,
        ("meydan advice 24", "meydan advice 40 --minutes 25 --between 10 --tables 12"),
    )
    parser.add_argument("players", type=int, metavar="N", help=say(Words("oyuncu sayısı", "number of players")))
    parser.add_argument(
        "--minutes", type=int, default=30, help=say(Words("bir turun süresi (dakika)", "minutes of a round"))
    )
    parser.add_argument(
        "--between", type=int, default=10, help=say(Words("turlar arası (dakika)", "minutes between rounds"))
    )
    parser.add_argument(
        "--tables", type=int, help=say(Words("masa sayısı (yoksa yeterince)", "number of tables (else enough)"))
    )
    parser.add_argument("--seed", default="1", help=say(Words("benzetimin tohumu", "seed of the simulation")))
    parser.add_argument("--json", action="store_true", help=say(Words("JSON olarak", "as JSON")))


def run(given: argparse.Namespace) -> int:
    check_sensible(given)
    check_seed(given.seed)
    best = suggested(given.players)
    answers = [(each, simulate(each, trials(each), given.seed)) for each in plans(best)]
    if given.json:
        show(json.dumps({"players": given.players, "plans": [as_data(given, *answer, best) for answer in answers]}))
    else:
        for line in in_words(given, answers, best):
            show(line)
    return 0


def check_sensible(given: argparse.Namespace) -> None:
    for name, value, least in (
        ("--minutes", given.minutes, 1),
        ("--between", given.between, 0),
        ("--tables", given.tables, 1),
    ):
        if value is not None and not least <= value <= 10_000:
            raise InvalidText(
                str(value),
                Words(
                    f"{name} {least} ile 10000 arasında olmalı; {value} verildi.",
                    f"{name} must be {least} to 10000; given: {value}.",
                ),
            )


def plans(best: Plan) -> list[Plan]:
    """The suggestion first, then the other formats that make sense for so many."""
    others = [Format.SWISS, Format.ROUND_ROBIN, Format.DOUBLE_ROUND_ROBIN, Format.KNOCKOUT]
    if best.players > LEAGUE_SHOWN_UP_TO:
        others = [Format.SWISS, Format.KNOCKOUT]
    if best.players <= 4:
        others.remove(Format.SWISS)  # more rounds than opponents
    return [best, *(plan(each, best.players) for each in others if each is not best.format)]


def trials(each: Plan) -> int:
    return max(FEWEST_TRIALS, min(MOST_TRIALS, DICE_BUDGET // max(1, each.all_matches)))


def as_data(given: argparse.Namespace, each: Plan, sure: Certainty, best: Plan) -> dict[str, Any]:
    return {
        "format": each.format,
        "suggested": each is best,
        "rounds": each.rounds,
        "matches": each.all_matches,
        "minutes": each.minutes(given.minutes, given.between, given.tables),
        "strongest": {
            "seed": given.seed,
            "trials": sure.trials,
            "first": sure.first,
            "top_three": sure.top_three,
        },
    }


def in_words(given: argparse.Namespace, answers: list[tuple[Plan, Certainty]], best: Plan) -> list[str]:
    language = given.lang
    fewest = min(sure.trials for _, sure in answers)
    lines = [
        Words(
            f"{best.players} oyuncu için öneri: {best.format.words.tr}, {best.rounds} tur.",
            f"Suggested for {best.players} players: {best.format.words.en}, {best.rounds} rounds.",
        ).in_language(language),
        "",
    ]
    for each, sure in answers:
        hours, minutes = divmod(each.minutes(given.minutes, given.between, given.tables), 60)
        first, three = (round(100 * chance) for chance in (sure.of_first, sure.of_top_three))
        lines.append(
            Words(
                f"{each.format.words.tr:<18} {each.rounds:>3} tur {each.all_matches:>5} maç "
                f"{hours:>3} sa {minutes:02} dk   en güçlü oyuncu: birinci %{first}, ilk üçte %{three}",
                f"{each.format.words.en:<18} {each.rounds:>3} rounds {each.all_matches:>5} matches "
                f"{hours:>3} h {minutes:02} min   the strongest: first {first}%, in the top three {three}%",
            ).in_language(language)
        )
    lines += [
        "",
        Words(
            f"Yüzdeler rastgele oynatılan en az {fewest} turnuvadan (tohum {given.seed}); seçim sizindir.",
            f"The percentages come from {fewest} or more tournaments played with dice (seed {given.seed}); "
            "the choice is yours.",
        ).in_language(language),
    ]
    return lines
