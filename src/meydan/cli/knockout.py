"""`meydan knockout`: draws a knock-out, round by round, from a seed and the results so far.

The command keeps nothing: players, seed and `--won` (once a finished round) say everything, so every draw can be
repeated in front of everybody.
"""

import argparse
import json
import secrets
from functools import partial
from typing import Any

from meydan.cli.commands import Commands, show
from meydan.cli.players import add_player_arguments, chosen_players, labelled
from meydan.games.words import Words
from meydan.tournament.bracket import bracket_round
from meydan.tournament.deciders import Settlement
from meydan.tournament.fresh_draw import draw_round
from meydan.tournament.knockout import How, Knockout, KnockoutRound, Pairing
from meydan.tournament.knockout_notes import apply_notes
from meydan.tournament.lots import check_seed

# Eight hexadecimal digits: short enough to be read out in a hall.
SEED_BYTES = 4

HOW_WORDS = {
    How.PLAYED: Words("kazandı", "won"),
    How.SETTLED: Words("kurayla tur atladı", "goes on by lot"),
    How.FORFEIT: Words("hükmen kazandı", "won by forfeit"),
    How.BYE: Words("bay", "bye"),
    How.NOBODY: Words("kimse tur atlamadı", "nobody goes on"),
}


def add_to(commands: Commands) -> None:
    say = commands.say
    parser = commands.add(
        "knockout",
        Words("eleme kurası çeker, tur tur ilerler", "draw a knock-out, round by round"),
        run,
        (
            "meydan knockout 8",
            "meydan knockout Ali Ayşe Can Ece Efe --seed 2026",
            'meydan knockout Ali Ayşe Can Ece Efe --seed 2026 --won "1 4"',
            'meydan knockout 8 --seed 2026 --won "1 =2 x3 8 w8"',
            "meydan knockout --file sinif.txt --bracket --third-place",
        ),
    )
    add_player_arguments(commands, parser)
    parser.add_argument(
        "--seed",
        help=say(Words("kuranın tohumu; yazılmazsa yenisi seçilir ve gösterilir", "seed of the lots; else a new one")),
    )
    parser.add_argument(
        "--won",
        action="append",
        default=[],
        metavar='"1 4 …"',
        help=say(
            Words(
                "biten bir turun kazananları, numarayla (her tur için bir kez); =2 masa 2 berabere: kura; "
                "x2 masa 2'ye kimse gelmedi; w5 oyuncu 5 çekildi",
                "the winners of a finished round by number (once a round); =2 table 2 was drawn: lot; "
                "x2 nobody came to table 2; w5 player 5 withdrew",
            )
        ),
    )
    parser.add_argument(
        "--bracket",
        action="store_true",
        help=say(
            Words(
                "sabit çizelge: yazılış sırası seribaşı sırasıdır, kazananlar ilerler",
                "fixed bracket: the order given is the seeding, winners advance",
            )
        ),
    )
    parser.add_argument(
        "--third-place", action="store_true", help=say(Words("üçüncülük maçı da oynanır", "with a match for place 3"))
    )
    parser.add_argument("--json", action="store_true", help=say(Words("JSON olarak", "as JSON")))


def run(given: argparse.Namespace) -> int:
    names = chosen_players(given)
    seed = given.seed if given.seed is not None else secrets.token_hex(SEED_BYTES)
    check_seed(seed)
    knockout = Knockout(tuple(range(1, len(names) + 1)), third_place=given.third_place)
    pair_next = bracket_round if given.bracket else partial(draw_round, seed=seed)
    knockout = pair_next(knockout)
    settled: list[Settlement] = []
    for notes in given.won:
        knockout, lots = apply_notes(knockout, notes, seed)
        settled.extend(lots)
        if not knockout.over:
            knockout = pair_next(knockout)
    if given.json:
        show(json.dumps(as_data(knockout, names, seed, settled), ensure_ascii=False))
    else:
        show("\n".join(in_words(knockout, names, seed, settled, given.lang)))
    return 0


def as_data(knockout: Knockout, names: tuple[str, ...], seed: str, settled: list[Settlement]) -> dict[str, Any]:
    return {
        "seed": seed,
        "players": [{"number": number, "name": name} for number, name in enumerate(names, 1)],
        "rounds": [
            {
                "round": each.number,
                "pairings": [
                    {
                        "table": found.table,
                        "first": found.first,
                        "second": found.second,
                        "winner": found.winner,
                        "how": found.how,
                        "for_third": found.for_third,
                    }
                    for found in each.pairings
                ],
            }
            for each in knockout.rounds
        ],
        "settled": [{"winner": each.winner, "by": each.by} for each in settled],
        "over": knockout.over,
        "champion": knockout.champion,
        "places": {str(player): place for player, place in sorted(knockout.places().items())},
    }


def in_words(
    knockout: Knockout, names: tuple[str, ...], seed: str, settled: list[Settlement], language: str
) -> list[str]:
    lines = [Words(f"Tohum: {seed}", f"Seed: {seed}").in_language(language)]
    for each in knockout.rounds:
        lines += ["", Words(f"{each.number}. tur", f"Round {each.number}").in_language(language)]
        lines += tables(each, names, language)
    if settled:
        lines += ["", *(each.words.in_language(language) for each in settled)]
    if knockout.over:
        lines += ["", *places(knockout, names, language)]
    return lines


def tables(each: KnockoutRound, names: tuple[str, ...], language: str) -> list[str]:
    return [f"  {found.table:>3}  {table(found, names, language)}" for found in each.pairings]


def table(found: Pairing, names: tuple[str, ...], language: str) -> str:
    third = Words("üçüncülük: ", "for place 3: ").in_language(language) if found.for_third else ""
    pair = f"{third}{labelled(found.first, names)} – {labelled(found.second, names)}"
    if found.how is None:
        return pair
    how = HOW_WORDS[found.how].in_language(language)
    if found.how in (How.BYE, How.NOBODY):
        return f"{pair}  ({how})"
    return f"{pair}  → {labelled(found.winner, names)} ({how})"


def places(knockout: Knockout, names: tuple[str, ...], language: str) -> list[str]:
    ranked = sorted(knockout.places().items(), key=lambda item: (item[1], item[0]))
    lines = [f"  {place:>3}. {labelled(player, names)}" for player, place in ranked]
    if knockout.champion is None:
        lines.insert(
            0, Words("Birinci yok: kimse kalmadı.", "There is no winner: nobody is left.").in_language(language)
        )
    return [Words("Sıralama", "Places").in_language(language), *lines]
